import CImageFiles

/// Reads a PNG with libspng.
final class PNGDecoder {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// In pixels.
    let pixelSize: (width: Int, height: Int)
    private let file: ImageFile
    private let context: OpaquePointer

    /// Bytes of a single auxiliary chunk, and of all that are kept.
    private static let chunkLimit = 4 << 20

    /// Reads the header.
    init(_ file: ImageFile) throws(ImageError) {
        guard let context = spng_ctx_new(0) else { throw .damaged(name: file.name, message: "no memory") }
        (self.file, self.context) = (file, context)
        do throws(ImageError) {
            pixelSize = try PNGDecoder.readHeader(of: file, context)
        } catch {
            spng_ctx_free(context)
            throw error
        }
    }

    deinit {
        spng_ctx_free(context)
    }

    private static func readHeader(
        of file: ImageFile, _ context: OpaquePointer
    ) throws(ImageError) -> (width: Int, height: Int) {
        spng_set_chunk_limits(context, chunkLimit, chunkLimit)
        spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_USE.rawValue))
        var header = spng_ihdr()
        let status = file.bytes.withUnsafeBytes { bytes in
            spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            return spng_get_ihdr(context, &header)
        }
        try check(status, file)
        try file.checkSize(width: Int(header.width), height: Int(header.height))
        return (Int(header.width), Int(header.height))
    }

    private static func check(_ status: Int32, _ file: ImageFile) throws(ImageError) {
        guard status == 0 else {
            throw .damaged(name: file.name, message: String(cString: spng_strerror(status)))
        }
    }

    /// Reads the pixels; to be called once.
    func bitmap() throws(ImageError) -> Bitmap {
        let count = pixelSize.width * pixelSize.height * 4
        var status: Int32 = 0
        let rgba = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
            pixels.initialize(repeating: 0)
            status = spng_decode_image(
                context, pixels.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
            initialized = count
        }
        try PNGDecoder.check(status, file)
        return Bitmap(width: pixelSize.width, height: pixelSize.height, rgba: rgba)
    }
}
