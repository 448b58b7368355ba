/// What holds for all sections of a layout, as a plain value.
public struct CollectionLayoutConfiguration: Hashable, Sendable {
    /// The direction in which sections follow one another.
    public var scrollDirection: ScrollDirection
    /// In points.
    public var interSectionSpacing: Double
    /// What narrows the container across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference
    /// Headers, footers and the like; their element kinds must differ.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem]

    /// The defaults are those of a ``Configuration`` without modifiers.
    public init(
        scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0,
        contentInsetsReference: ContentInsetsReference = .automatic,
        boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    ) {
        self.scrollDirection = scrollDirection
        self.interSectionSpacing = interSectionSpacing
        self.contentInsetsReference = contentInsetsReference
        self.boundarySupplementaryItems = boundarySupplementaryItems
    }
}

extension CollectionLayoutConfiguration: LayoutDescription {
    var generalization: (any LayoutDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutConfiguration)?.layoutConfiguration
    }
}
