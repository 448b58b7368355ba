import Foundation
import QuoinCairo

/// Finds the pixels in which two pictures differ: first exactly, then less those that rules let pass.
struct PixelScan {
    private let reference: Bitmap
    private let new: Bitmap
    private(set) var map: PixelMap
    private(set) var antialiased: PixelMap?
    /// The square of the greatest distance, in parts of that from black to white.
    private(set) var largest: Float = 0

    init(_ reference: Bitmap, _ new: Bitmap) {
        (self.reference, self.new) = (reference, new)
        map = PixelMap(width: min(reference.width, new.width), height: min(reference.height, new.height))
    }

    // MARK: - Exactly

    /// Finds every pixel that is not the same. Rows, and parts of them, are compared whole before pixels are.
    mutating func findUnequal() {
        reference.pixels.withUnsafeBufferPointer { old in
            new.pixels.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return }
                for row in 0..<map.height {
                    findUnequal(
                        old + row * reference.width, new + row * self.new.width, row)
                }
            }
        }
    }

    private mutating func findUnequal(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ row: Int) {
        guard memcmp(old, new, map.width * 4) != 0 else { return }
        for word in 0..<map.wordsPerRow {
            let start = word * 64
            let count = min(64, map.width - start)
            guard memcmp(old + start, new + start, count * 4) != 0 else { continue }
            var bits: UInt64 = 0
            for index in 0..<count { bits |= (old[start + index] == new[start + index] ? 0 : 1) << UInt64(index) }
            map.add(bits, word: word, row: row)
        }
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
        let limit = Float(threshold * threshold) * Distance.whole
        var greatest: Float = 0
        // Neighbors often have the same two colors.
        var latest: (old: UInt32, new: UInt32, distance: Float) = (0, 0, 0)
        let (reference, new) = (reference, new)
        map.removeAll { x, y in
            let (old, new) = (reference.pixels[y * reference.width + x], new.pixels[y * new.width + x])
            if old != latest.old || new != latest.new { latest = (old, new, distance.squared(old, new)) }
            greatest = max(greatest, latest.distance)
            return threshold > 0 && latest.distance <= limit
        }
        largest = greatest / Distance.whole
    }

    // MARK: - Antialiasing

    /// Puts the pixels that smooth an edge into a map of their own.
    mutating func setAntialiasedAside() {
        let rule = AntialiasedPixels(reference, new)
        var found = PixelMap(width: map.width, height: map.height)
        map.removeAll { x, y in
            guard rule.contains(x, y) else { return false }
            found.add(1 << UInt64(x % 64), word: x / 64, row: y)
            return true
        }
        antialiased = found
    }

    /// Takes out the pixels of a rectangle.
    mutating func remove(_ rect: PixelRect) {
        map.remove(rect)
    }
}
