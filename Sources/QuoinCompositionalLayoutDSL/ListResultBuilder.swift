import QuoinLayout

/// Builds a list from expressions, with `if`, `switch`, `for` and availability checks.
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

/// Builds a list of items and groups.
public typealias LayoutItemBuilder = ListResultBuilder<any LayoutItem>
/// Builds a list of supplementary items.
public typealias LayoutSupplementaryItemBuilder = ListResultBuilder<any LayoutSupplementaryItem>
/// Builds a list of headers and footers.
public typealias LayoutBoundarySupplementaryItemBuilder = ListResultBuilder<any LayoutBoundarySupplementaryItem>
/// Builds a list of decoration items.
public typealias LayoutDecorationItemBuilder = ListResultBuilder<any LayoutDecorationItem>
