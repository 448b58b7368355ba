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

/// A rectangle of pixels.
public struct PixelRect: Hashable, Sendable, Codable {
    /// The column and the row of the top left pixel.
    public var x: Int
    public var y: Int
    /// In pixels, 0 or more.
    public var width: Int
    public var height: Int

    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The rectangle from the minimum to the maximum columns and rows, the maxima excluded; empty if a maximum is below
    /// its minimum.
    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The smallest rectangle around finite coordinates in pixels, which are clamped to -1,000,000 to 1,000,000.
    package init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
        self.init(
            minX: clamp(left.rounded(.down)), minY: clamp(top.rounded(.down)), maxX: clamp(right.rounded(.up)),
            maxY: clamp(bottom.rounded(.up)))
    }

    @inlinable
    package var minX: Int { x }
    @inlinable
    package var minY: Int { y }
    /// The column after the last one in the rectangle.
    @inlinable
    public var maxX: Int { x + width }
    /// The row after the last one in the rectangle.
    @inlinable
    public var maxY: Int { y + height }
    /// Whether the rectangle has no pixels.
    @inlinable
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The pixels in both; empty if there are none.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(x, other.x), minY: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle that contains the pixels of both.
    @inlinable
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// The rectangle enlarged on each side by a distance in pixels, rounded up to whole pixels.
    package func outset(by distance: Double) -> PixelRect {
        let more = Int(min(distance.rounded(.up), 1e6))
        return PixelRect(minX: x - more, minY: y - more, maxX: maxX + more, maxY: maxY + more)
    }
}

extension PixelRect: CustomStringConvertible {
    /// `40 × 12 at 10, 20`
    public var description: String { "\(width) × \(height) at \(x), \(y)" }
}

/// The size of a picture, in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// The number of columns, 0 or more.
    public var width: Int
    /// The number of rows, 0 or more.
    public var height: Int

    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }
    /// The number of pixels.
    package var count: Int { width * height }
}
