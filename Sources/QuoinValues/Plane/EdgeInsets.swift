/// Insets from the four edges of a rectangle, in points. An inset may be negative or infinite.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    /// Edges that are not given have no inset.
    @inlinable
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same inset on every edge.
    @inlinable
    public init(_ all: Double) {
        self.init(top: all, left: all, bottom: all, right: all)
    }

    /// One inset for left and right, one for top and bottom.
    @inlinable
    public init(horizontal: Double = 0, vertical: Double = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    public static let zero = EdgeInsets()

    /// The inset at the start of an axis: left or top.
    public func leading(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

    /// The inset at the end of an axis: right or bottom.
    public func trailing(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}

extension EdgeInsets: CustomStringConvertible {
    /// Top, left, bottom, right: `10, 20, 10, 20`
    public var description: String { [top, left, bottom, right].map(shortDescription).joined(separator: ", ") }
}

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
