/// Whether a section's groups run across the scroll axis in a lane of their own, and where that lane may rest.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// No lane: the groups run along the scroll axis.
    case none
    /// Anywhere between the lane's ends.
    case continuous
    /// With a group's leading edge at the leading inset, or at the end.
    case continuousGroupLeadingBoundary
    /// At multiples of the collection view's extent.
    case paging
    /// At multiples of a group's extent and the spacing.
    case groupPaging
    /// With a group in the middle of the collection view.
    case groupPagingCentered
}
