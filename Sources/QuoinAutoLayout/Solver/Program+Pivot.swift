// A step of the dual simplex method.

extension Program {
    /// The leaving variable goes to a breakpoint and another one enters the basis. If none enters, the leaving variable stays
    /// basic, with the breakpoint whose slopes now contain its multiplier.
    package struct RatioTestResult {
        var breakpoint: Int
        var entering: Int?
    }

    /// Moves the multiplier of a row's basic variable toward the slopes of its cost at its value.
    package mutating func step(_ index: Int, _ row: Int) {
        let variable = basis[row]
        let isAbove = value(variable) > high(variable)
        scratch.prepare(rows: rowCount, levels: levelCount)
        findPivotRow(index, row)
        findRatios(isAbove: isAbove)
        let result = ratioTest(variable, isAbove: isAbove)
        updateMultipliers(variable, isAbove: isAbove)
        applyFlips(index)
        if let entering = result.entering {
            exchange(index, row, entering, at: result.breakpoint, isAbove: isAbove)
        } else {
            variables[variable].breakpoint = result.breakpoint
            snapMultiplier(
                variable,
                toSlope: isAbove
                    ? slopeRight(of: result.breakpoint, variable) : slopeLeft(of: result.breakpoint, variable))
            findOptimalInterval(variable)
        }
        clearPivotRow()
    }

    mutating func clearPivotRow() {
        while let variable = scratch.pivotRow.popLast() {
            variables[variable].entry = 0
            variables[variable].isInPivotRow = false
        }
    }

    /// Computes how much the leaving variable moves per point of each nonbasic variable.
    mutating func findPivotRow(_ index: Int, _ row: Int) {
        let rows = parts[index].rows
        for other in rows { scratch.inverseRow[other] = 0 }
        scratch.inverseRow[row] = 1
        withInverse(index) { $0.solveTransposed(&$1.inverseRow) }
        for other in rows where scratch.inverseRow[other] != 0 {
            let weight = scratch.inverseRow[other]
            addToPivotRow(columnCount + other, -weight)
            for place in matrix.rowRange(other) {
                addToPivotRow(matrix.rowEntries[place].index, weight * matrix.rowEntries[place].value)
            }
        }
    }

    @inline(__always)
    private mutating func addToPivotRow(_ variable: Int, _ weight: Double) {
        guard variables[variable].row == Self.none else { return }
        if !variables[variable].isInPivotRow {
            variables[variable].isInPivotRow = true
            scratch.pivotRow.append(variable)
        }
        variables[variable].entry += weight
    }

    /// Whether a nonbasic variable has to decrease to bring the leaving one nearer to its optimal values.
    @inline(__always)
    func movesDown(_ variable: Int, isAbove: Bool) -> Bool {
        (variables[variable].entry > 0) == isAbove
    }

    // MARK: Updates

    private mutating func updateMultipliers(_ variable: Int, isAbove: Bool) {
        let sign = isAbove ? 1.0 : -1.0
        for level in 0..<levelCount where scratch.stepLength[level] != 0 {
            let move = sign * scratch.stepLength[level]
            multipliers[variable * levelCount + level] += move
            for other in scratch.pivotRow {
                multipliers[other * levelCount + level] -= variables[other].entry * move
            }
        }
    }

    private mutating func snapMultiplier(_ variable: Int, toSlope slope: Int) {
        for level in 0..<levelCount { multipliers[variable * levelCount + level] = slopes[slope + level] }
    }

    /// Moves the variables that were flipped to their new breakpoints, and the basic ones with them.
    private mutating func applyFlips(_ index: Int) {
        guard !scratch.flipped.isEmpty else { return }
        for variable in scratch.flipped {
            let move = breakpoints[variables[variable].breakpoint].position - variables[variable].value
            variables[variable].value = breakpoints[variables[variable].breakpoint].position
            matrix.addColumn(variable, times: move, to: &scratch.sums)
        }
        scratch.flipped.removeAll(keepingCapacity: true)
        withInverse(index) { $0.solve(&$1.sums) }
        for row in parts[index].rows {
            variables[basis[row]].value = variables[basis[row]].value - scratch.sums[row]
            scratch.sums[row] = .zero
        }
    }

    /// Exchanges a row's basic variable, which goes to a breakpoint, for an entering one.
    private mutating func exchange(_ index: Int, _ row: Int, _ entering: Int, at breakpoint: Int, isAbove: Bool) {
        let variable = basis[row]
        findColumn(index, entering)
        let move = (variables[variable].value - breakpoints[breakpoint].position) * (1 / scratch.column[row])
        for other in parts[index].rows {
            variables[basis[other]].value = variables[basis[other]].value - move * scratch.column[other]
        }
        variables[entering].value = variables[entering].value + move
        variables[variable].value = breakpoints[breakpoint].position
        appendEta(index, row, entering)
        variables[variable].breakpoint = breakpoint
        (variables[variable].row, variables[entering].row, basis[row]) = (Self.none, row, entering)
        let enteringBreakpoint = variables[entering].breakpoint
        if enteringBreakpoint != Self.none {
            let isLeft = movesDown(entering, isAbove: isAbove)
            snapMultiplier(
                entering,
                toSlope: isLeft
                    ? slopeLeft(of: enteringBreakpoint, entering) : slopeRight(of: enteringBreakpoint, entering))
        }
        findOptimalInterval(entering)
    }

    /// Appends the entering column to the inverse. If the last eta was for the same row, the new one replaces it, so a part
    /// with one row never has more than one.
    mutating func appendEta(_ index: Int, _ row: Int, _ entering: Int) {
        if inverses[index].lastPivot == row {
            inverses[index].removeLast()
            findColumn(index, entering)
        }
        inverses[index].append(scratch.column, in: parts[index].rows, pivot: row)
    }

