import CImageFiles

/// Reads a PNG: the usual kinds directly, all others with libspng.
struct PNGDecoder: ImageDecoder {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let pixelSize: PixelSize
    private let file: ImageFile

    /// Bytes of a single auxiliary chunk, and of all that are kept.
    private static let chunkLimit = 4 << 20

    init(_ file: ImageFile) throws(ImageError) {
        self.file = file
        var header = spng_ihdr()
        let status = PNGDecoder.read(file.bytes) { spng_get_ihdr($0, &header) }
        try PNGDecoder.check(status, file)
        pixelSize = try file.checked(width: Int(header.width), height: Int(header.height))
    }

    func bitmap() throws(ImageError) -> Bitmap {
        if let bitmap = PNGScanlines(file.bytes, size: pixelSize)?.bitmap() { return bitmap }
        var bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
        let status = bitmap.pixels.withUnsafeMutableBytes { pixels in
            PNGDecoder.read(file.bytes) { context in
                spng_decode_image(
                    context, pixels.baseAddress, pixels.count, Int32(SPNG_FMT_RGBA8.rawValue),
                    Int32(SPNG_DECODE_TRNS.rawValue))
            }
        }
        try PNGDecoder.check(status, file)
        bitmap.premultiplyBytes()
        return bitmap
    }

    /// Runs something with a reader at the start of a file, and gives its status, or that of what went wrong before.
    private static func read(_ bytes: [UInt8], _ body: (OpaquePointer) -> Int32) -> Int32 {
        guard let context = spng_ctx_new(0) else { return Int32(SPNG_EMEM.rawValue) }
        defer { spng_ctx_free(context) }
        spng_set_chunk_limits(context, chunkLimit, chunkLimit)
        spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_USE.rawValue))
        return bytes.withUnsafeBytes { bytes in
            let status = spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            return status == 0 ? body(context) : status
        }
    }

    private static func check(_ status: Int32, _ file: ImageFile) throws(ImageError) {
        guard status == 0 else {
            throw .damaged(name: file.name, message: String(cString: spng_strerror(status)))
        }
    }
}
