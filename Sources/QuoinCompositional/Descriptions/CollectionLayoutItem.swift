import QuoinLayout

/// An item as a plain value: a cell, or a group that holds items.
public struct CollectionLayoutItem: Sendable {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    /// What shrinks it inside its place, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The room that its place has around it.
    public var edgeSpacing: CollectionLayoutEdgeSpacing
    /// What is attached to it, such as badges.
    public var supplementaryItems: [CollectionLayoutSupplementaryItem]
    /// What the item holds if it is a group; nil for a cell.
    public var group: CollectionLayoutGroup?

    /// The defaults are those of an ``Item`` without modifiers.
    public init(
        layoutSize: CollectionLayoutSize = CollectionLayoutSize(), contentInsets: DirectionalEdgeInsets = .zero,
        edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing(),
        supplementaryItems: [CollectionLayoutSupplementaryItem] = [], group: CollectionLayoutGroup? = nil
    ) {
        self.layoutSize = layoutSize
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
        self.group = group
    }
}

extension CollectionLayoutItem: ItemDescription {
    var generalization: (any LayoutDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? { (value as? any LayoutItem)?.layoutItem }
}

extension CollectionLayoutItem {
    /// Whether something in it is measured, so that its size may differ from one repetition to the next.
    var isMeasured: Bool {
        if layoutSize.isEstimated || supplementaryItems.contains(where: \.layoutSize.isEstimated) { return true }
        guard case .linear(_, let subitems, _)? = group?.arrangement else { return false }
        return subitems.contains(where: \.isMeasured)
    }
}
