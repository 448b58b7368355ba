import QuoinValues

/// Finds the pixels that differ between two pictures, 64 of a row at a time: first those that are not equal, then,
/// among these, those that the rules do not accept.
struct PixelScan {
    private let pixels: PixelRows
    private let masks: [PixelRect]
    private(set) var map: PixelMap
    /// The pixels that differ only in how an edge is smoothed; `nil` if these count.
    private(set) var antialiased: PixelMap?
    /// The square of the largest distance that counts, relative to that from black to white.
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

    /// Compares rows, then words, as bytes before it compares pixels.
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
    /// The bits whose index meets a condition.
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

/// The largest distance at which colors count as equal.
private struct DistanceLimit<Distance: PixelDistance> {
    private let distance: Distance
    /// The square of the largest accepted distance; below 0 if colors must be identical.
    private let limit: Float
    private var greatest: Float = 0
    /// The last result, because neighbors often have the same two colors.
    private var latest: (old: UInt32, new: UInt32, distance: Float) = (0, 0, 0)

    /// - Parameter threshold: from 0, where colors must be equal, to 1, the distance from black to white.
    init(_ distance: Distance, threshold: Double) {
        self.distance = distance
        limit = threshold > 0 ? Float(threshold * threshold) * Distance.whole : -1
    }

    /// The square of the largest distance above the limit, relative to that from black to white.
    var largest: Float { greatest / Distance.whole }

    /// Which of up to 64 pixels of a row have colors farther apart than the limit.
    mutating func exceeded(by bits: UInt64, of pixels: PixelRows, word: Int, row: Int) -> UInt64 {
        bits.bits { index in
            let (old, new) = (pixels.old(word * 64 + index, row), pixels.new(word * 64 + index, row))
            if old != latest.old || new != latest.new { latest = (old, new, distance.squared(old, new)) }
            if latest.distance <= limit { return false }
            greatest = max(greatest, latest.distance)
            return true
        }
    }
}
