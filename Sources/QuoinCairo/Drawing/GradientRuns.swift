/// The rows of a linear gradient as runs of pixels of one color.
///
/// A gradient along many pixels has few colors: finding where they change takes less than looking each pixel up. The same
/// arithmetic decides, so each pixel has the same color.
struct GradientRuns {
    private let table: GradientTable
    /// Where colors change, in the order of a row's pixels: eight at a time, the last filled up with changes that are never
    /// reached.
    private let entries: [SIMD8<Float>]
    private let offsets: [SIMD8<Float>]
    /// The color in front of each change, and at last the one behind them.
    private let colors: [UInt32]
    /// Whether offsets grow along a row, or stay.
    private let isRising: Bool
    private let pixelsPerOffset: Float

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
        (self.table, isRising, pixelsPerOffset) = (table, step >= 0, 1 / step)
        let changes = isRising ? rising : rising.reversed()
        entries = changes.eightAtATime(\.entry)
        offsets = changes.eightAtATime(\.offset)
        let rest = Array(repeating: isRising ? last.above : first.below, count: entries.count * 8 - changes.count + 1)
        colors = changes.map(isRising ? \.below : \.above) + rest
    }

    /// Puts the colors into a row of pixels.
    ///
    /// - Parameter x: the column of the row's first pixel.
    func write(into row: UnsafeMutableBufferPointer<UInt32>, at place: GradientSpace.Row, x: Int) {
        colors.withUnsafeBufferPointer { colors in
            withUnsafeTemporaryAllocation(of: SIMD8<UInt32>.self, capacity: entries.count) { ends in
                for index in entries.indices {
                    ends[index] = self.ends(before: index, at: place, x: Float(x), count: Float(row.count))
                }
                ends.withMemoryRebound(to: UInt32.self) { GradientRuns.write(colors, upTo: $0, into: row) }
            }
        }
    }

    /// Puts colors into a row of pixels, each up to its end.
    private static func write(
        _ colors: UnsafeBufferPointer<UInt32>, upTo ends: UnsafeMutableBufferPointer<UInt32>,
        into row: UnsafeMutableBufferPointer<UInt32>
    ) {
        var start = 0
        for index in ends.indices {
            let end = Int(ends[index])
            guard end > start else { continue }
            write(colors[index], into: row, from: start, to: end)
            start = end
        }
        write(colors[ends.count], into: row, from: start, to: row.count)
    }

    /// Where the runs before eight changes end in a row: about, which is nearly always right, and then exactly.
    @inline(__always)
    private func ends(before index: Int, at place: GradientSpace.Row, x: Float, count: Float) -> SIMD8<UInt32> {
        let start = place.linearOffsets(of: SIMD8(repeating: x))
        var ends = (offsets[index] - start) * pixelsPerOffset + 0.5
        // What is no number is taken for the beginning.
        ends.replace(with: 0, where: .!(ends .> 0))
        ends.replace(with: SIMD8(repeating: count), where: ends .> count)
        ends = ends + GradientTable.magnitude - GradientTable.magnitude
        let isBefore = isPassed(entries[index], at: place.linearOffsets(of: ends + (x - 1)))
        let isThere = isPassed(entries[index], at: place.linearOffsets(of: ends + x))
        let isWrong = (isBefore .& (ends .> 0)) .| (.!isThere .& (ends .< count))
        if any(isWrong) { correct(&ends, entries[index], where: isWrong, at: place, x: x, count: count) }
        return unsafeBitCast(ends + GradientTable.magnitude, to: SIMD8<UInt32>.self) & 0x7F_FFFF
    }

    /// Moves ends to their pixels, one at a time.
    private func correct(
        _ ends: inout SIMD8<Float>, _ entries: SIMD8<Float>, where isWrong: SIMDMask<SIMD8<Int32>>,
        at place: GradientSpace.Row, x: Float, count: Float
    ) {
        for lane in 0..<8 where isWrong[lane] {
            func isPassed(_ column: Float) -> Bool {
                self.isPassed(entries, at: place.linearOffsets(of: SIMD8(repeating: x + column)))[lane]
            }
            while ends[lane] > 0, isPassed(ends[lane] - 1) { ends[lane] -= 1 }
            while ends[lane] < count, !isPassed(ends[lane]) { ends[lane] += 1 }
        }
    }

    /// Whether pixels at offsets are behind changes.
    @inline(__always)
    private func isPassed(_ entries: SIMD8<Float>, at offsets: SIMD8<Float>) -> SIMDMask<SIMD8<Int32>> {
        let isReached = table.reaches(entries, at: offsets)
        return isRising ? isReached : .!isReached
    }

    @inline(__always)
    private static func write(
        _ color: UInt32, into row: UnsafeMutableBufferPointer<UInt32>, from start: Int, to end: Int
    ) {
        guard let first = row.baseAddress else { return }
        let pixels = SIMD16<UInt32>(repeating: color)
        var start = start
        while start < end, start &+ writtenCount <= row.count {
            UnsafeMutableRawPointer(first + start).storeBytes(of: pixels, as: SIMD16<UInt32>.self)
            start &+= writtenCount
        }
        while start < end {
            first[start] = color
            start &+= 1
        }
    }
}

extension [GradientTable.Change] {
    /// A number of each change, and infinity up to the next multiple of eight.
    fileprivate func eightAtATime(_ number: (Element) -> Float) -> [SIMD8<Float>] {
        stride(from: 0, to: count, by: 8).map { start in
            var numbers = SIMD8<Float>(repeating: .infinity)
            for (lane, change) in self[start...].prefix(8).enumerated() { numbers[lane] = number(change) }
            return numbers
        }
    }
}
