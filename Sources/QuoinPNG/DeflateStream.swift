import CImageFiles

/// Compresses bytes into zlib's format (RFC 1950).
enum DeflateStream {
    /// Compresses bytes whose repeats were found.
    ///
    /// - Parameter sum: the checksum of the bytes.
    static func compressed(_ repeats: Repeats, sum: UInt32) -> [UInt8] {
        let blocks = DeflateBlock.blocks(of: repeats)
        let bound = blocks.reduce(6 + BitStream.slack) { $0 + $1.byteBound }
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var bits = BitStream(at: start)
            let fastestCompression: UInt64 = 0x0178
            bits.append(fastestCompression, count: 16)
            for block in blocks { block.write(repeats, to: &bits) }
            let end = bits.finish()
            end.storeBytes(of: sum.bigEndian, as: UInt32.self)
            count = end - start + 4
        }
    }

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

/// A block of a stream, with Huffman codes of its own (RFC 1951, §3.2.7).
struct DeflateBlock {
    /// The steps and literals of the block, among all.
    private let steps: Range<Int>
    private let literals: Range<Int>
    private let isLast: Bool
    private let literalCode: HuffmanCode
    private let distanceCode: HuffmanCode

    /// Small enough that the codes suit each part of a picture, such as its background or a text; large enough to
    /// outweigh the bytes of the codes.
    private static let symbolsPerBlock = 6000

    /// Divides all steps into blocks.
    static func blocks(of repeats: Repeats) -> [DeflateBlock] {
        var blocks: [DeflateBlock] = []
        var (step, literal) = (0, 0)
        repeat {
            let (firstStep, firstLiteral) = (step, literal)
            while step < repeats.steps.count && step - firstStep + literal - firstLiteral < symbolsPerBlock {
                literal += Int(repeats.steps[step].literalCount)
                step += 1
            }
            blocks.append(DeflateBlock(repeats, steps: firstStep..<step, literals: firstLiteral..<literal))
        } while step < repeats.steps.count
        return blocks
    }

    private init(_ repeats: Repeats, steps: Range<Int>, literals: Range<Int>) {
        (self.steps, self.literals, isLast) = (steps, literals, steps.upperBound == repeats.steps.count)
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
    private var next: UnsafeMutableRawPointer
    private var pending: UInt64 = 0
    /// At most 7 between two calls.
    private var pendingCount: UInt64 = 0

    /// The bytes behind the last one that may be overwritten.
    static let slack = 8

    init(at start: UnsafeMutableRawPointer) {
        next = start
    }

    /// Appends at most 56 bits.
    @inline(__always)
    mutating func append(_ bits: UInt64, count: UInt64) {
        pending |= bits &<< pendingCount
        pendingCount &+= count
        next.storeBytes(of: pending.littleEndian, as: UInt64.self)
        next += Int(pendingCount &>> 3)
        pending &>>= pendingCount & ~7
        pendingCount &= 7
    }

    /// Fills the last byte with zeros, and returns the place behind it.
    mutating func finish() -> UnsafeMutableRawPointer {
        append(0, count: (8 - pendingCount) & 7)
        return next
    }
}
