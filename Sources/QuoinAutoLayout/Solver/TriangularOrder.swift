/// An order in which columns can take over rows one after another without any of them changing a later one: the triangular
/// bulk of a sparse matrix. Chains of views are triangular from end to end.
struct TriangularOrder {
    typealias Pivot = (row: Int, column: Int)

    /// Rows that only one column could take; they come first.
    private(set) var first: [Pivot] = []
    /// Columns that only one row could use; they come last.
    private(set) var last: [Pivot] = []
    /// What is left where no row has a single column and no column a single row.
    private(set) var openRows: [Int] = []
    private(set) var openColumns: [Int] = []

    private let matrix: SparseMatrix
    private let firstRow: Int
    private let firstColumn: Int
    /// How many open columns an open row has, and the other way round; `none` marks what is not open.
    private var rowCounts: [Int]
    private var columnCounts: [Int]
    private var readyRows: [Int] = []
    private var readyColumns: [Int] = []

    init(of matrix: SparseMatrix, part: Program.Part, rows: [Int], columns: [Int]) {
        self.matrix = matrix
        firstRow = part.rows.lowerBound
        firstColumn = part.columns.lowerBound
        rowCounts = Array(repeating: Program.none, count: part.rows.count)
        columnCounts = Array(repeating: Program.none, count: part.columns.count)
        count(rows, columns)
        takeSingles()
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

    private mutating func takeSingles() {
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
