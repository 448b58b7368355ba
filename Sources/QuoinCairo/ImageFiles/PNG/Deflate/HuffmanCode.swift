/// A code whose words are the shorter, the more often they are needed (RFC 1951, §3.2.2).
struct HuffmanCode {
    /// By symbol; without bits for symbols that do not occur.
    let words: [Word]

    struct Word {
        /// The first to be written lowest.
        var bits: UInt16 = 0
        /// How many bits there are.
        var length: UInt8 = 0
    }

    /// A code for how often each symbol occurs, with words of at most `limit` bits, and the best there is where the limit
    /// does not matter.
    init(counts: [UInt32], limit: Int) {
        words = HuffmanCode.words(for: HuffmanCode.lengths(of: counts, limit: limit))
    }

    // MARK: - Lengths

    private static func lengths(of counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let symbols = sorted(counts)
        guard symbols.count > 1 else {
            // A reader wants a word even where there is nothing to tell apart.
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

    /// The symbols that occur, the rarest first.
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

    /// How many symbols are how deep in the tree that comes of joining the two lightest nodes again and again.
    ///
    /// - Parameter weights: the symbols' weights, ascending; joined nodes come up in ascending order too.
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

    /// Cuts words that are too long, and makes room for them by lengthening others.
    private static func shorten(_ perLength: inout [Int], to limit: Int) {
        guard perLength.count > limit + 1 else { return }
        perLength[limit] += perLength[(limit + 1)...].reduce(0, +)
        perLength.removeLast(perLength.count - limit - 1)
        var taken = perLength.indices.dropFirst().reduce(0) { $0 + perLength[$1] << (limit - $1) }
        while taken > 1 << limit, let length = perLength[..<limit].lastIndex(where: { $0 > 0 }) {
            perLength[length] -= 1
            perLength[length + 1] += 2
            perLength[limit] -= 1
            taken -= 1
        }
    }

    // MARK: - Words

    /// Words of a length follow one another, after those of all shorter lengths.
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
    /// The lowest bits in reverse.
    fileprivate func reversed(count: UInt8) -> UInt16 {
        var (rest, result) = (self, UInt16(0))
        for _ in 0..<count { (result, rest) = (result << 1 | rest & 1, rest >> 1) }
        return result
    }
}
