import QuoinGeometry

/// A set of a picture's pixels: a bit for each.
public struct PixelMap: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels: the number of rows.
    public let height: Int
    /// How many pixels belong to the set.
    public private(set) var count = 0
    /// Rows of whole words, the lowest bit of each the leftmost pixel; none as long as the set is empty.
    private(set) var words: [UInt64] = []
    let wordsPerRow: Int

    /// The empty set.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        wordsPerRow = (width + 63) / 64
    }

    /// Whether a pixel belongs to the set.
    public subscript(x: Int, y: Int) -> Bool {
        !words.isEmpty && words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
    }

    /// Adds the pixels of a word's bits.
    mutating func add(_ bits: UInt64, word: Int, row: Int) {
        if words.isEmpty { words = Array(repeating: 0, count: wordsPerRow * height) }
        let index = row * wordsPerRow + word
        count += (bits & ~words[index]).nonzeroBitCount
        words[index] |= bits
    }
}

extension PixelMap {
    /// Takes the pixels of a rectangle out of the set.
    mutating func remove(_ rect: PixelRect) {
        guard let rect = held(rect) else { return }
        for word in rect.x / 64...(rect.maxX - 1) / 64 {
            let mask = rect.bits(inWord: word)
            for row in rect.y..<rect.maxY {
                let index = row * wordsPerRow + word
                count -= (words[index] & mask).nonzeroBitCount
                words[index] &= ~mask
            }
        }
    }

    /// How many pixels of a rectangle belong to the set.
    public func count(in rect: PixelRect) -> Int {
        guard let rect = held(rect) else { return 0 }
        var count = 0
        for word in rect.x / 64...(rect.maxX - 1) / 64 {
            let mask = rect.bits(inWord: word)
            for row in rect.y..<rect.maxY { count += (words[row * wordsPerRow + word] & mask).nonzeroBitCount }
        }
        return count
    }

    /// The smallest rectangle around the pixels of the set; nothing where it is empty.
    public var bounds: PixelRect? {
        guard count > 0 else { return nil }
        var result: PixelRect?
        for row in 0..<height {
            let line = words[row * wordsPerRow..<(row + 1) * wordsPerRow]
            guard let first = line.firstIndex(where: { $0 != 0 }), let last = line.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            let left = (first - line.startIndex) * 64 + words[first].trailingZeroBitCount
            let right = (last - line.startIndex) * 64 + 64 - words[last].leadingZeroBitCount
            let found = PixelRect(x: left, y: row, width: right - left, height: 1)
            result = result?.union(found) ?? found
        }
        return result
    }

    /// The part of a rectangle in which there may be pixels of the set.
    private func held(_ rect: PixelRect) -> PixelRect? {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        return words.isEmpty || rect.isEmpty ? nil : rect
    }
}

extension PixelRect {
    /// Those of 64 columns that belong to the rectangle, as bits from the lowest.
    func bits(inWord word: Int) -> UInt64 {
        let (low, high) = (max(x - word * 64, 0), min(maxX - word * 64, 64))
        return low < high ? (UInt64.max << UInt64(low)) & (UInt64.max >> UInt64(64 - high)) : 0
    }
}
