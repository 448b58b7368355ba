/// Where pixels were seen before, looked up by one or two of them.
struct PixelHistory {
    private let pixels: UnsafePointer<UInt32>
    /// By two pixels in a row; -1 where there are none.
    private var latestPairs = [Int32](repeating: -1, count: 1 << pairKeyBits)
    /// The pair before with the same key, by a pair's place.
    private var earlierPairs = [Int32](repeating: -1, count: reach)
    private var latestPixels = [Int32](repeating: -1, count: 1 << pixelKeyBits)

    private static let pairKeyBits = 14
    private static let pixelKeyBits = 12
    /// In pixels.
    private static let reach = 1 << 14
    private static let tries = 12
    /// A stretch that is longer is remembered in part: whoever meets it again finds it a few pixels later.
    private static let longStretch = 32
    private static let longStretchStep = 8

    init(_ pixels: UnsafePointer<UInt32>) {
        self.pixels = pixels
    }

    /// Remembers pixels up to the end of their row.
    @inline(__always)
    mutating func add(_ places: Range<Int>, rowEnd: Int) {
        let step = places.count > PixelHistory.longStretch ? PixelHistory.longStretchStep : 1
        var place = places.lowerBound
        while place < places.upperBound {
            add(place, rowEnd)
            place += step
        }
        if step > 1 { add(places.upperBound - 1, rowEnd) }
    }

    @inline(__always)
    private mutating func add(_ place: Int, _ rowEnd: Int) {
        latestPixels[pixelKey(place)] = Int32(truncatingIfNeeded: place)
        guard place + 1 < rowEnd else { return }
        let key = pairKey(place)
        earlierPairs[place & (PixelHistory.reach - 1)] = latestPairs[key]
        latestPairs[key] = Int32(truncatingIfNeeded: place)
    }

    /// Offers places where there may be the same pixels, the nearest first, as long as more are wanted.
    @inline(__always)
    func search(_ place: Int, rowEnd: Int, _ wantsMore: (Int) -> Bool) {
        let single = Int(latestPixels[pixelKey(place)])
        guard single < 0 || wantsMore(single), place + 1 < rowEnd else { return }
        var candidate = Int(latestPairs[pairKey(place)])
        for _ in 0..<PixelHistory.tries {
            guard candidate >= 0, place - candidate < PixelHistory.reach, wantsMore(candidate) else { return }
            candidate = Int(earlierPairs[candidate & (PixelHistory.reach - 1)])
        }
    }

    @inline(__always)
    private func pixelKey(_ place: Int) -> Int {
        Int(truncatingIfNeeded: PixelHistory.mixed(UInt64(pixels[place])) &>> UInt64(64 - PixelHistory.pixelKeyBits))
    }

    @inline(__always)
    private func pairKey(_ place: Int) -> Int {
        let pair = UInt64(pixels[place]) &<< 32 | UInt64(pixels[place + 1])
        let mixed = PixelHistory.mixed(pair)
        return Int(
            truncatingIfNeeded: PixelHistory.mixed(mixed ^ mixed &>> 32) &>> UInt64(64 - PixelHistory.pairKeyBits))
    }

    /// Spreads what differs anywhere over the high bits.
    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 { value &* 0x9E37_79B9_7F4A_7C15 }
}
