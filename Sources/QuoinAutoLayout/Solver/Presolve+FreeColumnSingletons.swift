/// An unknown without a cost, and the one required equation that it appears in. The equation defines the unknown once the
/// others are known.
package struct FreeColumnSingleton {
    package var unknown: Int
    package var row: Int
}

extension Presolve {
    /// Removes free column singletons with their rows. Each removal may make another unknown a singleton, so a chain goes
    /// from its ends inward; an unknown's equation may contain unknowns that are removed later.
    mutating func removeFreeColumnSingletons() {
        guard rows.contains(where: { $0.relation == .equal && $0.level == 0 }) else { return }
        isFreeColumnSingleton = Array(filledWith: false, count: substitutions.count)
        var rowCounts = Array(filledWith: 0, count: substitutions.count)
        // The sum of the numbers of an unknown's rows: if one row is left, its number.
        var rowSums = Array(filledWith: 0, count: substitutions.count)
        for row in rows.indices {
            for entry in entries[rows[row].start..<rows[row].end] {
                rowCounts[entry.unknown] += 1
                rowSums[entry.unknown] += row
            }
        }
        // An unknown with a cost is not free, whatever rows are removed: its count never falls to 1.
        for singleton in singletonRows { rowCounts[singleton.unknown] += 2 * rows.count + 2 }
        var ready = rowCounts.indices.reversed().filter { rowCounts[$0] == 1 }
        while let unknown = ready.popLast() {
            let row = rowSums[unknown]
            guard rowCounts[unknown] == 1, rows[row].relation == .equal, rows[row].level == 0 else { continue }
            rows[row].isRemoved = true
            isFreeColumnSingleton[unknown] = true
            freeColumnSingletons.append(FreeColumnSingleton(unknown: unknown, row: row))
            for entry in entries[rows[row].start..<rows[row].end] {
                rowCounts[entry.unknown] -= 1
                rowSums[entry.unknown] -= row
                if rowCounts[entry.unknown] == 1 { ready.append(entry.unknown) }
            }
        }
    }
}
