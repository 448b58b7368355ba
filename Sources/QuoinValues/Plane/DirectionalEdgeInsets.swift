/// Insets from the four edges, in points. The leading edge is where reading starts.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    public var top: Double
    /// From the left edge, or from the right edge if the direction is right to left.
    public var leading: Double
    public var bottom: Double
    /// From the right edge, or from the left edge if the direction is right to left.
    public var trailing: Double

    /// Edges that are not given have no inset.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = DirectionalEdgeInsets()
}
