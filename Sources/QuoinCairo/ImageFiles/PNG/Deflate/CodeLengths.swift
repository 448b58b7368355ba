/// The lengths of two codes' words, themselves in a code (RFC 1951, §3.2.7).
struct CodeLengths {
    private let literalCount: Int
    private let distanceCount: Int
    private var entries: [Entry] = []

    /// A length, or how often the one before or 0 is repeated.
    private struct Entry {
        var symbol: Int
        var extraBits = 0
        var extraCount = 0
    }

    /// The order in which the lengths of this code's own words are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
        let literals = literalCode.words.map(\.length)
        let distances = distanceCode.words.map(\.length)
        literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
        var rest = literals[..<literalCount] + distances[..<distanceCount]
        while let length = rest.first {
            let count = rest.prefix { $0 == length }.count
            add(length, count)
            rest = rest.dropFirst(count)
        }
    }

    private mutating func add(_ length: UInt8, _ count: Int) {
        var rest = count
        if length > 0 {
            entries.append(Entry(symbol: Int(length)))
            rest -= 1
        }
        while rest >= 3 {
            let most = length > 0 ? 6 : rest > 10 ? 138 : 10
            let repeated = min(rest, most)
            switch most {
            case 6: entries.append(Entry(symbol: 16, extraBits: repeated - 3, extraCount: 2))
            case 10: entries.append(Entry(symbol: 17, extraBits: repeated - 3, extraCount: 3))
            default: entries.append(Entry(symbol: 18, extraBits: repeated - 11, extraCount: 7))
            }
            rest -= repeated
        }
        entries += Array(repeating: Entry(symbol: Int(length)), count: rest)
    }

    func write(to bits: inout BitStream) {
        var counts = [UInt32](repeating: 0, count: CodeLengths.order.count)
        for entry in entries { counts[entry.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        let ordered = CodeLengths.order.map { code.words[$0].length }
        let written = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
        bits.append(UInt64(literalCount - 257), count: 5)
        bits.append(UInt64(distanceCount - 1), count: 5)
        bits.append(UInt64(written - 4), count: 4)
        for length in ordered[..<written] { bits.append(UInt64(length), count: 3) }
        for entry in entries {
            bits.append(code.words[entry.symbol])
            bits.append(UInt64(entry.extraBits), count: UInt64(entry.extraCount))
        }
    }
}
