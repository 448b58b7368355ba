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
        findParts(reduction)
        layOutParts()
        numberColumns()
        numberRows()
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

    /// Writes down, for now in place of their numbers, to which part columns and rows belong; counts them in the ends of the
    /// parts' ranges. A root comes before all that are joined to it.
    private mutating func findParts(_ reduction: Reduction) {
        for variable in parents.indices where reduction.isColumn(variable) {
            let root = root(variable)
            if root == variable {
                columnOfVariable[variable] = parts.count
                parts.append(Program.Part(columns: 0..<1, rows: 0..<0))
            } else {
                let part = columnOfVariable[root]
                columnOfVariable[variable] = part
                parts[part].columns = 0..<parts[part].columns.count + 1
            }
        }
        for (index, row) in reduction.rows.enumerated() where !row.isPeeled {
            let part = columnOfVariable[root(reduction.entries[row.start].variable)]
            rowOfRow[index] = part
            parts[part].rows = 0..<parts[part].rows.count + 1
        }
    }

    /// Puts the parts one after another, with empty ranges that grow as numbers are given out.
    private mutating func layOutParts() {
        for part in parts.indices {
            let (columns, rows) = (parts[part].columns.count, parts[part].rows.count)
            parts[part].columns = columnCount..<columnCount
            parts[part].rows = rowCount..<rowCount
            columnCount += columns
            rowCount += rows
        }
    }

    private mutating func numberColumns() {
        for variable in columnOfVariable.indices where columnOfVariable[variable] != Program.none {
            let part = columnOfVariable[variable]
            let columns = parts[part].columns
            columnOfVariable[variable] = columns.upperBound
            parts[part].columns = columns.lowerBound..<columns.upperBound + 1
        }
    }

    private mutating func numberRows() {
        for row in rowOfRow.indices where rowOfRow[row] != Program.none {
            let part = rowOfRow[row]
            let rows = parts[part].rows
            rowOfRow[row] = rows.upperBound
            parts[part].rows = rows.lowerBound..<rows.upperBound + 1
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
