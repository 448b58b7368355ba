/// The independent parts of a presolved system, and the numbers of its columns and rows: part by part, in the order of
/// declaration within a part.
package struct Partition {
    package private(set) var columnCount = 0
    package private(set) var rowCount = 0
    package private(set) var columnOfUnknown: [Int]
    package private(set) var rowOfRow: [Int]
    package private(set) var parts: [Program.Part] = []

    /// By unknown, an unknown that shares a row with it, or itself: a forest whose trees are the parts (union-find).
    private var parents: [Int]

    package init(_ presolve: borrowing Presolve) {
        parents = Array(0..<presolve.substitutions.count)
        columnOfUnknown = Array(filledWith: Program.none, count: presolve.substitutions.count)
        rowOfRow = Array(filledWith: Program.none, count: presolve.rows.count)
        joinRows(presolve)
        countMembers(presolve)
        placeParts()
        numberMembers()
    }

    private mutating func joinRows(_ presolve: Presolve) {
        for row in presolve.rows where !row.isRemoved {
            let first = root(presolve.entries[row.start].unknown)
            for place in row.start + 1..<row.end {
                let other = root(presolve.entries[place].unknown)
                parents[max(root(first), other)] = min(root(first), other)
            }
        }
    }

    /// Makes a part for each root, with ranges of the right lengths. Until columns are numbered, ``columnOfUnknown`` holds
    /// the number of the part; a root comes before the unknowns that are joined to it.
    private mutating func countMembers(_ presolve: Presolve) {
        for unknown in parents.indices where presolve.isColumn(unknown) {
            let root = root(unknown)
            if root == unknown {
                columnOfUnknown[unknown] = parts.count
                parts.append(Program.Part(columns: 0..<1, rows: 0..<0))
            } else {
                let part = columnOfUnknown[root]
                columnOfUnknown[unknown] = part
                parts[part].columns = 0..<parts[part].columns.count + 1
            }
        }
        for (index, row) in presolve.rows.enumerated() where !row.isRemoved {
            let part = columnOfUnknown[root(presolve.entries[row.start].unknown)]
            rowOfRow[index] = part
            parts[part].rows = 0..<parts[part].rows.count + 1
        }
    }

    /// Puts the parts one after another, with empty ranges that grow as numbers are assigned.
    private mutating func placeParts() {
        for part in parts.indices {
            let (columns, rows) = (parts[part].columns.count, parts[part].rows.count)
            parts[part].columns = columnCount..<columnCount
            parts[part].rows = rowCount..<rowCount
            columnCount += columns
            rowCount += rows
        }
    }

    private mutating func numberMembers() {
        for unknown in columnOfUnknown.indices where columnOfUnknown[unknown] != Program.none {
            let part = columnOfUnknown[unknown]
            let columns = parts[part].columns
            columnOfUnknown[unknown] = columns.upperBound
            parts[part].columns = columns.lowerBound..<columns.upperBound + 1
        }
        for row in rowOfRow.indices where rowOfRow[row] != Program.none {
            let part = rowOfRow[row]
            let rows = parts[part].rows
            rowOfRow[row] = rows.upperBound
            parts[part].rows = rows.lowerBound..<rows.upperBound + 1
        }
    }

    private mutating func root(_ unknown: Int) -> Int {
        var place = unknown
        while parents[place] != place {
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }
}
