/// Finds where the rows of a picture repeat themselves.
///
/// Drawn pictures repeat the pixel to the left, the row above, or the row above moved by a pixel nearly everywhere, and
/// that is quick to see; only what is left, texts above all, is looked up by its edges.
struct RowMatcher: ~Copyable {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let pixelBytes: Int
    /// Of a row, with the number of its filter.
    private let rowBytes: Int

    private var found = Repeats()
    /// How many of the new bytes are near those of the pixel before.
    private var smoothCount = 0
    private let history: EdgeHistory
    private let edges: RowEdges
    /// The bytes of the row at hand, without its filter.
    private let row: UnsafePointer<UInt8>
    /// How many of them are in what was found.
    private var written = 0
    /// The row at hand.
    private var y = 0
    /// The nearest row that is in the file as it is, with the pixels of the row above.
    private var rowAbove: Int?

    /// A stretch that was there before.
    private struct Match {
        /// In pixels.
        var count = 0
        /// How many bytes back.
        var distance = 0
        /// How many pixels back.
        var pixelsBack = 0
        /// The column where it was there before.
        var source = 0
        /// About how many bits it saves.
        var score = 0
    }

    /// - Parameters:
    ///   - first: the pixels of the picture.
    ///   - row: where the bytes of each row will be, without its filter.
    init(_ pixels: PNGPixels, _ first: UnsafePointer<UInt32>, row: UnsafePointer<UInt8>) {
        (self.pixels, self.row, width) = (first, row, pixels.bitmap.width)
        (pixelBytes, rowBytes) = (pixels.bytesPerPixel, pixels.rowBytes)
        history = EdgeHistory(first, width: pixels.bitmap.width)
        edges = RowEdges(width: pixels.bitmap.width)
    }

    // MARK: - Rows

    /// In pixels: so long that nothing better is looked for.
    private static let longEnough = 21

    /// Takes the best stretch at each pixel.
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

    /// A row like the one above, as differences from it.
    mutating func addDifferenceOfNothing() {
        found.addLiteral(PNGFilter.up.rawValue)
        found.addLiteral(0)
        found.addRepeat(length: rowBytes - 2, distance: 1)
    }

    /// What was found.
    consuming func finish() -> (Repeats, smoothCount: Int) {
        found.finish()
        return (found, smoothCount)
    }

    // MARK: - Candidates

    @inline(__always)
    private func bestMatch(_ x: Int, _ edge: Int) -> Match {
        let place = y &* width &+ x
        var best = Match()
        if x > 0 && pixels[place] == pixels[place &- 1] { best = run(x, place, edge &+ 1 &- x) }
        guard best.count < RowMatcher.longEnough else { return best }
        if let rowAbove { offerAbove(y &- rowAbove, x, place, &best) }
        if best.count < RowMatcher.longEnough && edge < width &- 1 { lookUpEdge(edge, x, place, &best) }
        if best.count == 0, let source = history.latest(x, y) { _ = offer(source.x, source.y, x, place, &best) }
        if best.distance > pixelBytes { best.count = countBeforeRun(x, best.count) }
        return best
    }

    /// A run of a gray is one of a single byte, whose start then needs no more than that byte.
    @inline(__always)
    private func run(_ x: Int, _ place: Int, _ count: Int) -> Match {
        let pixel = pixels[place]
        let isGray = pixelBytes == 3 && pixel & 0xFF_FFFF == (pixel & 0xFF) &* 0x01_0101
        return Match(
            count: count, distance: isGray ? 1 : pixelBytes, pixelsBack: 1, source: x &- 1, score: score(count, 1))
    }

    @inline(__always)
    private func offerAbove(_ rowsBack: Int, _ x: Int, _ place: Int, _ best: inout Match) {
        let (pixelsBack, distance) = (rowsBack &* width, rowsBack &* rowBytes)
        guard distance &+ pixelBytes <= Repeats.farthest else { return }
        offer(pixelsBack, distance, x, width &- x, place, &best)
        if x > 0 { offer(pixelsBack &+ 1, distance &+ pixelBytes, x &- 1, width &- x, place, &best) }
        if x &+ 1 < width { offer(pixelsBack &- 1, distance &- pixelBytes, x &+ 1, width &- x &- 1, place, &best) }
    }

