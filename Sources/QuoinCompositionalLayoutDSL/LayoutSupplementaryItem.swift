import QuoinCompositional

/// A view attached to an item or a group, or a type of your own that is described by one.
public protocol LayoutSupplementaryItem: LayoutItem {
    /// The supplementary item that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutSupplementaryItem: any LayoutSupplementaryItem { get }
}

extension LayoutSupplementaryItem {
    public var layoutItem: any LayoutItem { layoutSupplementaryItem }

    /// Sets the insets that shrink the view inside its place.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutSupplementaryItem> {
        EdgeModifier { Modified(self, setting: \SupplementaryItem.contentInsets, to: $0) }
    }

    /// Sets the space around the view if it is used as an item of a group.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutSupplementaryItem> {
        EdgeModifier { Modified(self, setting: \SupplementaryItem.edgeSpacing, to: $0) }
    }

    /// Sets the drawing order, by default 0; higher items are on top.
    public func zIndex(zIndex: Int) -> any LayoutSupplementaryItem {
        Modified(self, setting: \SupplementaryItem.zIndex, to: zIndex)
    }
}

extension Modified: LayoutSupplementaryItem where Description: SupplementaryDescription {
    var layoutSupplementaryItem: any LayoutSupplementaryItem { self }
}

/// A view attached to an item or a group, such as a badge.
public typealias SupplementaryItem = CollectionLayoutItem.SupplementaryItem

extension SupplementaryItem: LayoutSupplementaryItem, ResizableItem {
    /// - Parameter elementKind: the name of what the view shows.
    public init(size: CollectionLayoutSize, elementKind: String) {
        self.init(layoutSize: size, elementKind: elementKind)
    }

    /// By default as large as the frame that it is attached to.
    ///
    /// - Parameter elementKind: the name of what the view shows.
    public init(
        widthDimension: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        heightDimension: CollectionLayoutSize.Dimension = .fractionalHeight(1), elementKind: String
    ) {
        self.init(
            layoutSize: CollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension),
            elementKind: elementKind)
    }

    /// The distance of the view from the position that its anchors give.
    public typealias AnchorOffset = CollectionLayoutItem.Anchor.Offset

    public var layoutSupplementaryItem: any LayoutSupplementaryItem { self }

    public func width(_ width: CollectionLayoutSize.Dimension) -> SupplementaryItem {
        setting(\.layoutSize.widthDimension, of: self, to: width)
    }

    public func height(_ height: CollectionLayoutSize.Dimension) -> SupplementaryItem {
        setting(\.layoutSize.heightDimension, of: self, to: height)
    }

    /// Sets the point of the item or group that the view is attached to, by default top leading.
    public func containerAnchor(_ anchor: CollectionLayoutItem.Anchor) -> SupplementaryItem {
        setting(\.containerAnchor, of: self, to: anchor)
    }

    /// Sets the point of the item or group that the view is attached to, and an offset from it.
    public func containerAnchor(
        edges: CollectionLayoutItem.Anchor.Edges, offset: CollectionLayoutItem.Anchor.Offset = .absolute(.zero)
    ) -> SupplementaryItem {
        containerAnchor(CollectionLayoutItem.Anchor(edges: edges, offset: offset))
    }

    /// Sets the point of the view that lies on the container anchor; `nil` for the same point as in the container.
    public func itemAnchor(_ anchor: CollectionLayoutItem.Anchor?) -> SupplementaryItem {
        setting(\.itemAnchor, of: self, to: anchor)
    }

    /// Sets the point of the view that lies on the container anchor, and an offset from it.
    public func itemAnchor(
        edges: CollectionLayoutItem.Anchor.Edges, offset: CollectionLayoutItem.Anchor.Offset = .absolute(.zero)
    ) -> SupplementaryItem {
        itemAnchor(CollectionLayoutItem.Anchor(edges: edges, offset: offset))
    }
}
