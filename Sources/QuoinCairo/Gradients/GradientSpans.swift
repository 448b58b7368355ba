import QuoinValues

/// The rows of a linear gradient as spans of one color.
///
/// A gradient along many pixels has few colors, so finding where they change is faster than looking up every pixel. The
/// arithmetic is that of the look-up, so that each pixel gets the same color.
struct GradientSpans {
    /// The changes of color, in the order of a row's pixels.
    private let changes: [GradientChanges]
    /// The color before each change, and the one after the last.
    private let colors: [UInt32]
    /// Whether offsets along a row never fall.
    let isRising: Bool
    let pixelsPerOffset: Float
    /// The offsets of the table's entries.
    let scale: GradientTable.Scale

    /// The mean length of spans, in pixels, from which they are faster than looking up every pixel.
    private static let minimumMeanLength: Float = 6

    /// `nil` if per-pixel lookup is faster.
    ///
    /// - Parameter step: the difference between the offsets of neighboring pixels in a row.
    init?(_ table: GradientTable, step: Float) {
        guard let rising = table.changes, let first = rising.first, let last = rising.last,
            Float(rising.count) * abs(step) * GradientSpans.minimumMeanLength <= table.extent
        else { return nil }
        (scale, isRising, pixelsPerOffset) = (table.scale, step >= 0, 1 / step)
        let ordered = isRising ? rising : rising.reversed()
        changes = stride(from: 0, to: ordered.count, by: 8).map { start in
            var changes = GradientChanges(isRising: step >= 0)
            for (lane, change) in ordered[start...].prefix(8).enumerated() {
                (changes.entries[lane], changes.offsets[lane]) = (change.entry, change.offset)
            }
            return changes
        }
        let rest = Array(repeating: isRising ? last.above : first.below, count: changes.count * 8 - ordered.count + 1)
        colors = ordered.map(isRising ? \.below : \.above) + rest
    }

    /// Writes the rows of a rectangle of pixels.
    func write(into pixels: UnsafeMutableBufferPointer<UInt32>, of bounds: PixelRect, in space: GradientSpace) {
        let width = bounds.width
        colors.withUnsafeBufferPointer { colors in
            changes.withUnsafeBufferPointer { changes in
                for y in (0..<bounds.height).untilCancelled {
                    let place = space.row(Float(bounds.minY + y))
                    let ends = SpanEnds(self, at: place, x: Float(bounds.minX), count: Float(width))
                    let row = Row(pixels: UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...]), width: width)
                    row.write(colors, upTo: ends, before: changes)
                }
            }
        }
    }

    /// A row of pixels, followed by all below it.
    private struct Row {
        let pixels: UnsafeMutableBufferPointer<UInt32>
        let width: Int

        /// The pixels that one store writes. Those beyond the end of a span are overwritten by the next span or row.
        private static let writtenCount = 16

        /// Writes each color up to the change after it.
        @inline(__always)
        func write(
            _ colors: UnsafeBufferPointer<UInt32>, upTo ends: SpanEnds,
            before changes: UnsafeBufferPointer<GradientChanges>
        ) {
            let mayOverrun = width &+ Row.writtenCount <= pixels.count
            var index = changes.firstIndex { !ends.areAllZero(before: $0) } ?? changes.count
            var start = 0
            while index < changes.count, start < width {
                let colors = UnsafeBufferPointer(rebasing: colors[index &* 8..<index &* 8 &+ 8])
                let ends = ends.before(changes[index])
                if mayOverrun {
                    writeOverrunning(colors, upTo: ends, from: &start)
                } else {
                    write(colors, upTo: ends, from: &start)
                }
                index += 1
            }
            write(colors[index * 8], from: start, to: width)
        }

        /// Writes eight spans, possibly beyond the end of the row.
        @inline(__always)
        private func writeOverrunning(
            _ colors: UnsafeBufferPointer<UInt32>, upTo ends: SIMD8<UInt32>, from start: inout Int
        ) {
            guard let first = pixels.baseAddress else { return }
            // Subscripting the vector would store it to memory for each lane.
            withUnsafeBytes(of: ends) { ends in
                for lane in 0..<8 {
                    let end = Int(ends.load(fromByteOffset: lane &* 4, as: UInt32.self))
                    let span = SIMD16(repeating: colors[lane])
                    repeat {
                        UnsafeMutableRawPointer(first + start).storeBytes(of: span, as: SIMD16<UInt32>.self)
                        start &+= Row.writtenCount
                    } while start < end
                    start = end
                }
            }
        }

        /// Writes eight spans.
        @inline(never)
        private func write(_ colors: UnsafeBufferPointer<UInt32>, upTo ends: SIMD8<UInt32>, from start: inout Int) {
            for lane in 0..<8 {
                let end = Int(ends[lane])
                write(colors[lane], from: start, to: end)
                start = end
            }
        }

        @inline(__always)
        private func write(_ color: UInt32, from start: Int, to end: Int) {
            if start < end { pixels[start..<end].update(repeating: color) }
        }
    }
}

