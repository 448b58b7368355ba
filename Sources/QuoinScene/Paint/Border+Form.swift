import QuoinLayout
import QuoinValues

extension ValueForm where Value == Border {
    /// `{width, color, fill, style, dash, position}`, and `top`, `right`, `bottom` and `left` with what differs there.
    static var border: ValueForm {
        let sides = Side.allCases.map { side in
            KeyShape(
                side.rawValue, .mapping { MappingShape(Border.Line.keys) }, "What differs at this side.",
                swiftName: "Border.\(side.rawValue)")
        }
        let position = KeyShape(
            "position", .words(Border.Position.allCases.map(\.rawValue)),
            "Where the lines run: inside, unless a path is open, which has no inside; then center.",
            swiftName: "Border.position")
        let required = [Set(["width"])] + Side.allCases.map { [$0.rawValue] }
        return ValueForm(
            .mapping { MappingShape(Border.Line.keys + [position] + sides, required: required) },
            read: { $0.border() }, write: { $0.propertyValue }
        ).named("border")
    }
}

extension ValueForm where Value == Outline {
    /// `{width, color, fill, style, dash, offset}`.
    static var outline: ValueForm {
        let offset = KeyShape(
            "offset", .number(-1e6...1e6, .points), "From the bounds to the line, in points.",
            defaultValue: .number(Outline(.none).offset), swiftName: "Outline.offset")
        return ValueForm(
            .mapping { MappingShape(Border.Line.keys + [offset], required: [["width"]]) }, read: { $0.outline() },
            write: { outline in
                let isUsual = outline.offset == Outline(.none).offset
                return .mapping(of: outline.line.fields + [("offset", isUsual ? nil : .number(outline.offset))])
            }
        ).named("outline")
    }
}

extension Border.Line {
    /// The keys of a line.
    fileprivate static let keys = [
        KeyShape(
            "width", .number(.zeroOrMore, .points), "The width of the line, in points.", swiftName: "Border.Line.width"),
        KeyShape(
            "color", ValueForm<Color>.color.shape, "The color of the line.", defaultValue: usualColor,
            swiftName: "Border.Line.fill"),
        KeyShape(
            "fill", ValueForm<Fill>.fill.shape,
            "A color, a gradient or an image over the rectangle around the line, in place of a color.",
            swiftName: "Border.Line.fill"),
        KeyShape(
            "style", .words(styles.map(\.0)), "How the line is divided.",
            defaultValue: styles.first { $0.1 == none.style }.map { .text($0.0) }, swiftName: "Border.Line.style"),
        KeyShape(
            "dash", .list(.number(0...1e6, .points), count: 1...(.max)), "The lengths of dashes and gaps, in points.",
            swiftName: "LineStyle.pattern"),
    ]

    /// The styles that have a name.
    fileprivate static let styles: [(String, LineStyle)] = [
        ("solid", .solid), ("double", .double), ("dashed", .dashed), ("dotted", .dotted),
    ]

    private static let usualColor: PropertyValue? = {
        guard case .solid(let color) = none.fill else { return nil }
        return ValueForm<Color>.color.write(color)
    }()

    /// The width, and what differs from the defaults.
    fileprivate var fields: [(String, PropertyValue?)] {
        var (style, dash): (PropertyValue?, PropertyValue?) = (nil, nil)
        if case .pattern(let lengths) = self.style {
            dash = .list(lengths.map { .number($0) })
        } else if self.style != Self.none.style {
            style = Self.styles.first { $0.1 == self.style }.map { .text($0.0) }
        }
        var (color, fill): (PropertyValue?, PropertyValue?) = (nil, nil)
        if case .solid(let value) = self.fill {
            let written = ValueForm<Color>.color.write(value)
            color = written == Self.usualColor ? nil : written
        } else {
            fill = ValueForm<Fill>.fill.write(self.fill)
        }
        return [("width", .number(width)), ("color", color), ("fill", fill), ("style", style), ("dash", dash)]
    }
}

