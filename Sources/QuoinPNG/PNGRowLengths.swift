import CImageFiles
import QuoinGeometry

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
