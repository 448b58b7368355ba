/// The edges of a row: the pixels that differ from the next one, with one bit per pixel.
struct RowEdges: ~Copyable {
    private let width: Int
    /// The first of eight pixels is the lowest bit. The last pixel of the row and all bits after it count as edges.
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

    /// Finds the edges of a row, which replace those of the previous row.
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

    /// The edges of eight pixels.
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

    /// The first edge at or after a column.
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

    /// Calls `body` with each edge of a part of the row.
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

    /// The edges of 64 pixels.
    @inline(__always)
    private func word(at byte: Int) -> UInt64 {
        bits.loadUnaligned(fromByteOffset: byte, as: UInt64.self).littleEndian
    }
}

/// A hash table of earlier edges, by both pixels and by the first.
struct EdgeHistory: ~Copyable {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let latestEdges: UnsafeMutablePointer<Place>
    /// The previous edge with the same key, by the position of an edge. Entries are read only after they were written.
    private let earlierEdges: UnsafeMutablePointer<Place>
    private let latestPixels: UnsafeMutablePointer<Place>

    /// A column and a row in one number, without the division that an index would need.
    struct Place {
        private let packed: Int32

        fileprivate static let none = Place(packed: -1)

        private init(packed: Int32) {
            self.packed = packed
        }

        @inline(__always)
        fileprivate init(_ x: Int, _ y: Int) {
            packed = Int32(truncatingIfNeeded: y &<< EdgeHistory.columnBits | x)
        }

        @inline(__always) fileprivate var isSet: Bool { packed >= 0 }
        @inline(__always) var x: Int { Int(packed) & (1 << EdgeHistory.columnBits - 1) }
        @inline(__always) var y: Int { Int(packed) &>> EdgeHistory.columnBits }
    }

    private static let columnBits = 15
    /// The longest side of a picture, in pixels.
    static let longestSide = 1 << columnBits

    private static let edgeKeyBits = 13
    private static let pixelKeyBits = 12
    /// The largest distance of edges, in pixels.
    private static let reach = 1 << 14
    /// The largest number of places that are tried: in a picture at least 1,024 pixels wide, one for each row within
    /// reach, because a gradient has an edge in each row.
    private static let tries = 16

    init(_ pixels: UnsafePointer<UInt32>, width: Int) {
        (self.pixels, self.width) = (pixels, width)
        latestEdges = .allocate(capacity: 1 << EdgeHistory.edgeKeyBits)
        latestEdges.initialize(repeating: .none, count: 1 << EdgeHistory.edgeKeyBits)
        earlierEdges = .allocate(capacity: EdgeHistory.reach)
        latestPixels = .allocate(capacity: 1 << EdgeHistory.pixelKeyBits)
        latestPixels.initialize(repeating: .none, count: 1 << EdgeHistory.pixelKeyBits)
    }

    deinit {
        latestEdges.deallocate()
        earlierEdges.deallocate()
        latestPixels.deallocate()
    }

    /// Adds the edges of a part of a row.
    @inline(__always)
    func add(_ edges: borrowing RowEdges, from start: Int, to end: Int, _ y: Int) {
        let (row, rowIndex) = (pixels + y &* width, y &* width)
        // Locals, because the compiler reads properties again after each write through a pointer.
        let (latestEdges, earlierEdges, latestPixels) = (latestEdges, earlierEdges, latestPixels)
        edges.forEach(from: start, to: end) { x in
            let (place, mixed) = (Place(x, y), EdgeHistory.mixed(row[x]))
            let key = EdgeHistory.edgeKey(mixed, row[x &+ 1])
            earlierEdges[(rowIndex &+ x) & (EdgeHistory.reach - 1)] = latestEdges[key]
            latestEdges[key] = place
            latestPixels[EdgeHistory.pixelKey(mixed)] = place
        }
    }

    /// Calls `wantsMore` with places where the same edge may be, the nearest first, until it returns false.
    @inline(__always)
    func search(_ x: Int, _ y: Int, _ wantsMore: (Place) -> Bool) {
        let index = y &* width &+ x
        var candidate = latestEdges[EdgeHistory.edgeKey(EdgeHistory.mixed(pixels[index]), pixels[index &+ 1])]
        for _ in 0..<EdgeHistory.tries {
            guard candidate.isSet else { return }
            let candidateIndex = candidate.y &* width &+ candidate.x
            guard index &- candidateIndex < EdgeHistory.reach, wantsMore(candidate) else { return }
            candidate = earlierEdges[candidateIndex & (EdgeHistory.reach - 1)]
        }
    }

    /// The last place where the same pixel may be.
    @inline(__always)
    func latest(_ x: Int, _ y: Int) -> Place? {
        let place = latestPixels[EdgeHistory.pixelKey(EdgeHistory.mixed(pixels[y &* width &+ x]))]
        return place.isSet ? place : nil
    }

    // MARK: - Keys

    @inline(__always)
    private static func mixed(_ pixel: UInt32) -> UInt32 { pixel &* 0x9E37_79B1 }

    @inline(__always)
    private static func pixelKey(_ mixed: UInt32) -> Int { Int(mixed &>> UInt32(32 - pixelKeyBits)) }

    @inline(__always)
    private static func edgeKey(_ mixed: UInt32, _ next: UInt32) -> Int {
        Int((mixed &+ next &* 0x85EB_CA77) &>> UInt32(32 - edgeKeyBits))
    }
}
