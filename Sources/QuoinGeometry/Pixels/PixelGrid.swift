/// The grid of pixels to which the engine rounds sizes and positions (Texture, §1.5).
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, above 0.
    public let scale: Double

    /// - Parameter scale: pixels per point, above 0. It is not checked.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The single-precision epsilon: a value that misses a pixel boundary by less is on that boundary.
    @usableFromInline static let tolerance = 1.1920928955078125e-07

    /// The next pixel boundary toward positive infinity, in points.
    @inlinable @inline(__always)
    public func ceil(_ value: Double) -> Double {
        // Adding 0 turns the -0 that rounding up may give into 0.
        PixelGrid.roundedUp((value - Self.tolerance) * scale) / scale + 0
    }

    /// `rounded(.up)`, which is a function call on processors without SSE 4.1.
    @inlinable @inline(__always)
    static func roundedUp(_ value: Double) -> Double {
        guard abs(value) < 0x1p51 else { return value.rounded(.up) }
        // Doubles of this size have no fraction, so adding it rounds to the nearest whole number.
        let nearest = (value + 0x1.8p52) - 0x1.8p52
        return nearest < value ? nearest + 1 : nearest
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
    @inlinable @inline(__always)
    public func ceil(_ size: Size) -> Size { Size(ceil(size.width), ceil(size.height)) }

    /// The next pixel boundaries toward positive infinity, in points.
    @inlinable @inline(__always)
    public func ceil(_ point: Point) -> Point { Point(ceil(point.x), ceil(point.y)) }
}
