/// A rectangle of whole pixels; the maxima are excluded.
package struct PixelBounds: Hashable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The smallest rectangle around coordinates, which are finite and in pixels.
    package init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
        self.init(
            minX: clamp(left.rounded(.down)), minY: clamp(top.rounded(.down)), maxX: clamp(right.rounded(.up)),
            maxY: clamp(bottom.rounded(.up)))
    }

    package var width: Int { max(maxX - minX, 0) }
    package var height: Int { max(maxY - minY, 0) }
    package var isEmpty: Bool { width == 0 || height == 0 }

    /// The rectangle with a margin, rounded up to whole pixels.
    package func outset(by distance: Double) -> PixelBounds {
        let more = Int(min(distance.rounded(.up), 1e6))
        return PixelBounds(minX: minX - more, minY: minY - more, maxX: maxX + more, maxY: maxY + more)
    }

    package func intersection(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    package func union(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
