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
    /// So many pixels are written at a time; where they are too many, the next run is written over them.
    private static let writtenCount = 16

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

    /// Puts the colors into a row of pixels.
    ///
    /// - Parameter x: the column of the row's first pixel.
    func write(into row: UnsafeMutableBufferPointer<UInt32>, at place: GradientSpace.Row, x: Int) {
        let ends = RunEnds(self, at: place, x: Float(x), count: Float(row.count))
        colors.withUnsafeBufferPointer { colors in
            changes.withUnsafeBufferPointer { changes in
                var index = changes.firstIndex { !ends.areAllZero(before: $0) } ?? changes.count
                var start = 0
                while index < changes.count, start < row.count {
                    let colors = UnsafeBufferPointer(rebasing: colors[index &* 8..<index &* 8 &+ 8])
                    GradientRuns.write(colors, upTo: ends.before(changes[index]), into: row, from: &start)
                    index += 1
                }
                GradientRuns.write(colors[index * 8], into: row, from: start, to: row.count)
            }
        }
    }

    /// Puts eight colors into a row of pixels, each up to its end.
    @inline(__always)
    private static func write(
        _ colors: UnsafeBufferPointer<UInt32>, upTo ends: SIMD8<UInt32>, into row: UnsafeMutableBufferPointer<UInt32>,
        from start: inout Int
    ) {
        guard let pixels = row.baseAddress else { return }
        // Taken lane by lane, the ends would be put into memory for each.
        withUnsafeBytes(of: ends) { ends in
            for lane in 0..<8 {
                let end = Int(ends.load(fromByteOffset: lane &* 4, as: UInt32.self))
                if max(start, end) &+ writtenCount <= row.count {
                    let run = SIMD16(repeating: colors[lane])
                    repeat {
                        UnsafeMutableRawPointer(pixels + start).storeBytes(of: run, as: SIMD16<UInt32>.self)
                        start &+= writtenCount
                    } while start < end
                } else {
                    write(colors[lane], into: row, from: start, to: end)
                }
                start = end
            }
        }
    }

    @inline(never)
    private static func write(
        _ color: UInt32, into row: UnsafeMutableBufferPointer<UInt32>, from start: Int, to end: Int
    ) {
        if start < end { row[start..<end].update(repeating: color) }
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
