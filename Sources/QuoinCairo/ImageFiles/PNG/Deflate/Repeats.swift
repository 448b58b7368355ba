/// Where bytes repeat themselves, as deflate wants it.
struct Repeats {
    /// The bytes that are new, in order.
    private(set) var literals: [UInt8] = []
    private(set) var steps: [Step] = []
    private var newCount: UInt32 = 0

    /// Some new bytes, then a stretch that was there before.
    struct Step {
        /// How many of the new bytes come next.
        var literalCount: UInt32
        /// In bytes; 0 after the last new bytes.
        var length: UInt16
        /// How many bytes back.
        var distance: UInt16
    }

    /// What a step can hold, in bytes.
    static let shortest = 3
    static let longest = 258
    /// A step's farthest distance, less one than deflate's, so that it is a number of 16 bits with room to spare.
    static let farthest = 32767

    @inline(__always)
    mutating func addLiterals(_ bytes: UnsafeBufferPointer<UInt8>) {
        literals.append(contentsOf: bytes)
        newCount &+= UInt32(truncatingIfNeeded: bytes.count)
    }

    @inline(__always)
    mutating func addLiteral(_ byte: UInt8) {
        literals.append(byte)
        newCount &+= 1
    }

    /// A stretch of at least 3 bytes, in as many steps as it takes.
    @inline(__always)
    mutating func addRepeat(length: Int, distance: Int) {
        var rest = length
        while rest > 0 {
            var piece = min(rest, Repeats.longest)
            if rest > piece && rest - piece < Repeats.shortest { piece -= Repeats.shortest }
            steps.append(
                Step(
                    literalCount: newCount, length: UInt16(truncatingIfNeeded: piece),
                    distance: UInt16(truncatingIfNeeded: distance)))
            newCount = 0
            rest -= piece
        }
    }

    mutating func finish() {
        if newCount > 0 { steps.append(Step(literalCount: newCount, length: 0, distance: 0)) }
        newCount = 0
    }
}
