import QuoinLayout

/// A cell, or a group that arranges items.
public struct CollectionLayoutItem: Sendable {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    /// The insets that shrink the item inside its place, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The space around the item's place.
    public var edgeSpacing: CollectionLayoutEdgeSpacing
    /// The views attached to the item, such as badges.
    public var supplementaryItems: [SupplementaryItem]
    /// What a group contains; `nil` for a cell.
    public var arrangement: Arrangement?
    /// The space between the items of a linear group; `nil` is none.
    public var interItemSpacing: CollectionLayoutEdgeSpacing.Spacing?

    /// By default a cell as large as its container.
    public init(
        layoutSize: CollectionLayoutSize = CollectionLayoutSize(), contentInsets: DirectionalEdgeInsets = .zero,
        edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing(),
        supplementaryItems: [SupplementaryItem] = [], arrangement: Arrangement? = nil,
        interItemSpacing: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) {
        self.layoutSize = layoutSize
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
    }
}

// MARK: - Groups

extension CollectionLayoutItem {
    /// The items of a group.
    public enum Arrangement: Sendable {
        /// The items in a line along an axis, repeated from the first on.
        case linear(Axis, [CollectionLayoutItem], Filling)
        /// One cell for each frame.
        case frames([CustomItem])
        /// One cell for each frame that the closure returns.
        case custom(CustomItemProvider)
    }

    /// How often the items of a linear group are repeated.
    public enum Filling: Hashable, Sendable {
        /// Until the next item does not fit.
        case untilFull
        /// This many times, each with an equal share of the group's length.
        case equalShares(Int)
        /// This many times, each with its own length.
        case repetitions(Int)
    }

    /// The place of one cell of a custom group.
    public struct CustomItem: Hashable, Sendable {
        /// In points, relative to the group's content rectangle: the group less its content insets.
        public var frame: Rect
        /// The drawing order; higher items are on top.
        public var zIndex: Int

        public init(frame: Rect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    /// Returns the cells of a custom group. The environment's container is the group.
    public typealias CustomItemProvider = @Sendable (CollectionLayoutSection.Environment) -> [CustomItem]

    /// Whether anything in the item is measured, so that its repetitions may differ in size.
    var isMeasured: Bool {
        if layoutSize.isEstimated || supplementaryItems.contains(where: \.layoutSize.isEstimated) { return true }
        guard case .linear(_, let subitems, _)? = arrangement else { return false }
        return subitems.contains(where: \.isMeasured)
    }

    // MARK: Supplementary items

    /// A view attached to an item or a group, such as a badge.
    public struct SupplementaryItem: Hashable, Sendable {
        /// The name of what the view shows.
        public var elementKind: String
        /// The dimensions in the frame that the view is attached to.
        public var layoutSize: CollectionLayoutSize
        /// The point of the frame that the view is attached to.
        public var containerAnchor: CollectionLayoutItem.Anchor
        /// The point of the view that lies on the container anchor; `nil` for the same point as in the container.
        public var itemAnchor: CollectionLayoutItem.Anchor?
        /// The drawing order; higher items are on top.
        public var zIndex: Int
        /// The insets that shrink the view inside its place, in points.
        public var contentInsets: DirectionalEdgeInsets
        /// The space around the view if it is used as an item of a group.
        public var edgeSpacing: CollectionLayoutEdgeSpacing

        /// By default at the top leading corner.
        public init(
            layoutSize: CollectionLayoutSize, elementKind: String,
            containerAnchor: CollectionLayoutItem.Anchor = CollectionLayoutItem.Anchor(edges: [.top, .leading]),
            itemAnchor: CollectionLayoutItem.Anchor? = nil, zIndex: Int = 0,
            contentInsets: DirectionalEdgeInsets = .zero,
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
