/// A matrix of which only the entries are kept, by row and by column.
struct SparseMatrix: Sendable {
    struct Entry: Sendable {
        var index: Int
        var value: Double
    }

    private(set) var rowStarts: [Int] = [0]
    private(set) var rowEntries: [Entry] = []
    private(set) var columnStarts: [Int] = []
    private(set) var columnEntries: [Entry] = []

    /// - Parameters:
    ///   - rowLengths: the number of entries of each row.
    ///   - columnCount: the number of columns.
    ///   - fill: writes the entries, row after row as the offsets say.
    init(rowLengths: [Int], columnCount: Int, fill: (_ rowStarts: [Int], _ entries: inout [Entry]) -> Void) {
        rowStarts.reserveCapacity(rowLengths.count + 1)
        for length in rowLengths { rowStarts.append(rowStarts[rowStarts.count - 1] + length) }
        rowEntries = Array(repeating: Entry(index: 0, value: 0), count: rowStarts[rowLengths.count])
        fill(rowStarts, &rowEntries)
        transpose(columnCount)
    }

    private mutating func transpose(_ columnCount: Int) {
        columnStarts = Array(repeating: 0, count: columnCount + 1)
        for entry in rowEntries { columnStarts[entry.index + 1] += 1 }
        for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
        columnEntries = Array(repeating: Entry(index: 0, value: 0), count: rowEntries.count)
        var next = columnStarts
        for row in 0..<rowStarts.count - 1 {
            for place in rowRange(row) {
                let entry = rowEntries[place]
                columnEntries[next[entry.index]] = Entry(index: row, value: entry.value)
                next[entry.index] += 1
            }
        }
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
