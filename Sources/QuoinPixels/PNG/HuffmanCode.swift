/// A Huffman code: symbols that occur more often have shorter words (RFC 1951, §3.2.2).
struct HuffmanCode {
    /// The word of each symbol; empty if the symbol does not occur.
    let words: [Word]

    struct Word {
        /// The first bit of the word is the lowest.
        var bits: UInt16 = 0
        /// In bits.
        var length: UInt8 = 0
    }

    /// - Parameters:
    ///   - counts: how often each symbol occurs.
    ///   - limit: the longest word, in bits. The code is optimal unless the limit shortens a word.
    init(counts: [UInt32], limit: Int) {
        words = HuffmanCode.words(for: HuffmanCode.lengths(of: counts, limit: limit))
    }

    // MARK: - Lengths

    private static func lengths(of counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let symbols = sorted(counts)
        guard symbols.count > 1 else {
            // Decoders expect a word even if there is only one symbol.
            lengths[symbols.first ?? 0] = 1
            return lengths
        }
        var perLength = wordsPerLength(for: symbols.map { UInt64(counts[$0]) })
        shorten(&perLength, to: limit)
        var length = perLength.count - 1
        for symbol in symbols {
            while perLength[length] == 0 { length -= 1 }
            perLength[length] -= 1
            lengths[symbol] = UInt8(length)
        }
        return lengths
    }

    /// The symbols that occur, in ascending order of their counts.
    private static func sorted(_ counts: [UInt32]) -> [Int] {
        let symbolBits = 16
        var keys: [UInt64] = []
        keys.reserveCapacity(counts.count)
        for (symbol, count) in counts.enumerated() where count > 0 {
            keys.append(UInt64(count) << UInt64(symbolBits) | UInt64(symbol))
        }
        keys.sort()
        return keys.map { Int($0 & (1 << UInt64(symbolBits) - 1)) }
    }

    /// The number of symbols at each depth of the Huffman tree, which joins the two lightest nodes until one is left.
    ///
    /// - Parameter weights: the symbols' weights, ascending; joined nodes are made in ascending order too.
    private static func wordsPerLength(for weights: [UInt64]) -> [Int] {
        let count = weights.count
        var joined: [UInt64] = []
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (nextSymbol, nextJoined) = (0, 0)
        func lightest() -> (node: Int, weight: UInt64) {
            if nextSymbol < count && (nextJoined == joined.count || weights[nextSymbol] <= joined[nextJoined]) {
                nextSymbol += 1
                return (nextSymbol - 1, weights[nextSymbol - 1])
            }
            nextJoined += 1
            return (count + nextJoined - 1, joined[nextJoined - 1])
        }
        while joined.count < count - 1 {
            let (first, second) = (lightest(), lightest())
            (parents[first.node], parents[second.node]) = (count + joined.count, count + joined.count)
            joined.append(first.weight + second.weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        var perLength = [Int](repeating: 0, count: count)
        for node in parents.indices.dropLast().reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < count { perLength[depths[node]] += 1 }
        }
        return perLength
    }

    /// Shortens words above the limit, and lengthens others until all words fit the code space.
    private static func shorten(_ perLength: inout [Int], to limit: Int) {
        guard perLength.count > limit + 1 else { return }
        perLength[limit] += perLength[(limit + 1)...].reduce(0, +)
        perLength.removeLast(perLength.count - limit - 1)
        var used = perLength.indices.dropFirst().reduce(0) { $0 + perLength[$1] << (limit - $1) }
        while used > 1 << limit, let length = perLength[..<limit].lastIndex(where: { $0 > 0 }) {
            perLength[length] -= 1
            perLength[length + 1] += 2
            perLength[limit] -= 1
            used -= 1
        }
    }

    // MARK: - Words

    /// Canonical words: ascending within a length, after those of all shorter lengths.
    private static func words(for lengths: [UInt8]) -> [Word] {
        let longest = Int(lengths.max() ?? 0)
        var next = [UInt16](repeating: 0, count: longest + 2)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in next.indices.dropFirst() { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
        return lengths.map { length in
            guard length > 0 else { return Word() }
            defer { next[Int(length)] &+= 1 }
            return Word(bits: next[Int(length)].reversed(count: length), length: length)
        }
    }
}

extension UInt16 {
    /// The lowest bits, in reverse order.
    fileprivate func reversed(count: UInt8) -> UInt16 {
        var (rest, result) = (self, UInt16(0))
        for _ in 0..<count { (result, rest) = (result << 1 | rest & 1, rest >> 1) }
        return result
    }
}

/// The word lengths of two codes, which a third code compresses (RFC 1951, §3.2.7).
struct CodeLengths {
    private let literalCount: Int
    private let distanceCount: Int
    private var entries: [Entry] = []

    /// A length, or a repeat of the previous length or of 0.
    private struct Entry {
        var symbol: Int
        var extraBits = 0
        var extraCount = 0
    }

    /// The order in which the third code's own lengths are written.
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
