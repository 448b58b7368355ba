import QuoinLayout

/// A section's background, as a plain value.
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
    /// Names what the view shows.
    public var elementKind: String
    /// The order of drawing; what is higher lies above.
    public var zIndex: Int
    /// What shrinks it inside its place, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The room that its place has around it.
    public var edgeSpacing: CollectionLayoutEdgeSpacing

    /// The defaults are those of a ``DecorationItem`` without modifiers.
    public init(
        elementKind: String, zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero,
        edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing()
    ) {
        self.elementKind = elementKind
        self.zIndex = zIndex
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
    }
}

extension CollectionLayoutDecorationItem: ItemDescription {
    var generalization: (any LayoutDescription)? {
        CollectionLayoutItem(contentInsets: contentInsets, edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutDecorationItem)?.layoutDecorationItem
    }
}
