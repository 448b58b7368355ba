import CImageFiles

/// The rows of a picture without a palette, compressed by the repeats in them.
struct MatchedPicture {
    /// The compressed rows.
    let pieces: [[UInt8]]
    /// The number of literals that differ little from the same byte of the previous pixel.
    let smoothCount: Int

    /// - Parameter pixels: those of a picture whose sides are at most `EdgeHistory.longestSide`.
    /// - Returns: `nil` if a pixel is translucent and the rows have no alpha.
    init?(_ pixels: PNGPixels) {
        let form = pixels.form
        let matched: MatchedPicture? = pixels.bitmap.pixels.withUnsafeBufferPointer { colors in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: form.rowBytes + PNGForm.slack) { row in
                guard !colors.isEmpty, let first = colors.baseAddress, let row = row.baseAddress else {
                    return MatchedPicture()
                }
                return MatchedPicture(form, first, row)
            }
        }
        guard let matched else { return nil }
        self = matched
    }

    /// The rows of a picture without pixels.
    private init() {
        var stream = DeflateStream()
        stream.finish(Repeats(), sum: 1)
        (pieces, smoothCount) = (stream.pieces, 0)
    }

    /// Converts, matches and compresses one row after another, while its bytes are in the cache.
    private init?(_ form: PNGForm, _ first: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>) {
        var matcher = RowMatcher(form, first, row: row + 1)
        var stream = DeflateStream()
        let difference = [PNGFilter.up.rawValue] + [UInt8](repeating: 0, count: form.rowBytes - 1)
        var sum: UInt32 = 1
        row.pointee = PNGFilter.none.rawValue
        for y in 0..<form.height {
            let pixels = first + y * form.width
            if form.repeatsAreDifferences, y > 0, pixels.repeatsRowAbove(width: form.width) {
                matcher.addRepeatedRow()
                sum = libdeflate_adler32(sum, difference, form.rowBytes)
            } else {
                guard form.write(pixels, to: row + 1) else { return nil }
                matcher.addRow(y)
                sum = libdeflate_adler32(sum, row, form.rowBytes)
            }
            matcher.writeBlocks(to: &stream)
        }
        smoothCount = matcher.finish(&stream, sum: sum)
        pieces = stream.pieces
    }
}
