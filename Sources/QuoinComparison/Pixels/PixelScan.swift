import QuoinCairo
import QuoinGeometry

/// Finds the pixels in which two pictures differ: 64 of a row at a time, first exactly, then, while they are near, less
/// those that rules let pass.
struct PixelScan {
    private let pixels: PixelRows
    private let masks: [PixelRect]
    private(set) var map: PixelMap
    /// The pixels that differ in how an edge is smoothed only; none where that counts.
    private(set) var antialiased: PixelMap?
    /// The square of the greatest distance that counts, in parts of that from black to white.
    private(set) var largest: Float = 0

    init(_ pixels: PixelRows, masks: [PixelRect], rules: ComparisonRules) {
        (self.pixels, self.masks) = (pixels, masks)
        map = PixelMap(width: pixels.width, height: pixels.height)
        antialiased = rules.antialiasing == .isIgnored ? map : nil
        switch rules.metric {
        case .okLab: find(DistanceLimit(OKLabDistance(), threshold: rules.threshold))
        case .yiq: find(DistanceLimit(YIQDistance(), threshold: rules.threshold))
        }
    }

    /// Rows, and parts of them, are compared whole before pixels are.
    private mutating func find<Distance>(_ limit: DistanceLimit<Distance>) {
        var limit = limit
        for row in 0..<map.height where !pixels.areEqual(0..<map.width, row: row) {
            for word in 0..<map.wordsPerRow {
                let columns = word * 64..<min(word * 64 + 64, map.width)
                if pixels.areEqual(columns, row: row) { continue }
                let unequal = unmasked(pixels.unequal(columns, row: row), word: word, row: row)
                let different = limit.exceeded(by: unequal, of: pixels, word: word, row: row)
                if different != 0 { add(different, word: word, row: row) }
            }
        }
        largest = limit.largest
    }

    private func unmasked(_ bits: UInt64, word: Int, row: Int) -> UInt64 {
        masks.reduce(bits) { rest, mask in
            mask.y..<max(mask.y, mask.maxY) ~= row ? rest & ~mask.bits(inWord: word) : rest
        }
    }

    private mutating func add(_ bits: UInt64, word: Int, row: Int) {
        guard antialiased != nil else { return map.add(bits, word: word, row: row) }
        let smoothing = AntialiasedPixels(pixels).among(bits, word: word, row: row)
        if smoothing != 0 { antialiased?.add(smoothing, word: word, row: row) }
        if smoothing != bits { map.add(bits & ~smoothing, word: word, row: row) }
    }
}

extension UInt64 {
    /// Those of the bits for which something holds, from the lowest.
    @inline(__always)
    func bits(where isIncluded: (_ index: Int) -> Bool) -> UInt64 {
        var (rest, result) = (self, self)
        while rest != 0 {
            let bit = rest & (0 &- rest)
            if !isIncluded(rest.trailingZeroBitCount) { result &= ~bit }
            rest &= ~bit
        }
        return result
    }
}
