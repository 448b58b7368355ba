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
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_SUCCESS
        _ = [UInt8](unsafeUninitializedCapacity: expected) { rows, count in
            compressed.withUnsafeBytes {
                var used = 0
                result = libdeflate_zlib_decompress_ex(
                    decompressor, $0.baseAddress, $0.count, rows.baseAddress, expected, nil, &used)
            }
            count = 0
        }
        return result == LIBDEFLATE_INSUFFICIENT_SPACE
    }

    /// The seven passes of an interlaced image: first column and row, and the steps (PNG, second edition, §8.2).
    private static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
}
