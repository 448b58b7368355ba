/// Bits as deflate packs them into bytes, the first one lowest (RFC 1951, §3.1.1).
struct BitStream {
    private(set) var bytes: [UInt8]
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    /// Bits after what is there already.
    init(after bytes: [UInt8], capacity: Int) {
        self.bytes = bytes
        self.bytes.reserveCapacity(capacity)
    }

    /// At most 32 bits.
    @inline(__always)
    mutating func append(_ bits: UInt64, count: UInt64) {
        pending |= bits &<< pendingCount
        pendingCount &+= count
        while pendingCount >= 32 {
            for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: pending &>> UInt64(8 * byte))) }
            pending &>>= 32
            pendingCount &-= 32
        }
    }

    /// Fills the last byte with zeros.
    mutating func finish() -> [UInt8] {
        while pendingCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending &>>= 8
            pendingCount = pendingCount > 8 ? pendingCount &- 8 : 0
        }
        return bytes
    }
}
