/// Where the runs of one color end in a row of a linear gradient, counted from the row's first pixel.
struct RunEnds {
    private let scale: GradientTable.Scale
    private let isRising: Bool
    private let pixelsPerOffset: Float
    private let place: GradientSpace.Row
    /// The column of the first pixel, and the offset there.
    private let x: Float
    private let start: Float
    /// Of the row's pixels.
    private let count: Float
    /// How far, in pixels, an end that is computed from an offset may be amiss.
    private let doubt: Float

    init(_ runs: GradientRuns, at place: GradientSpace.Row, x: Float, count: Float) {
        (scale, isRising, pixelsPerOffset) = (runs.scale, runs.isRising, runs.pixelsPerOffset)
        (self.place, self.x, self.count) = (place, x, count)
        start = place.linearOffsets(of: SIMD8(repeating: x))[0]
        doubt = scale.doubt(from: start, pixelsPerOffset: pixelsPerOffset, within: abs(x) + count)
    }

    /// Whether no pixel of the row is before any of eight changes.
    func areAllZero(before changes: GradientChanges) -> Bool {
        doubt < 0.5 && (changes.offsets[7] - start) * pixelsPerOffset + 0.5 < 0
    }

    /// The ends before eight changes.
    @inline(__always)
    func before(_ changes: GradientChanges) -> SIMD8<UInt32> {
        var columns = (changes.offsets - start) * pixelsPerOffset + 0.5
        // What is no number is taken for the beginning.
        columns.replace(with: 0, where: .!(columns .> 0))
        columns.replace(with: SIMD8(repeating: count), where: columns .> count)
        var ends = columns + GradientTable.magnitude - GradientTable.magnitude
        let distances = unsafeBitCast(
            unsafeBitCast(columns - ends, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: SIMD8<Float>.self)
        if any(.!(distances .< 0.5 - doubt)) { correct(&ends, before: changes) }
        return unsafeBitCast(ends + GradientTable.magnitude, to: SIMD8<UInt32>.self) & 0x7F_FFFF
    }

    /// Moves ends to where the pixels' colors change.
    @inline(never)
    private func correct(_ ends: inout SIMD8<Float>, before changes: GradientChanges) {
        let isBefore = isPassed(changes, at: ends - 1)
        let isThere = isPassed(changes, at: ends)
        let isWrong = (isBefore .& (ends .> 0)) .| (.!isThere .& (ends .< count))
        for lane in 0..<8 where isWrong[lane] {
            while ends[lane] > 0, isPassed(changes, at: SIMD8(repeating: ends[lane] - 1))[lane] { ends[lane] -= 1 }
            while ends[lane] < count, !isPassed(changes, at: SIMD8(repeating: ends[lane]))[lane] { ends[lane] += 1 }
        }
    }

    /// Whether pixels, counted from the first, are behind changes.
    @inline(__always)
    private func isPassed(_ changes: GradientChanges, at pixels: SIMD8<Float>) -> SIMDMask<SIMD8<Int32>> {
        let isReached = scale.reaches(changes.entries, at: place.linearOffsets(of: pixels + x))
        return isRising ? isReached : .!isReached
    }
}
