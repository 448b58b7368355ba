import QuoinLayout

extension CollectionLayoutEdgeSpacing {
    /// The space between two items, or at an edge of one.
    public enum Spacing: Hashable, Sendable {
        /// Exactly this many points.
        case fixed(Double)
        /// At least this many points, and a share of the free space.
        case flexible(Double)
    }
}

/// The space around an item by edge; `nil` is none.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// In a horizontal group, leading and trailing spacing add to the length that the item takes, and top and bottom
    /// spacing move the item within the group; in a vertical group it is the other way around.
    public var leading: CollectionLayoutEdgeSpacing.Spacing?
    public var top: CollectionLayoutEdgeSpacing.Spacing?
    public var trailing: CollectionLayoutEdgeSpacing.Spacing?
    public var bottom: CollectionLayoutEdgeSpacing.Spacing?

    public init(
        leading: CollectionLayoutEdgeSpacing.Spacing? = nil, top: CollectionLayoutEdgeSpacing.Spacing? = nil,
        trailing: CollectionLayoutEdgeSpacing.Spacing? = nil, bottom: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}

extension CollectionLayoutEdgeSpacing.Spacing {
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
    private func start(_ axis: Axis) -> CollectionLayoutEdgeSpacing.Spacing? { axis == .horizontal ? leading : top }
    private func end(_ axis: Axis) -> CollectionLayoutEdgeSpacing.Spacing? { axis == .horizontal ? trailing : bottom }

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

/// The space around a cell, inside its place and outside of it.
package struct CollectionItemSpace: Hashable, Sendable {
    /// Inside its place: the content insets, in points.
    package var insets = DirectionalEdgeInsets.zero
    /// Outside its place: the edge spacing along the axis of its group, with its share of the free space, in points.
    package var edges = DirectionalEdgeInsets.zero
}

extension CollectionLayoutEdgeSpacing {
    /// The space at the start and the end along an axis.
    ///
    /// - Parameter share: the share of the free space for each flexible edge, in points.
    func amounts(share: Double, along axis: Axis) -> DirectionalEdgeInsets {
        let start = startAmount(axis, share: share)
        let end = amount(axis) + flexibleCount(axis) * share - start
        return axis == .horizontal
            ? DirectionalEdgeInsets(leading: start, trailing: end) : DirectionalEdgeInsets(top: start, bottom: end)
    }
}

extension DirectionalEdgeInsets {
    /// The insets of a screen's left and right edges for a reading direction.
    init(_ insets: EdgeInsets, direction: LayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }

    func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
    func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }

    /// The insets along one axis alone.
    func along(_ axis: Axis) -> DirectionalEdgeInsets {
        axis == .horizontal
            ? DirectionalEdgeInsets(leading: leading, trailing: trailing)
            : DirectionalEdgeInsets(top: top, bottom: bottom)
    }

    /// The insets that have an effect on an item: insets along an axis with an estimated length have none.
    func effective(for size: CollectionLayoutSize) -> DirectionalEdgeInsets {
        guard size.isEstimated else { return self }
        var insets = self
        if size.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if size.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    func exceed(_ size: Size) -> Bool { sum(.horizontal) > size.width || sum(.vertical) > size.height }
}

extension Size {
    /// The size less insets, at least 0.
    func inset(by insets: DirectionalEdgeInsets) -> Size {
        Size(max(0, width - insets.sum(.horizontal)), max(0, height - insets.sum(.vertical)))
    }
}

extension Rect {
    /// The rectangle less insets, its size at least 0.
    func inset(by insets: DirectionalEdgeInsets) -> Rect {
        Rect(origin: origin + Point(insets.leading, insets.top), size: size.inset(by: insets))
    }
}
