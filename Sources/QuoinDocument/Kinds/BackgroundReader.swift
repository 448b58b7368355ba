import QuoinLayout

/// `background`: `{child, background}`; in a `with:` list the element below alone.
enum BackgroundReader: WrapperReader {
    static let key = "background"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let background = mapping.required("background")?.element()
        guard let child = mapping.child(), let background else { return nil }
        return child.background(background).erased
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.element().map { child.background($0).erased }
    }
}
