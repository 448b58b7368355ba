/// A position, in points; x grows to the right, y downward.
public struct Point: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// An x and then a y, in points.
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.init(x: x, y: y)
    }

    /// A point from its coordinates along an axis and across it.
    @inlinable
    public init(main: Double, cross: Double, axis: Axis) {
        self = axis == .horizontal ? Point(main, cross) : Point(cross, main)
    }

    public static let zero = Point(0, 0)

    /// The coordinate along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }

    /// The first point moved by the second.
    @inlinable
    public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

    /// The offset from the second point to the first.
    @inlinable
    public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
}

extension Point: CustomStringConvertible {
    /// `10, 20`
    public var description: String { "\(shortDescription(x)), \(shortDescription(y))" }
}
