/// Finds matches in the rows of a picture, pixel by pixel.
///
/// The pixel to the left and the row above, shifted by a pixel at most, are tried first. What they do not match, mainly
/// text, is looked up by its edges.
struct RowMatcher: ~Copyable {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let pixelBytes: Int
    /// Bytes per row, including the filter-type byte.
    private let rowBytes: Int

    private var found = Repeats()
    /// The number of literals that differ little from the same byte of the previous pixel.
    private var smoothCount = 0
    private let history: EdgeHistory
    private let edges: RowEdges
    /// The bytes of the current row, without the filter-type byte.
    private let row: UnsafePointer<UInt8>
    /// The number of these bytes that are in ``found``.
    private var written = 0
    /// The current row.
    private var y = 0
    /// The last unfiltered row; its pixels are those of the row above.
    private var rowAbove: Int?

    /// A match of earlier pixels.
    private struct Match {
        /// In pixels.
        var count = 0
        /// In bytes.
        var distance = 0
        /// The distance in pixels.
        var pixelsBack = 0
        /// The column of the earlier pixels.
        var source = 0
        /// An estimate of the bits it saves.
        var score = 0
    }

    /// - Parameters:
    ///   - first: the pixels of the picture.
    ///   - row: where the bytes of each row will be, without the filter-type byte.
    init(_ form: PNGForm, _ first: UnsafePointer<UInt32>, row: UnsafePointer<UInt8>) {
        (pixels, self.row, width) = (first, row, form.width)
        (pixelBytes, rowBytes) = (form.bytesPerPixel, form.rowBytes)
        history = EdgeHistory(first, width: form.width)
        edges = RowEdges(width: form.width)
    }

    // MARK: - Rows

    /// In pixels: the search ends with a match of this length.
    private static let longEnough = 21

    /// Adds a row: takes the best match at each pixel.
    mutating func addRow(_ y: Int) {
        (self.y, written) = (y, 0)
        edges.find(in: pixels + y &* width)
        found.addLiteral(PNGFilter.none.rawValue)
        var x = 0
        while x < width {
            let edge = edges.next(from: x)
            let match = bestMatch(x, edge)
            if match.count > 0 { write(match, x) }
            let end = x &+ max(match.count, 1)
            if edge < end { history.add(edges, from: edge, to: min(end, width &- 1), y) }
            x = end
        }
        writeLiterals(upTo: width &* pixelBytes)
        rowAbove = y
    }

    /// Adds a repeated row as differences from the row above, which are all zero.
    mutating func addRepeatedRow() {
        found.addLiteral(PNGFilter.up.rawValue)
        found.addLiteral(0)
        found.addRepeat(length: rowBytes - 2, distance: 1)
    }

    /// Compresses the blocks that are complete.
    mutating func writeBlocks(to stream: inout DeflateStream) {
        stream.writeBlocks(of: &found)
    }

    /// Compresses the rest, and returns the number of smooth literals.
    ///
    /// - Parameter sum: the checksum of all rows.
    consuming func finish(_ stream: inout DeflateStream, sum: UInt32) -> Int {
        found.finish()
        stream.finish(found, sum: sum)
        return smoothCount
    }

    // MARK: - Candidates

    @inline(__always)
    private func bestMatch(_ x: Int, _ edge: Int) -> Match {
        let place = y &* width &+ x
        var best = Match()
        if x > 0 && pixels[place] == pixels[place &- 1] { best = run(x, place, edge &+ 1 &- x) }
        guard best.count < RowMatcher.longEnough else { return best }
        if let rowAbove { tryRowAbove(y &- rowAbove, x, place, &best) }
        if best.count < RowMatcher.longEnough && edge < width &- 1 { lookUpEdge(edge, x, place, &best) }
        if best.count == 0, let source = history.latest(x, y) { _ = tryMatch(source.x, source.y, x, place, &best) }
        if best.distance > pixelBytes { best.count = countBeforeRun(x, best.count) }
        return best
    }

    /// A run of one pixel. A gray one is a run of a single byte, at a distance of 1.
    @inline(__always)
    private func run(_ x: Int, _ place: Int, _ count: Int) -> Match {
        let pixel = pixels[place]
        let isGray = pixelBytes == 3 && pixel & 0xFF_FFFF == (pixel & 0xFF) &* 0x01_0101
        return Match(
            count: count, distance: isGray ? 1 : pixelBytes, pixelsBack: 1, source: x &- 1, score: score(count, 1))
    }

