import CImageFiles

/// Bytes in zlib's format (RFC 1950), written block by block while the repeats in them are found.
struct DeflateStream {
    /// The bytes, in order.
    private(set) var pieces: [[UInt8]] = []
    /// The bits behind the last piece.
    private var rest = BitStream.Rest()
    /// The end of the repeats that were counted for the next block.
    private var counted = DeflateBlock.Place()

    init() {
        let fastestCompression: UInt64 = 0x0178
        append(upTo: 2) { $0.append(fastestCompression, count: 16) }
    }

    /// Writes the blocks that are complete, except the last, and removes their repeats.
    mutating func writeBlocks(of repeats: inout Repeats) {
        var start = DeflateBlock.Place()
        while let end = endOfBlock(from: start, in: repeats), end.step < repeats.steps.count {
            write(DeflateBlock(repeats, from: start, to: end), of: repeats)
            start = end
        }
        guard start.step > 0 else { return }
        repeats.removeFirst(steps: start.step, literals: start.literal)
        counted.step -= start.step
        counted.literal -= start.literal
    }

    /// Writes the remaining blocks.
    ///
    /// - Parameter sum: the checksum of all bytes.
    mutating func finish(_ repeats: Repeats, sum: UInt32) {
        var start = DeflateBlock.Place()
        repeat {
            let end = endOfBlock(from: start, in: repeats) ?? counted
            write(DeflateBlock(repeats, from: start, to: end), of: repeats)
            start = end
        } while start.step < repeats.steps.count
        append(upTo: 1) { $0.finish() }
        pieces.append((0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) })
    }

    /// The end of a block, unless there are too few repeats.
    private mutating func endOfBlock(from start: DeflateBlock.Place, in repeats: Repeats) -> DeflateBlock.Place? {
        let isComplete = { (end: DeflateBlock.Place) in end.symbolCount - start.symbolCount >= DeflateBlock.usualCount }
        while counted.step < repeats.steps.count && !isComplete(counted) {
            counted.literal += Int(repeats.steps[counted.step].literalCount)
            counted.step += 1
        }
        return isComplete(counted) ? counted : nil
    }

    private mutating func write(_ block: DeflateBlock, of repeats: Repeats) {
        append(upTo: block.byteBound) { block.write(repeats, to: &$0) }
    }

    /// Appends bits as a further piece.
    private mutating func append(upTo bound: Int, _ write: (inout BitStream) -> Void) {
        let (piece, rest) = withUnsafeTemporaryAllocation(
            byteCount: bound + BitStream.slack, alignment: 1
        ) { [rest] buffer -> ([UInt8], BitStream.Rest) in
            guard let start = buffer.baseAddress else { return ([], rest) }
            var bits = BitStream(at: start, after: rest)
            write(&bits)
            return ([UInt8](UnsafeRawBufferPointer(start: start, count: bits.next - start)), bits.rest)
        }
        pieces.append(piece)
        self.rest = rest
    }
}

extension DeflateStream {
    /// Compresses bytes with libdeflate.
    ///
    /// - Parameter level: from 0 to 12; a higher one takes longer and gives fewer bytes.
    static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(level)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}

/// A block of a stream, with its own Huffman codes (RFC 1951, §3.2.7).
struct DeflateBlock {
    /// The steps and literals of the block, among all.
    private let steps: Range<Int>
    private let literals: Range<Int>
    private let isLast: Bool
    private let literalCode: HuffmanCode
    private let distanceCode: HuffmanCode

    /// The symbols of all blocks but the last, or a few more. Small enough that the codes suit each part of a picture,
    /// such as its background or a text; large enough to outweigh the bytes of the codes.
    static let usualCount = 6000

    /// A place among repeats.
    struct Place {
        var step = 0
        var literal = 0

        var symbolCount: Int { step + literal }
    }

