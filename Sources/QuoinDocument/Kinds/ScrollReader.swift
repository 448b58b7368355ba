import QuoinLayout
import QuoinScene

/// `scroll`: `{directions, contentOffset, indicators, child}`; in a `with:` list without the child, or nothing.
enum ScrollReader: WrapperReader {
    static let key = "scroll"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        let child = mapping.child()
        let scroll = read(mapping)
        return child.map { scroll($0) }
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        if value.isNull { return child.scroll().erased }
        return value.mapping().map { read($0)(child) }
    }

    /// What puts an element into the viewport that a mapping describes.
    private static func read(_ mapping: DocumentMapping) -> (AnyElement) -> AnyElement {
        let directions = mapping["directions"]?.choice(ScrollNode.Directions.self) ?? .vertical
        let offset = mapping["contentOffset"]?.point() ?? .zero
        let showsIndicators = mapping["indicators"]?.bool() ?? false
        mapping.finish()
        return { $0.scroll(directions, offset: offset, showsIndicators: showsIndicators).erased }
    }
}
