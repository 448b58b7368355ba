import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// A line along a text: `true`, `false`, a style, or `{style, color, thickness}`, and `skipsInk` for one below it.
    ///
    /// - Parameter inherited: the line where something is wrong.
    func decoration(_ inherited: TextDecoration?, isBelow: Bool = true) -> TextDecoration? {
        if isMapping { return mapping().map { TextDecoration($0, isBelow: isBelow) } ?? inherited }
        if case .scalar(let scalar) = node, ["true", "false"].contains(scalar.string) {
            return bool() == true ? TextDecoration() : nil
        }
        return choice(TextDecoration.Style.self).map { TextDecoration($0) } ?? inherited
    }

    /// One shadow, or a list of them, the first on top.
    func textShadows() -> [TextShadow]? {
        isRead()
        if isList { return (list() ?? []).compactMap { $0.textShadow() } }
        return textShadow().map { [$0] }
    }

    private func textShadow() -> TextShadow? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        return TextShadow(
            color: mapping["color"]?.color() ?? .black, radius: mapping["radius"]?.number(0...1e4) ?? 0,
            offset: mapping["offset"]?.point() ?? .zero)
    }

    /// `{width, color, order}`.
    func textStroke() -> TextStroke? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        guard let width = mapping.required("width")?.number(0...1e4) else { return nil }
        return TextStroke(
            width: width, color: mapping["color"]?.color() ?? .black,
            order: mapping["order"]?.choice(TextStroke.Order.self) ?? .over)
    }
}

extension TextDecoration {
    fileprivate init(_ mapping: DocumentMapping, isBelow: Bool) {
        defer { mapping.finish() }
        self.init(
            mapping["style"]?.choice(Style.self) ?? .single, color: mapping["color"]?.color(),
            thickness: mapping["thickness"]?.number(0.01...1e4),
            skipsInk: isBelow ? mapping["skipsInk"]?.bool() ?? false : false)
    }
}
