/// Writes PNGs: the same pixels give the same bytes, without a time or a name.
public enum PNGEncoder {
    /// In pixels: so many that a palette takes little beside them, and pays without a trial.
    private static let largeForPalette = 1 << 14

    /// A picture as a PNG file: with a palette where it has few colors, unless it is small and smaller without; without
    /// alpha where all of it is opaque.
    ///
    /// - Parameter scale: the picture's pixels per point, above 0; the file says 72 of them an inch.
    public static func encode(_ bitmap: Bitmap, scale: Double) -> [UInt8] {
        func direct() -> [UInt8] { file(PNGCompression.direct(bitmap), scale: scale) }
        guard let palette = PNGPalette(bitmap) else { return direct() }
        let indexed = file(PNGCompression.indexed(bitmap, palette), scale: scale)
        guard bitmap.pixels.count < largeForPalette else { return indexed }
        let plain = direct()
        return indexed.count < plain.count ? indexed : plain
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
