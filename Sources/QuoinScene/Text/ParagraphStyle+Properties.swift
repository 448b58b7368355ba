import QuoinLayout
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
            "truncation", \.truncation, .choice, measured, also: ["truncationMode", "text-overflow", "lineBreakMode"],
            "Where a text that does not fit is cut."),
        Property(
            "ellipsis", \.ellipsis, .ellipsis, measured, also: ["truncationAttributedText"],
            "The text shown in place of what is left out."),
        Property(
            "wrapping", \.wrapping, .choice, measured, also: ["textWrap", "text-wrap"], "Where lines end."),
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
            "tabStops", \.tabStops, .list(.tabStop), measured, also: ["tab-size", "tabSize"],
            "Where tabs lead to, in points from the start of the line, each with the alignment of what follows."),
    ]

    private static let distances: [Property<ParagraphStyle>] = [
        Property(
            "lineHeight", \.lineHeight, .lineHeight, measured, also: ["line-height", "lineHeightMultiple"],
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
            also: ["textAlign", "text-align", "textAlignment", "multilineTextAlignment", "alignment"],
            "On which side of the space the lines stand."),
        Property(
            "direction", \.direction, .choice, .pixels, also: ["writingDirection", "baseWritingDirection"],
            "In which direction paragraphs are read."),
        Property(
            "minimumScale", \.minimumScale, .number(0.01...1), measured,
            also: ["minimumScaleFactor", "pointSizeScaleFactors"],
            "The smallest factor by which all lengths may be multiplied to make the text fit."),
        Property(
            "flowAround", \.exclusions, .list(.area), measured, also: ["exclusionPaths", "shape-outside"],
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

// MARK: - Forms

extension ValueForm where Value == ParagraphStyle.LineHeight {
    /// A multiple of the font size, `{points}`, or `natural`.
    fileprivate static var lineHeight: ValueForm {
        let points = KeyShape(
            "points", .number(0.1...100_000, .points), "The height of a line, in points.",
            swiftName: "ParagraphStyle.LineHeight.points")
        return ValueForm(
            .number(0.1...100) + .words(["natural"]) + .mapping { MappingShape([points], required: [["points"]]) },
            read: { value in
                if value.node.string == "natural" { return .natural }
                guard value.isMapping, let mapping = value.mapping() else {
                    guard value.isNumber else {
                        return value.mismatch("a multiple of the font size, {points: 20}, or natural")
                    }
                    return value.number(0.1...100).map { .multiple($0) }
                }
                defer { mapping.finish() }
                return mapping.required("points")?.number(0.1...100_000).map { .points($0) }
            },
            write: { height in
                switch height {
                case .natural: "natural"
                case .multiple(let factor): .number(factor)
                case .points(let points): .mapping(["points": .number(points)])
                }
            })
    }
}

/// The style of the text that is being read: the base of its ellipsis's style.
package enum LetterStyle: ReadingKey {
    package static let initial = TextStyle()
}

extension ValueForm where Value == ParagraphStyle.Ellipsis {
    /// A string, or a mapping with the string and its style.
    fileprivate static var ellipsis: ValueForm {
        let string = KeyShape(
            "string", .text, "The text shown in place of what is left out.", defaultValue: "…",
            swiftName: "ParagraphStyle.Ellipsis.string")
        return ValueForm(
            .text + .mapping { MappingShape([string] + TextStyle.properties.keys, required: [["string"]]) },
            read: { value in
                guard value.isMapping, let mapping = value.mapping() else {
                    if value.isPlainBool { return value.mismatch("the text shown in place of what is left out") }
                    return value.string().map { ParagraphStyle.Ellipsis($0) }
                }
                defer { mapping.finish() }
                var style = value.reading[LetterStyle.self]
                mapping.read(TextStyle.properties, into: &style)
                return mapping.required("string")?.string().map { ParagraphStyle.Ellipsis($0, style: style) }
            },
            write: { ellipsis in
                guard let style = ellipsis.style, let fields = TextStyle.properties.write(style).fields else {
                    return .text(ellipsis.string)
                }
                return .mapping(fields.merging(["string": .text(ellipsis.string)]) { first, _ in first })
            })
    }
}

extension DocumentValue {
    /// Whether it is a number, within bounds or not.
    var isNumber: Bool { !isQuoted && node.string.map { DocumentValue.number($0) != nil } == true }

    /// Whether it is `true` or `false` without quotes.
    fileprivate var isPlainBool: Bool { !isQuoted && ["true", "false"].contains(node.string ?? "") }
}

extension ValueForm where Value == ParagraphStyle.TabStop {
    /// A position, or `{position, alignment}`.
    fileprivate static var tabStop: ValueForm {
        let position = 0.01...1e5
        let table = PropertyTable(
            ParagraphStyle.TabStop(1),
            [
                Property<ParagraphStyle.TabStop>(
                    "position", \.position, .points(position), .size, isRequired: true,
                    "From the start of the line, in points."),
                Property(
                    "alignment", \.alignment, .choice, .size, also: ["align"],
                    "Which part of the text after the tab is aligned with its position."),
            ])
        let full = ValueForm.structure(table)
        return ValueForm(
            .number(position, .points) + full.shape,
            read: { $0.isMapping ? full.read($0) : $0.number(position).map { ParagraphStyle.TabStop($0) } },
            write: { $0.alignment == .left ? .number($0.position) : full.write($0) })
    }
}

extension ValueForm where Value == Shape {
    /// `{rect: [x, y, width, height]}`, optionally with a `cornerRadius`, `{ellipse: […]}` or `{path}`.
    fileprivate static var area: ValueForm {
        let rect = ValueShape.list(.number(.anyNumber, .points), count: 4...4)
        let radius = KeyShape(
            "cornerRadius", ValueForm<CornerRadii>.cornerRadii.shape, "How far the corners are rounded, in points.",
            defaultValue: 0.0, swiftName: "Shape.rounded")
        @Sendable func one(_ key: KeyShape, _ more: [KeyShape] = []) -> ValueShape {
            .mapping { MappingShape([key] + more, required: [[key.key]]) }
        }
        return ValueForm(
            one(KeyShape("rect", rect, "[x, y, width, height] in points.", swiftName: "Shape.rectangle"), [radius])
                + one(
                    KeyShape(
                        "ellipse", rect, "The rectangle around an ellipse: [x, y, width, height] in points.",
                        swiftName: "Path.init(ellipseIn:)"))
                + one(KeyShape("path", .text, "Path data as SVG writes it, in points.", swiftName: "Shape.path")),
            read: { $0.area() }, write: { $0.propertyValue })
    }
}

extension Shape {
    fileprivate var propertyValue: PropertyValue {
        func numbers(_ rect: Rect) -> PropertyValue {
            .list([rect.minX, rect.minY, rect.size.width, rect.size.height].map { .number($0) })
        }
        switch self {
        case .rectangle(let rect): return .mapping(["rect": numbers(rect)])
        case .rounded(let rect, let radii, _):
            return .mapping(["rect": numbers(rect), "cornerRadius": ValueForm<CornerRadii>.cornerRadii.write(radii)])
        case .path(let path, _):
            let bounds = path.bounds
            return Path(ellipseIn: bounds) == path
                ? .mapping(["ellipse": numbers(bounds)]) : .mapping(["path": .text(path.data)])
        }
    }
}

// MARK: - Reading areas

extension DocumentValue {
    fileprivate func area() -> Shape? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        if let rect = mapping["rect"]?.rect() {
            return Shape(rect, radii: mapping["cornerRadius"].flatMap(ValueForm<CornerRadii>.cornerRadii.read) ?? .zero)
        }
        if let rect = mapping["ellipse"]?.rect() { return .path(Path(ellipseIn: rect), .nonZero) }
        guard let data = mapping["path"] else {
            if !mapping.contains("rect"), !mapping.contains("ellipse") {
                report("an area is a \"rect\", an \"ellipse\" or a \"path\"")
            }
            return nil
        }
        return data.pathData().map { .path($0, .nonZero) }
    }

    private func rect() -> Rect? {
        let expected = "[x, y, width, height] in points"
        guard let numbers = numbers(count: 4, expected) else { return nil }
        guard numbers[2] >= 0, numbers[3] >= 0 else { return mismatch(expected) }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