    /// The block between two places. It is the last one if no steps follow.
    init(_ repeats: Repeats, from start: Place, to end: Place) {
        (steps, literals) = (start.step..<end.step, start.literal..<end.literal)
        isLast = end.step == repeats.steps.count
        var literalCounts = [UInt32](repeating: 0, count: DeflateSymbol.literalCount)
        var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbol.distanceCount)
        let lengths = DeflateSymbol.lengths
        for byte in repeats.literals[literals] { literalCounts[Int(byte)] &+= 1 }
        for step in repeats.steps[steps] where step.length > 0 {
            literalCounts[lengths[Int(step.length)].symbol] &+= 1
            distanceCounts[DeflateSymbol(distance: Int(step.distance)).symbol] &+= 1
        }
        literalCounts[DeflateSymbol.endOfBlock] = 1
        literalCode = HuffmanCode(counts: literalCounts, limit: 15)
        distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
    }

    /// An upper bound of the block's bytes: a step has two code words and their extra bits, at most 48 bits; the codes
    /// have at most 316 lengths of 14 bits.
    var byteBound: Int { literals.count * 2 + steps.count * 6 + 600 }

    func write(_ repeats: Repeats, to bits: inout BitStream) {
        bits.append(isLast ? 1 : 0, count: 1)
        bits.append(2, count: 2)
        CodeLengths(literalCode, distanceCode).write(to: &bits)
        let lengths = DeflateSymbol.lengths
        repeats.literals.withUnsafeBufferPointer { bytes in
            literalCode.words.withUnsafeBufferPointer { words in
                var literal = literals.lowerBound
                for step in repeats.steps[steps] {
                    let end = literal &+ Int(step.literalCount)
                    while literal < end {
                        bits.append(words[Int(bytes[literal])])
                        literal &+= 1
                    }
                    guard step.length > 0 else { continue }
                    let length = lengths[Int(step.length)]
                    bits.append(length, words[length.symbol])
                    let distance = DeflateSymbol(distance: Int(step.distance))
                    bits.append(distance, distanceCode.words[distance.symbol])
                }
            }
        }
        bits.append(literalCode.words[DeflateSymbol.endOfBlock])
    }
}

extension BitStream {
    @inline(__always)
    mutating func append(_ word: HuffmanCode.Word) {
        append(UInt64(word.bits), count: UInt64(word.length))
    }

    /// Appends the code word of a symbol, and its extra bits.
    @inline(__always)
    fileprivate mutating func append(_ symbol: DeflateSymbol, _ word: HuffmanCode.Word) {
        append(
            UInt64(word.bits) | symbol.extraBits &<< UInt64(word.length),
            count: UInt64(word.length) &+ symbol.extraCount)
    }
}

/// A length or a distance in deflate: a symbol of a Huffman code, and extra bits that select a value of the symbol
/// (RFC 1951, §3.2.5).
struct DeflateSymbol {
    var symbol: Int
    var extraBits: UInt64
    var extraCount: UInt64

    static let endOfBlock = 256
    /// Literal bytes, the end of a block, and lengths.
    static let literalCount = 286
    static let distanceCount = 30

    /// The symbol of each length from 0; those below 3 do not occur.
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

    /// The first values have a symbol each. Each further range up to twice the value has `stepsPerDoubling` symbols.
    @inline(__always)
    private static func split(_ value: Int, stepsPerDoubling: Int) -> (Int, UInt64, UInt64) {
        guard value >= 2 &* stepsPerDoubling else { return (value, 0, 0) }
        let extraCount = value.logarithm &- stepsPerDoubling.logarithm
        let step = value &>> extraCount
        return (step &+ extraCount &* stepsPerDoubling, UInt64(value &- step &<< extraCount), UInt64(extraCount))
    }
}

extension Int {
    /// The binary logarithm, rounded down.
    @inline(__always)
    fileprivate var logarithm: Int { Int.bitWidth &- 1 &- leadingZeroBitCount }
}

/// Bits in bytes, as deflate packs them: the first one lowest (RFC 1951, §3.1.1).
struct BitStream {
    /// The position of the next byte. Any call may overwrite the eight bytes from there.
    private(set) var next: UnsafeMutableRawPointer
    /// The bits that do not fill a byte.
    private(set) var rest: Rest

    struct Rest {
        fileprivate var bits: UInt64 = 0
        /// At most 7 between two calls.
        fileprivate var count: UInt64 = 0
    }

    /// The bytes after the last one that may be overwritten.
    static let slack = 8

    /// - Parameter rest: the last bits before the first byte.
    init(at start: UnsafeMutableRawPointer, after rest: Rest) {
        (next, self.rest) = (start, rest)
    }

    /// Appends at most 56 bits.
    @inline(__always)
    mutating func append(_ bits: UInt64, count: UInt64) {
        rest.bits |= bits &<< rest.count
        rest.count &+= count
        next.storeBytes(of: rest.bits.littleEndian, as: UInt64.self)
        next += Int(rest.count &>> 3)
        rest.bits &>>= rest.count & ~7
        rest.count &= 7
    }

    /// Fills the last byte with zeros.
    mutating func finish() {
        append(0, count: (8 - rest.count) & 7)
    }
}
