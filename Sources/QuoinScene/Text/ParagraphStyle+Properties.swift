import QuoinValues

extension ParagraphStyle {
    package static let properties = PropertyTable(
        ParagraphStyle(), lines + distances + shape, check: refuseContradictions)

    private static let measured: PropertyEffect = [.size, .pixels]

    private static let lines: [Property<ParagraphStyle>] = [
        Property(
            "lines", \.lineCount, .integer(0...1_000_000), measured,
            also: ["line", "maxLines", "lineLimit", "numberOfLines", "maximumNumberOfLines", "-webkit-line-clamp"],
            "The most lines; 0 is as many as there is space for."
        ).named("ParagraphStyle.lineLimit"),
        Property(
            "truncation", \.truncation, .choice, measured,
            also: ["truncationMode", "text-overflow", "lineBreakMode", "textOverflow"],
            "Where a text that does not fit is cut."),
        Property(
            "ellipsis", \.ellipsis, ParagraphStyle.Ellipsis.codec, measured, also: ["truncationAttributedText"],
            "The text shown in place of what is left out."),
        Property(
            "wrapping", \.wrapping, .choice, measured,
            also: ["textWrap", "text-wrap", "wordWrap", "whiteSpace", "white-space", "nowrap", "wrap"],
            "Where lines end."),
        Property(
            "wordBreak", \.wordBreak, .choice, measured,
            also: ["word-break", "overflowWrap", "overflow-wrap", "lineBreak", "line-break"], "Where words may break."),
        Property(
            "hyphens", \.hyphens, .choice, measured, also: ["hyphenation", "hyphenate", "hyphenationFactor"],
            "Where hyphens come from: from soft hyphens alone, or from the patterns of the language, too."),
        Property(
            "hyphenLimits", \.hyphenLimits, .structure(ParagraphStyle.HyphenLimits.properties), measured,
            also: ["hyphenate-limit-chars", "hyphenateLimitChars"],
            "The fewest letters of words that the patterns hyphenate, and before and after a hyphen."),
        Property(
            "tabStops", \.tabStops, .list(ParagraphStyle.TabStop.codec), measured,
            also: ["tab-size", "tabSize", "tabs"],
            "Where tabs lead to, in points from the start of the line, each with the alignment of what follows."),
    ]

    private static let distances: [Property<ParagraphStyle>] = [
        Property(
            "lineHeight", \.lineHeight, ParagraphStyle.LineHeight.codec, measured,
            also: ["line-height", "lineHeightMultiple", "leading"],
            "From baseline to baseline: a multiple of the font size, {points}, or natural, as the font has it."),
        Property(
            "minimumLineHeight", \.minimumLineHeight, .points(0...1e5), measured,
            "The least height of a line, in points."),
        Property(
            "maximumLineHeight", \.maximumLineHeight, .points(0.1...1e5), measured,
            "The greatest height of a line, in points; the minimum wins."),
        Property("lineSpacing", \.lineSpacing, .points(0...1e5), measured, "The space between lines, in points."),
        Property(
            "firstLineIndent", \.firstLineIndent, .points(-1e5...1e5), measured,
            also: ["text-indent", "textIndent", "firstLineHeadIndent"],
            "How far a paragraph's first line begins after the others, in points."),
        Property(
            "paragraphSpacing", \.paragraphSpacing, .points(0...1e5), measured,
            "The space between paragraphs besides the line spacing, in points."),
    ]

    private static let shape: [Property<ParagraphStyle>] = [
        Property(
            "align", \.alignment, .choice, .pixels,
            also: ["textAlign", "text-align", "textAlignment", "multilineTextAlignment", "alignment", "justify"],
            "On which side of the space the lines stand; start is where the text's own letters begin, and a text without "
                + "letters where the canvas is read from."),
        Property(
            "direction", \.direction, .choice, .pixels, also: ["writingDirection", "baseWritingDirection", "dir"],
            "In which direction paragraphs are read."),
        Property(
            "minimumScale", \.minimumScale, .number(0.01...1), measured,
            also: ["minimumScaleFactor", "pointSizeScaleFactors", "adjustsFontSizeToFitWidth", "autoSize"],
            "The smallest factor by which all lengths may be multiplied to make the text fit."),
        Property(
            "flowAround", \.exclusions, .list(AreaKeys.codec), measured, also: ["exclusionPaths", "shape-outside"],
            "Areas that the text flows around, in points from the top left corner of the lines."),
    ]

    static let refuseContradictions: @Sendable (DocumentMapping, ParagraphStyle) -> Void = { mapping, paragraph in
        if zip(paragraph.tabStops, paragraph.tabStops.dropFirst()).contains(where: { $0.position >= $1.position }) {
            mapping.report("the positions must ascend", at: "tabStops")
        }
        if paragraph.minimumLineHeight > paragraph.maximumLineHeight {
            mapping.report("the minimum is above the maximum", at: "minimumLineHeight")
        }
    }

    fileprivate var lineCount: Int {
        get { lineLimit ?? 0 }
        set { lineLimit = newValue == 0 ? nil : newValue }
    }
}

