/// A part of what is written, with codes that fit it (RFC 1951, §3.2.7).
struct DeflateBlock {
    private let steps: ArraySlice<Repeats.Step>
    private let literals: ArraySlice<UInt8>
    private let isLast: Bool
    private let literalCode: HuffmanCode
    private let distanceCode: HuffmanCode

    /// Few enough for the codes to follow a picture from its ground to its texts, and enough to pay for the codes.
    private static let symbolsPerBlock = 8000

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
            blocks.append(
                DeflateBlock(
                    steps: repeats.steps[firstStep..<step], literals: repeats.literals[firstLiteral..<literal],
                    isLast: step == repeats.steps.count))
        } while step < repeats.steps.count
        return blocks
    }

    private init(steps: ArraySlice<Repeats.Step>, literals: ArraySlice<UInt8>, isLast: Bool) {
        (self.steps, self.literals, self.isLast) = (steps, literals, isLast)
        var literalCounts = [UInt32](repeating: 0, count: DeflateSymbol.literalCount)
        var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbol.distanceCount)
        let lengths = DeflateSymbol.lengths
        for byte in literals { literalCounts[Int(byte)] += 1 }
        for step in steps where step.length > 0 {
            literalCounts[lengths[Int(step.length)].symbol] += 1
            distanceCounts[DeflateSymbol(distance: Int(step.distance)).symbol] += 1
        }
        literalCounts[DeflateSymbol.endOfBlock] = 1
        literalCode = HuffmanCode(counts: literalCounts, limit: 15)
        distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
    }

    func write(to bits: inout BitStream) {
        bits.append(isLast ? 1 : 0, count: 1)
        bits.append(2, count: 2)
        CodeLengths(literalCode, distanceCode).write(to: &bits)
        let lengths = DeflateSymbol.lengths
        var literal = literals.startIndex
        for step in steps {
            for _ in 0..<step.literalCount {
                bits.append(literalCode.words[Int(literals[literal])])
                literal += 1
            }
            guard step.length > 0 else { continue }
            bits.append(lengths[Int(step.length)], in: literalCode)
            bits.append(DeflateSymbol(distance: Int(step.distance)), in: distanceCode)
        }
        bits.append(literalCode.words[DeflateSymbol.endOfBlock])
    }
}

extension BitStream {
    @inline(__always)
    mutating func append(_ word: HuffmanCode.Word) {
        append(UInt64(word.bits), count: UInt64(word.length))
    }

    @inline(__always)
    fileprivate mutating func append(_ symbol: DeflateSymbol, in code: HuffmanCode) {
        let word = code.words[symbol.symbol]
        append(
            UInt64(word.bits) | symbol.extraBits &<< UInt64(word.length),
            count: UInt64(word.length) &+ symbol.extraCount)
    }
}
