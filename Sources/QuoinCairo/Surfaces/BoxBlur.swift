import QuoinValues

/// An approximation of a Gaussian blur: three box filters, first along rows, then along columns.
///
/// Cairo has no blur. This one is within four levels of the Gaussian curve, takes a time that does not depend on its
/// radius, and gives the same result on every processor. The box has a fraction of a pixel at each end, so that its
/// standard deviation is exact (Gwosdek et al., Theoretical Foundations of Gaussian Convolution by Extended Box
/// Filtering).
struct BoxBlur {
    private static let passes = 3

    /// Whole pixels on each side of the middle.
    private let reach: Int
    /// The weights of a whole pixel, and of the pixels at the ends.
    private let whole: Float
    private let end: Float

    /// The largest standard deviation, in pixels. It exceeds the extents of every canvas, so that a blur leaves nothing
    /// visible.
    private static let largestDeviation = 20_000.0

    /// - Parameter deviation: the standard deviation, above 0.
    init(_ deviation: Double) {
        let deviation = min(deviation, BoxBlur.largestDeviation)
        let variance = deviation * deviation / Double(BoxBlur.passes)
        let reach = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let part = (2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - (reach + 1) * (reach + 1)))
        let length = 2 * reach + 1 + 2 * part
        self.reach = Int(reach)
        whole = Float(1 / length)
        end = Float(part / length)
    }

    /// How many pixels outside the blurred area may change.
    static func reach(of deviation: Double) -> Double {
        deviation > 0 ? (deviation * 3.5).rounded(.up) + 2 : 0
    }

    /// The blurred numbers of a plane in a rectangle.
    func apply(to plane: ChannelPlane, in target: PixelRect) -> ChannelPlane {
        let rows = blurColumns(of: plane.transposed, in: target.minX..<target.maxX).transposed
        return blurColumns(of: rows, in: target.minY..<target.maxY)
    }

    /// Blurs all columns of a plane, and returns those of the given rows that are not 0 throughout.
    ///
    /// Each pass spreads the plane by the distance that the box reaches, and computes only the rows that the passes after
    /// it need.
    private func blurColumns(of plane: ChannelPlane, in target: Range<Int>) -> ChannelPlane {
        let distance = reach + 1
        return (1...BoxBlur.passes).reduce(plane) { source, pass in
            let (done, left) = (pass * distance, (BoxBlur.passes - pass) * distance)
            return blurColumnsOnce(
                of: source, from: max(plane.bounds.minY - done, target.lowerBound - left),
                to: min(plane.bounds.maxY + done, target.upperBound + left))
        }
    }

    /// Applies the box to all columns at once, with a running sum for each that moves down row by row.
    private func blurColumnsOnce(of source: ChannelPlane, from first: Int, to end: Int) -> ChannelPlane {
        let bounds = source.bounds
        guard !bounds.isEmpty else { return source }
        let width = bounds.width
        let none = [UInt16](repeating: 0, count: width)
        var sums = [UInt32](repeating: 0, count: width)
        return source.values.withUnsafeBufferPointer { values in
            none.withUnsafeBufferPointer { none in
                sums.withUnsafeMutableBufferPointer { sums in
                    func row(_ y: Int) -> UnsafeBufferPointer<UInt16> {
                        let start = (y - bounds.minY) * width
                        return y >= bounds.minY && y < bounds.maxY
                            ? UnsafeBufferPointer(rebasing: values[start..<start + width]) : none
                    }
                    let start = max(first - reach - 1, bounds.minY)
                    for y in start..<max(start, min(first + reach, bounds.maxY)) { add(row(y), to: sums) }
                    let target = PixelRect(minX: bounds.minX, minY: first, maxX: bounds.maxX, maxY: end)
                    return ChannelPlane(target) { y, result in
                        mean(sums, row(y - reach - 1), row(y + reach), row(y + reach + 1), into: result)
                    }
                }
            }
        }
    }

    private func add(_ row: UnsafeBufferPointer<UInt16>, to sums: UnsafeMutableBufferPointer<UInt32>) {
        for x in row.indices { sums[x] &+= UInt32(row[x]) }
    }

    /// Moves the sums down by a row, and writes the means of the box.
    ///
    /// - Parameters:
    ///   - before: the row above the whole rows of the box, which was the first of them.
    ///   - last: the last whole row, which is new.
    ///   - after: the row below the whole rows.
    private func mean(
        _ sums: UnsafeMutableBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt16>,
        _ last: UnsafeBufferPointer<UInt16>, _ after: UnsafeBufferPointer<UInt16>,
        into result: UnsafeMutableBufferPointer<UInt16>
    ) {
        for x in result.indices {
            let above = UInt32(before[x])
            let sum = sums[x] &+ UInt32(last[x]) &- above
            sums[x] = sum
            let ends = Int32(truncatingIfNeeded: above &+ UInt32(after[x]))
            result[x] = BoxBlur.rounded(Float(Int32(truncatingIfNeeded: sum)) * whole + Float(ends) * end)
        }
    }

    /// The nearest whole number. Above 2²³ the last bit of a float has the value 1. Swift's own conversion checks the
    /// range, which keeps loops from being vectorized.
    @inline(__always)
    private static func rounded(_ value: Float) -> UInt16 {
        UInt16(truncatingIfNeeded: (value + 8_388_608).bitPattern)
    }
}
