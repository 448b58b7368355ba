import QuoinCairo

/// Finds the pixels in which two pictures differ: first exactly, then less those that rules let pass.
struct PixelScan {
    private let pixels: PixelRows
    private(set) var map: PixelMap
    private(set) var antialiased: PixelMap?
    /// The square of the greatest distance that counts, in parts of that from black to white.
    private(set) var largest: Float = 0

    init(_ pixels: PixelRows) {
        self.pixels = pixels
        map = PixelMap(width: pixels.width, height: pixels.height)
    }

    // MARK: - Exactly

    /// Finds every pixel that is not the same. Rows, and parts of them, are compared whole before pixels are.
    mutating func findUnequal() {
        for row in 0..<map.height where !pixels.areEqual(0..<map.width, row: row) {
            for word in 0..<map.wordsPerRow {
                let columns = word * 64..<min(word * 64 + 64, map.width)
                if pixels.areEqual(columns, row: row) { continue }
                map.add(pixels.unequal(columns, row: row), word: word, row: row)
            }
        }
    }

    /// Takes out the pixels of a rectangle.
    mutating func remove(_ rect: PixelRect) {
        map.remove(rect)
    }

    // MARK: - By distance

    /// Takes out the pixels whose colors are not farther apart than a threshold.
    mutating func measure(by metric: ColorMetric, threshold: Double) {
        switch metric {
        case .okLab: measure(by: OKLabDistance(), threshold: threshold)
        case .yiq: measure(by: YIQDistance(), threshold: threshold)
        }
    }

    private mutating func measure<Distance: PixelDistance>(by distance: Distance, threshold: Double) {
        let limit = threshold > 0 ? Float(threshold * threshold) * Distance.whole : -1
        var greatest: Float = 0
        // Neighbors often have the same two colors.
        var latest: (old: UInt32, new: UInt32, distance: Float) = (0, 0, 0)
        let pixels = pixels
        map.removeAll { x, y in
            let (old, new) = (pixels.old(x, y), pixels.new(x, y))
            if old != latest.old || new != latest.new { latest = (old, new, distance.squared(old, new)) }
            if latest.distance <= limit { return true }
            greatest = max(greatest, latest.distance)
            return false
        }
        largest = greatest / Distance.whole
    }

    // MARK: - Antialiasing

    /// Puts the pixels that smooth an edge into a map of their own.
    mutating func setAntialiasedAside() {
        let rule = AntialiasedPixels(pixels)
        var found = PixelMap(width: map.width, height: map.height)
        map.removeAll { x, y in
            guard rule.contains(x, y) else { return false }
            found.add(1 << UInt64(x % 64), word: x / 64, row: y)
            return true
        }
        antialiased = found
    }
}
