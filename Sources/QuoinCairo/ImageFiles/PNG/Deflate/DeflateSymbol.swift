/// A length or a distance as deflate writes it: a symbol of a code, and bits that tell it from others of the symbol
/// (RFC 1951, §3.2.5).
struct DeflateSymbol {
    var symbol: Int
    var extraBits: UInt64
    var extraCount: UInt64

    static let endOfBlock = 256
    /// Bytes, the end of a block, lengths.
    static let literalCount = 286
    static let distanceCount = 30

    /// By length, from 0; those below 3 do not occur.
    static let lengths: [DeflateSymbol] = (0...Repeats.longest).map { length in
        if length == Repeats.longest { return DeflateSymbol(symbol: 285, extraBits: 0, extraCount: 0) }
        let (symbol, extraBits, extraCount) = split(max(0, length - Repeats.shortest), stepsPerDoubling: 4)
        return DeflateSymbol(symbol: 257 + symbol, extraBits: extraBits, extraCount: extraCount)
    }

    /// - Parameter distance: from 1.
    @inline(__always)
    init(distance: Int) {
        (symbol, extraBits, extraCount) = DeflateSymbol.split(distance &- 1, stepsPerDoubling: 2)
    }

    private init(symbol: Int, extraBits: UInt64, extraCount: UInt64) {
        (self.symbol, self.extraBits, self.extraCount) = (symbol, extraBits, extraCount)
    }

    /// The first values have a symbol each; from there on, a few symbols share the values up to the double.
    @inline(__always)
    private static func split(_ value: Int, stepsPerDoubling: Int) -> (Int, UInt64, UInt64) {
        guard value >= 2 &* stepsPerDoubling else { return (value, 0, 0) }
        let extraCount = value.logarithm &- stepsPerDoubling.logarithm
        let step = value &>> extraCount
        return (step &+ extraCount &* stepsPerDoubling, UInt64(value &- step &<< extraCount), UInt64(extraCount))
    }
}

extension Int {
    /// The highest power of two in it, as the power.
    @inline(__always)
    fileprivate var logarithm: Int { Int.bitWidth &- 1 &- leadingZeroBitCount }
}