    @inline(__always)
    private func tryRowAbove(_ rowsBack: Int, _ x: Int, _ place: Int, _ best: inout Match) {
        let (pixelsBack, distance) = (rowsBack &* width, rowsBack &* rowBytes)
        guard distance &+ pixelBytes <= Repeats.farthest else { return }
        tryMatch(pixelsBack, distance, x, width &- x, place, &best)
        if x > 0 { tryMatch(pixelsBack &+ 1, distance &+ pixelBytes, x &- 1, width &- x, place, &best) }
        if x &+ 1 < width { tryMatch(pixelsBack &- 1, distance &- pixelBytes, x &+ 1, width &- x &- 1, place, &best) }
    }

    /// Looks up the next edge: the pixels before an equal edge may match as well.
    @inline(__always)
    private func lookUpEdge(_ edge: Int, _ x: Int, _ place: Int, _ best: inout Match) {
        history.search(edge, y) { source in
            let sourceX = source.x &- (edge &- x)
            return sourceX < 0 || (tryMatch(sourceX, source.y, x, place, &best) && best.count < RowMatcher.longEnough)
        }
    }

    /// Tries any earlier place; false if it is too far back.
    @inline(__always)
    private func tryMatch(_ sourceX: Int, _ sourceY: Int, _ x: Int, _ place: Int, _ best: inout Match) -> Bool {
        let pixelsBack = (y &- sourceY) &* width &+ x &- sourceX
        let distance = (x &- sourceX) &* pixelBytes &+ (y &- sourceY) &* rowBytes
        guard distance <= Repeats.farthest else { return false }
        tryMatch(pixelsBack, distance, sourceX, width &- max(x, sourceX), place, &best)
        return true
    }

    @inline(__always)
    private func tryMatch(
        _ pixelsBack: Int, _ distance: Int, _ source: Int, _ available: Int, _ place: Int, _ best: inout Match
    ) {
        let next = place &+ best.count
        guard available > best.count && pixels[next &- pixelsBack] == pixels[next] else { return }
        let count = equalCount(pixelsBack, place, available)
        let score = score(count, distance)
        guard score > best.score else { return }
        best = Match(count: count, distance: distance, pixelsBack: pixelsBack, source: source, score: score)
    }

    @inline(__always)
    private func score(_ count: Int, _ distance: Int) -> Int {
        let extraBits = 62 &- UInt64(distance | 4).leadingZeroBitCount
        return count &* pixelBytes &* 5 &- extraBits
    }

