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
