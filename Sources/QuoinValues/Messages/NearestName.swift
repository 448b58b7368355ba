/// The name with the smallest edit distance to a misspelled one; `nil` if none is near enough.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().unicodeScalars)
    let limit = max(1, target.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
        let scalars = Array(candidate.lowercased().unicodeScalars)
        guard abs(scalars.count - target.count) <= limit else { continue }
        guard let distance = editDistance(target, scalars, limit: limit) else { continue }
        if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// The end of a message about an unknown name: `; did you mean "width"?`; empty if no name is near.
package func nearestNameHint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }

/// The number of insertions, deletions, replacements and swaps of neighbors between two texts; `nil` if it is larger than a
/// limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    var (beforePrevious, previous) = ([Int](), Array(0...b.count))
    for (row, scalar) in a.enumerated() {
        var (current, smallest) = ([row + 1], row + 1)
        for (column, other) in b.enumerated() {
            var distance = min(
                previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
            if row > 0 && column > 0 && scalar == b[column - 1] && a[row - 1] == other {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
            smallest = min(smallest, distance)
        }
        // Later distances are over the limit, too: a swap adds 1 to the row before the last, which is 1 smaller at most.
        guard smallest <= limit else { return nil }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
}