extension ParagraphStyle.HyphenLimits {
    fileprivate static let properties = PropertyTable(
        ParagraphStyle.HyphenLimits(),
        [
            Property("word", \.word, .integer(0...1_000), .pixels, "The fewest letters of a word with hyphens."),
            Property("before", \.before, .integer(0...1_000), .pixels, "The fewest letters before a hyphen."),
            Property("after", \.after, .integer(0...1_000), .pixels, "The fewest letters after a hyphen."),
        ])
}

// MARK: - Codecs

extension ParagraphStyle.LineHeight {
    /// A multiple of the font size, `{points}`, or `natural`.
    fileprivate static let codec = Codec<ParagraphStyle.LineHeight>.oneOf(
        Expected("a multiple of the font size, {points: 20}, or natural", .numberAmongOthers),
        [
            .form(.number(0.1...100), { .multiple($0) }) { if case .multiple(let factor) = $0 { factor } else { nil } },
            .words([("natural", .natural)]),
            .key(
                "points", .points(0.1...100_000), "The height of a line, in points.",
                swiftName: "ParagraphStyle.LineHeight.points", { .points($0) }
            ) { if case .points(let points) = $0 { points } else { nil } },
        ])
}

/// The style of the text that is being read: the base of its ellipsis's style.
package enum LetterStyle: ReadingKey {
    package static let initial = TextStyle()
}

extension ParagraphStyle.Ellipsis {
    /// A string, or a mapping with the string and its style.
    fileprivate static let codec = Codec<ParagraphStyle.Ellipsis>.oneOf([
        .form(.string, { ParagraphStyle.Ellipsis($0) }) { $0.style == nil ? $0.string : nil }, .all(styled),
    ]).refusing { $0.isBool ? "expected the text shown in place of what is left out, not \($0.summary)" : nil }

    private static let styled: Codec<ParagraphStyle.Ellipsis> = {
        let string = KeyShape(
            "string", .text, "The text shown in place of what is left out.", defaultValue: "…",
            swiftName: "ParagraphStyle.Ellipsis.string")
        return Codec(
            .mapping { MappingShape([string] + TextStyle.properties.keys, required: [["string"]]) },
            takes: { $0.isMapping },
            read: { value in
                guard let mapping = value.mapping() else { return nil }
                defer { mapping.finish() }
                var style = value.reading[LetterStyle.self]
                mapping.read(TextStyle.properties, into: &style)
                return mapping.required("string")?.string().map { ParagraphStyle.Ellipsis($0, style: style) }
            },
            write: { ellipsis in
                let style = ellipsis.style.map(TextStyle.properties.write)?.fields ?? [:]
                return .mapping(style.merging(["string": .text(ellipsis.string)]) { first, _ in first })
            })
    }()
}

extension ParagraphStyle.TabStop {
    /// A position, or `{at, align}`.
    fileprivate static let codec = Codec<ParagraphStyle.TabStop>.oneOf([
        .form(.points(positions), { ParagraphStyle.TabStop($0) }) { $0.alignment == .left ? $0.position : nil },
        .all(.structure(properties)),
    ])

    private static let positions = 0.01...1e5
    private static let properties = PropertyTable(
        ParagraphStyle.TabStop(1),
        [
            Property(
                "at", \.position, .points(positions), .size, also: ["position", "location", "offset"],
                isRequired: true, "From the start of the line, in points."),
            Property(
                "align", \.alignment, .choice, .size, also: ["alignment", "textAlign", "textAlignment"],
                "Which part of the text after the tab is aligned with its position."),
        ])
}

/// A rectangle that text flows around.
private struct AreaKeys: Sendable {
    var rect = Rect(0, 0, 0, 0)
    var radii = CornerRadii.zero

    /// `{rect: [x, y, width, height]}`, optionally with a `cornerRadius`, `{ellipse: […]}` or `{path}`.
    static let codec = Codec<Shape>.oneOf(
        "an area: a rect, an ellipse or a path",
        [
            .form(.structure(properties), { Shape($0.rect, radii: $0.radii) }) { shape in
                switch shape {
                case .rectangle(let rect): AreaKeys(rect: rect)
                case .rounded(let rect, let radii, _): AreaKeys(rect: rect, radii: radii)
                case .path: nil
                }
            },
            .key(
                "ellipse", frame, "The rectangle around an ellipse: [x, y, width, height] in points.",
                swiftName: "Path.init(ellipseIn:)", { .path(Path(ellipseIn: $0), .nonZero) }
            ) { shape in
                guard case .path(let path, _) = shape, Path(ellipseIn: path.bounds) == path else { return nil }
                return path.bounds
            },
            .key(
                "path", .path, "Path data as SVG writes it, in points.", swiftName: "Shape.path",
                { .path($0, .nonZero) }
            ) { if case .path(let path, _) = $0 { path } else { nil } },
        ])

    private static let properties = PropertyTable(
        AreaKeys(),
        [
            Property("rect", \.rect, frame, .pixels, isRequired: true, "[x, y, width, height] in points.")
                .named("Shape.rectangle"),
            Property("cornerRadius", \.radii, CornerRadii.codec, .pixels, "How far the corners are rounded, in points.")
                .named("Shape.rounded"),
        ])

    private static let frame = Codec<Rect>.rect(.points(), "[x, y, width, height] in points") {
        $0.size.width >= 0 && $0.size.height >= 0
    }
}
