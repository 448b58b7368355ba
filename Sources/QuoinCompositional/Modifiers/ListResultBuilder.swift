/// Collects any number of things of a kind, with `if`, `switch`, `for` and availability checks.
@resultBuilder
public enum ListResultBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first part: [Element]) -> [Element] { part }
    public static func buildEither(second part: [Element]) -> [Element] { part }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Collects items and groups.
public typealias LayoutItemBuilder = ListResultBuilder<any LayoutItem>
/// Collects supplementary items.
public typealias LayoutSupplementaryItemBuilder = ListResultBuilder<any LayoutSupplementaryItem>
/// Collects headers and footers.
public typealias LayoutBoundarySupplementaryItemBuilder = ListResultBuilder<any LayoutBoundarySupplementaryItem>
/// Collects decoration items.
public typealias LayoutDecorationItemBuilder = ListResultBuilder<any LayoutDecorationItem>
