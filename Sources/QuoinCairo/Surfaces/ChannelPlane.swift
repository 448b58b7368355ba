import QuoinBitmap
import QuoinGeometry

/// One channel of the pixels of a rectangle: numbers from 0 to 65,280, 256 for each level of a byte.
struct ChannelPlane {
    let bounds: PixelRect
    private(set) var values: [UInt16]

    /// - Parameter value: the byte of a pixel.
    init(_ bounds: PixelRect, _ value: (_ x: Int, _ y: Int) -> UInt8) {
        self.bounds = bounds
        values = []
        values.reserveCapacity(bounds.width * bounds.height)
        for y in bounds.minY..<max(bounds.maxY, bounds.minY) {
            for x in bounds.minX..<max(bounds.maxX, bounds.minX) { values.append(UInt16(value(x, y)) << 8) }
        }
    }

    /// The coverage of a mask.
    init(_ mask: CoverageMask) {
        bounds = mask.bounds
        values = []
        values.reserveCapacity(bounds.width * bounds.height)
        for row in 0..<bounds.height { values += mask.row(row).lazy.map { UInt16($0) << 8 } }
    }

    /// A rectangle of the plane as a mask, which covers nothing outside the plane.
    func mask(in rectangle: PixelRect) -> CoverageMask {
        var mask = CoverageMask(rectangle)
        let common = rectangle.intersection(bounds)
        guard !common.isEmpty else { return mask }
        let stride = mask.stride
        mask.withBytes { bytes in
            for y in common.minY..<common.maxY {
                let source = (y - bounds.minY) * bounds.width - bounds.minX
                let target = (y - rectangle.minY) * stride - rectangle.minX
                for x in common.minX..<common.maxX {
                    bytes[target + x] = UInt8(truncatingIfNeeded: (UInt32(values[source + x]) + 128) >> 8)
                }
            }
        }
        return mask
    }

    /// The byte of a pixel; 0 outside.
    subscript(x: Int, y: Int) -> UInt8 {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return UInt8((UInt32(values[(y - bounds.minY) * bounds.width + x - bounds.minX]) + 128) >> 8)
    }

    /// Blurs the channel, which counts as 0 outside the plane.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    mutating func blur(_ deviation: Double) {
        guard deviation > 0, !bounds.isEmpty else { return }
        BoxBlur(deviation).apply(to: &values, width: bounds.width, height: bounds.height)
    }
}

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

    /// Blurs numbers that are stored row by row.
    func apply(to values: inout [UInt16], width: Int, height: Int) {
        blurRows(of: &values, width: width, height: height)
        for _ in 0..<BoxBlur.passes { blurColumns(of: &values, width: width, height: height) }
    }

    /// Blurs each row, with zeros around it as far as the box reaches, so that the loop has no special cases at the
    /// ends.
    private func blurRows(of values: inout [UInt16], width: Int, height: Int) {
        let margin = reach + 1
        var line = [UInt16](repeating: 0, count: width + 2 * margin)
        values.withUnsafeMutableBufferPointer { values in
            line.withUnsafeMutableBufferPointer { line in
                let middle = UnsafeMutableBufferPointer(rebasing: line[margin..<margin + width])
                for row in 0..<height {
                    let row = UnsafeMutableBufferPointer(rebasing: values[row * width..<(row + 1) * width])
                    for _ in 0..<BoxBlur.passes {
                        _ = middle.update(fromContentsOf: row)
                        blur(UnsafeBufferPointer(line), into: row)
                    }
                }
            }
        }
    }

    /// Blurs one row with a running sum of the box.
    private func blur(_ line: UnsafeBufferPointer<UInt16>, into result: UnsafeMutableBufferPointer<UInt16>) {
        let last = 2 * reach + 2
        var sum = line[0..<last].reduce(Int32(0)) { $0 &+ Int32($1) }
        for index in result.indices {
            let (before, after) = (Int32(line[index]), Int32(line[index &+ last]))
            sum = sum &- before
            result[index] = BoxBlur.rounded(Float(sum) * whole + Float(before &+ after) * end)
            sum = sum &+ after
        }
    }

    /// Blurs all columns at once, with a running sum for each that moves down row by row.
    private func blurColumns(of values: inout [UInt16], width: Int, height: Int) {
        let source = values
        var sums = [UInt32](repeating: 0, count: width)
        let none = [UInt16](repeating: 0, count: width)
        source.withUnsafeBufferPointer { source in
            none.withUnsafeBufferPointer { none in
                sums.withUnsafeMutableBufferPointer { sums in
                    values.withUnsafeMutableBufferPointer { values in
                        func row(_ index: Int) -> UnsafeBufferPointer<UInt16> {
                            index >= 0 && index < height
                                ? UnsafeBufferPointer(rebasing: source[index * width..<(index + 1) * width]) : none
                        }
                        for index in 0..<min(reach, height) { add(row(index), to: sums) }
                        for index in 0..<height {
                            add(row(index + reach), to: sums)
                            subtract(row(index - reach - 1), from: sums)
                            let target = UnsafeMutableBufferPointer(
                                rebasing: values[index * width..<(index + 1) * width])
                            mean(sums, row(index - reach - 1), row(index + reach + 1), into: target)
                        }
                    }
                }
            }
        }
    }

    private func add(_ row: UnsafeBufferPointer<UInt16>, to sums: UnsafeMutableBufferPointer<UInt32>) {
        for index in sums.indices { sums[index] &+= UInt32(row[index]) }
    }

    private func subtract(_ row: UnsafeBufferPointer<UInt16>, from sums: UnsafeMutableBufferPointer<UInt32>) {
        for index in sums.indices { sums[index] &-= UInt32(row[index]) }
    }

    private func mean(
        _ sums: UnsafeMutableBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt16>,
        _ after: UnsafeBufferPointer<UInt16>, into result: UnsafeMutableBufferPointer<UInt16>
    ) {
        for index in result.indices {
            let ends = Int32(before[index]) &+ Int32(after[index])
            let sum = Int32(truncatingIfNeeded: sums[index])
            result[index] = BoxBlur.rounded(Float(sum) * whole + Float(ends) * end)
        }
    }

    /// The nearest whole number. Above 2²³ the last bit of a float has the value 1. Swift's own conversion checks the
    /// range, which keeps loops from being vectorized.
    @inline(__always)
    private static func rounded(_ value: Float) -> UInt16 {
        UInt16(truncatingIfNeeded: (value + 8_388_608).bitPattern)
    }
}
