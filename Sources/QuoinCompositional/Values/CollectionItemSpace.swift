import QuoinLayout

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
