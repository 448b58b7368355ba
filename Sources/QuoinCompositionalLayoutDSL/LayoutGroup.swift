import QuoinCompositional

/// A group, or a type of your own that is described by one.
public protocol LayoutGroup: LayoutItem {
    /// The group that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutGroup: any LayoutGroup { get }
}

extension LayoutGroup {
    public var layoutItem: any LayoutItem { layoutGroup }

    /// Sets the insets between the group and its items.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutGroup> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.contentInsets, to: $0) }
    }

    /// Sets the space around the group's place.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutGroup> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.edgeSpacing, to: $0) }
    }

    /// Adds supplementary items, such as badges, to the group.
    public func supplementaryItems(
        @LayoutSupplementaryItemBuilder _ items: () -> [any LayoutSupplementaryItem]
    ) -> any LayoutGroup {
        Modified(
            self, adding: items(), to: \CollectionLayoutItem.supplementaryItems, named: "supplementaryItems")
    }

    /// Sets the spacing between the group's items; `nil` is none.
    public func interItemSpacing(_ spacing: CollectionLayoutEdgeSpacing.Spacing?) -> any LayoutGroup {
        Modified(self, setting: \CollectionLayoutItem.interItemSpacing, to: spacing)
    }
}

extension Modified: LayoutGroup where Description == CollectionLayoutItem {
    var layoutGroup: any LayoutGroup { self }
}

// MARK: - Linear groups

/// A group whose items are side by side.
public struct HGroup: LinearGroup {
    public static let axis = Axis.horizontal
    public var layoutSize: CollectionLayoutSize
    public let subitems: [any LayoutItem]
    public let filling: CollectionLayoutItem.Filling

    public init(size: CollectionLayoutSize, subitems: [any LayoutItem], filling: CollectionLayoutItem.Filling) {
        (layoutSize, self.subitems, self.filling) = (size, subitems, filling)
    }
}

/// A group whose items are one below the other.
public struct VGroup: LinearGroup {
    public static let axis = Axis.vertical
    public var layoutSize: CollectionLayoutSize
    public let subitems: [any LayoutItem]
    public let filling: CollectionLayoutItem.Filling

    public init(size: CollectionLayoutSize, subitems: [any LayoutItem], filling: CollectionLayoutItem.Filling) {
        (layoutSize, self.subitems, self.filling) = (size, subitems, filling)
    }
}

/// An ``HGroup`` or a ``VGroup``.
///
/// Listed items are repeated until the next one does not fit. With a count, one item is repeated this many times, each
/// time with an equal share of the group's length; a `repeatingSubitem` keeps its own length.
public protocol LinearGroup: LayoutGroup, ResizableItem {
    /// The axis along which the items follow one another.
    static var axis: Axis { get }
    /// The dimensions in the container.
    var layoutSize: CollectionLayoutSize { get set }
    var subitems: [any LayoutItem] { get }
    /// How often the items are repeated.
    var filling: CollectionLayoutItem.Filling { get }

    init(size: CollectionLayoutSize, subitems: [any LayoutItem], filling: CollectionLayoutItem.Filling)
}

extension LinearGroup {
    /// A group that is filled with the items in turn.
    public init(size: CollectionLayoutSize, @LayoutItemBuilder subItems: () -> [any LayoutItem]) {
        self.init(size: size, subitems: subItems(), filling: .untilFull)
    }

    /// A group that is filled with the items in turn, by default as large as its container.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1),
        @LayoutItemBuilder subItems: () -> [any LayoutItem]
    ) {
        self.init(size: CollectionLayoutSize(widthDimension: width, heightDimension: height), subItems: subItems)
    }

    /// A group of `count` equal shares, at least 1.
    public init(size: CollectionLayoutSize, count: Int, subItem: () -> any LayoutItem) {
        self.init(size: size, subitems: [subItem()], filling: .equalShares(count))
    }

    /// A group of `count` equal shares, at least 1; by default as large as its container.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1),
        count: Int, subItem: () -> any LayoutItem
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), count: count, subItem: subItem)
    }

    /// A group that repeats an item `count` times, at least once, without resizing it.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1),
        repeatingSubitem subitem: any LayoutItem, count: Int
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), subitems: [subitem],
            filling: .repetitions(count))
    }

    public var layoutGroup: any LayoutGroup { self }

    public func width(_ width: CollectionLayoutSize.Dimension) -> Self {
        setting(\.layoutSize.widthDimension, of: self, to: width)
    }

    public func height(_ height: CollectionLayoutSize.Dimension) -> Self {
        setting(\.layoutSize.heightDimension, of: self, to: height)
    }

    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
    {
        var items: [CollectionLayoutItem] = []
        for (index, subitem) in subitems.enumerated() {
            items.append(
                try converter.describe(subitem, as: CollectionLayoutItem.self, part: "subitems[\(index)]"))
        }
        return CollectionLayoutItem(layoutSize: layoutSize, arrangement: .linear(Self.axis, items, filling))
    }
}

extension HGroup: Describable {}
extension VGroup: Describable {}

// MARK: - Custom groups

/// A group whose items are in frames that a closure returns.
///
///     CustomGroup(height: .absolute(100)) { environment in
///         let width = environment.container.effectiveContentSize.width
///         return [CollectionLayoutGroupCustomItem(frame: Rect(width / 2 - 20, 30, 40, 40))]
///     }
public typealias CustomGroup = CollectionLayoutItem

public typealias CollectionLayoutGroupCustomItem = CollectionLayoutItem.CustomItem

extension CustomGroup: LayoutGroup, ResizableItem {
    /// A custom group.
    ///
    /// - Parameter itemProvider: called each time the group is laid out.
    public init(size: CollectionLayoutSize, itemProvider: @escaping CustomItemProvider) {
        self.init(layoutSize: size, arrangement: .custom(itemProvider))
    }

    /// A custom group, by default as large as its container.
    ///
    /// - Parameter itemProvider: called each time the group is laid out.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1),
        itemProvider: @escaping CustomItemProvider
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), itemProvider: itemProvider)
    }

    public var layoutGroup: any LayoutGroup { self }

    public func width(_ width: CollectionLayoutSize.Dimension) -> CustomGroup {
        setting(\.layoutSize.widthDimension, of: self, to: width)
    }

    public func height(_ height: CollectionLayoutSize.Dimension) -> CustomGroup {
        setting(\.layoutSize.heightDimension, of: self, to: height)
    }
}

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
