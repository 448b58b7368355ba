import CImageFiles

/// Bytes in zlib's format (RFC 1950).
enum ZlibStream {
    /// Bytes as they are found to repeat themselves.
    ///
    /// - Parameter sum: the checksum of the bytes.
    static func compressed(_ repeats: Repeats, sum: UInt32) -> [UInt8] {
        let blocks = DeflateBlock.blocks(of: repeats)
        let bound = blocks.reduce(6 + BitStream.slack) { $0 + $1.byteBound }
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var bits = BitStream(at: start)
            let fastestCompression: UInt64 = 0x0178
            bits.append(fastestCompression, count: 16)
            for block in blocks { block.write(repeats, to: &bits) }
            let end = bits.finish()
            end.storeBytes(of: sum.bigEndian, as: UInt32.self)
            count = end - start + 4
        }
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
