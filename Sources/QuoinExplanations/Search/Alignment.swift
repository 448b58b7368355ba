/// The alignment of two sequences with the largest total weight (Needleman and Wunsch, without gap costs).
struct Alignment {
    /// Pairs at the same end of both sequences that weigh at least this much are matched without a search.
    let certainty: Int
    /// How well two elements match; 0 if they do not.
    let weight: (Int, Int) -> Int

    /// The largest number of pairs to weigh. Longer sequences are paired in their order.
    private static let limit = 4_000_000

    func pairs(_ first: [Int], _ second: [Int]) -> [(Int, Int)] {
        let head = certainPairs(zip(first, second))
        let (first, second) = (first.dropFirst(head.count), second.dropFirst(head.count))
        let tail = certainPairs(zip(first.reversed(), second.reversed()))
        let middle = (Array(first.dropLast(tail.count)), Array(second.dropLast(tail.count)))
        let isFeasible = middle.0.count * middle.1.count <= Alignment.limit
        let found = isFeasible ? heaviest(middle.0, middle.1) : zip(middle.0, middle.1).filter { weight($0, $1) > 0 }
        return head + found + tail.reversed()
    }

    private func certainPairs(_ pairs: some Sequence<(Int, Int)>) -> [(Int, Int)] {
        Array(pairs.prefix { weight($0, $1) >= certainty })
    }

    private func heaviest(_ first: [Int], _ second: [Int]) -> [(Int, Int)] {
        let columns = second.count + 1
        // The weight of the best alignment of the rest of both sequences, from each pair of positions on.
        var best = [Int](repeating: 0, count: (first.count + 1) * columns)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                let value = weight(first[row], second[column])
                let paired = value > 0 ? value + best[(row + 1) * columns + column + 1] : 0
                let skipped = max(best[(row + 1) * columns + column], best[row * columns + column + 1])
                best[row * columns + column] = max(paired, skipped)
            }
        }
        return walk(first, second, best)
    }

    private func walk(_ first: [Int], _ second: [Int], _ best: [Int]) -> [(Int, Int)] {
        let columns = second.count + 1
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            let rest = best[row * columns + column]
            let value = weight(first[row], second[column])
            if value > 0, rest == value + best[(row + 1) * columns + column + 1] {
                pairs.append((first[row], second[column]))
                (row, column) = (row + 1, column + 1)
            } else if rest == best[(row + 1) * columns + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
