/// How a picture's rows become as small as they can within a time that fits their number.
enum PNGCompression {
    /// How hard the general compressor tries, from 0 to 12.
    private static let level: Int32 = 6
    /// So many bytes take the general compressor longer than drawing.
    private static let manyBytes = 1 << 19
    /// Differences are tried where a picture has more new bytes near those beside them than one for so many compressed
    /// bytes: they may be smaller then.
    private static let smoothShare = 14
    /// The same for a picture that takes long: they are smaller then, all but surely.
    private static let smoothShareOfMany = 3

    // The content of a PNG's image data, and what it is made of.

    /// Indices of a palette.
    static func indexed(_ bitmap: Bitmap, _ palette: PNGPalette) -> (pixels: PNGPixels, data: [UInt8]) {
        let pixels = PNGPixels(bitmap, palette: palette)
        let rows = pixels.rows(repeatsAsDifferences: pixels.repeatsAreDifferences)
        return (pixels, ZlibStream.compressed(rows, level: level))
    }

    /// Colors, with alpha where not all is opaque.
    static func direct(_ bitmap: Bitmap) -> (pixels: PNGPixels, data: [UInt8]) {
        guard max(bitmap.width, bitmap.height) <= EdgeHistory.longestSide else {
            let pixels = PNGPixels(bitmap, isOpaque: bitmap.isOpaque)
            return (pixels, general(pixels))
        }
        // Most pictures are opaque; where one is not, it is seen on the way, and nearly always at the first pixel.
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
        let drawn = ZlibStream.compressed(matched.repeats, sum: matched.sum)
        let hasManyBytes = pixels.byteCount > manyBytes
        let share = hasManyBytes ? smoothShareOfMany : smoothShare
        guard matched.smoothCount * share > drawn.count else { return drawn }
        let smooth = hasManyBytes ? filtered(pixels) : general(pixels)
        return smooth.count < drawn.count ? smooth : drawn
    }

    /// Without a look at what the picture shows.
    private static func general(_ pixels: PNGPixels) -> [UInt8] {
        let filtered = filtered(pixels)
        let plain = ZlibStream.compressed(pixels.rows(), level: level)
        return filtered.count < plain.count ? filtered : plain
    }

    private static func filtered(_ pixels: PNGPixels) -> [UInt8] {
        ZlibStream.compressed(PNGFilter.filtered(pixels), level: level)
    }
}
