import CImageFiles

/// A picture without a palette as its rows repeat themselves.
struct MatchedPicture {
    let repeats: Repeats
    /// The checksum of all rows.
    let sum: UInt32
    /// How many of the new bytes are near those of the pixel before.
    let smoothCount: Int
    /// Whether all rows are there; none follow one with an alpha that its form has no place for.
    let isWhole: Bool

    /// - Parameter pixels: those of a picture with no side longer than `EdgeHistory.longestSide`.
    init(_ pixels: PNGPixels) {
        (repeats, sum, smoothCount, isWhole) = pixels.bitmap.pixels.withUnsafeBufferPointer { colors in
            withUnsafeTemporaryAllocation(
                of: UInt8.self, capacity: pixels.rowBytes + PNGPixels.slack
            ) { row in
                guard !colors.isEmpty, let first = colors.baseAddress, let row = row.baseAddress else {
                    return (Repeats(), 1, 0, true)
                }
                return MatchedPicture.match(pixels, first, row)
            }
        }
    }

    /// Takes one row after the other, while its bytes are near at hand.
    private static func match(
        _ pixels: PNGPixels, _ first: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>
    ) -> (Repeats, UInt32, Int, Bool) {
        var matcher = RowMatcher(pixels, first, row: row + 1)
        let difference = [PNGFilter.up.rawValue] + [UInt8](repeating: 0, count: pixels.rowBytes - 1)
        var sum: UInt32 = 1
        row.pointee = PNGFilter.none.rawValue
        for y in 0..<pixels.bitmap.height {
            if pixels.repeatsAreDifferences && pixels.bitmap.isRowRepeated(y, first) {
                matcher.addDifferenceOfNothing()
                sum = libdeflate_adler32(sum, difference, pixels.rowBytes)
            } else {
                guard pixels.write(first + y * pixels.bitmap.width, to: row + 1) else {
                    return (Repeats(), sum, 0, false)
                }
                matcher.addRow(y)
                sum = libdeflate_adler32(sum, row, pixels.rowBytes)
            }
        }
        let (repeats, smoothCount) = matcher.finish()
        return (repeats, sum, smoothCount, true)
    }
}
