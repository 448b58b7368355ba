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
}

// MARK: - Supplementary items

extension CollectionLayoutItem {
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
}
