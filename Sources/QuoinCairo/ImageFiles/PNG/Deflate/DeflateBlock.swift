/// A part of what is written, with codes that fit it (RFC 1951, §3.2.7).
struct DeflateBlock {
    /// Of all steps and literals, those that are in this block.
    private let steps: Range<Int>
    private let literals: Range<Int>
    private let isLast: Bool
    private let literalCode: HuffmanCode
    private let distanceCode: HuffmanCode

    /// Few enough for the codes to follow a picture from its ground to its texts, and enough to pay for the codes.
    private static let symbolsPerBlock = 6000

    /// All steps in blocks.
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

    /// The most bytes that the block may take: two words and the bits behind them make 48 bits, and the codes at most 316
    /// lengths of 14 bits.
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

    /// A symbol that has a word, and the bits behind it.
    @inline(__always)
    fileprivate mutating func append(_ symbol: DeflateSymbol, _ word: HuffmanCode.Word) {
        append(
            UInt64(word.bits) | symbol.extraBits &<< UInt64(word.length),
            count: UInt64(word.length) &+ symbol.extraCount)
    }
}
