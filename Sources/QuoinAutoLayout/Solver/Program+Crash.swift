// The crash basis: a better start than the basis of logical variables with all multipliers at 0.

extension Program {
    /// Lets columns without required bounds enter the basis for rows, as far as these are triangular: as many rows as
    /// possible start at a breakpoint of theirs. With all multipliers at 0 every such basis is dual feasible.
    mutating func chooseBasis(_ index: Int) {
        let part = parts[index]
        let columns = part.columns.filter { !hasRequiredBreakpoint($0) }
        guard !columns.isEmpty else { return }
        for pivot in TriangularOrder(of: matrix, part: part, columns: columns).pivots {
            variables[columnCount + pivot.row].row = Self.none
            enterBasis(pivot.column, at: pivot.row)
            appendTriangular(pivot, to: index)
        }
    }

    private mutating func appendTriangular(_ pivot: TriangularOrder.Pivot, to index: Int) {
        let range = matrix.columnRange(pivot.column)
        guard let place = range.first(where: { matrix.columnEntries[$0].index == pivot.row }) else { return }
        inverses[index].begin(pivot: pivot.row, value: -matrix.columnEntries[place].value)
        for other in range where other != place {
            inverses[index].add(-matrix.columnEntries[other].value, at: matrix.columnEntries[other].index)
        }
    }

    private func hasRequiredBreakpoint(_ variable: Int) -> Bool {
        for breakpoint in breakpointRange(variable) where breakpoints[breakpoint].level == 0 { return true }
        return false
    }

    /// Sets the multipliers of basic columns to the slopes at their values, and all other multipliers to what follows.
    ///
    /// A chain of views that each have an optional position would otherwise take one step for each view. If a nonbasic
    /// variable has no breakpoint for its multiplier, all multipliers stay at 0, which is dual feasible.
    package mutating func startMultipliersOnSlopes(_ index: Int) {
        let part = parts[index]
        guard part.rows.contains(where: { isColumnWithCost(basis[$0]) }) else { return }
        for row in part.rows where isColumnWithCost(basis[row]) { setMultiplierToSlope(basis[row]) }
        for level in 0..<levelCount { computeNonbasicMultipliers(index, level) }
        guard part.columns.allSatisfy(hasBreakpointForMultiplier),
            logicals(of: part).allSatisfy(hasBreakpointForMultiplier)
        else {
            resetMultipliers(part.columns)
            resetMultipliers(logicals(of: part))
            return
        }
        for column in part.columns { findBreakpoint(column) }
        for variable in logicals(of: part) { findBreakpoint(variable) }
        computeValues(index)
    }

    private func isColumnWithCost(_ variable: Int) -> Bool {
        variable < columnCount && !breakpointRange(variable).isEmpty
    }

    private mutating func setMultiplierToSlope(_ variable: Int) {
        let value = value(variable)
        var segment = slopeLeft(of: variables[variable].firstBreakpoint, variable)
        for breakpoint in breakpointRange(variable) where breakpoints[breakpoint].place < value {
            segment = slopeRight(of: breakpoint, variable)
        }
        for level in 0..<levelCount { multipliers[variable * levelCount + level] = slopes[segment + level] }
    }

    /// Computes the multipliers of the nonbasic variables from those of the basic ones, for one priority.
    private mutating func computeNonbasicMultipliers(_ index: Int, _ level: Int) {
        let part = parts[index]
        scratch.prepare(rows: rowCount, levels: levelCount)
        for row in part.rows { scratch.inverseRow[row] = multipliers[basis[row] * levelCount + level] }
        withInverse(index) { $0.solveTransposed(&$1.inverseRow) }
        for column in part.columns where variables[column].row == Self.none {
            var sum = 0.0
            for place in matrix.columnRange(column) {
                sum -= matrix.columnEntries[place].value * scratch.inverseRow[matrix.columnEntries[place].index]
            }
            multipliers[column * levelCount + level] = sum
        }
        for row in part.rows where variables[columnCount + row].row == Self.none {
            multipliers[(columnCount + row) * levelCount + level] = scratch.inverseRow[row]
        }
    }

    private func hasBreakpointForMultiplier(_ variable: Int) -> Bool {
        let range = breakpointRange(variable)
        guard let first = range.first, let last = range.last else { return isZero(variable) }
        return compareMultiplier(variable, toSlope: slopeLeft(of: first, variable)) >= 0
            && compareMultiplier(variable, toSlope: slopeRight(of: last, variable)) <= 0
    }

    private func isZero(_ variable: Int) -> Bool {
        for level in 0..<levelCount where abs(multipliers[variable * levelCount + level]) > Self.tolerance {
            return false
        }
        return true
    }

    private mutating func resetMultipliers(_ run: Range<Int>) {
        for place in run.lowerBound * levelCount..<run.upperBound * levelCount { multipliers[place] = 0 }
    }
}

/// The triangular part of a sparse matrix: an order in which columns can pivot on rows without changing later columns.
/// Chains of views are triangular from end to end.
package struct TriangularOrder {
    package typealias Pivot = (row: Int, column: Int)

    /// The row singletons, and then the column singletons, the last one found first.
    package var pivots: [Pivot] { first + last.reversed() }

    private var first: [Pivot] = []
    private var last: [Pivot] = []

    private let matrix: SparseMatrix
    private let firstRow: Int
    private let firstColumn: Int
    /// How many open columns an open row has, and vice versa; `none` for rows and columns that are not open.
    private var rowCounts: [Int]
    private var columnCounts: [Int]
    private var readyRows: [Int] = []
    private var readyColumns: [Int] = []

    package init(of matrix: SparseMatrix, part: Program.Part, columns: [Int]) {
        self.matrix = matrix
        firstRow = part.rows.lowerBound
        firstColumn = part.columns.lowerBound
        rowCounts = Array(filledWith: Program.none, count: part.rows.count)
        columnCounts = Array(filledWith: Program.none, count: part.columns.count)
        count(part.rows, columns)
        takeSingletons()
    }

    private func isOpen(row: Int) -> Bool { rowCounts[row - firstRow] != Program.none }
    private func isOpen(column: Int) -> Bool { columnCounts[column - firstColumn] != Program.none }

    private mutating func count(_ rows: Range<Int>, _ columns: [Int]) {
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
