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

/// The inverse of a basis as a product of eta matrices (product form of the inverse).
///
/// Each eta is for one variable that entered the basis for another. Sparse columns stay sparse, whereas an explicit
/// inverse or a tableau would fill up.
package struct EtaFile: Sendable {
    package struct Entry: Sendable {
        package var row: Int
        package var value: Double
    }

    private var starts: [Int] = []
    /// The entries of each eta; the first holds the pivot row and the inverse of the pivot.
    private var entries: [Entry] = []

    /// Entries below this are dropped.
    private static let tolerance = 1e-13

    package init() {}

    package var count: Int { starts.count }

    /// The number of entries of all etas.
    var entryCount: Int { entries.count }

    package mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Appends the eta of a column that enters the basis; the column is in terms of the present basis.
    package mutating func append(_ column: [Double], in rows: Range<Int>, pivot: Int) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / column[pivot]))
        for row in rows where row != pivot && abs(column[row]) > Self.tolerance {
            entries.append(Entry(row: row, value: column[row]))
        }
    }

    /// The pivot row of the last eta.
    package var lastPivot: Int? { starts.last.map { entries[$0].row } }

    package mutating func removeLast() {
        guard let start = starts.popLast() else { return }
        while entries.count > start { entries.removeLast() }
    }

    /// Begins an eta whose entries are added one by one with ``add(_:at:)``.
    package mutating func begin(pivot: Int, value: Double) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / value))
    }

    package mutating func add(_ value: Double, at row: Int) {
        entries.append(Entry(row: row, value: value))
    }

    /// Solves `B × result = vector` in place (FTRAN).
    package func solve<Number: Scalable>(_ vector: inout [Number]) {
        var vector = vector.mutableSpan
        for eta in starts.indices {
            let start = starts[eta]
            let pivot = entries[start].row
            guard !vector[pivot].isZero else { continue }
            let factor = vector[pivot] * entries[start].value
            vector[pivot] = factor
            for place in start + 1..<end(of: eta) {
                vector[entries[place].row] = vector[entries[place].row] - factor * entries[place].value
            }
        }
    }

    /// Solves `result × B = vector` in place (BTRAN).
    package func solveTransposed(_ vector: inout [Double]) {
        var vector = vector.mutableSpan
        for eta in starts.indices.reversed() {
            let start = starts[eta]
            let pivot = entries[start].row
            var sum = vector[pivot]
            for place in start + 1..<end(of: eta) {
                sum -= entries[place].value * vector[entries[place].row]
            }
            vector[pivot] = sum * entries[start].value
        }
    }

    @inline(__always)
    private func end(of eta: Int) -> Int {
        eta + 1 < starts.count ? starts[eta + 1] : entries.count
    }
}
