import CImageFiles
import QuoinSystem

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
            FreshMemory.useLargePages(bytes)
            let rows = UnsafeMutableRawBufferPointer(start: base + (capacity - packed), count: packed)
            isWhole = unpack(rows, into: pixels)
            if isWhole { count = size.count }
        }
        return isWhole ? Bitmap(width: size.width, height: size.height, pixels: pixels) : nil
    }

    private func unpack(
        _ rows: UnsafeMutableRawBufferPointer, into pixels: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let compressed = parts.count == 1 ? file[parts[0]] : ArraySlice(parts.flatMap { file[$0] })
        guard var checksum = PNGRowStream(compressed)?.decompress(into: rows), let first = rows.baseAddress else {
            return false
        }
        let bytesPerRow = rows.count / size.height
        var row = PNGRow(layout, width: size.width)
        for y in 0..<size.height {
            let (source, target) = (first + y * bytesPerRow, pixels + y * size.width)
            guard row.unfilter(source) else { return false }
            checksum.add(source, count: row.isRepeated ? 1 : bytesPerRow)
            if row.isRepeated { checksum.add(zeros: bytesPerRow - 1) }
            guard row.unpack(into: target, above: y > 0 ? target - size.width : nil) else { return false }
        }
        return checksum.isRight
    }
}
