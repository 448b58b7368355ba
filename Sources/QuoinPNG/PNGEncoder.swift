import CImageFiles
import QuoinBitmap

// MARK: Why this room exists
//
// libdeflate searches bytes for repeats, whatever the bytes mean. In a drawn picture nearly every pixel repeats the
// pixel to the left, the row above, or that row shifted by a pixel, and checking these takes little time. So repeats
// are found by pixels here (RowMatcher), and written by a deflate writer of our own (DeflateStream). Photos and
// palettes go to libdeflate. `scripts/bench png` measures the gain: a picture of 2400 by 1260 pixels takes 5.2 ms and
// 171 KB, and with libdeflate at level 9 it takes 81 ms and 166 KB (processor time, EPYC at 2.4 GHz).
//
// Files of the common layouts are also read by own code, because most of the time of comparing pictures is spent there.
// `scripts/bench diff` compares two files of 1920 by 1080 pixels in 4.3 ms, of which the comparison in memory takes 0.8
// ms. If libspng read all files, `quoin diff` of two pictures of that size would take 1.5 times the processor time of
// the whole process. No other room depends on how any of this works.

/// Writes PNGs. The same pixels give the same bytes: a file contains no time and no name.
package enum PNGEncoder {
    /// In pixels. For larger pictures a palette is small in comparison, so it is used without a trial.
    private static let largeForPalette = 1 << 14

    /// A picture as a PNG file: with a palette if it has at most 256 colors, unless it is smaller without one; without
    /// alpha if it is opaque.
    ///
    /// - Parameter scale: the picture's pixels per point, above 0. The file's resolution is 72 times the scale per
    ///   inch.
    package static func encode(_ bitmap: Bitmap, scale: Double) -> [UInt8] {
        func unindexed() -> [UInt8] { file(direct(bitmap), scale: scale) }
        guard let palette = PNGPalette(bitmap) else { return unindexed() }
        let withPalette = file(indexed(bitmap, palette), scale: scale)
        guard bitmap.pixels.count < largeForPalette else { return withPalette }
        let plain = unindexed()
        return withPalette.count < plain.count ? withPalette : plain
    }

    private static func file(_ compressed: (pixels: PNGPixels, data: [UInt8]), scale: Double) -> [UInt8] {
        let (pixels, bitmap) = (compressed.pixels, compressed.pixels.bitmap)
        var file = PNGFile()
        file.addHeader(width: bitmap.width, height: bitmap.height, depth: pixels.depth, colorType: pixels.colorType)
        file.addColorSpace()
        if let palette = pixels.palette {
            file.addChunk("PLTE", palette.colorBytes)
            if !palette.alphaBytes.isEmpty { file.addChunk("tRNS", palette.alphaBytes) }
        }
        file.addDensity(pixelsPerInch: 72 * scale)
        file.addChunk("IDAT", compressed.data)
        file.addChunk("IEND", [])
        return file.bytes
    }
}

// MARK: - Compression

/// The smallest compression of the rows that the size of the picture gives time for.
extension PNGEncoder {
    /// The level of libdeflate, from 0 to 12.
    private static let level: Int32 = 6
    /// In bytes. Above this libdeflate takes longer than drawing the picture.
    private static let largeByteCount = 1 << 19
    /// Filtered rows are tried if the smooth bytes, times this, outnumber the compressed bytes.
    private static let smoothFactor = 14
    /// The same for a large picture: filtered rows are almost certainly smaller then.
    private static let smoothFactorIfLarge = 3

    /// The compressed indices of a palette.
    private static func indexed(_ bitmap: Bitmap, _ palette: PNGPalette) -> (pixels: PNGPixels, data: [UInt8]) {
        let pixels = PNGPixels(bitmap, palette: palette)
        let rows = pixels.rows(repeatsAsDifferences: pixels.repeatsAreDifferences)
        return (pixels, DeflateStream.compressed(rows, level: level))
    }

    /// The compressed colors, with alpha unless the picture is opaque.
    private static func direct(_ bitmap: Bitmap) -> (pixels: PNGPixels, data: [UInt8]) {
        guard max(bitmap.width, bitmap.height) <= EdgeHistory.longestSide else {
            let pixels = PNGPixels(bitmap, isOpaque: bitmap.isOpaque)
            return (pixels, general(pixels))
        }
        // Most pictures are opaque. In one that is not, the first pixel usually shows it, so little work is lost.
        let (opaque, matched) = matched(bitmap, isOpaque: true)
        if matched.isWhole { return (opaque, smallest(opaque, matched)) }
        let (pixels, matchedWithAlpha) = self.matched(bitmap, isOpaque: false)
        return (pixels, smallest(pixels, matchedWithAlpha))
    }

    private static func matched(_ bitmap: Bitmap, isOpaque: Bool) -> (PNGPixels, MatchedPicture) {
        let pixels = PNGPixels(bitmap, isOpaque: isOpaque)
        return (pixels, MatchedPicture(pixels))
    }

    private static func smallest(_ pixels: PNGPixels, _ matched: MatchedPicture) -> [UInt8] {
        let drawn = DeflateStream.compressed(matched.repeats, sum: matched.sum)
        let isLarge = pixels.byteCount > largeByteCount
        let factor = isLarge ? smoothFactorIfLarge : smoothFactor
        guard matched.smoothCount * factor > drawn.count else { return drawn }
        let smooth = isLarge ? filtered(pixels) : general(pixels)
        return smooth.count < drawn.count ? smooth : drawn
    }

    /// The smaller of filtered and plain rows, both by libdeflate.
    private static func general(_ pixels: PNGPixels) -> [UInt8] {
        let filtered = filtered(pixels)
        let plain = DeflateStream.compressed(pixels.rows(), level: level)
        return filtered.count < plain.count ? filtered : plain
    }

    private static func filtered(_ pixels: PNGPixels) -> [UInt8] {
        DeflateStream.compressed(PNGFilter.filtered(pixels), level: level)
    }
}
