/// The independent parts of a reduced system, and the numbers of its columns and rows: part by part, and in document order
/// within a part.
struct Partition {
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    private(set) var columnOfVariable: [Int]
    private(set) var rowOfRow: [Int]
    private(set) var parts: [Program.Part] = []

    private var parents: [Int]

    init(_ reduction: Reduction) {
        parents = Array(0..<reduction.links.count)
        columnOfVariable = Array(repeating: Program.none, count: reduction.links.count)
        rowOfRow = Array(repeating: Program.none, count: reduction.rows.count)
        joinRows(reduction)
        number(reduction)
    }

    private mutating func joinRows(_ reduction: Reduction) {
        for row in reduction.rows where !row.isPeeled {
            let first = root(reduction.entries[row.start].variable)
            for place in row.start + 1..<row.end {
                let other = root(reduction.entries[place].variable)
                parents[max(root(first), other)] = min(root(first), other)
            }
        }
    }

    private mutating func number(_ reduction: Reduction) {
        var partOfRoot = Array(repeating: Program.none, count: parents.count)
        var partOfVariable = Array(repeating: Program.none, count: parents.count)
        var columnCounts: [Int] = []
        for variable in reduction.links.indices
        where reduction.links[variable].parent == variable && !reduction.isDefined[variable] {
            let root = root(variable)
            if partOfRoot[root] == Program.none {
                partOfRoot[root] = columnCounts.count
                columnCounts.append(0)
            }
            partOfVariable[variable] = partOfRoot[root]
            columnCounts[partOfRoot[root]] += 1
        }
        var rowCounts = Array(repeating: 0, count: columnCounts.count)
        for row in reduction.rows where !row.isPeeled {
            rowCounts[partOfVariable[reduction.entries[row.start].variable]] += 1
        }
        for part in columnCounts.indices {
            parts.append(
                Program.Part(
                    columns: columnCount..<columnCount + columnCounts[part],
                    rows: rowCount..<rowCount + rowCounts[part]))
            columnCount += columnCounts[part]
            rowCount += rowCounts[part]
        }
        var nextColumn = parts.map(\.columns.lowerBound)
        for variable in partOfVariable.indices where partOfVariable[variable] != Program.none {
            columnOfVariable[variable] = nextColumn[partOfVariable[variable]]
            nextColumn[partOfVariable[variable]] += 1
        }
        var nextRow = parts.map(\.rows.lowerBound)
        for (index, row) in reduction.rows.enumerated() where !row.isPeeled {
            let part = partOfVariable[reduction.entries[row.start].variable]
            rowOfRow[index] = nextRow[part]
            nextRow[part] += 1
        }
    }

    /// The rows that remain, in their new numbers.
    func matrix(of reduction: Reduction) -> SparseMatrix {
        var lengths = Array(repeating: 0, count: rowCount)
        for (row, number) in zip(reduction.rows, rowOfRow) where number != Program.none {
            lengths[number] = row.end - row.start
        }
        return SparseMatrix(rowLengths: lengths, columnCount: columnCount) { rowStarts, entries in
            for (row, number) in zip(reduction.rows, rowOfRow) where number != Program.none {
                var place = rowStarts[number]
                for entry in reduction.entries[row.start..<row.end] {
                    entries[place] = SparseMatrix.Entry(
                        index: columnOfVariable[entry.variable], value: entry.coefficient)
                    place += 1
                }
            }
        }
    }

    private mutating func root(_ variable: Int) -> Int {
        var place = variable
        while parents[place] != place {
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }
}
