/// Collects a container's children, with `if`, `for` and optionals.
@resultBuilder
public enum ElementBuilder {
    public static func buildExpression(_ element: some LayoutElement) -> [AnyElement] { [element.erased] }
    public static func buildExpression(_ element: (any LayoutElement)?) -> [AnyElement] {
        element.map { [$0.erased] } ?? []
    }
    public static func buildExpression(_ elements: [some LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }
    public static func buildExpression(_ elements: [any LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }
    public static func buildBlock(_ parts: [AnyElement]...) -> [AnyElement] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AnyElement]?) -> [AnyElement] { part ?? [] }
    public static func buildEither(first part: [AnyElement]) -> [AnyElement] { part }
    public static func buildEither(second part: [AnyElement]) -> [AnyElement] { part }
    public static func buildArray(_ parts: [[AnyElement]]) -> [AnyElement] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [AnyElement]) -> [AnyElement] { part }
}
