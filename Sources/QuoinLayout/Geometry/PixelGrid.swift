/// The grid of pixels that sizes and positions are rounded to: the one place where the engine rounds (Texture, §1.5).
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, above 0.
    public let scale: Double

    public init(scale: Double) {
        self.scale = scale
    }

    /// The single-precision epsilon that keeps a value which is a pixel but for arithmetic noise on that pixel.
    private static let tolerance = 1.1920928955078125e-07

    /// The next pixel boundary toward positive infinity, in points.
    @inline(__always)
    public func ceil(_ value: Double) -> Double {
        // Adding zero makes zero of the negative zero that rounding up gives.
        ((value - Self.tolerance) * scale).rounded(.up) / scale + 0
    }

    /// The next pixel boundary toward negative infinity, in points.
    public func floor(_ value: Double) -> Double {
        ((value + Self.tolerance) * scale).rounded(.down) / scale
    }

    /// The nearest pixel boundary, halves away from zero, in points.
    public func round(_ value: Double) -> Double {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The next pixel boundaries toward positive infinity, in points.
    @inline(__always)
    public func ceil(_ size: Size) -> Size { Size(ceil(size.width), ceil(size.height)) }

    /// The next pixel boundaries toward positive infinity, in points.
    @inline(__always)
    public func ceil(_ point: Point) -> Point { Point(ceil(point.x), ceil(point.y)) }
}
