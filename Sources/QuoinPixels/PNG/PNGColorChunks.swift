import CImageFiles

/// What the chunks of a PNG state about its colors (PNG, third edition, §11.3.2).
package struct PNGColorChunks {
    /// Whether the pixels are gray.
    package var isGray = false
    /// Primaries, curve, matrix, and whether the range is full: `cICP`.
    package var codePoints: [UInt8]?
    /// Whether there is a profile, damaged or not.
    package var hasProfile = false
    package var profile: [UInt8]?
    package var isSRGB = false
    /// The exponent from light to components.
    package var gamma: Double?
    /// Of white, red, green and blue.
    package var chromaticities: [(x: Double, y: Double)]?
}

extension PNGDecoder {
    /// What is stated before the pixels.
    package var colorChunks: PNGColorChunks {
        let chunks = PNGChunk.all(in: file).prefix { $0.type != "IDAT" }
        var colors = PNGColorChunks()
        colors.codePoints = chunks.first { $0.type == "cICP" }.map { Array(file[$0.content]) }
        colors.hasProfile = chunks.contains { $0.type == "iCCP" }
        let others = ["sRGB", "gAMA", "cHRM"]
        guard let header = chunks.first, header.content.count == 13 else { return colors }
        // 0 is gray, 4 gray with alpha.
        colors.isGray = [0, 4].contains(file[header.content.lowerBound + 9])
        guard colors.hasProfile || chunks.contains(where: { others.contains($0.type) }) else { return colors }
        _ = PNGDecoder.read(file) { context in
            var profile = spng_iccp()
            if colors.hasProfile, spng_get_iccp(context, &profile) == 0, let bytes = profile.profile {
                colors.profile = Array(UnsafeRawBufferPointer(start: bytes, count: profile.profile_len))
            }
            var intent: UInt8 = 0
            colors.isSRGB = spng_get_srgb(context, &intent) == 0
            var gamma = 0.0
            if spng_get_gama(context, &gamma) == 0, gamma > 0.01, gamma < 100 { colors.gamma = gamma }
            var points = spng_chrm()
            if spng_get_chrm(context, &points) == 0 {
                colors.chromaticities = [
                    (points.white_point_x, points.white_point_y), (points.red_x, points.red_y),
                    (points.green_x, points.green_y), (points.blue_x, points.blue_y),
                ]
            }
            return 0
        }
        return colors
    }

    /// The EXIF data, a TIFF without its pixels; what stands behind the pixels does not count.
    package var exif: ArraySlice<UInt8>? {
        PNGChunk.all(in: file).prefix { $0.type != "IDAT" }.first { $0.type == "eXIf" && $0.isIntact(in: file) }.map {
            file[$0.content]
        }
    }

    /// Whether viewers may show one frame after another.
    package var isAnimated: Bool { PNGChunk.all(in: file).contains { $0.type == "acTL" } }
}
