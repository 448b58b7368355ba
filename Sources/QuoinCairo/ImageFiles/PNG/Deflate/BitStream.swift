/// Bits as deflate packs them into bytes, the first one lowest (RFC 1951, §3.1.1).
struct BitStream {
    /// Where the next whole byte goes; eight bytes from there on may be written at any time.
    private var next: UnsafeMutableRawPointer
    private var pending: UInt64 = 0
    /// At most 7 between two numbers.
    private var pendingCount: UInt64 = 0

    /// Room that is written beyond the last byte, in bytes.
    static let slack = 8

    init(at start: UnsafeMutableRawPointer) {
        next = start
    }

    /// At most 56 bits.
    @inline(__always)
    mutating func append(_ bits: UInt64, count: UInt64) {
        pending |= bits &<< pendingCount
        pendingCount &+= count
        next.storeBytes(of: pending.littleEndian, as: UInt64.self)
        next += Int(pendingCount &>> 3)
        pending &>>= pendingCount & ~7
        pendingCount &= 7
    }

    /// Fills the last byte with zeros, and gives the place behind it.
    mutating func finish() -> UnsafeMutableRawPointer {
        append(0, count: (8 - pendingCount) & 7)
        return next
    }
}
