/// A rectangle of whole pixels: from the minimum up to, not including, the maximum.
struct PixelBounds: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The smallest one around finite coordinates in pixels.
    init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
        self.init(
            minX: clamp(left.rounded(.down)), minY: clamp(top.rounded(.down)), maxX: clamp(right.rounded(.up)),
            maxY: clamp(bottom.rounded(.up)))
    }

    var width: Int { max(maxX - minX, 0) }
    var height: Int { max(maxY - minY, 0) }
    var isEmpty: Bool { width == 0 || height == 0 }

    /// With so many more pixels on every side, at least.
    func outset(by distance: Double) -> PixelBounds {
        let more = Int(min(distance.rounded(.up), 1e6))
        return PixelBounds(minX: minX - more, minY: minY - more, maxX: maxX + more, maxY: maxY + more)
    }

    func intersection(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
