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
    /// The item that describes this one: in the end an ``Item``, a group, or another that can stand for an item. One
    /// that leads back to itself is an error of the layout.
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
