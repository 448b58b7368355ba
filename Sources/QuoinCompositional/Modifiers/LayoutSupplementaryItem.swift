import QuoinLayout

/// Something attached to an item or a group, or a composition of yours that describes itself by it.
public protocol LayoutSupplementaryItem: LayoutItem {
    /// The supplementary item that describes this one: in the end a ``SupplementaryItem``.
    var layoutSupplementaryItem: any LayoutSupplementaryItem { get }
}

extension LayoutSupplementaryItem {
    public var layoutItem: any LayoutItem { layoutSupplementaryItem }

    /// Sets the insets that shrink the supplementary item, last of all.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutSupplementaryItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutSupplementaryItem.contentInsets, to: $0) }
    }

    /// Sets the room around the supplementary item.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutSupplementaryItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutSupplementaryItem.edgeSpacing, to: $0) }
    }

    /// Sets the order of drawing; 0 for everything unless it is set.
    public func zIndex(zIndex: Int) -> any LayoutSupplementaryItem {
        Modified(self, setting: \CollectionLayoutSupplementaryItem.zIndex, to: zIndex)
    }
}
