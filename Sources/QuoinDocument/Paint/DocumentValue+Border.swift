import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// `{width, color, style, dash, position}`, and `top`, `right`, `bottom` and `left` with what differs there.
    func border() -> Border? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let all = BorderSideKeys(mapping)
        let sides = Side.allCases.map { side in (side, mapping[side.rawValue]) }
        let position = mapping["position"]?.choice(BorderPosition.self)
        if sides.allSatisfy({ $0.1 == nil }) { mapping.requireWidth() }
        var border = Border(all: all.line ?? .none)
        for case (let side, let value?) in sides { border[side] = value.borderSide(base: all) }
        border.position = position ?? .inside
        return border
    }

    /// The line of one side; what is absent is as in the border as a whole.
    private func borderSide(base: BorderSideKeys) -> BorderSide {
        isRead()
        guard let mapping = mapping() else { return .none }
        defer { mapping.finish() }
        let keys = BorderSideKeys(mapping)
        if !base.isWidthGiven { mapping.requireWidth() }
        return keys.over(base).line ?? .none
    }

    /// `{width, color, style, dash, offset}`.
    func outline() -> Outline? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let keys = BorderSideKeys(mapping)
        mapping.requireWidth()
        let offset = mapping["offset"]?.number(-1e6...1e6)
        return keys.line.map {
            Outline(width: $0.width, color: $0.color, style: $0.style, offset: offset ?? 0)
        }
    }
}

/// What is said of a line; what is absent is as elsewhere.
private struct BorderSideKeys {
    let isWidthGiven: Bool
    var width: Double?
    var color: Color?
    var style: LineStyle?

    init(_ mapping: DocumentMapping) {
        isWidthGiven = mapping.contains("width")
        width = mapping["width"]?.number(0...1e9)
        color = mapping["color"]?.color()
        style = mapping["style"]?.choice([("solid", .solid), ("dashed", .dashed), ("dotted", .dotted)])
        guard let dash = mapping["dash"] else { return }
        if mapping.contains("style") {
            mapping.report("\"style\" and \"dash\" set the same; use one of them", at: "dash")
        }
        style = dash.dashPattern() ?? style
    }

    /// The line, if it has a width.
    var line: BorderSide? {
        width.map { BorderSide(width: $0, color: color ?? .black, style: style ?? .solid) }
    }

    /// The same with what another one says where this one is silent.
    func over(_ base: BorderSideKeys) -> BorderSideKeys {
        var keys = self
        keys.width = width ?? base.width
        keys.color = color ?? base.color
        keys.style = style ?? base.style
        return keys
    }
}

extension DocumentValue {
    /// Dashes and gaps by turns.
    fileprivate func dashPattern() -> LineStyle? {
        isRead()
        let expected = "dashes and gaps by turns, in points that are 0 or more and not all 0"
        guard isList, let values = list(), !values.isEmpty else { return mismatch(expected) }
        let lengths = values.compactMap { $0.number(0...1e6, "a length in points that is 0 or more") }
        guard lengths.count == values.count else { return nil }
        return lengths.contains { $0 > 0 } ? .pattern(lengths) : mismatch(expected)
    }
}

extension DocumentMapping {
    /// Reports a width that is not there.
    fileprivate func requireWidth() {
        if !contains("width") { value.report("\"width\" is missing") }
    }
}
