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

/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
    /// Infinite if there is no bound, NaN if it is unknown.
    public var width: Double
    /// Infinite if there is no bound, NaN if it is unknown.
    public var height: Double

    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A width and then a height, in points.
    @inlinable
    public init(_ width: Double, _ height: Double) {
        self.init(width: width, height: height)
    }

    /// A size from its extents along an axis and across it.
    @inlinable
    public init(main: Double, cross: Double, axis: Axis) {
        self = axis == .horizontal ? Size(main, cross) : Size(cross, main)
    }

    public static let zero = Size(0, 0)
    /// No bound on either axis, as the maximum of a ``SizeRange``.
    public static let infinity = Size(.infinity, .infinity)

    /// A parent size with both extents unknown (Texture, §1.1: `undef`).
    public static let undefined = Size(.nan, .nan)

    /// The extent along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension Size {
    package static func + (a: Size, b: Size) -> Size { Size(a.width + b.width, a.height + b.height) }
    package static func - (a: Size, b: Size) -> Size { Size(a.width - b.width, a.height - b.height) }
}

extension Size: CustomStringConvertible {
    /// `300 × 65`
    public var description: String { "\(shortDescription(width)) × \(shortDescription(height))" }
}

/// The horizontal or the vertical direction.
///
/// An algorithm that works along a main and a cross axis is written once, for an `Axis`: it is a subscript of sizes,
/// points and ranges, and an argument of ``EdgeInsets/leading(_:)`` and ``EdgeInsets/trailing(_:)``.
public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The other axis.
    @inlinable
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The name of the extent along the axis: `width` or `height`.
    package var extentName: String { self == .horizontal ? "width" : "height" }
}
