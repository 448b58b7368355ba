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

    /// The content of a PNG's image data.
    static func compressed(_ pixels: PNGPixels) -> [UInt8] {
        if pixels.palette != nil { return indices(pixels) }
        guard max(pixels.bitmap.width, pixels.bitmap.height) <= EdgeHistory.longestSide else { return general(pixels) }
        let matched = MatchedPicture(pixels)
        let drawn = ZlibStream.compressed(matched.repeats, sum: matched.sum)
        let hasManyBytes = pixels.byteCount > manyBytes
        let share = hasManyBytes ? smoothShareOfMany : smoothShare
        guard matched.smoothCount * share > drawn.count else { return drawn }
        let smallest = hasManyBytes ? filtered(pixels) : general(pixels)
        return smallest.count < drawn.count ? smallest : drawn
    }

    private static func indices(_ pixels: PNGPixels) -> [UInt8] {
        ZlibStream.compressed(pixels.rows(repeatsAsDifferences: pixels.repeatsAreDifferences), level: level)
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
