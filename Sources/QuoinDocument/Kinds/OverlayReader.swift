import QuoinLayout

/// `overlay`: `{child, overlay}`; in a `with:` list the element on top alone.
enum OverlayReader: WrapperReader {
    static let key = "overlay"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let overlay = mapping.required("overlay")?.element()
        guard let child = mapping.child(), let overlay else { return nil }
        return child.overlay(overlay).erased
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.element().map { child.overlay($0).erased }
    }
}