    /// The number of equal pixels from two places on.
    @inline(__always)
    private func equalCount(_ pixelsBack: Int, _ place: Int, _ available: Int) -> Int {
        let (a, b) = (UnsafeRawPointer(pixels + (place &- pixelsBack)), UnsafeRawPointer(pixels + place))
        @inline(__always)
        func difference(_ index: Int) -> UInt64 {
            a.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        }
        var count = 0
        while count &+ 8 <= available
            && difference(count) | difference(count &+ 2) | difference(count &+ 4) | difference(count &+ 6) == 0
        {
            count &+= 8
        }
        while count &+ 2 <= available {
            let difference = difference(count).littleEndian
            if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 5 }
            count &+= 2
        }
        let last = place &+ count
        return count < available && pixels[last &- pixelsBack] == pixels[last] ? count &+ 1 : count
    }

    private static let longRun = 32

    /// The part of a match before a long run of one pixel, which is cheaper as a run.
    @inline(__always)
    private func countBeforeRun(_ x: Int, _ count: Int) -> Int {
        var start = x
        while start &+ RowMatcher.longRun <= x &+ count {
            if edges.next(from: start) &- start >= RowMatcher.longRun {
                while start > x && pixels[y &* width &+ start &- 1] == pixels[y &* width &+ start] { start &-= 1 }
                return start &+ 1 &- x
            }
            start &+= RowMatcher.longRun
        }
        return count
    }

    // MARK: - Writing

    /// Adds a match, extended by those bytes of the pixels before and after it that match as well.
    @inline(__always)
    private mutating func write(_ match: Match, _ x: Int) {
        let (first, last) = (x &* pixelBytes, (x &+ match.count) &* pixelBytes)
        var (start, end) = (max(first, written), last)
        if match.distance == 1 {
            while start > max(written, 1) && row[start - 1] == row[start - 2] { start &-= 1 }
            while end < width &* pixelBytes && row[end] == row[end - 1] { end &+= 1 }
        } else if pixelBytes == 3 {
            if first > written { start = max(written, first &- sameBytesBefore(match, x)) }
            end = last &+ sameBytesAfter(match, x)
        }
        guard end &- start >= Repeats.shortest else { return }
        writeLiterals(upTo: start)
        found.addRepeat(length: end &- start, distance: match.distance)
        written = end
    }

    /// The matching bytes of the pixel before: blue, or green and blue.
    @inline(__always)
    private func sameBytesBefore(_ match: Match, _ x: Int) -> Int {
        guard min(x, match.source) > 0 else { return 0 }
        let before = y &* width &+ x &- 1
        return min(2, (pixels[before] ^ pixels[before &- match.pixelsBack]).trailingZeroBitCount &>> 3)
    }

    /// The matching bytes of the pixel after: red, or red and green.
    @inline(__always)
    private func sameBytesAfter(_ match: Match, _ x: Int) -> Int {
        guard max(x, match.source) &+ match.count < width else { return 0 }
        let after = y &* width &+ x &+ match.count
        return min(2, ((pixels[after] ^ pixels[after &- match.pixelsBack]) &<< 8).leadingZeroBitCount &>> 3)
    }

    /// The largest difference of a smooth byte, in levels.
    private static let smoothStep: UInt8 = 6

    @inline(__always)
    private mutating func writeLiterals(upTo end: Int) {
        guard end > written else { return }
        found.addLiterals(UnsafeBufferPointer(start: row + written, count: end &- written))
        let (first, step) = (max(written, pixelBytes), RowMatcher.smoothStep)
        for index in first..<max(end, first) where row[index] &- row[index - pixelBytes] &+ step <= 2 * step {
            smoothCount &+= 1
        }
        written = end
    }
}

/// Bytes as deflate codes them: literals, and matches of earlier bytes.
struct Repeats {
    /// The bytes that are part of no match, in order.
    private(set) var literals: [UInt8] = []
    private(set) var steps: [Step] = []
    private var pendingCount: UInt32 = 0

    /// Some literals, then a match.
    struct Step {
        /// The number of literals before the match.
        var literalCount: UInt32
        /// The length of the match in bytes; 0 after the last literals.
        var length: UInt16
        /// The distance of the match from the earlier bytes, in bytes.
        var distance: UInt16
    }

    /// The lengths of a match, in bytes.
    static let shortest = 3
    static let longest = 258
    /// The largest distance of a match, one less than deflate's.
    static let farthest = 32767

    @inline(__always)
    mutating func addLiterals(_ bytes: UnsafeBufferPointer<UInt8>) {
        literals.append(contentsOf: bytes)
        pendingCount &+= UInt32(truncatingIfNeeded: bytes.count)
    }

    @inline(__always)
    mutating func addLiteral(_ byte: UInt8) {
        literals.append(byte)
        pendingCount &+= 1
    }

    /// Adds a match of at least 3 bytes, as several steps if it is long.
    @inline(__always)
    mutating func addRepeat(length: Int, distance: Int) {
        var rest = length
        while rest > 0 {
            var piece = min(rest, Repeats.longest)
            if rest > piece && rest - piece < Repeats.shortest { piece -= Repeats.shortest }
            steps.append(
                Step(
                    literalCount: pendingCount, length: UInt16(truncatingIfNeeded: piece),
                    distance: UInt16(truncatingIfNeeded: distance)))
            pendingCount = 0
            rest -= piece
        }
    }

    /// Removes the bytes that are compressed already.
    mutating func removeFirst(steps stepCount: Int, literals literalCount: Int) {
        steps.removeFirst(stepCount)
        literals.removeFirst(literalCount)
    }

    mutating func finish() {
        if pendingCount > 0 { steps.append(Step(literalCount: pendingCount, length: 0, distance: 0)) }
        pendingCount = 0
    }
}
