import QuoinLayout

extension CollectionLayoutItem {
    /// Where a supplementary item is attached: a point of a rectangle, and an offset from it.
    public struct Anchor: Hashable, Sendable {
        /// The edges that the point lies on. On an axis with neither or both edges it lies in the middle.
        public var edges: Edges
        /// How far the supplementary item is moved from the point.
        public var offset: Offset

        /// A set of edges.
        public struct Edges: OptionSet, Hashable, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            public static let top = Edges(rawValue: 1)
            public static let leading = Edges(rawValue: 2)
            public static let bottom = Edges(rawValue: 4)
            public static let trailing = Edges(rawValue: 8)
            public static let all: Edges = [.top, .leading, .bottom, .trailing]
        }

        /// A distance to the right and down.
        public enum Offset: Hashable, Sendable {
            /// In points.
            case absolute(Point)
            /// In multiples of the supplementary item's own width and height.
            case fractional(Point)

            /// A distance in points.
            public static func absolute(x: Double = 0, y: Double = 0) -> Offset { .absolute(Point(x, y)) }
            /// A distance in multiples of the supplementary item's own width and height.
            public static func fractional(x: Double = 0, y: Double = 0) -> Offset { .fractional(Point(x, y)) }
        }

        /// An anchor, by default without an offset.
        public init(edges: Edges, offset: Offset = .absolute(.zero)) {
            self.edges = edges
            self.offset = offset
        }

        /// - Parameter absoluteOffset: in points.
        public init(edges: Edges, absoluteOffset: Point) {
            self.init(edges: edges, offset: .absolute(absoluteOffset))
        }

        /// - Parameter fractionalOffset: in multiples of the supplementary item's own width and height.
        public init(edges: Edges, fractionalOffset: Point) {
            self.init(edges: edges, offset: .fractional(fractionalOffset))
        }
    }
}

extension CollectionLayoutItem.Anchor {
    /// The anchor's point in a rectangle of this size, before its offset.
    func point(in size: Size) -> Point {
        Point(edges.fraction(.horizontal) * size.width, edges.fraction(.vertical) * size.height)
    }

    /// The offset in points for a supplementary item of this size.
    func offset(for size: Size) -> Point {
        switch offset {
        case .absolute(let points): points
        case .fractional(let multiples): Point(multiples.x * size.width, multiples.y * size.height)
        }
    }
}

extension CollectionLayoutItem.Anchor.Edges {
    func hasStart(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .leading : .top) }
    func hasEnd(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .trailing : .bottom) }

    /// The position along an axis: 0 at the start, 1 at the end, 0.5 with neither or both edges.
    func fraction(_ axis: Axis) -> Double {
        switch (hasStart(axis), hasEnd(axis)) {
        case (true, false): 0
        case (false, true): 1
        case (true, true), (false, false): 0.5
        }
    }
}
