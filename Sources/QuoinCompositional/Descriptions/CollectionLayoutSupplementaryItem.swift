import QuoinLayout

/// A supplementary item of an item or a group, such as a badge, as a plain value.
public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
    /// Names what the view shows.
    public var elementKind: String
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    /// The point of the item or group that it is attached to.
    public var containerAnchor: CollectionLayoutAnchor
    /// The point of its own that is laid there; the same as the container anchor's where it is nil.
    public var itemAnchor: CollectionLayoutAnchor?
    /// The order of drawing; what is higher lies above.
    public var zIndex: Int
    /// What shrinks it inside its place, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The room that its place has around it.
    public var edgeSpacing: CollectionLayoutEdgeSpacing

    /// The defaults are those of a ``SupplementaryItem`` without modifiers.
    public init(
        elementKind: String, layoutSize: CollectionLayoutSize = CollectionLayoutSize(),
        containerAnchor: CollectionLayoutAnchor = CollectionLayoutAnchor(edges: [.top, .leading]),
        itemAnchor: CollectionLayoutAnchor? = nil, zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero,
        edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing()
    ) {
        self.elementKind = elementKind
        self.layoutSize = layoutSize
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
    }
}

extension CollectionLayoutSupplementaryItem: SupplementaryDescription {
    var generalization: (any LayoutDescription)? {
        CollectionLayoutItem(layoutSize: layoutSize, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutSupplementaryItem)?.layoutSupplementaryItem
    }
}
