import CImageFiles
import QuoinValues

/// The compressed rows of a PNG of a common layout: 8 bits per component or a palette, not interlaced.
///
/// libspng reads all other files, and reports the fault of a damaged one.
struct PNGScanlines {
    let size: PixelSize
    let layout: PNGPixelLayout
    /// Where the parts of the compressed rows are in the file.
    private let parts: [Range<Int>]
    private let file: [UInt8]

    /// `nil` for another layout, and for a damaged file.
    init?(_ file: [UInt8], size: PixelSize) {
        let chunks = PNGChunk.all(in: file)
        guard let header = chunks.first, header.type == "IHDR", header.content.count == 13, chunks.last?.type == "IEND",
            let layout = PNGPixelLayout(chunks, in: file)
        else { return nil }
        let rows = chunks.filter { $0.type == "IDAT" }
        let needed = [header] + rows
        guard !rows.isEmpty, needed.allSatisfy({ $0.isIntact(in: file) }) else { return nil }
        (self.size, self.layout, self.file, parts) = (size, layout, file, rows.map(\.content))
    }

    /// Bytes per row, including the leading filter-type byte.
    var bytesPerRow: Int { 1 + layout.bytes(ofPixels: size.width) }

    /// Decompresses the rows into memory, and returns the checksum to verify; `nil` if they are damaged.
    func decompress(into rows: UnsafeMutableRawBufferPointer) -> PNGRowChecksum? {
        let compressed = parts.count == 1 ? file[parts[0]] : ArraySlice(parts.flatMap { file[$0] })
        return PNGRowStream(compressed)?.decompress(into: rows)
    }
}

/// The bytes of a pixel in the rows of a PNG (PNG, second edition, §7.2).
enum PNGPixelLayout: Hashable {
    case color
    case colorAndAlpha
    /// Indices of `depth` bits, the first in the highest bits of a byte, and the colors.
    case palette(depth: Int, [UInt32])

    /// `nil` for another layout, and for interlaced rows.
    init?(_ chunks: [PNGChunk], in file: [UInt8]) {
        guard let header = chunks.first?.content.lowerBound, file[(header + 10)...(header + 12)] == [0, 0, 0] else {
            return nil
        }
        let transparency = chunks.first { $0.type == "tRNS" }
        switch (type: file[header + 9], depth: Int(file[header + 8])) {
        case (2, 8) where transparency == nil: self = .color
        case (6, 8): self = .colorAndAlpha
        case (3, let depth) where [1, 2, 4, 8].contains(depth):
            let palettes = chunks.filter { $0.type == "PLTE" }
            guard palettes.count == 1, palettes[0].isIntact(in: file), transparency?.isIntact(in: file) != false else {
                return nil
            }
            let colors = file[palettes[0].content]
            let alphas = transparency.map { file[$0.content] } ?? []
            guard colors.count % 3 == 0, 1...256 ~= colors.count / 3, alphas.count <= colors.count / 3 else {
                return nil
            }
            self = .palette(depth: depth, PNGPixelLayout.colors(Array(colors), alphas: Array(alphas)))
        default: return nil
        }
    }

    private static func colors(_ bytes: [UInt8], alphas: [UInt8]) -> [UInt32] {
        (0..<bytes.count / 3).map { index in
            let alpha = index < alphas.count ? alphas[index] : 255
            return Bitmap.premultiplied(SIMD4(bytes[index * 3], bytes[index * 3 + 1], bytes[index * 3 + 2], alpha))
        }
    }

    /// The distance of the same component in neighboring pixels, in bytes; at least 1.
    var bytesPerPixel: Int {
        switch self {
        case .color: 3
        case .colorAndAlpha: 4
        case .palette: 1
        }
    }

    /// The bytes of a row of pixels.
    func bytes(ofPixels count: Int) -> Int {
        if case .palette(let depth, _) = self { return (count * depth + 7) / 8 }
        return count * bytesPerPixel
    }
}

/// The compressed rows of a PNG: a zlib stream (RFC 1950).
struct PNGRowStream {
    private let bytes: ArraySlice<UInt8>

    private static let headerSize = 2
    private static let checksumSize = 4

    /// `nil` if the header of the stream is wrong or requires a dictionary, which PNGs do not have.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= PNGRowStream.headerSize + PNGRowStream.checksumSize else { return nil }
        let (method, flags) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
        guard method & 0xF == 8, method >> 4 <= 7, flags & 0x20 == 0, (Int(method) << 8 | Int(flags)) % 31 == 0 else {
            return nil
        }
        self.bytes = bytes
    }

    /// Decompresses the rows into memory, and returns the checksum to verify; `nil` if the stream is damaged or its
    /// length is not that of the memory.
    func decompress(into rows: UnsafeMutableRawBufferPointer) -> PNGRowChecksum? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        let body = bytes.dropFirst(PNGRowStream.headerSize).dropLast(PNGRowStream.checksumSize)
        var used = 0
        let result = body.withUnsafeBytes {
            libdeflate_deflate_decompress_ex(
                decompressor, $0.baseAddress, $0.count, rows.baseAddress, rows.count, &used, nil)
        }
        guard result == LIBDEFLATE_SUCCESS else { return nil }
        let checksum = bytes.dropFirst(PNGRowStream.headerSize + used).prefix(PNGRowStream.checksumSize)
        return PNGRowChecksum(expected: checksum.reduce(0) { $0 << 8 | UInt32($1) })
    }
}

/// The checksum of rows (Adler-32, RFC 1950, §8), updated row by row while each is in the cache.
struct PNGRowChecksum {
    private let expected: UInt32
    private var found: UInt32 = 1

    init(expected: UInt32) {
        self.expected = expected
    }

    mutating func add(_ row: UnsafeRawPointer, count: Int) {
        found = libdeflate_adler32(found, row, count)
    }

    /// Adds zeros: each adds the lower of the two sums, which does not change, to the upper one.
    mutating func add(zeros count: Int) {
        let (lower, upper) = (UInt64(found & 0xFFFF), UInt64(found >> 16))
        found = UInt32((upper + UInt64(count) * lower) % 65_521) << 16 | UInt32(lower)
    }

    /// Whether the checksum of all rows is the expected one.
    var isRight: Bool { found == expected }
}
