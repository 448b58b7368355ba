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
