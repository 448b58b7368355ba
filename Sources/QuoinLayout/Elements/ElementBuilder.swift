/// Collects a container's children, with `if`, `for` and optionals.
@resultBuilder
public enum ElementBuilder {
    @inlinable
    public static func buildExpression(_ element: some LayoutElement) -> [AnyElement] { [element.erased] }
    @inlinable
    public static func buildExpression(_ element: (any LayoutElement)?) -> [AnyElement] {
        element.map { [$0.erased] } ?? []
    }
    @inlinable
    public static func buildExpression(_ elements: [some LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }
    @inlinable
    public static func buildExpression(_ elements: [any LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }
    @inlinable
    public static func buildBlock() -> [AnyElement] { [] }
    @inlinable
    public static func buildPartialBlock(first: [AnyElement]) -> [AnyElement] { first }
    @inlinable
    public static func buildPartialBlock(accumulated: consuming [AnyElement], next: [AnyElement]) -> [AnyElement] {
        accumulated.append(contentsOf: next)
        return accumulated
    }
    @inlinable
    public static func buildOptional(_ part: [AnyElement]?) -> [AnyElement] { part ?? [] }
    @inlinable
    public static func buildEither(first part: [AnyElement]) -> [AnyElement] { part }
    @inlinable
    public static func buildEither(second part: [AnyElement]) -> [AnyElement] { part }
    @inlinable
    public static func buildArray(_ parts: [[AnyElement]]) -> [AnyElement] { parts.flatMap { $0 } }
    @inlinable
    public static func buildLimitedAvailability(_ part: [AnyElement]) -> [AnyElement] { part }
}
