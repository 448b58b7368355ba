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

extension Bitmap {
    /// Where two pictures differ.
    public struct Difference: Hashable, Sendable {
        /// The size of the reference, in pixels.
        public let referenceSize: PixelSize
        /// The size of the new picture, in pixels.
        public let newSize: PixelSize
        /// The pixels that differ, within the part that both pictures have: from the top left corner, as wide as the
        /// narrower and as high as the lower one.
        package let map: PixelMap
        /// The pixels that differ only in how an edge is smoothed, which are not in ``map``; `nil` if these count.
        package let antialiased: PixelMap?
        /// The largest distance between the colors of a pixel that counts, from 0 to 1 in the rules' metric.
        public let largestDistance: Double

        package init(
            referenceSize: PixelSize, newSize: PixelSize, map: PixelMap, antialiased: PixelMap?, largestDistance: Double
        ) {
            (self.referenceSize, self.newSize) = (referenceSize, newSize)
            (self.map, self.antialiased, self.largestDistance) = (map, antialiased, largestDistance)
        }

        /// The number of pixels that differ and count.
        public var count: Int { map.count }

        /// The smallest rectangle around the pixels that differ and count; `nil` if there is none.
        public var bounds: PixelRect? { map.bounds }

        /// The share of the compared pixels that differ, from 0 to 1.
        public var share: Double {
            let area = map.width * map.height
            return area == 0 ? 0 : Double(count) / Double(area)
        }

        /// Whether the pictures have the same size. If not, only the part that both have was compared.
        public var hasSameSize: Bool { referenceSize == newSize }
    }
}

extension Bitmap.Difference {
    /// A picture of the difference: the reference in light gray, pixels that differ in red, pixels that only smooth an
    /// edge in yellow. It is as wide as the wider picture and as high as the higher one; areas that only one of them
    /// has are striped.
    public func picture(over reference: Bitmap) -> Bitmap {
        let (width, height) = (
            max(referenceSize.width, newSize.width), max(referenceSize.height, newSize.height)
        )
        var picture = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let isCommon = x < map.width && y < map.height
                let color = isCommon ? commonColor(x, y, reference) : Bitmap.Difference.stripe(x, y)
                picture.pixels[y * width + x] = color
            }
        }
        return picture
    }

    private static let different: UInt32 = 0xFFE5_1C3B
    private static let smoothing: UInt32 = 0xFFF2_B01E

    private func commonColor(_ x: Int, _ y: Int, _ reference: Bitmap) -> UInt32 {
        if map[x, y] { return Bitmap.Difference.different }
        if antialiased?[x, y] == true { return Bitmap.Difference.smoothing }
        let pixel = reference.pixels[y * reference.width + x]
        // The reference keeps a fifth of its contrast, toward white.
        let level = UInt32(255 - (255 - YIQDistance.brightness(pixel)) / 5)
        return 0xFF << 24 | level << 16 | level << 8 | level
    }

    /// Diagonal stripes of two grays, eight pixels wide.
    private static func stripe(_ x: Int, _ y: Int) -> UInt32 {
        (x + y) / 8 % 2 == 0 ? 0xFFC7_D2E8 : 0xFFDC_E4F2
    }
}
