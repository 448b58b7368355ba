/// A matrix of which only the entries are kept, by row and by column.
struct SparseMatrix: Sendable {
    struct Entry: Sendable {
        var index: Int
        var value: Double
    }

    private(set) var rowStarts: [Int]
    private(set) var rowEntries: [Entry] = []
    private(set) var columnStarts: [Int]
    private(set) var columnEntries: [Entry] = []

    /// The rows of a reduced system that remain, in their new numbers.
    init(_ reduction: Reduction, _ partition: Partition) {
        rowStarts = Array(repeating: 0, count: partition.rowCount + 1)
        columnStarts = Array(repeating: 0, count: partition.columnCount + 1)
        guard partition.rowCount > 0 else { return }
        placeRows(reduction, partition)
        transpose()
    }

    private mutating func placeRows(_ reduction: Reduction, _ partition: Partition) {
        for (index, row) in reduction.rows.enumerated() where partition.rowOfRow[index] != Program.none {
            rowStarts[partition.rowOfRow[index] + 1] = row.end - row.start
        }
        Self.sumUp(&rowStarts)
        rowEntries = Array(repeating: Entry(index: 0, value: 0), count: rowStarts[rowStarts.count - 1])
        for (index, row) in reduction.rows.enumerated() where partition.rowOfRow[index] != Program.none {
            let start = rowStarts[partition.rowOfRow[index]] - row.start
            for place in row.start..<row.end {
                let entry = reduction.entries[place]
                rowEntries[start + place] = Entry(
                    index: partition.columnOfVariable[entry.variable], value: entry.coefficient)
            }
        }
    }

    private mutating func transpose() {
        for entry in rowEntries { columnStarts[entry.index + 1] += 1 }
        Self.sumUp(&columnStarts)
        columnEntries = rowEntries
        for row in 0..<rowStarts.count - 1 {
            for place in rowRange(row) {
                let entry = rowEntries[place]
                columnEntries[columnStarts[entry.index]] = Entry(index: row, value: entry.value)
                columnStarts[entry.index] += 1
            }
        }
        // Each start has moved to the next one's place.
        for column in stride(from: columnStarts.count - 1, to: 0, by: -1) {
            columnStarts[column] = columnStarts[column - 1]
        }
        columnStarts[0] = 0
    }

    private static func sumUp(_ lengths: inout [Int]) {
        for index in 1..<lengths.count { lengths[index] += lengths[index - 1] }
    }

    /// The places of a row's entries in ``rowEntries``.
    @inline(__always)
    func rowRange(_ row: Int) -> Range<Int> { rowStarts[row]..<rowStarts[row + 1] }

    /// The places of a column's entries in ``columnEntries``.
    @inline(__always)
    func columnRange(_ column: Int) -> Range<Int> { columnStarts[column]..<columnStarts[column + 1] }

    /// Adds a multiple of a slot's column in `row sums - columns = 0` to a vector of rows; row slots follow the columns.
    func addSlot<Number: Scalable>(_ slot: Int, times factor: Number, to vector: inout [Number]) {
        let columnCount = columnStarts.count - 1
        guard slot < columnCount else {
            vector[slot - columnCount] = vector[slot - columnCount] - factor * -1
            return
        }
        for place in columnRange(slot) {
            let row = columnEntries[place].index
            vector[row] = vector[row] - factor * columnEntries[place].value
        }
    }
}
