import QuoinLayout
import QuoinValues

extension ValueForm where Value == TextStyle.Decoration? {
    /// A line along a text: `true`, `false`, a style, or `{style, color, thickness}`, with `offset` and `skipsInk` for an
    /// underline.
    static func decoration(_ place: TextStyle.Decoration.Place) -> ValueForm {
        let table = place.properties
        let styles = TextStyle.Decoration.Style.allCases.map(\.rawValue)
        return ValueForm(
            .bool + .words(styles) + .mapping { table.shape },
            read: { value in
                if value.isMapping {
                    return ValueForm<TextStyle.Decoration>.structure(table).read(value).map { .some($0) }
                }
                if let word = value.node.string, ["true", "false"].contains(word) {
                    return value.bool().map { $0 ? TextStyle.Decoration() : nil }
                }
                return value.choice(TextStyle.Decoration.Style.self).map { TextStyle.Decoration($0) }
            },
            write: { line in
                guard let line else { return false }
                if line == TextStyle.Decoration(line.style) { return .text(line.style.rawValue) }
                return table.write(line)
            })
    }
}

extension TextStyle.Decoration {
    /// The place of a line. It determines the line's keys.
    enum Place {
        case below
        case aboveOrThrough
    }
}

extension TextStyle.Decoration.Place {
    fileprivate var properties: PropertyTable<TextStyle.Decoration> {
        let line: [Property<TextStyle.Decoration>] = [
            Property("style", \.style, .choice, .pixels, "How the line is drawn."),
            Property("color", \.color, .color, .pixels, "The color of the line, in place of that of the letters."),
            Property(
                "thickness", \.thickness, .points(0.01...1e4), .pixels,
                "The thickness of the line in points, in place of the font's."),
        ]
        let below: [Property<TextStyle.Decoration>] = [
            Property(
                "offset", \.offset, .points(-1e4...1e4), .pixels, also: ["underlineOffset", "text-underline-offset"],
                "How far the line's upper edge is below the baseline, in points, in place of the font's distance."),
            Property(
                "skipsInk", \.skipsInk, .bool, .pixels, "Whether the line leaves space for letters that reach into it."),
        ]
        return PropertyTable(TextStyle.Decoration(), self == .below ? line + below : line)
    }
}

extension ValueForm where Value == TextStyle.Shadow {
    /// `{color, radius, offset}`.
    static var textShadow: ValueForm { .structure(TextStyle.Shadow.properties) }
}

extension TextStyle.Shadow {
    fileprivate static let properties = PropertyTable(
        TextStyle.Shadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1e4), .pixels, also: ["blur", "blurRadius"],
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

extension ValueForm where Value == [String: Double] {
    /// Places on the axes of a variable font: `{opsz: 32}`.
    static var axes: ValueForm {
        let bounds = -32_768.0...32_767
        return ValueForm(
            .mapping { MappingShape([], others: .allowed(.number(bounds))) },
            read: { $0.tagged("axis") { $0.number(bounds) } }, write: { .mapping($0.mapValues { .number($0) }) })
    }
}

extension ValueForm where Value == [String: Int] {
    /// OpenType features: a list of those that are on, or a mapping of numbers, `true` and `false`.
    static var features: ValueForm {
        let value = ValueShape.bool + ValueShape([.integer(0...65_535)])
        return ValueForm(
            .list(.text) + .mapping { MappingShape([], others: .allowed(value)) }, read: { $0.features() },
            write: { features in
                features.values.allSatisfy { $0 == 1 }
                    ? .list(features.keys.sorted().map { .text($0) })
                    : .mapping(features.mapValues { .number(Double($0)) })
            })
    }
}

extension DocumentValue {
    fileprivate func features() -> [String: Int]? {
        guard isList else { return tagged("feature") { $0.featureValue() } }
        var features: [String: Int] = [:]
        for value in list() ?? [] {
            guard let tag = value.string(), value.isTag(tag, of: "feature") else { continue }
            features[tag] = 1
        }
        return features
    }

    private func featureValue() -> Int? {
        if let text = node.string, Self.number(text) != nil { return integer(0...65_535) }
        return bool().map { $0 ? 1 : 0 }
    }

    fileprivate func tagged<Value>(_ noun: String, _ read: (DocumentValue) -> Value?) -> [String: Value]? {
        guard let mapping = mapping() else { return nil }
        var values: [String: Value] = [:]
        for (tag, value) in mapping.all() where value.isTag(tag, of: noun) { values[tag] = read(value) }
        return values
    }

    /// Whether a word is a font tag; reports it otherwise.
    private func isTag(_ tag: String, of noun: String) -> Bool {
        let isTag =
            tag.utf8.count == 4
            && tag.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        if !isTag { report("\"\(tag)\" is not a font \(noun), which has four letters or digits") }
        return isTag
    }
}
