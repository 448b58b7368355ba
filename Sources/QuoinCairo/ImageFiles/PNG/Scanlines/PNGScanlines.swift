import CImageFiles

/// The rows of a PNG of the usual kinds, still compressed: 8 bits a component or a palette, not interlaced.
///
/// These are read here, several times faster than by libspng, which reads all others and says what is wrong with a file.
struct PNGScanlines {
    let size: PixelSize
    let layout: PNGPixelLayout
    /// What the parts of the compressed rows are in the file.
    private let parts: [Range<Int>]
    private let file: [UInt8]

    /// Nothing for a file of another kind, and for one that is damaged.
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

    /// The pixels; nothing where the rows are damaged.
    ///
    /// The rows are decompressed into the end of the memory that the pixels take up, and made pixels one after another
    /// from the start: a row's pixels never reach the rows behind it.
    func bitmap() -> Bitmap? {
        let bytesPerRow = 1 + layout.bytes(ofPixels: size.width)
        let (packed, unpacked) = (bytesPerRow * size.height, size.count * 4)
        let capacity = max(packed, unpacked)
        var isWhole = false
        let pixels = [UInt32](unsafeUninitializedCapacity: (capacity + PNGRow.slack) / 4 + 1) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            guard let base = bytes.baseAddress, let pixels = buffer.baseAddress else { return }
            let rows = base + (capacity - packed)
            guard decompress(into: rows, count: packed) else { return }
            var row = PNGRow(layout, width: size.width)
            isWhole = (0..<size.height).allSatisfy { y in
                row.unfilter(rows + y * bytesPerRow) && row.unpack(into: pixels + y * size.width)
            }
            if isWhole { count = size.count }
        }
        return isWhole ? Bitmap(width: size.width, height: size.height, pixels: pixels) : nil
    }

    private func decompress(into bytes: UnsafeMutableRawPointer, count: Int) -> Bool {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        let compressed = parts.count == 1 ? file[parts[0]] : ArraySlice(parts.flatMap { file[$0] })
        let result = compressed.withUnsafeBytes {
            libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, bytes, count, nil)
        }
        return result == LIBDEFLATE_SUCCESS
    }
}
