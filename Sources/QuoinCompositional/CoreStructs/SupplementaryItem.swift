import QuoinLayout

/// A view attached to an item or a group, such as a badge.
public struct SupplementaryItem: LayoutSupplementaryItem, SizedItem {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    private let elementKind: String
    private var containerAnchor = CollectionLayoutAnchor(edges: [.top, .leading])
    private var itemAnchor: CollectionLayoutAnchor?

    /// - Parameter elementKind: names what the view shows.
    public init(size: CollectionLayoutSize, elementKind: String) {
        layoutSize = size
        self.elementKind = elementKind
    }

    /// As large as what it is attached to, unless told otherwise.
    ///
    /// - Parameter elementKind: names what the view shows.
    public init(
        widthDimension: CollectionLayoutDimension = .fractionalWidth(1),
        heightDimension: CollectionLayoutDimension = .fractionalHeight(1), elementKind: String
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension),
            elementKind: elementKind)
    }

    /// Sets the point of the item or group that the view is attached to; top leading unless it is set.
    public func containerAnchor(_ anchor: CollectionLayoutAnchor) -> SupplementaryItem {
        var copy = self
        copy.containerAnchor = anchor
        return copy
    }

    /// Sets the point of the container that the item lies on: edges, and how far from them.
    public func containerAnchor(
        edges: DirectionalRectEdge, offset: CollectionLayoutAnchor.Offset = .absolute(.zero)
    ) -> SupplementaryItem {
        containerAnchor(CollectionLayoutAnchor(edges: edges, offset: offset))
    }

    /// Sets the view's own point that is laid on the container anchor's; nil is the same point as there.
    public func itemAnchor(_ anchor: CollectionLayoutAnchor?) -> SupplementaryItem {
        var copy = self
        copy.itemAnchor = anchor
        return copy
    }

    /// Sets the point of the item that lies on the container's: edges, and how far from them.
    public func itemAnchor(
        edges: DirectionalRectEdge, offset: CollectionLayoutAnchor.Offset = .absolute(.zero)
    ) -> SupplementaryItem {
        itemAnchor(CollectionLayoutAnchor(edges: edges, offset: offset))
    }

    public var layoutSupplementaryItem: any LayoutSupplementaryItem { self }
}

extension SupplementaryItem: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutSupplementaryItem {
        CollectionLayoutSupplementaryItem(
            elementKind: elementKind, layoutSize: layoutSize, containerAnchor: containerAnchor,
            itemAnchor: itemAnchor)
    }
}
