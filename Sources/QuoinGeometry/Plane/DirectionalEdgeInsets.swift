/// Distances from the four edges inward, in points; leading is where reading starts.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    public var top: Double
    /// From the left edge, or from the right one where reading goes from right to left.
    public var leading: Double
    public var bottom: Double
    /// From the right edge, or from the left one where reading goes from right to left.
    public var trailing: Double

    /// An edge that is left out has no inset.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = DirectionalEdgeInsets()
}
