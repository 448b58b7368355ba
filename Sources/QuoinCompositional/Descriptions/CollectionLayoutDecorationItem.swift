/// A section's background, as a plain value.
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
    public var elementKind: String
    public var zIndex: Int
    public var contentInsets: DirectionalEdgeInsets
    public var edgeSpacing: CollectionLayoutEdgeSpacing

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
