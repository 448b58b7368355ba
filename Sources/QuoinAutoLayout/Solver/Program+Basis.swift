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
}

// MARK: - Values

extension Program {
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
