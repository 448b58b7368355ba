/// How a picture's rows become as small as they can within a time that fits their number.
enum PNGCompression {
    /// How hard the general compressor tries, from 0 to 12.
    private static let level: Int32 = 6
    /// So many bytes take the general compressor longer than drawing.
    private static let manyBytes = 1 << 19
    /// To what part of itself a drawn picture shrinks at least; photos stay above it.
    private static let drawnShare = 12

    /// The content of a PNG's image data.
    static func compressed(_ pixels: PNGPixels, of bitmap: Bitmap) -> [UInt8] {
        if pixels.palette != nil { return ZlibStream.compressed(pixels.rows, level: level) }
        let plain = plain(pixels, of: bitmap)
        if isLarge(pixels, bitmap) && plain.count < pixels.rows.count / drawnShare { return plain }
        let filtered = ZlibStream.compressed(PNGFilter.filtered(pixels), level: level)
        return filtered.count < plain.count ? filtered : plain
    }

    private static func plain(_ pixels: PNGPixels, of bitmap: Bitmap) -> [UInt8] {
        guard isLarge(pixels, bitmap) else { return ZlibStream.compressed(pixels.rows, level: level) }
        let repeats = RowMatcher.repeats(of: bitmap, rows: pixels.rows, pixelBytes: pixels.bytesPerPixel)
        return ZlibStream.compressed(pixels.rows, repeats)
    }

    private static func isLarge(_ pixels: PNGPixels, _ bitmap: Bitmap) -> Bool {
        pixels.rows.count > manyBytes && max(bitmap.width, bitmap.height) <= PixelHistory.longestSide
    }
}
