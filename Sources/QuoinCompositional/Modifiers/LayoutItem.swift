import QuoinLayout

/// Something that can stand in a group: an item, or a composition of yours that describes itself by one.
///
///     struct Thumbnail: LayoutItem {
///         var layoutItem: LayoutItem {
///             Item(width: .absolute(80), height: .absolute(80))
///                 .contentInsets(value: 4)
///         }
///     }
public protocol LayoutItem: Sendable {
    var layoutItem: any LayoutItem { get }
}

extension LayoutItem {
    /// Sets the insets that shrink the item inside its place.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.contentInsets, to: $0) }
    }

    /// Sets the room that the item's place has around it.
    public var edgeSpacing: EdgeModifier<CollectionLayoutEdgeSpacing, any LayoutItem> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.edgeSpacing, to: $0) }
    }
}
