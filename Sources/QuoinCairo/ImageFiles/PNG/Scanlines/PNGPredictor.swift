/// What a pixel probably is, from those around it (PNG, second edition, §9.2). The file has the difference.
protocol PNGPredictor {
    /// - Parameters:
    ///   - left: the pixel on the left; zeros at the start of a row.
    ///   - above: the pixel above; zeros in the first row.
    ///   - corner: the pixel above on the left.
    static func guess(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8>

    /// Whether the guess is the pixel above where the one on the left is that in the corner. As long as it is right, this
    /// stays so from pixel to pixel.
    static var repeatsAboveOnceLeftIsCorner: Bool { get }
}

extension PNGPredictor {
    @inline(__always)
    static var repeatsAboveOnceLeftIsCorner: Bool { false }
}

/// The pixel on the left.
enum LeftPredictor: PNGPredictor {
    @inline(__always)
    static func guess(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> { left }
}

/// What is between the left and the upper pixel.
enum AveragePredictor: PNGPredictor {
    @inline(__always)
    static func guess(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let sum = SIMD4<UInt16>(truncatingIfNeeded: left) &+ SIMD4<UInt16>(truncatingIfNeeded: above)
        return SIMD4<UInt8>(truncatingIfNeeded: sum &>> 1)
    }
}

/// Whichever of the three is nearest to left and above less corner.
enum PaethPredictor: PNGPredictor {
    @inline(__always)
    static var repeatsAboveOnceLeftIsCorner: Bool { true }

    @inline(__always)
    static func guess(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let a = SIMD4<Int16>(truncatingIfNeeded: left)
        let b = SIMD4<Int16>(truncatingIfNeeded: above)
        let c = SIMD4<Int16>(truncatingIfNeeded: corner)
        let (p, q) = (b &- c, a &- c)
        let (toLeft, toAbove, toCorner) = (magnitudes(p), magnitudes(q), magnitudes(p &+ q))
        let best = c.replacing(with: b, where: toAbove .<= toCorner)
            .replacing(with: a, where: (toLeft .<= toAbove) .& (toLeft .<= toCorner))
        return SIMD4<UInt8>(truncatingIfNeeded: best)
    }

    /// How far each number is from 0.
    @inline(__always)
    private static func magnitudes(_ numbers: SIMD4<Int16>) -> SIMD4<Int16> {
        numbers.replacing(with: 0 &- numbers, where: numbers .< 0)
    }
}
