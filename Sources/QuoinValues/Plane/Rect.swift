/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The top left corner's x and y, then the width and the height, in points.
    @inlinable
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(origin: Point(x, y), size: Size(width, height))
    }

    public static let zero = Rect(0, 0, 0, 0)

    /// The left edge.
    @inlinable
    public var minX: Double { origin.x }
    /// The top edge.
    @inlinable
    public var minY: Double { origin.y }
    /// The right edge.
    @inlinable
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    @inlinable
    public var maxY: Double { origin.y + size.height }
    /// The point in the middle, not rounded to pixels.
    @inlinable
    public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

    /// The smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
    }

    /// The rectangle reduced by insets; negative insets enlarge it.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            minX + insets.left, minY + insets.top,
            size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
    }
}

extension Rect {
    /// `[x, y, width, height]`.
    package var numbers: [Double] { [minX, minY, size.width, size.height] }

    package func moved(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }

    /// The rectangle with each edge moved outward by a distance in points.
    package func grown(by distance: Double) -> Rect { inset(by: EdgeInsets(-distance)) }

    /// Whether the interiors intersect; a rectangle without area counts if it lies inside the other.
    package func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    package func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The common part of two rectangles; of size 0 if they do not overlap.
    package func intersection(_ other: Rect) -> Rect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        return Rect(x, y, max(min(maxX, other.maxX) - x, 0), max(min(maxY, other.maxY) - y, 0))
    }
}

extension Rect: CustomStringConvertible {
    /// `300 × 65 at 10, 20`
    public var description: String { "\(size) at \(origin)" }
}

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
