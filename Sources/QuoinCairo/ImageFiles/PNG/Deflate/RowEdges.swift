/// Which pixels of a row differ from the one behind them, one bit a pixel.
struct RowEdges: ~Copyable {
    private let width: Int
    /// The first of eight pixels lowest; the last pixel of the row, and all that are not there, count as edges.
    private let bits: UnsafeMutableRawPointer

    /// - Parameter width: in pixels, at least 1.
    init(width: Int) {
        self.width = width
        let byteCount = width / 8 + 16
        bits = .allocate(byteCount: byteCount, alignment: 8)
        bits.initializeMemory(as: UInt8.self, repeating: 0xFF, count: byteCount)
    }

    deinit {
        bits.deallocate()
    }

    // MARK: - Finding

    /// Finds the edges of a row, instead of those of the row before.
    func find(in row: UnsafePointer<UInt32>) {
        let wholeBytes = (width - 1) / 8
        for byte in 0..<wholeBytes {
            let differences = RowEdges.differences(UnsafeRawPointer(row + byte * 8))
            bits.storeBytes(of: differences, toByteOffset: byte, as: UInt8.self)
        }
        var last: UInt8 = 0xFF
        for x in wholeBytes * 8..<width - 1 where row[x] == row[x + 1] { last &= ~(1 &<< UInt8(x & 7)) }
        bits.storeBytes(of: last, toByteOffset: wholeBytes, as: UInt8.self)
    }

    /// Of eight pixels.
    @inline(__always)
    private static func differences(_ pixels: UnsafeRawPointer) -> UInt8 {
        @inline(__always)
        func four(_ offset: Int) -> SIMD4<UInt32> {
            let here = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
            let next = pixels.loadUnaligned(fromByteOffset: offset + 4, as: SIMD4<UInt32>.self)
            return unsafeBitCast(here .!= next, to: SIMD4<UInt32>.self)
        }
        let all = four(0) & SIMD4(0x01, 0x02, 0x04, 0x08) | four(16) & SIMD4(0x10, 0x20, 0x40, 0x80)
        let pairs = unsafeBitCast(all, to: SIMD2<UInt64>.self)
        return UInt8(truncatingIfNeeded: (pairs.x | pairs.y) | (pairs.x | pairs.y) &>> 32)
    }

    // MARK: - Reading

    /// The first edge from a column on.
    @inline(__always)
    func next(from x: Int) -> Int {
        var byte = x &>> 3
        var word = word(at: byte) & (~0 &<< UInt64(x & 7))
        while word == 0 {
            byte &+= 8
            word = self.word(at: byte)
        }
        return byte &* 8 &+ word.trailingZeroBitCount
    }

    /// All edges in a part of the row.
    @inline(__always)
    func forEach(from start: Int, to end: Int, _ body: (Int) -> Void) {
        var x = start & ~7
        var word = word(at: start &>> 3) & (~0 &<< UInt64(start & 7))
        while x < end {
            while word != 0 {
                let edge = x &+ word.trailingZeroBitCount
                guard edge < end else { return }
                body(edge)
                word &= word &- 1
            }
            x &+= 64
            if x < end { word = self.word(at: x &>> 3) }
        }
    }

    /// Of 64 pixels.
    @inline(__always)
    private func word(at byte: Int) -> UInt64 {
        bits.loadUnaligned(fromByteOffset: byte, as: UInt64.self).littleEndian
    }
}
