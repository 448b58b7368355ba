import QuoinValues

extension TextStyle {
    /// The properties of a text, and of a span.
    package static let properties = PropertyTable(TextStyle(), font + paint + distances)

    private static let measured: PropertyEffect = [.size, .pixels]

    private static let font: [Property<TextStyle>] = [
        Property(
            "font", \.families, familiesCodec, measured, also: ["fontFamily", "font-family"],
            "The font family, or a list of them; the first that has a character is used."),
        Property(
            "size", \.size, .points(0.1...10_000), measured, also: ["fontSize", "font-size"],
            "The font size, in points."),
        Property(
            "weight", \.weight, FontWeight.codec, measured, also: ["fontWeight", "font-weight", "bold"],
            "How heavy the letters are: a name, or a number from 100 to 900."),
        Property(
            "italic", \.isItalic, .bool, measured, also: ["fontStyle", "font-style"],
            "Whether the letters are italic or oblique."),
        Property(
            "stretch", \.width, .choice, measured, also: ["font-stretch", "fontStretch", "fontWidth"],
            "How wide the letters are."),
        Property(
            "axes", \.mergedAxes, .axes, measured, also: ["font-variation-settings"],
            "Places on the axes of a variable font, by their four-letter tags."
        ).named("TextStyle.axes"),
        Property(
            "features", \.mergedFeatures, featuresCodec, measured, also: ["font-feature-settings"],
            "OpenType features by their four-letter tags."
        ).named("TextStyle.features"),
        Property(
            "textCase", \.textCase, .choice, measured,
            also: ["textTransform", "text-transform", "fontVariantCaps", "font-variant-caps", "font-variant"],
            "How letters are written, whatever they are in the text."),
    ]

    private static let paint: [Property<TextStyle>] = [
        Property(
            "color", \.paint, .fill, .pixels, also: ["textColor", "foregroundColor", "foregroundStyle"],
            "The color of the letters, or a gradient or image that extends over all of them."
        ).named("TextStyle.color"),
        Property(
            "background", \.background, .fill, .pixels, also: ["highlight", "backgroundColor"],
            "What is painted behind each line's letters."
        ).named("TextStyle.background"),
        Property(
            "backgroundRadius", \.backgroundRadius, .points(0...1e4), .pixels,
            "How far the corners of the background are rounded, in points."),
        Property(
            "backgroundPadding", \.backgroundPadding, .finiteInsets(), measured,
            reach: { max($0.top, $0.bottom) },
            "How far the background extends beyond the letters, in points; to the sides it takes space."),
        Property(
            "backgroundBreak", \.backgroundBreak, .choice, measured,
            also: ["box-decoration-break", "boxDecorationBreak"],
            "Whether a background that goes over several lines has its padding and round corners at each line's ends."),
        Property(
            "underline", \.underline, TextStyle.Decoration.below, .pixels, also: ["textDecoration", "text-decoration"],
            reach: { $0?.reach ?? 0 }, "A line below the letters."
        ).named("TextStyle.underline"),
        Property(
            "overline", \.overline, TextStyle.Decoration.aboveOrThrough, .pixels,
            reach: { $0?.reach ?? 0 }, "A line above the letters."
        ).named("TextStyle.overline"),
        Property(
            "strikethrough", \.strikethrough, TextStyle.Decoration.aboveOrThrough, .pixels, also: ["line-through"],
            reach: { $0?.reach ?? 0 }, "A line through the letters."
        ).named("TextStyle.strikethrough"),
        Property(
            "shadow", \.shadows, .oneOrMore(TextStyle.Shadow.codec), .pixels,
            also: ["text-shadow", "textShadow", "shadowOffset", "shadowRadius", "shadowColor", "shadowOpacity"],
            reach: { $0.map(\.reach).max() ?? 0 },
            "A shadow of the letters, or a list of them, the first on top."),
        Property(
            "stroke", \.stroke, .structure(TextStyle.Stroke.properties), .pixels, also: ["-webkit-text-stroke"],
            reach: { $0.width }, "A line along the outlines of the letters."
        ).named("TextStyle.stroke"),
    ]

    private static let distances: [Property<TextStyle>] = [
        Property(
            "letterSpacing", \.letterSpacing, .points(-1_000...1_000), measured,
            also: ["kern", "tracking", "letter-spacing"],
            "What is added between characters, in points; may be negative."),
        Property(
            "wordSpacing", \.wordSpacing, .points(-1_000...1_000), measured, also: ["word-spacing"],
            "What is added to spaces between words, in points; may be negative."),
        Property(
            "baselineOffset", \.baselineOffset, .points(-10_000...10_000), measured, also: ["vertical-align"],
            "How far the letters are raised above the baseline, in points."),
        Property(
            "language", \.language, .string, measured, also: ["lang"], "The language of the text, as BCP 47 writes it."),
        Property("link", \.link, .string, .pixels, also: ["href", "url"], "Where the text leads to."),
    ]

    /// A span keeps the axes of the text around it, except for those that it sets itself.
    fileprivate var mergedAxes: [String: Double] {
        get { axes }
        set { axes.merge(newValue) { $1 } }
    }

    fileprivate var mergedFeatures: [String: Int] {
        get { features }
        set { features.merge(newValue) { $1 } }
    }

    /// The fill or the color of the letters.
    fileprivate var paint: Fill {
        get { fill ?? .solid(color) }
        set {
            if case .solid(let color) = newValue {
                (self.color, fill) = (color, nil)
            } else {
                fill = newValue
            }
        }
    }
}

extension TextStyle {
    /// A family, or a list of them.
    private static let familiesCodec = Codec<[String]>.oneOf([
        .form(.string, { [$0] }) { $0.count == 1 ? $0[0] : nil },
        .all(.list(.string, count: 1...(.max), "at least one font family")),
    ])
}

extension FontWeight {
    /// A weight by name or from 100 to 900.
    static let codec = Codec<FontWeight>.oneOf([
        .words([
            ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("extraBold", .extraBold),
            ("black", .black),
        ]), .form(.integer(100...900), { FontWeight($0) }) { $0.value },
    ])
}
