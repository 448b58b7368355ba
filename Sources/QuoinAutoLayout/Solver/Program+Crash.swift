// The crash basis: a better start than the basis of logical variables with all multipliers at 0.

extension Program {
    /// Lets columns without required bounds enter the basis for rows, as far as these are triangular: as many rows as
    /// possible start at a breakpoint of theirs. With all multipliers at 0 every such basis is dual feasible.
    mutating func chooseBasis(_ index: Int) {
        let part = parts[index]
        let columns = part.columns.filter { !hasRequiredBreakpoint($0) }
        guard !columns.isEmpty else { return }
        let order = TriangularOrder(of: matrix, part: part, rows: Array(part.rows), columns: columns)
        for pivot in order.first + order.last {
            variables[columnCount + pivot.row].row = Self.none
            enterBasis(pivot.column, at: pivot.row)
            appendTriangular(pivot, to: index)
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
