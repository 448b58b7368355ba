/// A sparse matrix, stored by row and by column.
package struct SparseMatrix: Sendable {
    package struct Entry: Sendable {
        package var index: Int
        package var value: Double
    }

    package private(set) var rowStarts: [Int]
    package private(set) var rowEntries: [Entry] = []
    package private(set) var columnStarts: [Int]
    package private(set) var columnEntries: [Entry] = []

    /// The remaining rows and columns of a presolved system, renumbered.
    package init(_ presolve: borrowing Presolve, _ partition: borrowing Partition) {
        rowStarts = Array(filledWith: 0, count: partition.rowCount + 1)
        columnStarts = Array(filledWith: 0, count: partition.columnCount + 1)
        guard partition.rowCount > 0 else { return }
        placeRows(presolve, partition)
        transpose()
    }

    private mutating func placeRows(_ presolve: Presolve, _ partition: Partition) {
        for (index, row) in presolve.rows.enumerated() where partition.rowOfRow[index] != Program.none {
            rowStarts[partition.rowOfRow[index] + 1] = row.end - row.start
        }
        Self.accumulate(&rowStarts)
        rowEntries = Array(filledWith: Entry(index: 0, value: 0), count: rowStarts[rowStarts.count - 1])
        for (index, row) in presolve.rows.enumerated() where partition.rowOfRow[index] != Program.none {
            let start = rowStarts[partition.rowOfRow[index]] - row.start
            for place in row.start..<row.end {
                let entry = presolve.entries[place]
                rowEntries[start + place] = Entry(
                    index: partition.columnOfUnknown[entry.unknown], value: entry.coefficient)
            }
        }
    }

    private mutating func transpose() {
        for entry in rowEntries { columnStarts[entry.index + 1] += 1 }
        Self.accumulate(&columnStarts)
        columnEntries = rowEntries
        for row in 0..<rowStarts.count - 1 {
            for place in rowRange(row) {
                let entry = rowEntries[place]
                columnEntries[columnStarts[entry.index]] = Entry(index: row, value: entry.value)
                columnStarts[entry.index] += 1
            }
        }
        // Filling has moved each start to the next one's place.
        for column in stride(from: columnStarts.count - 1, to: 0, by: -1) {
            columnStarts[column] = columnStarts[column - 1]
        }
        columnStarts[0] = 0
    }

    private static func accumulate(_ lengths: inout [Int]) {
        for index in 1..<lengths.count { lengths[index] += lengths[index - 1] }
    }

    /// The places of a row's entries in ``rowEntries``.
    @inline(__always)
    package func rowRange(_ row: Int) -> Range<Int> { rowStarts[row]..<rowStarts[row + 1] }

    /// The places of a column's entries in ``columnEntries``.
    @inline(__always)
    package func columnRange(_ column: Int) -> Range<Int> { columnStarts[column]..<columnStarts[column + 1] }

    /// Adds a multiple of a variable's column in the equations `logicals - columns = 0` to a vector of rows.
    func addColumn<Number: Scalable>(_ variable: Int, times factor: Number, to vector: inout [Number]) {
        let columnCount = columnStarts.count - 1
        guard variable < columnCount else {
            vector[variable - columnCount] = vector[variable - columnCount] - factor * -1
            return
        }
        for place in columnRange(variable) {
            let row = columnEntries[place].index
            vector[row] = vector[row] - factor * columnEntries[place].value
        }
    }
}
