import CImageFiles

/// The rows of a PNG as they are compressed: a zlib stream (RFC 1950).
struct PNGRowStream {
    private let bytes: ArraySlice<UInt8>

    private static let headerSize = 2
    private static let checksumSize = 4

    /// Nothing where the stream's header is wrong, or asks for a dictionary, which a PNG has not.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= PNGRowStream.headerSize + PNGRowStream.checksumSize else { return nil }
        let (method, flags) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
        guard method & 0xF == 8, method >> 4 <= 7, flags & 0x20 == 0, (Int(method) << 8 | Int(flags)) % 31 == 0 else {
            return nil
        }
        self.bytes = bytes
    }

    /// Fills memory with the rows, and gives the checksum that they must have. Nothing where the stream is damaged, or
    /// has more or fewer rows.
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

/// The checksum of rows (Adler-32, RFC 1950, §8), taken one after the other, while each is near.
struct PNGRowChecksum {
    private let expected: UInt32
    private var found: UInt32 = 1

    init(expected: UInt32) {
        self.expected = expected
    }

    mutating func add(_ row: UnsafeRawPointer, count: Int) {
        found = libdeflate_adler32(found, row, count)
    }

    /// Zeros leave the lower of the two sums as it is, so that each adds the same to the upper one.
    mutating func add(zeros count: Int) {
        let (lower, upper) = (UInt64(found & 0xFFFF), UInt64(found >> 16))
        found = UInt32((upper + UInt64(count) * lower) % 65_521) << 16 | UInt32(lower)
    }

    /// Whether all rows are what was compressed.
    var isRight: Bool { found == expected }
}
