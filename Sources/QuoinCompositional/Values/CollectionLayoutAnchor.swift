import QuoinLayout

/// Where a supplementary item is attached: a point of a rectangle, named by edges, and an offset from it.
public struct CollectionLayoutAnchor: Hashable, Sendable {
    /// The edges the point lies on. An axis on which neither or both are named means the middle.
    public var edges: DirectionalRectEdge
    /// How far the supplementary item is moved from the point.
    public var offset: Offset

    /// How far from its point something is moved, to the right and down.
    public enum Offset: Hashable, Sendable {
        /// In points.
        case absolute(Point)
        /// In multiples of the supplementary item's own width and height.
        case fractional(Point)

        /// A number of points.
        public static func absolute(x: Double = 0, y: Double = 0) -> Offset { .absolute(Point(x, y)) }
        /// Multiples of the supplementary item's own size.
        public static func fractional(x: Double = 0, y: Double = 0) -> Offset { .fractional(Point(x, y)) }
    }

    /// - Parameter offset: nothing unless it is given.
    public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
        self.edges = edges
        self.offset = offset
    }

    /// - Parameter absoluteOffset: in points.
    public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
        self.init(edges: edges, offset: .absolute(absoluteOffset))
    }

    /// - Parameter fractionalOffset: in multiples of the supplementary item's own size.
    public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
        self.init(edges: edges, offset: .fractional(fractionalOffset))
    }
}

extension CollectionLayoutAnchor {
    /// The anchor's point in a size, before its offset.
    func point(in size: Size) -> Point {
        Point(edges.fraction(.horizontal) * size.width, edges.fraction(.vertical) * size.height)
    }

    /// The offset in points, for a supplementary item of a size.
    func offset(for size: Size) -> Point {
        switch offset {
        case .absolute(let points): points
        case .fractional(let multiples): Point(multiples.x * size.width, multiples.y * size.height)
        }
    }
}
