/// A blur that comes near to Gauss's: the mean of a box around each number, three times over, along rows and columns.
///
/// The box has a fraction of a pixel at each end, so that its deviation is exact (Gwosdek and others, Theoretical
/// Foundations of Gaussian Convolution by Extended Box Filtering).
struct BoxBlur {
    private static let passes = 3

    /// Whole pixels on each side of the middle.
    private let reach: Int
    /// The weight of a whole pixel, and that of the pixels at the ends.
    private let whole: Float
    private let end: Float

    /// - Parameter deviation: the standard deviation, above 0.
    init(_ deviation: Double) {
        let variance = deviation * deviation / Double(BoxBlur.passes)
        let reach = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let part = (2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - (reach + 1) * (reach + 1)))
        let length = 2 * reach + 1 + 2 * part
        self.reach = Int(reach)
        whole = Float(1 / length)
        end = Float(part / length)
    }

    /// How many pixels beyond what is blurred may change.
    static func reach(of deviation: Double) -> Double {
        deviation > 0 ? (deviation * 3.5).rounded(.up) + 2 : 0
    }

    /// Blurs numbers that stand row by row.
    func apply(to values: inout [UInt16], width: Int, height: Int) {
        blurRows(of: &values, width: width, height: height)
        for _ in 0..<BoxBlur.passes { blurColumns(of: &values, width: width, height: height) }
    }

    /// Blurs each row on its own, between zeros as far as the box reaches, so that its ends are no exception.
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

    /// Blurs one row: the sum of the box moves along it.
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

    /// Blurs all columns at once: the sums of their boxes move down together, row by row.
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

    /// The nearest whole number: at the magnitude added, the last bit of a number is a whole. The language's own
    /// conversion checks its range, which keeps the loops from running on vectors.
    @inline(__always)
    private static func rounded(_ value: Float) -> UInt16 {
        UInt16(truncatingIfNeeded: (value + 8_388_608).bitPattern)
    }
}
