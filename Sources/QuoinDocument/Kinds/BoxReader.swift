import QuoinLayout
import QuoinScene

/// `box`: nothing, or `{child}`.
enum BoxReader: WrapperReader {
    static let key = "box"

    static func element(_ value: DocumentValue) -> AnyElement? {
        if value.isNull { return Box().erased }
        guard let mapping = value.mapping() else { return nil }
        let child = mapping["child"].map { $0.element() }
        mapping.finish()
        guard let child else { return Box().erased }
        return child.map { Box($0).erased }
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.expectNothing() ? Box(child).erased : nil
    }
}

extension DocumentValue {
    /// Whether no value is given, for a key that takes none.
    func expectNothing() -> Bool {
        if isNull || node.mapping?.pairs.isEmpty == true { return true }
        report("expected no value, not \(summary)")
        return false
    }
}
