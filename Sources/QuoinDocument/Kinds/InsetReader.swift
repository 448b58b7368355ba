import QuoinLayout

/// `inset`: `{insets, child}`; in a `with:` list the insets alone.
enum InsetReader: WrapperReader {
    static let key = "inset"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let insets = mapping.required("insets")?.edgeInsets()
        guard let child = mapping.child(), let insets else { return nil }
        return child.inset(insets).erased
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.edgeInsets().map { child.inset($0).erased }
    }
}
