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

/// A header, a footer or another boundary item, or a type of your own that is described by one.
public protocol LayoutBoundarySupplementaryItem: LayoutSupplementaryItem {
    /// The boundary item that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { get }
}

extension LayoutBoundarySupplementaryItem {
    public var layoutSupplementaryItem: any LayoutSupplementaryItem { layoutBoundarySupplementaryItem }

    /// Sets the insets that shrink the view inside its place.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutBoundarySupplementaryItem> {
        EdgeModifier { Modified(self, setting: \BoundarySupplementaryItem.contentInsets, to: $0) }
    }

    /// Sets the space around the view if it is used as an item of a group.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutBoundarySupplementaryItem> {
        EdgeModifier { Modified(self, setting: \BoundarySupplementaryItem.edgeSpacing, to: $0) }
    }

    /// Sets the drawing order, by default 0; higher items are on top.
    public func zIndex(zIndex: Int) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \BoundarySupplementaryItem.zIndex, to: zIndex)
    }

    /// Sets whether the view extends the content by its length (the default) or covers the content's edge.
    public func extendsBoundary(_ extends: Bool) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \BoundarySupplementaryItem.extendsBoundary, to: extends)
    }

    /// Sets whether the view stays visible as long as its section is.
    public func pinToVisibleBounds(_ isPinned: Bool) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \BoundarySupplementaryItem.pinToVisibleBounds, to: isPinned)
    }
}

extension Modified: LayoutBoundarySupplementaryItem where Description == BoundarySupplementaryItem {
    var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { self }
}

/// A header, a footer, or a view at another edge of a section or of the whole layout.
public typealias BoundarySupplementaryItem = CollectionLayoutSection.BoundarySupplementaryItem

extension BoundarySupplementaryItem: LayoutBoundarySupplementaryItem, ResizableItem {
    /// - Parameter elementKind: the name of what the view shows, unique at the boundary of a section or of the layout.
    public init(size: CollectionLayoutSize, elementKind: String) {
        self.init(layoutSize: size, elementKind: elementKind)
    }

    /// By default as large as its container: a header is then as high as the collection view.
    ///
    /// - Parameter elementKind: the name of what the view shows, unique at the boundary of a section or of the layout.
    public init(
        width: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        height: CollectionLayoutSize.Dimension = .fractionalHeight(1), elementKind: String
    ) {
        self.init(
            layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: height),
            elementKind: elementKind)
    }

    public var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { self }

    public func width(_ width: CollectionLayoutSize.Dimension) -> BoundarySupplementaryItem {
        setting(\.layoutSize.widthDimension, of: self, to: width)
    }

    public func height(_ height: CollectionLayoutSize.Dimension) -> BoundarySupplementaryItem {
        setting(\.layoutSize.heightDimension, of: self, to: height)
    }

    /// Sets the edge or corner at which the view is, by default the top.
    public func alignment(_ alignment: Alignment) -> BoundarySupplementaryItem {
        setting(\.alignment, of: self, to: alignment)
    }

    /// Sets the distance from the aligned position in points, by default zero.
    public func absoluteOffset(_ offset: Point) -> BoundarySupplementaryItem {
        setting(\.absoluteOffset, of: self, to: offset)
    }
}

/// A section's background, or a type of your own that is described by one.
public protocol LayoutDecorationItem: LayoutItem {
    /// The background that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutDecorationItem: any LayoutDecorationItem { get }
}

extension LayoutDecorationItem {
    public var layoutItem: any LayoutItem { layoutDecorationItem }

    /// Sets the insets that shrink the background inside its section.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutDecorationItem> {
        EdgeModifier { Modified(self, setting: \DecorationItem.contentInsets, to: $0) }
    }

    /// Sets the space around the background if it is used as an item of a group.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutDecorationItem> {
        EdgeModifier { Modified(self, setting: \DecorationItem.edgeSpacing, to: $0) }
    }

    /// Sets the drawing order, by default 0; higher items are on top.
    public func zIndex(zIndex: Int) -> any LayoutDecorationItem {
        Modified(self, setting: \DecorationItem.zIndex, to: zIndex)
    }
}

extension Modified: LayoutDecorationItem where Description == DecorationItem {
    var layoutDecorationItem: any LayoutDecorationItem { self }
}

/// A section's background.
public typealias DecorationItem = CollectionLayoutSection.DecorationItem

extension DecorationItem: LayoutDecorationItem {
    public var layoutDecorationItem: any LayoutDecorationItem { self }
}
