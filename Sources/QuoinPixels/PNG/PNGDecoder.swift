import CImageFiles
import QuoinValues

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

    /// The pixels of two PNGs of the usual kinds that have the same size and layout; `nil` for others, and if one is damaged.
    ///
    /// The caller has checked that ``pixelSize`` is not too large.
    package static func bitmaps(_ first: PNGDecoder, _ second: PNGDecoder) -> (Bitmap, Bitmap)? {
        guard let rows = PNGScanlines(first.file, size: first.pixelSize),
            let otherRows = PNGScanlines(second.file, size: second.pixelSize)
        else { return nil }
        return rows.bitmaps(with: otherRows)
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

extension PNGDecoder {
    /// Reads the pixels row by row, from top to bottom, which takes little memory, however many rows there are.
    ///
    /// - Parameter body: is called with each row, a picture that is one pixel high.
    /// - Returns: false, without a call, for an interlaced image, whose rows are not in order.
    package func forEachRow(_ body: (Bitmap) -> Void) throws(PNGError) -> Bool {
        var isInterlaced = false
        let status = PNGDecoder.read(file) { context in
            var header = spng_ihdr()
            var status = spng_get_ihdr(context, &header)
            isInterlaced = header.interlace_method != 0
            guard status == 0, !isInterlaced else { return status }
            status = spng_decode_image(
                context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue))
            var row = Bitmap(width: pixelSize.width, height: 1)
            for _ in 0..<pixelSize.height where status == 0 {
                status = row.pixels.withUnsafeMutableBytes { spng_decode_row(context, $0.baseAddress, $0.count) }
                guard status == 0 || status == Int32(SPNG_EOI.rawValue) else { break }
                row.premultiplyBytes()
                body(row)
            }
            return status == Int32(SPNG_EOI.rawValue) ? 0 : status
        }
        try PNGDecoder.check(status)
        if isInterlaced { return false }
        try checkRowLengths()
        return true
    }
}

/// How many bytes the rows of a PNG have by its header, and whether the compressed rows have more (PNG, second edition,
/// §7.2 and §8.2).
struct PNGRowLengths {
    private let expected: Int
    private let compressed: ArraySlice<UInt8>

    /// `nil` for a file without a header or without rows.
    init?(_ file: [UInt8], size: PixelSize) {
        let chunks = PNGChunk.all(in: file)
        guard let header = chunks.first, header.type == "IHDR", header.content.count == 13 else { return nil }
        let fields = file[header.content].dropFirst(8)
        let (depth, type, interlacing) = (Int(fields[fields.startIndex]), fields[fields.startIndex + 1], fields.last)
        let bits = depth * (type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1)
        let passes = interlacing == 1 ? Self.passes : [(0, 0, 1, 1)]
        expected = passes.reduce(0) { sum, pass in
            let columns = (size.width - pass.x + pass.stepX - 1) / pass.stepX
            let rows = (size.height - pass.y + pass.stepY - 1) / pass.stepY
            return columns > 0 && rows > 0 ? sum + rows * (1 + (columns * bits + 7) / 8) : sum
        }
        compressed = ArraySlice(chunks.filter { $0.type == "IDAT" }.flatMap { file[$0.content] })
    }

    /// Whether there are more rows, or longer ones, than the image has.
    var areExceeded: Bool {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return false }
        defer { inflateEnd(&stream) }
        var bytes = compressed
        return bytes.withUnsafeMutableBufferPointer { bytes in
            (stream.next_in, stream.avail_in) = (bytes.baseAddress, UInt32(clamping: bytes.count))
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.partLength) { part in
                var status = Z_OK
                while status == Z_OK, stream.total_out <= expected {
                    (stream.next_out, stream.avail_out) = (part.baseAddress, UInt32(part.count))
                    status = inflate(&stream, Z_NO_FLUSH)
                }
                return stream.total_out > expected
            }
        }
    }

    /// The bytes that are decompressed at a time. The rows as a whole may be too long for the memory.
    private static let partLength = 1 << 16

    /// The seven passes of an interlaced image: first column and row, and the steps (PNG, second edition, §8.2).
    private static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
}
