import QuoinValues

extension TextStyle {
    /// The properties of a text, and of a span.
    package static let properties = PropertyTable(TextStyle(), font + paint + distances)

    private static let measured: PropertyEffect = [.size, .pixels]

    private static let font: [Property<TextStyle>] = [
        Property(
            "font", \.families, familiesCodec, measured,
            also: ["fontFamily", "font-family", "family", "typeface", "fontName"],
            "The font family, or a list of them; the first that has a character is used."),
        Property(
            "size", \.size, .points(0.1...10_000), measured, also: ["fontSize", "font-size", "textSize", "pointSize"],
            "The font size, in points."),
        Property(
            "weight", \.weight, FontWeight.codec, measured, also: ["fontWeight", "font-weight", "bold"],
            "How heavy the letters are: a name, or a number from 100 to 900."),
        Property(
            "italic", \.isItalic, .bool, measured, also: ["fontStyle", "font-style", "oblique"],
            "Whether the letters are italic or oblique."),
        Property(
            "stretch", \.width, .choice, measured, also: ["font-stretch", "fontStretch", "fontWidth"],
            "How wide the letters are."),
        Property(
            "axes", \.mergedAxes, .axes, measured,
            also: ["font-variation-settings", "fontVariationSettings", "variations"],
            "Places on the axes of a variable font, by their four-letter tags."
        ).named("TextStyle.axes"),
        Property(
            "features", \.mergedFeatures, featuresCodec, measured, also: ["font-feature-settings", "fontVariant"],
            "OpenType features by their four-letter tags."
        ).named("TextStyle.features"),
        Property(
            "textCase", \.textCase, .choice, measured,
            also: [
                "textTransform", "text-transform", "fontVariantCaps", "font-variant-caps", "font-variant", "uppercase",
                "caps", "smallCaps",
            ],
            "How letters are written, whatever they are in the text."),
    ]

    private static let paint: [Property<TextStyle>] = [
        Property(
            "color", \.paint, .fill, .pixels, also: ["textColor", "foregroundColor", "foregroundStyle", "fills"],
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
            "underline", \.underline, TextStyle.Decoration.below, .pixels,
            also: ["textDecoration", "text-decoration", "decoration", "underlineStyle"],
            reach: { $0?.reach ?? 0 }, "A line below the letters."
        ).named("TextStyle.underline"),
        Property(
            "overline", \.overline, TextStyle.Decoration.aboveOrThrough, .pixels,
            reach: { $0?.reach ?? 0 }, "A line above the letters."
        ).named("TextStyle.overline"),
        Property(
            "strikethrough", \.strikethrough, TextStyle.Decoration.aboveOrThrough, .pixels,
            also: ["line-through", "strike", "strikethroughStyle"],
            reach: { $0?.reach ?? 0 }, "A line through the letters."
        ).named("TextStyle.strikethrough"),
        Property(
            "shadow", \.shadows, .oneOrMore(TextStyle.Shadow.codec), .pixels,
            also: ["text-shadow", "textShadow", "shadowOffset", "shadowRadius", "shadowColor", "shadowOpacity"],
            reach: { $0.map(\.reach).max() ?? 0 },
            "A shadow of the letters, or a list of them, the first on top."),
        Property(
            "stroke", \.stroke, .structure(TextStyle.Stroke.properties), .pixels,
            also: ["-webkit-text-stroke", "strokeWidth"],
            reach: { $0.width }, "A line along the outlines of the letters."
        ).named("TextStyle.stroke"),
    ]

