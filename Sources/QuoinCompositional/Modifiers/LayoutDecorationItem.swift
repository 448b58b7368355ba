import QuoinLayout

/// A section's background, or a composition of yours that describes itself by one.
public protocol LayoutDecorationItem: LayoutItem {
    /// The background that describes this one: in the end a ``DecorationItem``.
    var layoutDecorationItem: any LayoutDecorationItem { get }
}

extension LayoutDecorationItem {
    public var layoutItem: any LayoutItem { layoutDecorationItem }

    /// Sets the insets that shrink the background within its section.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutDecorationItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutDecorationItem.contentInsets, to: $0) }
    }

    /// Sets the room around the background.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutDecorationItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutDecorationItem.edgeSpacing, to: $0) }
    }

    /// Sets the order of drawing; 0 for everything unless it is set.
    public func zIndex(zIndex: Int) -> any LayoutDecorationItem {
        Modified(self, setting: \CollectionLayoutDecorationItem.zIndex, to: zIndex)
    }
}
