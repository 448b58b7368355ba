import QuoinLayout

/// `wrapper`: an element, or a list of elements.
enum WrapperLayoutReader: WrapperReader {
    static let key = "wrapper"

    static func element(_ value: DocumentValue) -> AnyElement? {
        let children = value.isList ? value.elements() : value.element().map { [$0] }
        return children.map { Element(WrapperLayout(), children: $0).erased }
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.expectNothing() ? child.wrapped().erased : nil
    }
}