/// Eight changes of a gradient's color.
struct GradientChanges {
    var entries: SIMD8<Float>
    var offsets: SIMD8<Float>

    /// Changes that no offset reaches.
    init(isRising: Bool) {
        entries = SIMD8(repeating: isRising ? .infinity : -.infinity)
        offsets = entries
    }
}

/// The ends of spans in a row of a linear gradient, as numbers of pixels from the start of the row.
struct SpanEnds {
    private let scale: GradientTable.Scale
    private let isRising: Bool
    private let pixelsPerOffset: Float
    private let place: GradientSpace.Row
    /// The column and the offset of the first pixel.
    private let x: Float
    private let start: Float
    /// The number of pixels in the row.
    private let count: Float
    /// The error bound, in pixels, of an end that is computed from its offset.
    private let roundingMargin: Float

    init(_ spans: GradientSpans, at place: GradientSpace.Row, x: Float, count: Float) {
        (scale, isRising, pixelsPerOffset) = (spans.scale, spans.isRising, spans.pixelsPerOffset)
        (self.place, self.x, self.count) = (place, x, count)
        start = place.linearOffsets(of: SIMD8(repeating: x))[0]
        roundingMargin = scale.roundingMargin(from: start, pixelsPerOffset: pixelsPerOffset, within: abs(x) + count)
    }

    /// Whether the row begins after all of eight changes.
    func areAllZero(before changes: GradientChanges) -> Bool {
        roundingMargin < 0.5 && (changes.offsets[7] - start) * pixelsPerOffset + 0.5 < 0
    }

    /// The ends before eight changes.
    @inline(__always)
    func before(_ changes: GradientChanges) -> SIMD8<UInt32> {
        var columns = (changes.offsets - start) * pixelsPerOffset + 0.5
        // NaN counts as the start of the row.
        columns.replace(with: 0, where: .!(columns .> 0))
        columns.replace(with: SIMD8(repeating: count), where: columns .> count)
        var ends = columns + GradientTable.magnitude - GradientTable.magnitude
        let distances = unsafeBitCast(
            unsafeBitCast(columns - ends, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: SIMD8<Float>.self)
        if any(.!(distances .< 0.5 - roundingMargin)) { correct(&ends, before: changes) }
        return unsafeBitCast(ends + GradientTable.magnitude, to: SIMD8<UInt32>.self) & 0x7F_FFFF
    }

    /// Moves ends within the rounding margin to where the look-up would change the color.
    @inline(never)
    private func correct(_ ends: inout SIMD8<Float>, before changes: GradientChanges) {
        let isBefore = isPassed(changes, at: ends - 1)
        let isPassedAtEnd = isPassed(changes, at: ends)
        let isWrong = (isBefore .& (ends .> 0)) .| (.!isPassedAtEnd .& (ends .< count))
        for lane in 0..<8 where isWrong[lane] {
            while ends[lane] > 0, isPassed(changes, at: SIMD8(repeating: ends[lane] - 1))[lane] { ends[lane] -= 1 }
            while ends[lane] < count, !isPassed(changes, at: SIMD8(repeating: ends[lane]))[lane] { ends[lane] += 1 }
        }
    }

    /// Whether pixels, counted from the first, come after changes.
    @inline(__always)
    private func isPassed(_ changes: GradientChanges, at pixels: SIMD8<Float>) -> SIMDMask<SIMD8<Int32>> {
        let isReached = scale.reaches(changes.entries, at: place.linearOffsets(of: pixels + x))
        return isRising ? isReached : .!isReached
    }
}
