import CImageFiles
import QuoinBitmap
import QuoinGeometry

/// Why a PNG cannot be read.
package struct PNGError: Error {
    /// The message, usually that of libspng.
    package let message: String
}

/// Reads a PNG: the usual kinds directly, all others with libspng.
package struct PNGDecoder {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size that the header states, which may be too large.
    package let pixelSize: PixelSize
    let file: [UInt8]

    /// The limit for a single auxiliary chunk, and for all that are kept, in bytes.
    private static let chunkLimit = 4 << 20

    package init(_ file: [UInt8]) throws(PNGError) {
        self.file = file
        var header = spng_ihdr()
        let status = PNGDecoder.read(file) { spng_get_ihdr($0, &header) }
        try PNGDecoder.check(status)
        pixelSize = PixelSize(width: Int(header.width), height: Int(header.height))
    }

    /// The message for an incomplete file.
    package static let cutOff = "cut off, its end (IEND) is missing"

    /// Whether a file has its last chunk, so that nothing is cut off.
    package static func isComplete(_ file: [UInt8]) -> Bool {
        guard let last = PNGChunk.all(in: file).last else { return false }
        return last.type == "IEND" && last.isIntact(in: file)
    }

    /// Reads the pixels; the caller has checked that ``pixelSize`` is not too large.
    package func bitmap() throws(PNGError) -> Bitmap {
        if let bitmap = PNGScanlines(file, size: pixelSize)?.bitmap() { return bitmap }
        var bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
        let status = bitmap.pixels.withUnsafeMutableBytes { pixels in
            PNGDecoder.read(file) { context in
                spng_decode_image(
                    context, pixels.baseAddress, pixels.count, Int32(SPNG_FMT_RGBA8.rawValue),
                    Int32(SPNG_DECODE_TRNS.rawValue))
            }
        }
        try PNGDecoder.check(status)
        try checkRowLengths()
        bitmap.premultiplyBytes()
        return bitmap
    }

    /// Throws if the file has more rows than its header states, or longer ones. libspng does not look at them.
    func checkRowLengths() throws(PNGError) {
        guard PNGRowLengths(file, size: pixelSize)?.areExceeded == true else { return }
        throw PNGError(message: "its rows are longer than its size says")
    }

    /// Runs `body` with a reader at the start of a file, and returns its status or that of an earlier failure.
    static func read(_ bytes: [UInt8], _ body: (OpaquePointer) -> Int32) -> Int32 {
        guard let context = spng_ctx_new(0) else { return Int32(SPNG_EMEM.rawValue) }
        defer { spng_ctx_free(context) }
        spng_set_chunk_limits(context, chunkLimit, chunkLimit)
        spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_USE.rawValue))
        return bytes.withUnsafeBytes { bytes in
            let status = spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            return status == 0 ? body(context) : status
        }
    }

    static func check(_ status: Int32) throws(PNGError) {
        guard status == 0 else { throw PNGError(message: String(cString: spng_strerror(status))) }
    }
}
