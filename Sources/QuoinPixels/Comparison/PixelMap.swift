import QuoinValues

/// A set of a picture's pixels, with a bit for each.
package struct PixelMap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// The number of pixels in the set.
    package private(set) var count = 0
    /// Rows of whole words. The lowest bit of a word is its leftmost pixel. Empty as long as the set is.
    private(set) var words: [UInt64] = []
    let wordsPerRow: Int

    /// The empty set.
    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        wordsPerRow = (width + 63) / 64
    }

    package subscript(x: Int, y: Int) -> Bool {
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
    /// Removes the pixels of a rectangle.
    package mutating func remove(_ rect: PixelRect) {
        guard let rect = clipped(rect) else { return }
        let wordsPerRow = wordsPerRow
        var removed = 0
        words.withUnsafeMutableBufferPointer { words in
            for word in rect.x / 64...(rect.maxX - 1) / 64 {
                let mask = rect.bits(inWord: word)
                for row in rect.y..<rect.maxY where words[row * wordsPerRow + word] & mask != 0 {
                    removed += (words[row * wordsPerRow + word] & mask).nonzeroBitCount
                    words[row * wordsPerRow + word] &= ~mask
                }
            }
        }
        count -= removed
    }

    /// The pixels of the set that are not in another one of the same size.
    package func subtracting(_ other: PixelMap) -> PixelMap {
        guard !other.words.isEmpty, !words.isEmpty else { return self }
        var result = self
        for index in words.indices { result.words[index] &= ~other.words[index] }
        result.count = result.words.reduce(0) { $0 + $1.nonzeroBitCount }
        return result
    }

    /// The number of pixels of a rectangle in the set.
    package func count(in rect: PixelRect) -> Int {
        guard let rect = clipped(rect) else { return 0 }
        var count = 0
        for word in rect.x / 64...(rect.maxX - 1) / 64 {
            let mask = rect.bits(inWord: word)
            for row in rect.y..<rect.maxY { count += (words[row * wordsPerRow + word] & mask).nonzeroBitCount }
        }
        return count
    }

    /// The smallest rectangle around the pixels of the set; `nil` if it is empty.
    package var bounds: PixelRect? {
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

    /// The part of a rectangle that is in the picture; `nil` if the set has no pixel there.
    private func clipped(_ rect: PixelRect) -> PixelRect? {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        return count == 0 || rect.isEmpty ? nil : rect
    }
}

extension PixelRect {
    /// The columns of a word that belong to the rectangle, as bits from the lowest.
    func bits(inWord word: Int) -> UInt64 {
        let (low, high) = (max(x - word * 64, 0), min(maxX - word * 64, 64))
        return low < high ? (UInt64.max << UInt64(low)) & (UInt64.max >> UInt64(64 - high)) : 0
    }
}

extension PixelMap {
    /// The square with the most pixels of the set; of several, the topmost.
    ///
    /// - Parameter side: in pixels, 1 or more. It is cut to the picture's size.
    package func worstWindow(side: Int) -> (window: PixelRect, count: Int) {
        let (across, down) = (max(1, min(side, width)), max(1, min(side, height)))
        var best = (window: PixelRect(x: 0, y: 0, width: min(across, width), height: min(down, height)), count: 0)
        guard let bounds else { return best }
        // A square that ends right of or below the bounds can be moved back without losing a pixel.
        let columns = bounds.x..<bounds.maxX
        var sums = [Int](repeating: 0, count: width)
        for bottom in bounds.y..<bounds.maxY {
            add(row: bottom, of: columns, to: &sums, 1)
            if bottom - down >= bounds.y { add(row: bottom - down, of: columns, to: &sums, -1) }
            var sum = 0
            for x in columns {
                sum += sums[x]
                if x - across >= columns.lowerBound { sum -= sums[x - across] }
                guard sum > best.count else { continue }
                let (left, top) = (max(x - across + 1, 0), max(bottom - down + 1, 0))
                best = (PixelRect(x: left, y: top, width: across, height: down), sum)
            }
        }
        return best
    }

    private func add(row: Int, of columns: Range<Int>, to sums: inout [Int], _ sign: Int) {
        for x in columns where self[x, row] { sums[x] += sign }
    }
}
