import QuoinLayout

/// The room that an item's place has around the item, by edge; nil is none.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// In a horizontal group, leading and trailing spacing lengthen what the item takes, and top and bottom spacing
    /// move it within the group; in a vertical one it is the other way around.
    public var leading: CollectionLayoutSpacing?
    public var top: CollectionLayoutSpacing?
    public var trailing: CollectionLayoutSpacing?
    public var bottom: CollectionLayoutSpacing?

    public init(
        leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
        trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}

extension CollectionLayoutEdgeSpacing {
    func start(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }

    /// What both edges of an axis take at least, in points.
    func amount(_ axis: Axis) -> Double { (start(axis)?.amount ?? 0) + (end(axis)?.amount ?? 0) }

    /// How many edges of an axis take a share of the room left over.
    func flexibleCount(_ axis: Axis) -> Double {
        (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
    }

    /// What the edge at an axis's start takes when each flexible edge gets a share, in points.
    func startAmount(_ axis: Axis, share: Double) -> Double {
        guard let start = start(axis) else { return 0 }
        return start.amount + (start.isFlexible ? share : 0)
    }
}
