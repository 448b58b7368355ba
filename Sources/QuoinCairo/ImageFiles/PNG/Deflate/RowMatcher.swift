/// Finds where the rows of a picture repeat themselves.
///
/// Drawn pictures repeat the pixel to the left, the row above, or the row above moved by a pixel nearly everywhere, and
/// that is quick to see; only what is left, texts above all, is looked up.
struct RowMatcher {
    private let pixels: UnsafePointer<UInt32>
    /// The pixels as they are in the file, a filter's number in front of each row.
    private let rows: UnsafeBufferPointer<UInt8>
    private let width: Int
    private let pixelBytes: Int

    private var found = Repeats()
    /// How many of the bytes are in what was found.
    private var written = 0
    private var history: PixelHistory

    /// A stretch that was there before.
    private struct Match {
        /// In pixels.
        var count = 0
        /// In bytes.
        var distance = 0
        /// About how many bits it saves.
        var score = 0
    }

    /// Where the rows of a picture repeat themselves.
    ///
    /// - Parameters:
    ///   - bitmap: a picture with pixels.
    ///   - rows: its pixels as they are in the file.
    static func repeats(of bitmap: Bitmap, rows: [UInt8], pixelBytes: Int) -> Repeats {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            rows.withUnsafeBufferPointer { rows in
                guard let first = pixels.baseAddress else { return Repeats() }
                var matcher = RowMatcher(pixels: first, rows: rows, width: bitmap.width, pixelBytes: pixelBytes)
                for y in 0..<bitmap.height { matcher.addRow(y) }
                matcher.writeLiterals(upTo: rows.count)
                matcher.found.finish()
                return matcher.found
            }
        }
    }

    private init(pixels: UnsafePointer<UInt32>, rows: UnsafeBufferPointer<UInt8>, width: Int, pixelBytes: Int) {
        (self.pixels, self.rows, self.width, self.pixelBytes) = (pixels, rows, width, pixelBytes)
        history = PixelHistory(pixels, width: width)
    }

    // MARK: - A row

    /// In pixels: so long that nothing better is looked for.
    private static let longEnough = 21

    private var rowBytes: Int { 1 &+ width &* pixelBytes }

    /// Takes the best stretch at each pixel, unless the one at the next pixel is clearly longer.
    private mutating func addRow(_ y: Int) {
        let firstByte = y * rowBytes + 1
        var x = 0
        var waiting = Match()
        while x < width {
            let match = bestMatch(x, y)
            let isFinal = match.count >= RowMatcher.longEnough
            if waiting.count > 0 && match.count <= waiting.count + 1 {
                let end = x - 1 + waiting.count
                write(waiting, at: firstByte + (x - 1) * pixelBytes)
                history.add(x..<end, y)
                (x, waiting) = (end, Match())
            } else if isFinal {
                write(match, at: firstByte + x * pixelBytes)
                history.add(x..<x + match.count, y)
                (x, waiting) = (x + match.count, Match())
            } else {
                history.add(x..<x + 1, y)
                (x, waiting) = (x + 1, match)
            }
        }
        if waiting.count > 0 { write(waiting, at: firstByte + (x - 1) * pixelBytes) }
    }

    // MARK: - Candidates

    @inline(__always)
    private func bestMatch(_ x: Int, _ y: Int) -> Match {
        let place = y &* width &+ x
        var best = Match()
        if x > 0 { offer(place - 1, pixelBytes, width - x, place, &best) }
        if best.count >= RowMatcher.longEnough { return runMatch(best, y * rowBytes + 1 + x * pixelBytes) }
        if y > 0 && rowBytes + pixelBytes <= Repeats.farthest {
            offer(place - width, rowBytes, width - x, place, &best)
            if x > 0 { offer(place - width - 1, rowBytes + pixelBytes, width - x, place, &best) }
            if x + 1 < width { offer(place - width + 1, rowBytes - pixelBytes, width - x - 1, place, &best) }
        }
        if best.count < RowMatcher.longEnough { lookUp(x, y, place, &best) }
        guard best.distance > pixelBytes else { return runMatch(best, y * rowBytes + 1 + x * pixelBytes) }
        best.count = countBeforeRun(place, best.count)
        return best
    }

    private func lookUp(_ x: Int, _ y: Int, _ place: Int, _ best: inout Match) {
        history.search(x, y) { sourceX, sourceY in
            let source = sourceY &* width &+ sourceX
            let distance = (place &- source) &* pixelBytes &+ y &- sourceY
            guard distance <= Repeats.farthest else { return false }
            let room = width &- max(x, sourceX)
            if room > best.count && pixels[source + best.count] == pixels[place + best.count] {
                offer(source, distance, room, place, &best)
            }
            return best.count < RowMatcher.longEnough
        }
    }

    @inline(__always)
    private func offer(_ source: Int, _ distance: Int, _ room: Int, _ place: Int, _ best: inout Match) {
        let count = equalCount(source, place, room)
        let extraBits = distance < 4 ? 0 : 62 &- UInt64(distance).leadingZeroBitCount
        let score = count &* pixelBytes &* 5 &- extraBits
        if count > 0 && score > best.score { best = Match(count: count, distance: distance, score: score) }
    }

    /// How many pixels are the same from two places on.
    @inline(__always)
    private func equalCount(_ source: Int, _ place: Int, _ room: Int) -> Int {
        let (a, b) = (UnsafeRawPointer(pixels + source), UnsafeRawPointer(pixels + place))
        var count = 0
        while count &+ 2 <= room {
            let difference =
                a.loadUnaligned(fromByteOffset: count &* 4, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: count &* 4, as: UInt64.self)
            if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 5 }
            count &+= 2
        }
        return count < room && pixels[source + count] == pixels[place + count] ? count &+ 1 : count
    }

    // MARK: - Runs

    private static let longRun = 32

    /// How much of a stretch comes before a long run of one pixel, which costs less as such.
    @inline(__always)
    private func countBeforeRun(_ place: Int, _ count: Int) -> Int {
        var start = 0
        while start + RowMatcher.longRun <= count {
            if equalCount(place + start, place + start + 1, RowMatcher.longRun - 1) == RowMatcher.longRun - 1 {
                while start > 0 && pixels[place + start - 1] == pixels[place + start] { start -= 1 }
                return start + 1
            }
            start += RowMatcher.longRun
        }
        return count
    }

    /// A run of a gray is one of a single byte, whose start then needs no more than that byte.
    @inline(__always)
    private func runMatch(_ match: Match, _ byte: Int) -> Match {
        guard match.count > 0, (1..<pixelBytes).allSatisfy({ rows[byte] == rows[byte + $0] }) else { return match }
        return Match(count: match.count, distance: 1, score: match.score)
    }

    // MARK: - Writing

    @inline(__always)
    private mutating func writeLiterals(upTo end: Int) {
        guard end > written else { return }
        found.addLiterals(UnsafeBufferPointer(rebasing: rows[written..<end]))
        written = end
    }

    /// Writes a stretch with those parts of the pixels before and after it that were there before too.
    @inline(__always)
    private mutating func write(_ match: Match, at byte: Int) {
        let distance = match.distance
        var (start, end) = (max(byte, written), byte + match.count * pixelBytes)
        while start > max(written, distance) && rows[start - 1] == rows[start - 1 - distance] { start -= 1 }
        let farthestEnd = min(end + pixelBytes - 1, rows.count)
        while end < farthestEnd && rows[end] == rows[end - distance] { end += 1 }
        guard end - start >= Repeats.shortest else { return }
        writeLiterals(upTo: start)
        found.addRepeat(length: end - start, distance: distance)
        written = end
    }
}
