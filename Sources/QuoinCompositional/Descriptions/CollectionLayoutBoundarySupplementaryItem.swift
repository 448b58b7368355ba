import QuoinLayout

/// A header, a footer, or a view at another edge of a section or of the whole layout, as a plain value.
public struct CollectionLayoutBoundarySupplementaryItem: Hashable, Sendable {
    /// Names what the view shows.
    public var elementKind: String
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    /// The edge or corner at which it stands.
    public var alignment: RectAlignment
    /// In points, to the right (to the left in right-to-left) and down.
    public var absoluteOffset: Point
    /// Whether it lies outside the content, which makes room for it; otherwise it covers the content's edge.
    public var extendsBoundary: Bool
    /// Whether it stays on screen while its section is.
    public var pinToVisibleBounds: Bool
    /// The order of drawing; what is higher lies above.
    public var zIndex: Int
    /// What shrinks it inside its place, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The room that its place has around it.
    public var edgeSpacing: CollectionLayoutEdgeSpacing

    /// The defaults are those of a ``BoundarySupplementaryItem`` without modifiers.
    public init(
        elementKind: String, layoutSize: CollectionLayoutSize = CollectionLayoutSize(),
        alignment: RectAlignment = .top, absoluteOffset: Point = .zero, extendsBoundary: Bool = true,
        pinToVisibleBounds: Bool = false, zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero,
        edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing()
    ) {
        self.elementKind = elementKind
        self.layoutSize = layoutSize
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.pinToVisibleBounds = pinToVisibleBounds
        self.zIndex = zIndex
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
    }
}

extension CollectionLayoutBoundarySupplementaryItem: SupplementaryDescription {
    var generalization: (any LayoutDescription)? {
        CollectionLayoutSupplementaryItem(
            elementKind: elementKind, layoutSize: layoutSize, zIndex: zIndex, contentInsets: contentInsets,
            edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutBoundarySupplementaryItem)?.layoutBoundarySupplementaryItem
    }
}
