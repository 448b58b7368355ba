// The basis: a good one to start from, and its inverse made anew.

extension Program {
    /// Lets unknowns without required bounds take over the rows of required equalities before the first step, as far as
    /// that is triangular. With all multipliers at 0 every such basis is as valid as the one of rows alone.
    mutating func chooseBasis(_ index: Int) {
        let part = parts[index]
        let rows = part.rows.filter { isRequiredEquality(columnCount + $0) }
        guard !rows.isEmpty else { return }
        let columns = part.columns.filter { !hasRequiredKnot($0) }
        let order = TriangularOrder(of: matrix, part: part, rows: rows, columns: columns)
        for pivot in order.first + order.last {
            slots[columnCount + pivot.row].row = Self.none
            seat(pivot.column, at: pivot.row)
            appendTriangular(pivot, to: index)
        }
    }

    private func isRequiredEquality(_ slot: Int) -> Bool {
        for knot in knotRange(slot) where knots[knot].level == 0 && knots[knot].left > 0 && knots[knot].right > 0 {
            return true
        }
        return false
    }

    private func hasRequiredKnot(_ slot: Int) -> Bool {
        for knot in knotRange(slot) where knots[knot].level == 0 { return true }
        return false
    }

    /// Makes the inverse of a part's basis anew: row slots take their own rows, then the triangular bulk of the columns,
    /// then the rest, the largest entry deciding the row.
    mutating func refactor(_ index: Int) {
        let part = parts[index]
        let seated = part.rows.map { basis[$0] }
        inverses[index].removeAll()
        for slot in seated where slot >= columnCount { seat(slot, at: slot - columnCount) }
        let columns = seated.filter { $0 < columnCount }.sorted()
        let rows = part.rows.filter { slots[columnCount + $0].row == Self.none }
        let order = TriangularOrder(of: matrix, part: part, rows: rows, columns: columns)
        for pivot in order.first {
            seat(pivot.column, at: pivot.row)
            appendTriangular(pivot, to: index)
        }
        seatRest(index, order)
        for pivot in order.last {
            seat(pivot.column, at: pivot.row)
            appendTriangular(pivot, to: index)
        }
    }

    private mutating func seatRest(_ index: Int, _ order: TriangularOrder) {
        let part = parts[index]
        var openRows = order.openRows
        let columns = order.openColumns.sorted { matrix.columnRange($0).count < matrix.columnRange($1).count }
        for column in columns {
            for row in part.rows { scratch.column[row] = 0 }
            matrix.addSlot(column, times: 1, to: &scratch.column)
            inverses[index].solve(&scratch.column)
            let best = openRows.indices.max { abs(scratch.column[openRows[$0]]) < abs(scratch.column[openRows[$1]]) }
            if let best, abs(scratch.column[openRows[best]]) > Self.tolerance {
                let row = openRows.remove(at: best)
                inverses[index].append(scratch.column, in: part.rows, pivot: row)
                seat(column, at: row)
            } else {
                slots[column].row = Self.none
            }
        }
        // Only a basis that arithmetic noise had made singular leaves rows over; they go back to themselves.
        for row in openRows { seat(columnCount + row, at: row) }
    }

    private mutating func appendTriangular(_ pivot: TriangularOrder.Pivot, to index: Int) {
        let range = matrix.columnRange(pivot.column)
        guard let place = range.first(where: { matrix.columnEntries[$0].index == pivot.row }) else { return }
        inverses[index].begin(pivot: pivot.row, value: -matrix.columnEntries[place].value)
        for other in range where other != place {
            inverses[index].add(-matrix.columnEntries[other].value, at: matrix.columnEntries[other].index)
        }
    }

    private mutating func seat(_ slot: Int, at row: Int) {
        basis[row] = slot
        slots[slot].row = row
    }
}
