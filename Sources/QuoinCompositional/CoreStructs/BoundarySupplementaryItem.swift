import QuoinLayout

/// A header, a footer, or a view at another edge of a section or of the whole layout.
public struct BoundarySupplementaryItem: LayoutBoundarySupplementaryItem, SizedItem {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    private let elementKind: String
    private var alignment = RectAlignment.top
    private var absoluteOffset = Point.zero

    /// - Parameter elementKind: names what the view shows; no two at the boundary of one section, or of the layout,
    ///   have the same.
    public init(size: CollectionLayoutSize, elementKind: String) {
        layoutSize = size
        self.elementKind = elementKind
    }

    /// As large as its container unless told otherwise: a header is then as high as the collection view.
    ///
    /// - Parameter elementKind: names what the view shows; no two at the boundary of one section, or of the layout,
    ///   have the same.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1), elementKind: String
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), elementKind: elementKind)
    }

    /// Sets the edge or corner at which the view stands; top unless it is set.
    public func alignment(_ alignment: RectAlignment) -> BoundarySupplementaryItem {
        var copy = self
        copy.alignment = alignment
        return copy
    }

    /// Sets how far the view is moved from there, in points.
    public func absoluteOffset(_ offset: Point) -> BoundarySupplementaryItem {
        var copy = self
        copy.absoluteOffset = offset
        return copy
    }

    public var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { self }
}

extension BoundarySupplementaryItem: CoreStruct {
    func description(
        _ describing: Describing
    ) throws(CollectionLayoutError) -> CollectionLayoutBoundarySupplementaryItem {
        CollectionLayoutBoundarySupplementaryItem(
            elementKind: elementKind, layoutSize: layoutSize, alignment: alignment, absoluteOffset: absoluteOffset)
    }
}