extension Border {
    fileprivate var propertyValue: PropertyValue {
        let position: (String, PropertyValue?) = ("position", position.map { .text($0.rawValue) })
        if isUniform { return .mapping(of: top.fields + [position]) }
        let sides = Side.allCases.map { side -> (String, PropertyValue?) in
            (side.rawValue, self[side].width > 0 ? .mapping(of: self[side].fields) : nil)
        }
        return .mapping(of: sides + [position])
    }
}

extension DocumentValue {
    fileprivate func border() -> Border? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let all = BorderSideKeys(mapping)
        let sides = Side.allCases.map { side in (side, mapping[side.rawValue]) }
        let position = mapping["position"]?.choice(Border.Position.self)
        if sides.allSatisfy({ $0.1 == nil }) { _ = mapping.required("width") }
        var border = Border(all: all.line ?? .none)
        for case (let side, let value?) in sides { border[side] = value.borderSide(base: all) }
        border.position = position
        return border
    }

    /// The line of one side; missing keys are those of the whole border.
    private func borderSide(base: BorderSideKeys) -> Border.Line {
        guard let mapping = mapping() else { return .none }
        defer { mapping.finish() }
        let keys = BorderSideKeys(mapping)
        if !base.isWidthGiven { _ = mapping.required("width") }
        return keys.over(base).line ?? .none
    }

    fileprivate func outline() -> Outline? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let keys = BorderSideKeys(mapping)
        _ = mapping.required("width")
        let offset = mapping["offset"]?.number(-1e6...1e6)
        return keys.line.map { line in offset.map { Outline(line, offset: $0) } ?? Outline(line) }
    }
}

/// The keys of a line; `nil` if one is missing.
private struct BorderSideKeys {
    let isWidthGiven: Bool
    var width: Double?
    var fill: Fill?
    var style: LineStyle?

    init(_ mapping: DocumentMapping) {
        isWidthGiven = mapping.contains("width")
        width = mapping["width"]?.number(.zeroOrMore)
        fill = mapping["color"]?.lineColor().map { .solid($0) }
        if let value = mapping["fill"] {
            mapping.refuse(["color"], beside: "fill")
            fill = ValueForm<Fill>.fill.read(value)
        }
        style = mapping["style"]?.choice(Border.Line.styles)
        guard let dash = mapping["dash"] else { return }
        mapping.refuse(["style"], beside: "dash")
        style = dash.dashPattern() ?? style
    }

    /// The line; `nil` without a width.
    var line: Border.Line? {
        let usual = Border.Line.none
        return width.map { Border.Line(width: $0, fill: fill ?? usual.fill, style: style ?? usual.style) }
    }

    /// The same with missing keys from another one.
    func over(_ base: BorderSideKeys) -> BorderSideKeys {
        var keys = self
        keys.width = width ?? base.width
        keys.fill = fill ?? base.fill
        keys.style = style ?? base.style
        return keys
    }
}

extension DocumentValue {
    /// The color of a line; reports a gradient or an image.
    fileprivate func lineColor() -> Color? {
        if isMapping, let mapping = mapping(), ["linear", "radial", "conic", "image"].contains(where: mapping.contains)
        {
            report("expected a color; a gradient or an image is the \"fill\" of a line")
            return nil
        }
        return ValueForm<Color>.color.read(self)
    }

    /// Alternating dashes and gaps.
    fileprivate func dashPattern() -> LineStyle? {
        let expected = "alternating dashes and gaps, in points that are 0 or more and not all 0"
        guard isList, let values = list(), !values.isEmpty else { return mismatch(expected) }
        let lengths = values.compactMap { $0.number(0...1e6, "a length in points that is 0 or more") }
        guard lengths.count == values.count else { return nil }
        return lengths.contains { $0 > 0 } ? .pattern(lengths) : mismatch(expected)
    }
}
