/// Pairs of two rows that keep both orders and together weigh the most (Needleman and Wunsch, without costs for gaps).
///
/// - Parameter weight: how well two belong together; 0 where they do not.
func alignment(of first: [Int], _ second: [Int], weight: (Int, Int) -> Int) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty else { return [] }
    let columns = second.count + 1
    var best = [Int](repeating: 0, count: (first.count + 1) * columns)
    var weights = [Int](repeating: 0, count: first.count * second.count)
    for row in first.indices.reversed() {
        for column in second.indices.reversed() {
            let value = weight(first[row], second[column])
            weights[row * second.count + column] = value
            let paired = value > 0 ? value + best[(row + 1) * columns + column + 1] : 0
            best[row * columns + column] = max(
                paired, best[(row + 1) * columns + column], best[row * columns + column + 1])
        }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
        let value = weights[row * second.count + column]
        let rest = best[row * columns + column]
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
