/// The rows of a linear gradient as runs of pixels of one color.
///
/// A gradient along many pixels has few colors: finding where they change takes less than looking each pixel up. The same
/// arithmetic decides, so each pixel has the same color.
struct GradientRuns {
    /// Where colors change, in the order of a row's pixels.
    private let changes: [GradientChanges]
    /// The color in front of each change, and at last the one behind them.
    private let colors: [UInt32]
    /// Whether offsets grow along a row, or stay.
    let isRising: Bool
    let pixelsPerOffset: Float
    /// Where the entries are between which colors change.
    let scale: GradientTable.Scale

    /// So many pixels runs must have, in the mean, to be worth finding.
    private static let worthwhileLength: Float = 6

    /// Nothing where pixels are better looked up one by one.
    ///
    /// - Parameter step: how much farther along the gradient the next pixel of a row is.
    init?(_ table: GradientTable, step: Float) {
        guard let rising = table.changes, let first = rising.first, let last = rising.last,
            Float(rising.count) * abs(step) * GradientRuns.worthwhileLength <= table.extent
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

    /// Puts the colors into the rows of a rectangle of pixels.
    func write(into pixels: UnsafeMutableBufferPointer<UInt32>, of bounds: PixelBounds, in space: GradientSpace) {
        let width = bounds.width
        colors.withUnsafeBufferPointer { colors in
            changes.withUnsafeBufferPointer { changes in
                for y in 0..<bounds.height {
                    let place = space.row(Float(bounds.minY + y))
                    let ends = RunEnds(self, at: place, x: Float(bounds.minX), count: Float(width))
                    let row = Row(pixels: UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...]), width: width)
                    row.write(colors, upTo: ends, before: changes)
                }
            }
        }
    }

    /// A row of pixels, and all that are behind it.
    private struct Row {
        let pixels: UnsafeMutableBufferPointer<UInt32>
        let width: Int

        /// So many pixels are written at a time; where they are too many, the next run, or the next row, is written over
        /// them.
        private static let writtenCount = 16

        /// Writes colors, each up to the change behind it.
        @inline(__always)
        func write(
            _ colors: UnsafeBufferPointer<UInt32>, upTo ends: RunEnds,
            before changes: UnsafeBufferPointer<GradientChanges>
        ) {
            let hasRoom = width &+ Row.writtenCount <= pixels.count
            var index = changes.firstIndex { !ends.areAllZero(before: $0) } ?? changes.count
            var start = 0
            while index < changes.count, start < width {
                let colors = UnsafeBufferPointer(rebasing: colors[index &* 8..<index &* 8 &+ 8])
                let ends = ends.before(changes[index])
                if hasRoom {
                    writeSpaciously(colors, upTo: ends, from: &start)
                } else {
                    write(colors, upTo: ends, from: &start)
                }
                index += 1
            }
            write(colors[index * 8], from: start, to: width)
        }

        /// Writes eight colors, each up to its end, in a row behind which there is room.
        @inline(__always)
        private func writeSpaciously(
            _ colors: UnsafeBufferPointer<UInt32>, upTo ends: SIMD8<UInt32>, from start: inout Int
        ) {
            guard let first = pixels.baseAddress else { return }
            // Taken lane by lane, the ends would be put into memory for each.
            withUnsafeBytes(of: ends) { ends in
                for lane in 0..<8 {
                    let end = Int(ends.load(fromByteOffset: lane &* 4, as: UInt32.self))
                    let run = SIMD16(repeating: colors[lane])
                    repeat {
                        UnsafeMutableRawPointer(first + start).storeBytes(of: run, as: SIMD16<UInt32>.self)
                        start &+= Row.writtenCount
                    } while start < end
                    start = end
                }
            }
        }

        /// Writes eight colors, each up to its end.
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

/// Eight places where a gradient's color changes.
struct GradientChanges {
    var entries: SIMD8<Float>
    var offsets: SIMD8<Float>

    /// Changes that are never reached, wherever offsets rise or fall.
    init(isRising: Bool) {
        entries = SIMD8(repeating: isRising ? .infinity : -.infinity)
        offsets = entries
    }
}
