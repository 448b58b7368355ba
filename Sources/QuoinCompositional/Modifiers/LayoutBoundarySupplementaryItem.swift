import QuoinLayout

/// A header, a footer or the like, or a composition of yours that describes itself by one.
public protocol LayoutBoundarySupplementaryItem: LayoutSupplementaryItem {
    /// The boundary item that describes this one: in the end a ``BoundarySupplementaryItem``.
    var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { get }
}

extension LayoutBoundarySupplementaryItem {
    public var layoutSupplementaryItem: any LayoutSupplementaryItem { layoutBoundarySupplementaryItem }

    /// Sets the insets that shrink the boundary item, last of all.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutBoundarySupplementaryItem> {
        EdgeModifier { Modified(self, setting: \Description.contentInsets, to: $0) }
    }

    /// Sets the room around the boundary item.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutBoundarySupplementaryItem> {
        EdgeModifier { Modified(self, setting: \Description.edgeSpacing, to: $0) }
    }

    /// Sets the order of drawing; 0 for everything unless it is set.
    public func zIndex(zIndex: Int) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \Description.zIndex, to: zIndex)
    }

    /// Sets whether the item lies outside the content, which makes room for it (the default), or over its edge.
    public func extendsBoundary(_ extends: Bool) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \Description.extendsBoundary, to: extends)
    }

    /// Sets whether the item stays on screen while its section is.
    public func pinToVisibleBounds(_ isPinned: Bool) -> any LayoutBoundarySupplementaryItem {
        Modified(self, setting: \Description.pinToVisibleBounds, to: isPinned)
    }
}

private typealias Description = CollectionLayoutBoundarySupplementaryItem