    /// Looks for the next edge, as what is there before it may be the same too.
    @inline(__always)
    private func lookUpEdge(_ edge: Int, _ x: Int, _ place: Int, _ best: inout Match) {
        history.search(edge, y) { source in
            let sourceX = source.x &- (edge &- x)
            return sourceX < 0 || (offer(sourceX, source.y, x, place, &best) && best.count < RowMatcher.longEnough)
        }
    }

    /// Offers any place before; gives whether it is within reach.
    @inline(__always)
    private func offer(_ sourceX: Int, _ sourceY: Int, _ x: Int, _ place: Int, _ best: inout Match) -> Bool {
        let pixelsBack = (y &- sourceY) &* width &+ x &- sourceX
        let distance = (x &- sourceX) &* pixelBytes &+ (y &- sourceY) &* rowBytes
        guard distance <= Repeats.farthest else { return false }
        offer(pixelsBack, distance, sourceX, width &- max(x, sourceX), place, &best)
        return true
    }

    @inline(__always)
    private func offer(
        _ pixelsBack: Int, _ distance: Int, _ source: Int, _ room: Int, _ place: Int, _ best: inout Match
    ) {
        let next = place &+ best.count
        guard room > best.count && pixels[next &- pixelsBack] == pixels[next] else { return }
        let count = equalCount(pixelsBack, place, room)
        let score = score(count, distance)
        guard score > best.score else { return }
        best = Match(count: count, distance: distance, pixelsBack: pixelsBack, source: source, score: score)
    }

    @inline(__always)
    private func score(_ count: Int, _ distance: Int) -> Int {
        let extraBits = 62 &- UInt64(distance | 4).leadingZeroBitCount
        return count &* pixelBytes &* 5 &- extraBits
    }

    /// How many pixels are the same from two places on.
    @inline(__always)
    private func equalCount(_ pixelsBack: Int, _ place: Int, _ room: Int) -> Int {
        let (a, b) = (UnsafeRawPointer(pixels + (place &- pixelsBack)), UnsafeRawPointer(pixels + place))
        @inline(__always)
        func difference(_ index: Int) -> UInt64 {
            a.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        }
        var count = 0
        while count &+ 8 <= room
            && difference(count) | difference(count &+ 2) | difference(count &+ 4) | difference(count &+ 6) == 0
        {
            count &+= 8
        }
        while count &+ 2 <= room {
            let difference = difference(count).littleEndian
            if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 5 }
            count &+= 2
        }
        let last = place &+ count
        return count < room && pixels[last &- pixelsBack] == pixels[last] ? count &+ 1 : count
    }

    private static let longRun = 32

    /// How much of a stretch comes before a long run of one pixel, which costs less as such.
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

    /// Writes a stretch with those parts of the pixels before and after it that were there before too.
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

    /// Of the pixel before a stretch: blue, or green and blue.
    @inline(__always)
    private func sameBytesBefore(_ match: Match, _ x: Int) -> Int {
        guard min(x, match.source) > 0 else { return 0 }
        let before = y &* width &+ x &- 1
        return min(2, (pixels[before] ^ pixels[before &- match.pixelsBack]).trailingZeroBitCount &>> 3)
    }

    /// Of the pixel after a stretch: red, or red and green.
    @inline(__always)
    private func sameBytesAfter(_ match: Match, _ x: Int) -> Int {
        guard max(x, match.source) &+ match.count < width else { return 0 }
        let after = y &* width &+ x &+ match.count
        return min(2, ((pixels[after] ^ pixels[after &- match.pixelsBack]) &<< 8).leadingZeroBitCount &>> 3)
    }

    /// In levels of a component.
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