    private static let distances: [Property<TextStyle>] = [
        Property(
            "letterSpacing", \.letterSpacing, .points(-1_000...1_000), measured,
            also: ["kern", "tracking", "letter-spacing", "kerning"],
            "What is added between characters, in points; may be negative."),
        Property(
            "wordSpacing", \.wordSpacing, .points(-1_000...1_000), measured, also: ["word-spacing"],
            "What is added to spaces between words, in points; may be negative."),
        Property(
            "baselineOffset", \.baselineOffset, .points(-10_000...10_000), measured,
            also: ["vertical-align", "baseline", "superscript", "subscript", "sup", "sub"],
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

extension TextStyle.Decoration {
    /// A line below a text: `true`, `false`, a style, or `{style, color, thickness, offset, skipsInk}`.
    static let below = codec(
        lineProperties + [
            Property(
                "offset", \.offset, .points(-1e4...1e4), .pixels, also: ["underlineOffset", "text-underline-offset"],
                "How far the line's upper edge is below the baseline, in points, in place of the font's distance."),
            Property(
                "skipsInk", \.skipsInk, .bool, .pixels, "Whether the line leaves space for letters that reach into it."),
        ])
    /// A line above a text or through it: `true`, `false`, a style, or `{style, color, thickness}`.
    static let aboveOrThrough = codec(lineProperties)

    private static func codec(_ properties: [Property<TextStyle.Decoration>]) -> Codec<TextStyle.Decoration?> {
        .oneOf([
            .form(.bool, { $0 ? TextStyle.Decoration() : nil }) { $0 == nil ? false : nil },
            .form(.choice, { TextStyle.Decoration($0) }) { line in
                line.flatMap { $0 == TextStyle.Decoration($0.style) ? $0.style : nil }
            },
            .form(.structure(PropertyTable(TextStyle.Decoration(), properties)), { $0 }) { $0 },
        ])
    }

    private static let lineProperties: [Property<TextStyle.Decoration>] = [
        Property("style", \.style, .choice, .pixels, "How the line is drawn."),
        Property("color", \.color, .color, .pixels, "The color of the line, in place of that of the letters."),
        Property(
            "thickness", \.thickness, .points(0.01...1e4), .pixels,
            "The thickness of the line in points, in place of the font's."),
    ]
}

extension TextStyle.Shadow {
    /// `{color, radius, offset}`.
    static let codec = Codec<TextStyle.Shadow>.structure(properties)

    private static let properties = PropertyTable(
        TextStyle.Shadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1e4), .pixels,
                "The standard deviation of the blur, in points: half of the blur radius of CSS."),
            Property("offset", \.offset, .point, .pixels, "How far the shadow is moved, in points."),
        ])
}

extension TextStyle.Stroke {
    static let properties = PropertyTable(
        TextStyle.Stroke(width: 0, color: .black),
        [
            Property(
                "width", \.width, .points(0...1e4), .pixels, isRequired: true, "The width of the line, in points."),
            Property("color", \.color, .color, .pixels, "The color of the line."),
            Property(
                "order", \.order, .choice, .pixels, "Whether the line is painted after the letters, or behind them."),
        ])
}

extension Codec where Value == [String: Double] {
    /// Places on the axes of a variable font: `{opsz: 32}`.
    static var axes: Codec { .dictionary(.number(-32_768...32_767)) { $0.isTag($1, of: "axis") } }
}

extension TextStyle {
    /// OpenType features: a list of those that are on, or a mapping of numbers, `true` and `false`.
    static let featuresCodec = Codec<[String: Int]>.oneOf(
        "a list of features, or a mapping of them",
        [
            .form(.list(tag), { Dictionary($0.map { ($0, 1) }) { first, _ in first } }) { features in
                features.values.allSatisfy { $0 == 1 } ? features.keys.sorted() : nil
            },
            .all(.dictionary(feature) { $0.isTag($1, of: "feature") }),
        ])

    private static let tag = Codec<String>(
        .text,
        read: { value in
            guard let tag = value.string(), value.isTag(tag, of: "feature") else { return nil }
            return tag
        }, write: { .text($0) })

    private static let feature = Codec<Int>.oneOf(
        "true, false or a whole number from 0 to 65535",
        [.form(.bool, { $0 ? 1 : 0 }) { _ in nil }, .all(.integer(0...65_535))])
}

extension DocumentValue {
    /// Whether a word is a font tag; reports it otherwise.
    fileprivate func isTag(_ tag: String, of noun: String) -> Bool {
        let isTag =
            tag.utf8.count == 4
            && tag.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        if !isTag { report("\"\(tag)\" is not a font \(noun), which has four letters or digits") }
        return isTag
    }
}
