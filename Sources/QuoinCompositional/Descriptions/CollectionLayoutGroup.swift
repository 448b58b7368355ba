import QuoinLayout

/// How a group arranges what it holds, as a plain value.
public struct CollectionLayoutGroup: Sendable {
    /// Where the items of a group stand.
    public enum Arrangement: Sendable {
        /// One after the other along an axis, starting again from the first subitem after the last.
        case linear(Axis, [CollectionLayoutItem], Filling)
        /// One item for each frame.
        case frames([CollectionLayoutGroupCustomItem])
        /// One item for each frame that a closure gives.
        case custom(CustomItemProvider)
    }

    /// How often the subitems of a linear group are repeated.
    public enum Filling: Hashable, Sendable {
        /// Until the next would not fit.
        case untilFull
        /// So many times, each with an equal share of the group's extent.
        case equalShares(Int)
        /// So many times, each with its own extent.
        case repetitions(Int)
    }

    /// What the group holds, and where it stands.
    public var arrangement: Arrangement
    /// Between the items of a linear group; nil is none.
    public var interItemSpacing: CollectionLayoutSpacing?

    public init(_ arrangement: Arrangement, interItemSpacing: CollectionLayoutSpacing? = nil) {
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
    }
}

/// Gives the items of a custom group. The environment's container is the group.
public typealias CustomItemProvider = @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
    /// In points, relative to what the group's content insets leave of it.
    public var frame: Rect
    /// The order of drawing; what is higher lies above.
    public var zIndex: Int

    public init(frame: Rect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
