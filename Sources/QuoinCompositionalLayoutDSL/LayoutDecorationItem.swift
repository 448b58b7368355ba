import QuoinCompositional

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
