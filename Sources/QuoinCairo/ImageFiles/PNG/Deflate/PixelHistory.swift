/// Where pixels were seen before, looked up by one or two of them.
struct PixelHistory {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    /// By two pixels in a row.
    private var latestPairs = [Place](repeating: .none, count: 1 << pairKeyBits)
    /// The pair before with the same key, by where a pair is in the picture.
    private var earlierPairs = [Place](repeating: .none, count: reach)
    private var latestPixels = [Place](repeating: .none, count: 1 << pixelKeyBits)

    /// A column and a row in one number: to find them by dividing would take longer than all else.
    private struct Place {
        private let packed: Int32

        static let none = Place(packed: -1)

        private init(packed: Int32) {
            self.packed = packed
        }

        @inline(__always)
        init(_ x: Int, _ y: Int) {
            packed = Int32(truncatingIfNeeded: y &<< PixelHistory.columnBits | x)
        }

        @inline(__always) var isThere: Bool { packed >= 0 }
        @inline(__always) var x: Int { Int(packed) & (1 << PixelHistory.columnBits - 1) }
        @inline(__always) var y: Int { Int(packed) &>> PixelHistory.columnBits }
    }

    private static let columnBits = 15
    /// The longest side of a picture, in pixels.
    static let longestSide = 1 << columnBits

    private static let pairKeyBits = 14
    private static let pixelKeyBits = 12
    /// In pixels.
    private static let reach = 1 << 14
    private static let tries = 12
    /// A stretch that is longer is remembered in part: whoever meets it again finds it a few pixels later.
    private static let longStretch = 32
    private static let longStretchStep = 8

    init(_ pixels: UnsafePointer<UInt32>, width: Int) {
        (self.pixels, self.width) = (pixels, width)
    }

    /// Remembers pixels of a row.
    @inline(__always)
    mutating func add(_ columns: Range<Int>, _ y: Int) {
        let step = columns.count > PixelHistory.longStretch ? PixelHistory.longStretchStep : 1
        var x = columns.lowerBound
        while x < columns.upperBound {
            add(x, y)
            x &+= step
        }
        if step > 1 { add(columns.upperBound - 1, y) }
    }

    @inline(__always)
    private mutating func add(_ x: Int, _ y: Int) {
        let index = y &* width &+ x
        latestPixels[pixelKey(index)] = Place(x, y)
        guard x + 1 < width else { return }
        let key = pairKey(index)
        earlierPairs[index & (PixelHistory.reach - 1)] = latestPairs[key]
        latestPairs[key] = Place(x, y)
    }

    /// Offers places where there may be the same pixels, the nearest first, as long as more are wanted.
    @inline(__always)
    func search(_ x: Int, _ y: Int, _ wantsMore: (_ x: Int, _ y: Int) -> Bool) {
        let index = y &* width &+ x
        let single = latestPixels[pixelKey(index)]
        guard !single.isThere || wantsMore(single.x, single.y), x + 1 < width else { return }
        var candidate = latestPairs[pairKey(index)]
        for _ in 0..<PixelHistory.tries {
            let candidateIndex = candidate.y &* width &+ candidate.x
            guard candidate.isThere, index - candidateIndex < PixelHistory.reach, wantsMore(candidate.x, candidate.y)
            else { return }
            candidate = earlierPairs[candidateIndex & (PixelHistory.reach - 1)]
        }
    }

    // MARK: - Keys

    @inline(__always)
    private func pixelKey(_ index: Int) -> Int {
        Int(truncatingIfNeeded: PixelHistory.mixed(UInt64(pixels[index])) &>> UInt64(64 - PixelHistory.pixelKeyBits))
    }

    @inline(__always)
    private func pairKey(_ index: Int) -> Int {
        let mixed = PixelHistory.mixed(UInt64(pixels[index]) &<< 32 | UInt64(pixels[index + 1]))
        return Int(
            truncatingIfNeeded: PixelHistory.mixed(mixed ^ mixed &>> 32) &>> UInt64(64 - PixelHistory.pairKeyBits))
    }

    /// Spreads what differs anywhere over the high bits.
    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 { value &* 0x9E37_79B9_7F4A_7C15 }
}
