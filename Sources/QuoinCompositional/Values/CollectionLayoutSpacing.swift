import QuoinLayout

/// The space between two items, or at an edge of one.
public enum CollectionLayoutSpacing: Hashable, Sendable {
    /// Exactly this many points.
    case fixed(Double)
    /// At least this many points, and a share of the free space.
    case flexible(Double)
}

/// The space around an item by edge; `nil` is none.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// In a horizontal group, leading and trailing spacing add to the length that the item takes, and top and bottom
    /// spacing move the item within the group; in a vertical group it is the other way around.
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

extension CollectionLayoutSpacing {
    var amount: Double {
        switch self {
        case .fixed(let amount), .flexible(let amount): amount
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

extension CollectionLayoutEdgeSpacing {
    private func start(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    private func end(_ axis: Axis) -> CollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }

    /// The least sum of both edges of an axis, in points.
    func amount(_ axis: Axis) -> Double { (start(axis)?.amount ?? 0) + (end(axis)?.amount ?? 0) }

    /// How many edges of an axis take a share of the free space.
    func flexibleCount(_ axis: Axis) -> Double {
        (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
    }

    /// The space at an axis's start if each flexible edge gets a share, in points.
    func startAmount(_ axis: Axis, share: Double) -> Double {
        guard let start = start(axis) else { return 0 }
        return start.amount + (start.isFlexible ? share : 0)
    }
}