    /// Computes a variable's column in terms of the present basis (FTRAN).
    mutating func findColumn(_ index: Int, _ variable: Int) {
        for row in parts[index].rows { scratch.column[row] = 0 }
        matrix.addColumn(variable, times: 1, to: &scratch.column)
        withInverse(index) { $0.solve(&$1.column) }
    }
}

/// The working memory of the simplex method, kept between steps so that a step does not allocate.
package struct SimplexScratch: Sendable {
    /// By row: the leaving variable's row of the basis inverse.
    var inverseRow: [Double] = []
    /// By row: the entering column in terms of the present basis.
    package var column: [Double] = []
    /// By row: the sum of the columns of nonbasic variables, of all or of those that were flipped.
    package var sums: [Affine] = []
    /// The nonbasic variables with an entry in the pivot row.
    package var pivotRow: [Int] = []
    /// By place in `pivotRow`, one component for each priority: how far the leaving variable's multiplier may go.
    package var ratios: [Double] = []
    /// Places in `pivotRow` as a heap with the least ratio first.
    package var heap: [Int] = []
    /// The nonbasic variables that passed breakpoints in the ratio test.
    package var flipped: [Int] = []
    /// One component for each priority: how far the leaving variable's multiplier goes.
    var stepLength: [Double] = []

    package mutating func prepare(rows: Int, levels: Int) {
        guard inverseRow.count < rows else { return }
        inverseRow = Array(filledWith: 0, count: rows)
        column = inverseRow
        sums = Array(filledWith: .zero, count: rows)
        stepLength = Array(filledWith: 0, count: levels)
    }
}

// The inverse of the basis, and the values that follow from it.

extension Program {
    /// Recomputes the inverse of a part's basis: logical variables in their own rows, then the columns, short ones first, with
    /// partial pivoting.
    mutating func refactorize(_ index: Int) {
        let part = parts[index]
        let basicVariables = part.rows.map { basis[$0] }
        inverses[index].removeAll()
        for variable in basicVariables where variable >= columnCount {
            enterBasis(variable, at: variable - columnCount)
        }
        var openRows = part.rows.filter { variables[columnCount + $0].row == Self.none }
        let columns = basicVariables.filter { $0 < columnCount }.sorted()
        for column in columns.sorted(by: { matrix.columnRange($0).count < matrix.columnRange($1).count }) {
            findColumn(index, column)
            let best = openRows.indices.max { abs(scratch.column[openRows[$0]]) < abs(scratch.column[openRows[$1]]) }
            if let best, abs(scratch.column[openRows[best]]) > Self.tolerance {
                let row = openRows.remove(at: best)
                inverses[index].append(scratch.column, in: part.rows, pivot: row)
                enterBasis(column, at: row)
            } else {
                variables[column].row = Self.none
            }
        }
        // Rows are left over only if rounding errors made the basis singular; their logical variables enter.
        for row in openRows { enterBasis(columnCount + row, at: row) }
        parts[index].freshEntries = inverses[index].entryCount
    }

    /// Whether steps have made the inverse of a part's basis so long that recomputing it saves time.
    func isInverseLong(_ index: Int) -> Bool {
        inverses[index].entryCount > 2 * parts[index].freshEntries + 4 * parts[index].rows.count + 256
    }

    /// Calls a closure with the inverse of a part's basis and the working memory. While it runs, the inverse is moved out
    /// of its array, because reading it in place counts references.
    @inline(__always)
    mutating func withInverse(_ index: Int, _ body: (EtaFile, inout SimplexScratch) -> Void) {
        var inverse = EtaFile()
        swap(&inverse, &inverses[index])
        body(inverse, &scratch)
        swap(&inverse, &inverses[index])
    }

    mutating func enterBasis(_ variable: Int, at row: Int) {
        basis[row] = variable
        variables[variable].row = row
    }

    // MARK: Values

    /// Computes the values of a part: nonbasic variables are at their breakpoints, basic ones follow.
    mutating func computeValues(_ index: Int) {
        let part = parts[index]
        for variable in part.columns where variables[variable].row == Self.none { moveToBreakpoint(variable) }
        guard inverses[index].count > 0 else {
            for row in part.rows { variables[columnCount + row].value = sum(ofRow: row) }
            return
        }
        scratch.prepare(rows: rowCount, levels: levelCount)
        for row in part.rows {
            scratch.sums[row] = .zero
            let variable = columnCount + row
            if variables[variable].row == Self.none {
                moveToBreakpoint(variable)
                scratch.sums[row] = variables[variable].value * -1
            }
        }
        for column in part.columns where variables[column].row == Self.none && !variables[column].value.isZero {
            matrix.addColumn(column, times: variables[column].value * -1, to: &scratch.sums)
        }
        withInverse(index) { $0.solve(&$1.sums) }
        for row in part.rows {
            variables[basis[row]].value = scratch.sums[row]
            scratch.sums[row] = .zero
        }
    }

    mutating func moveToBreakpoint(_ variable: Int) {
        let breakpoint = variables[variable].breakpoint
        variables[variable].value = breakpoint == Self.none ? .zero : breakpoints[breakpoint].position
    }

    private func sum(ofRow row: Int) -> Affine {
        var sum = Affine.zero
        for place in matrix.rowRange(row) {
            sum = sum + variables[matrix.rowEntries[place].index].value * matrix.rowEntries[place].value
        }
        return sum
    }
}
