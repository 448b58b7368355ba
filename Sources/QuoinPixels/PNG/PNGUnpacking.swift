import QuoinSystem

extension PNGScanlines {
    /// The pixels; `nil` if the rows are damaged.
    func bitmap() -> Bitmap? {
        withMemory { memory in
            guard var rows = PNGUnpacking(self, in: memory, memory.decompress()) else { return false }
            while rows.hasNext { guard rows.unpackNext() else { return false } }
            return rows.areIntact
        }
    }

    /// The pixels of this picture and of another one; `nil` if they have not the same size and layout, and if the rows of
    /// either are damaged.
    ///
    /// Rows with the same bytes below rows with the same pixels have the same pixels, so they are unpacked once. In two
    /// versions of a picture these are most rows.
    func bitmaps(with other: PNGScanlines) -> (Bitmap, Bitmap)? {
        guard size == other.size, layout == other.layout else { return nil }
        var second: Bitmap?
        let first = withMemory { memory in
            second = other.withMemory { otherMemory in
                let sums = WorkerThreads.map([memory, otherMemory], workers: 2) { { $0.decompress() } }
                guard var rows = PNGUnpacking(self, in: memory, sums[0]),
                    var otherRows = PNGUnpacking(other, in: otherMemory, sums[1])
                else { return false }
                return rows.unpackAll(with: &otherRows)
            }
            return second != nil
        }
        guard let first, let second else { return nil }
        return (first, second)
    }

    /// Pixels that `unpack` makes of the rows in the same memory; `nil` if it returns false.
    private func withMemory(_ unpack: (PNGMemory) -> Bool) -> Bitmap? {
        let byteCount = max(bytesPerRow * size.height, size.count * 4)
        var isWhole = false
        let pixels = [UInt32](unsafeUninitializedCapacity: (byteCount + PNGRow.slack) / 4 + 1) { buffer, count in
            guard let pixels = buffer.baseAddress else { return }
            FreshMemory.useLargePages(UnsafeMutableRawBufferPointer(buffer))
            isWhole = unpack(PNGMemory(pixels, byteCount: byteCount, of: self))
            if isWhole { count = size.count }
        }
        return isWhole ? Bitmap(width: size.width, height: size.height, pixels: pixels) : nil
    }
}

/// Memory for the pixels of a PNG, and for its rows before.
///
/// The rows are decompressed into the end of the memory, and turned into pixels from the start: the pixels of a row never
/// reach the following rows. One thread at a time works with it.
private struct PNGMemory: @unchecked Sendable {
    let pixels: UnsafeMutablePointer<UInt32>
    let rows: UnsafeMutableRawBufferPointer
    private let scanlines: PNGScanlines

    init(_ pixels: UnsafeMutablePointer<UInt32>, byteCount: Int, of scanlines: PNGScanlines) {
        let rowBytes = scanlines.bytesPerRow * scanlines.size.height
        let start = UnsafeMutableRawPointer(pixels) + (byteCount - rowBytes)
        rows = UnsafeMutableRawBufferPointer(start: start, count: rowBytes)
        (self.pixels, self.scanlines) = (pixels, scanlines)
    }

    func decompress() -> PNGRowChecksum? { scanlines.decompress(into: rows) }
}

/// Turns the decompressed rows of a PNG into pixels, one after another.
private struct PNGUnpacking: ~Copyable {
    private let width: Int
    private let bytesPerRow: Int
    private var row: PNGRow
    private var checksum: PNGRowChecksum
    /// The next row.
    private var source: UnsafeRawPointer
    private let end: UnsafeRawPointer
    private var target: UnsafeMutablePointer<UInt32>
    /// The pixels of the row above.
    private var above: UnsafePointer<UInt32>?

    /// `nil` without a checksum.
    init?(_ scanlines: PNGScanlines, in memory: PNGMemory, _ checksum: PNGRowChecksum?) {
        guard let checksum, let first = memory.rows.baseAddress else { return nil }
        (width, bytesPerRow, self.checksum) = (scanlines.size.width, scanlines.bytesPerRow, checksum)
        row = PNGRow(scanlines.layout, width: width)
        (source, end, target) = (UnsafeRawPointer(first), UnsafeRawPointer(first + memory.rows.count), memory.pixels)
    }

    var hasNext: Bool { source < end }

    /// Whether the checksum of all rows is right.
    var areIntact: Bool { checksum.isRight }

    /// Unpacks the next row; false if it is damaged.
    mutating func unpackNext() -> Bool {
        guard row.unfilter(source) else { return false }
        addToChecksum(isRepeated: row.isRepeated)
        guard row.unpack(into: target, above: above) else { return false }
        advance()
        return true
    }

    /// Unpacks all rows of two pictures of the same size and layout; false if one is damaged.
    mutating func unpackAll(with other: inout PNGUnpacking) -> Bool {
        var areSame = true
        while hasNext {
            if areSame, memcmp(source, other.source, bytesPerRow) == 0 {
                guard unpackNext() else { return false }
                other.copyNext(self)
            } else {
                if areSame { other.row.copy(row) }
                guard unpackNext(), other.unpackNext() else { return false }
                areSame = row.isSame(as: other.row)
            }
        }
        return areIntact && other.areIntact
    }

    /// Copies the pixels of the row that another picture has unpacked last, from the same bytes.
    private mutating func copyNext(_ other: borrowing PNGUnpacking) {
        guard let pixels = other.above else { return }
        addToChecksum(isRepeated: other.row.isRepeated)
        target.update(from: pixels, count: width)
        advance()
    }

    private mutating func addToChecksum(isRepeated: Bool) {
        checksum.add(source, count: isRepeated ? 1 : bytesPerRow)
        if isRepeated { checksum.add(zeros: bytesPerRow - 1) }
    }

    private mutating func advance() {
        source += bytesPerRow
        above = UnsafePointer(target)
        target += width
    }
}
