import QuoinCompositional

/// A part of a group: an item, or a type of your own that is described by one.
///
///     struct Thumbnail: LayoutItem {
///         var layoutItem: LayoutItem {
///             Item(width: .absolute(80), height: .absolute(80))
///                 .contentInsets(value: 4)
///         }
///     }
public protocol LayoutItem: Sendable {
    /// The item that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutItem: any LayoutItem { get }
}

extension LayoutItem {
    /// Sets the insets that shrink the item inside its place.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.contentInsets, to: $0) }
    }

    /// Sets the space around the item's place.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.edgeSpacing, to: $0) }
    }
}

extension Modified: LayoutItem where Description: ItemDescription {
    var layoutItem: any LayoutItem { self }
}

/// One cell.
///
///     Item { SupplementaryItem(elementKind: "badge") }
///         .width(.fractionalWidth(0.25))
///         .height(.absolute(44))
public struct Item: LayoutItem, ResizableItem {
    private var layoutSize: CollectionLayoutSize
    private var supplementaryItems: [any LayoutSupplementaryItem] = []

    /// An item without supplementary items.
    public init(size: CollectionLayoutSize) {
        layoutSize = size
    }

    /// An item without supplementary items, by default as large as its container.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1)
    ) {
        self.init(size: CollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    /// An item as large as its container, with supplementary items.
    public init(@LayoutSupplementaryItemBuilder supplementaryItems: () -> [any LayoutSupplementaryItem]) {
        self.init()
        self.supplementaryItems = supplementaryItems()
    }

    /// An item with supplementary items.
    public init(
        width: CollectionLayoutSize.Dimension, height: CollectionLayoutSize.Dimension,
        @LayoutSupplementaryItemBuilder supplementaryItems: () -> [any LayoutSupplementaryItem]
    ) {
        self.init(width: width, height: height)
        self.supplementaryItems = supplementaryItems()
    }

    public var layoutItem: any LayoutItem { self }

    public func width(_ width: CollectionLayoutSize.Dimension) -> Item {
        setting(\.layoutSize.widthDimension, of: self, to: width)
    }

    public func height(_ height: CollectionLayoutSize.Dimension) -> Item {
        setting(\.layoutSize.heightDimension, of: self, to: height)
    }
}

extension Item: Describable {
    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
    {
        var item = CollectionLayoutItem(layoutSize: layoutSize)
        for (index, part) in supplementaryItems.enumerated() {
            item.supplementaryItems.append(
                try converter.describe(
                    part, as: CollectionLayoutItem.SupplementaryItem.self, part: "supplementaryItems[\(index)]"))
        }
        return item
    }
}

/// A description with dimensions that can be changed.
///
/// Modifiers of this protocol keep the type. Those of ``LayoutItem`` and similar protocols return the protocol, so
/// dimensions come first:
///
///     VGroup(count: 1) { Item() }
///         .width(.fractionalWidth(0.3))
///         .contentInsets(value: 4)
public protocol ResizableItem {
    func width(_ width: CollectionLayoutSize.Dimension) -> Self
    func height(_ height: CollectionLayoutSize.Dimension) -> Self
}

extension ResizableItem {
    /// Sets both dimensions.
    public func size(_ size: CollectionLayoutSize) -> Self {
        width(size.widthDimension).height(size.heightDimension)
    }
}

/// A copy of a value with one property changed.
func setting<Root, Value>(_ property: WritableKeyPath<Root, Value>, of root: Root, to value: Value) -> Root {
    var copy = root
    copy[keyPath: property] = value
    return copy
}

/// A modifier of all four edges that is called like a method, such as `contentInsets(value: 4)` or
/// `contentInsets(horizontal: 8)`. Each call replaces all four edges.
public struct EdgeModifier<Edges, Result> {
    let apply: (Edges) -> Result

    /// Sets all four edges.
    public func callAsFunction(_ edges: Edges) -> Result { apply(edges) }
}

extension EdgeModifier where Edges == DirectionalEdgeInsets {
    /// The same inset on every edge, in points.
    public func callAsFunction(value: Double) -> Result {
        apply(DirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value))
    }

    /// One inset for leading and trailing, one for top and bottom, in points.
    public func callAsFunction(horizontal: Double = 0, vertical: Double = 0) -> Result {
        apply(
            DirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }

    /// An inset for each edge, in points.
    public func callAsFunction(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) -> Result {
        apply(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    }
}

extension EdgeModifier where Edges == CollectionLayoutEdgeSpacing {
    /// The same spacing on every edge.
    public func callAsFunction(value: CollectionLayoutEdgeSpacing.Spacing?) -> Result {
        apply(CollectionLayoutEdgeSpacing(leading: value, top: value, trailing: value, bottom: value))
    }

    /// One spacing for leading and trailing, one for top and bottom.
    public func callAsFunction(
        horizontal: CollectionLayoutEdgeSpacing.Spacing? = nil, vertical: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) -> Result {
        apply(
            CollectionLayoutEdgeSpacing(leading: horizontal, top: vertical, trailing: horizontal, bottom: vertical))
    }

    /// A spacing for each edge.
    public func callAsFunction(
        top: CollectionLayoutEdgeSpacing.Spacing? = nil, leading: CollectionLayoutEdgeSpacing.Spacing? = nil,
        bottom: CollectionLayoutEdgeSpacing.Spacing? = nil, trailing: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) -> Result {
        apply(CollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom))
    }
}
