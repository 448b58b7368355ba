/// The triangular part of a sparse matrix: an order in which columns can pivot on rows without changing later columns.
/// Chains of views are triangular from end to end.
package struct TriangularOrder {
    package typealias Pivot = (row: Int, column: Int)

    /// The row singletons, which come first.
    package private(set) var first: [Pivot] = []
    /// The column singletons, which come last.
    package private(set) var last: [Pivot] = []
    /// The rows and columns that are left when there are no more singletons.
    package private(set) var openRows: [Int] = []
    package private(set) var openColumns: [Int] = []

    private let matrix: SparseMatrix
    private let firstRow: Int
    private let firstColumn: Int
    /// How many open columns an open row has, and vice versa; `none` for rows and columns that are not open.
    private var rowCounts: [Int]
    private var columnCounts: [Int]
    private var readyRows: [Int] = []
    private var readyColumns: [Int] = []

    package init(of matrix: SparseMatrix, part: Program.Part, rows: [Int], columns: [Int]) {
        self.matrix = matrix
        firstRow = part.rows.lowerBound
        firstColumn = part.columns.lowerBound
        rowCounts = Array(filledWith: Program.none, count: part.rows.count)
        columnCounts = Array(filledWith: Program.none, count: part.columns.count)
        count(rows, columns)
        takeSingletons()
        openRows = rows.filter(isOpen(row:))
        openColumns = columns.filter(isOpen(column:))
        last.reverse()
    }

    private func isOpen(row: Int) -> Bool { rowCounts[row - firstRow] != Program.none }
    private func isOpen(column: Int) -> Bool { columnCounts[column - firstColumn] != Program.none }

    private mutating func count(_ rows: [Int], _ columns: [Int]) {
        for row in rows { rowCounts[row - firstRow] = 0 }
        for column in columns {
            columnCounts[column - firstColumn] = 0
            for place in matrix.columnRange(column) where isOpen(row: matrix.columnEntries[place].index) {
                columnCounts[column - firstColumn] += 1
                rowCounts[matrix.columnEntries[place].index - firstRow] += 1
            }
        }
        readyRows = rows.reversed().filter { rowCounts[$0 - firstRow] == 1 }
        readyColumns = columns.reversed().filter { columnCounts[$0 - firstColumn] == 1 }
    }

    private mutating func takeSingletons() {
        while true {
            if let row = readyRows.popLast() {
                guard rowCounts[row - firstRow] == 1, let column = openColumn(of: row) else { continue }
                first.append((row, column))
                close(row, column)
            } else if let column = readyColumns.popLast() {
                guard columnCounts[column - firstColumn] == 1, let row = openRow(of: column) else { continue }
                last.append((row, column))
                close(row, column)
            } else {
                return
            }
        }
    }

    private func openColumn(of row: Int) -> Int? {
        for place in matrix.rowRange(row) where isOpen(column: matrix.rowEntries[place].index) {
            return matrix.rowEntries[place].index
        }
        return nil
    }

    private func openRow(of column: Int) -> Int? {
        for place in matrix.columnRange(column) where isOpen(row: matrix.columnEntries[place].index) {
            return matrix.columnEntries[place].index
        }
        return nil
    }

    private mutating func close(_ row: Int, _ column: Int) {
        rowCounts[row - firstRow] = Program.none
        columnCounts[column - firstColumn] = Program.none
        for place in matrix.columnRange(column) where isOpen(row: matrix.columnEntries[place].index) {
            let other = matrix.columnEntries[place].index
            rowCounts[other - firstRow] -= 1
            if rowCounts[other - firstRow] == 1 { readyRows.append(other) }
        }
        for place in matrix.rowRange(row) where isOpen(column: matrix.rowEntries[place].index) {
            let other = matrix.rowEntries[place].index
            columnCounts[other - firstColumn] -= 1
            if columnCounts[other - firstColumn] == 1 { readyColumns.append(other) }
        }
    }
}
