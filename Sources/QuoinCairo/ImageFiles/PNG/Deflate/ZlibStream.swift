import CImageFiles

/// Bytes in zlib's format (RFC 1950).
enum ZlibStream {
    /// Bytes as they are found to repeat themselves.
    static func compressed(_ bytes: [UInt8], _ repeats: Repeats) -> [UInt8] {
        let fastestCompression: [UInt8] = [0x78, 0x01]
        var bits = BitStream(after: fastestCompression, capacity: repeats.literals.count + repeats.steps.count * 4)
        for block in DeflateBlock.blocks(of: repeats) { block.write(to: &bits) }
        let sum = libdeflate_adler32(1, bytes, bytes.count)
        return bits.finish() + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// Bytes that may repeat themselves anywhere.
    ///
    /// - Parameter level: how hard the compressor tries, from 0 to 12.
    static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(level)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
