/// The grid of pixels to which the engine rounds sizes and positions (Texture, §1.5).
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, above 0.
    public let scale: Double

    /// - Parameter scale: pixels per point, above 0. It is not checked.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The single-precision epsilon: a value that misses a pixel boundary by less counts as on that boundary.
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

    /// The rectangle with each edge on the nearest pixel boundary, which keeps edges sharp. Used for views with
    /// constraints, images, and backgrounds of text.
    package func roundEdges(of rect: Rect) -> Rect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return Rect(left, top, round(rect.maxX) - left, round(rect.maxY) - top)
    }

    /// The rectangle with each edge on the nearest pixel boundary, halves to the right and down, as browsers round. An edge
    /// that misses a half by arithmetic noise counts as a half.
    package func nearestEdges(of rect: Rect) -> Rect {
        func nearest(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (left, top) = (nearest(rect.minX), nearest(rect.minY))
        return Rect(left, top, nearest(rect.maxX) - left, nearest(rect.maxY) - top)
    }

    /// The nearest pixel boundaries, halves away from zero, for the items of collections. A coordinate that misses a half
    /// by arithmetic noise counts as a half.
    package func roundIgnoringNoise(_ point: Point) -> Point {
        Point(roundIgnoringNoise(point.x), roundIgnoringNoise(point.y))
    }

    private func roundIgnoringNoise(_ value: Double) -> Double {
        let pixels = (value * scale * 1_000_000).rounded() / 1_000_000
        return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
}
