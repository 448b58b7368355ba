import QuoinLayout

/// Something that arranges items: a group, or a composition of yours that describes itself by one.
public protocol LayoutGroup: LayoutItem {
    /// The group that describes this one: in the end an ``HGroup``, a ``VGroup`` or a ``CustomGroup``.
    var layoutGroup: any LayoutGroup { get }
}

extension LayoutGroup {
    public var layoutItem: any LayoutItem { layoutGroup }

    /// Sets the insets that shrink the room for the group's items.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutGroup> {
        EdgeModifier { Modified(self, setting: \CollectionLayoutItem.contentInsets, to: $0) }
    }

    /// Sets the room that the group's place has around it.
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

    /// Sets the spacing between the group's items; nil is none.
    public func interItemSpacing(_ spacing: CollectionLayoutSpacing?) -> any LayoutGroup {
        Modified(self, setting: \CollectionLayoutItem.interItemSpacing, to: spacing)
    }
}

extension CollectionLayoutItem {
    fileprivate var interItemSpacing: CollectionLayoutSpacing? {
        get { group?.interItemSpacing }
        set { group?.interItemSpacing = newValue }
    }
}
