import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    func cornerRadii() -> CornerRadii? {
        if isMapping { return mapping().map { radii(of: $0) } }
        guard isList else { return number(0...1e9).map { CornerRadii($0) } }
        let expected = "radii in points: a number, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners"
        guard let radii = numbers(count: 4, expected) else { return nil }
        guard radii.allSatisfy({ $0 >= 0 }) else { return mismatch(expected) }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    private func radii(of mapping: DocumentMapping) -> CornerRadii {
        defer { mapping.finish() }
        return CornerRadii(
            topLeft: mapping["topLeft"]?.number(0...1e9) ?? 0, topRight: mapping["topRight"]?.number(0...1e9) ?? 0,
            bottomRight: mapping["bottomRight"]?.number(0...1e9) ?? 0,
            bottomLeft: mapping["bottomLeft"]?.number(0...1e9) ?? 0)
    }

    /// `{width, color}`.
    func border() -> Border? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (width, color) = (mapping.required("width")?.number(0...1e9), mapping["color"]?.color())
        return width.map { Border(width: $0, color: color ?? .black) }
    }
}
