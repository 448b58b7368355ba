/// Where pixels that differ from the one behind them were seen before, looked up by both or by the first.
struct EdgeHistory: ~Copyable {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let latestEdges: UnsafeMutablePointer<Place>
    /// The edge before with the same key, by where an edge is in the picture; what nobody wrote, nobody reads.
    private let earlierEdges: UnsafeMutablePointer<Place>
    private let latestPixels: UnsafeMutablePointer<Place>

    /// A column and a row in one number: to find them by dividing would take longer than all else.
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

        @inline(__always) fileprivate var isThere: Bool { packed >= 0 }
        @inline(__always) var x: Int { Int(packed) & (1 << EdgeHistory.columnBits - 1) }
        @inline(__always) var y: Int { Int(packed) &>> EdgeHistory.columnBits }
    }

    private static let columnBits = 15
    /// The longest side of a picture, in pixels.
    static let longestSide = 1 << columnBits

    private static let edgeKeyBits = 13
    private static let pixelKeyBits = 12
    /// In pixels.
    private static let reach = 1 << 14
    /// One for each row that is near enough, in a picture of 700 pixels or more: a gradient has an edge in each row.
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

    /// Remembers the edges in a part of a row.
    @inline(__always)
    func add(_ edges: borrowing RowEdges, from start: Int, to end: Int, _ y: Int) {
        let (row, rowIndex) = (pixels + y &* width, y &* width)
        // As properties they would be read again after each write, which might be to them for all the compiler knows.
        let (latestEdges, earlierEdges, latestPixels) = (latestEdges, earlierEdges, latestPixels)
        edges.forEach(from: start, to: end) { x in
            let (place, mixed) = (Place(x, y), EdgeHistory.mixed(row[x]))
            let key = EdgeHistory.edgeKey(mixed, row[x &+ 1])
            earlierEdges[(rowIndex &+ x) & (EdgeHistory.reach - 1)] = latestEdges[key]
            latestEdges[key] = place
            latestPixels[EdgeHistory.pixelKey(mixed)] = place
        }
    }

    /// Offers places where there may be the same edge as behind a pixel, the nearest first, as long as more are wanted.
    @inline(__always)
    func search(_ x: Int, _ y: Int, _ wantsMore: (Place) -> Bool) {
        let index = y &* width &+ x
        var candidate = latestEdges[EdgeHistory.edgeKey(EdgeHistory.mixed(pixels[index]), pixels[index &+ 1])]
        for _ in 0..<EdgeHistory.tries {
            guard candidate.isThere else { return }
            let candidateIndex = candidate.y &* width &+ candidate.x
            guard index &- candidateIndex < EdgeHistory.reach, wantsMore(candidate) else { return }
            candidate = earlierEdges[candidateIndex & (EdgeHistory.reach - 1)]
        }
    }

    /// Where there may be the same pixel.
    @inline(__always)
    func latest(_ x: Int, _ y: Int) -> Place? {
        let place = latestPixels[EdgeHistory.pixelKey(EdgeHistory.mixed(pixels[y &* width &+ x]))]
        return place.isThere ? place : nil
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
