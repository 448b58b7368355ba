/// A rectangle of pixels.
public struct PixelRect: Hashable, Sendable, Codable {
    /// The column and the row of the top left pixel.
    public var x: Int
    public var y: Int
    /// In pixels, 0 or more.
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The column after the last one in the rectangle.
    public var maxX: Int { x + width }
    /// The row after the last one in the rectangle.
    public var maxY: Int { y + height }
    /// Whether the rectangle has no pixels.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The pixels in both; empty if there are none.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension PixelRect: CustomStringConvertible {
    /// `40 × 12 at 10, 20`
    public var description: String { "\(width) × \(height) at \(x), \(y)" }
}
