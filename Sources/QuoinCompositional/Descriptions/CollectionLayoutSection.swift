import QuoinLayout

/// A section as a plain value.
public struct CollectionLayoutSection: Sendable {
    /// What is repeated until the section's items are used up: usually a group; a plain item is one cell a row.
    public var group: CollectionLayoutItem
    /// In points.
    public var interGroupSpacing: Double
    /// Around the groups, in points. An empty section has none.
    public var contentInsets: DirectionalEdgeInsets
    /// What narrows the container across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference
    /// Whether the groups run in a lane of their own, and where it rests.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// Whether boundary items keep within the content insets along their boundary.
    public var supplementariesFollowContentInsets: Bool
    /// What narrows the boundary items' container; as for the section where it is automatic.
    public var supplementaryContentInsetsReference: ContentInsetsReference
    /// Headers, footers and the like; their element kinds must differ.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem]
    /// Backgrounds.
    public var decorationItems: [CollectionLayoutDecorationItem]
    /// What may change the visible items before they are drawn.
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// What the section does as a ready-made list; nil for any other.
    public var list: CollectionLayoutListConfiguration?

    /// The defaults are those of a ``Section`` without modifiers.
    public init(
        group: CollectionLayoutItem, interGroupSpacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero,
        contentInsetsReference: ContentInsetsReference = .automatic,
        orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
        supplementariesFollowContentInsets: Bool = true,
        supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
        boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = [],
        decorationItems: [CollectionLayoutDecorationItem] = [],
        visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? = nil,
        list: CollectionLayoutListConfiguration? = nil
    ) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
        self.contentInsets = contentInsets
        self.contentInsetsReference = contentInsetsReference
        self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.decorationItems = decorationItems
        self.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        self.list = list
    }
}

extension CollectionLayoutSection: LayoutDescription {
    var generalization: (any LayoutDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutSection)?.layoutSection
    }
}
