// The values that follow from the slots outside the basis.

extension Program {
    /// Works out every value of a part from the slots outside the basis, which stand at their knots.
    mutating func settleValues(_ index: Int) {
        let part = parts[index]
        for slot in part.columns where slots[slot].row == Self.none { standAtKnot(slot) }
        guard inverses[index].count > 0 else {
            for row in part.rows { slots[columnCount + row].value = sum(ofRow: row) }
            return
        }
        scratch.prepare(rows: rowCount, levels: levelCount)
        for row in part.rows {
            scratch.sums[row] = .zero
            let slot = columnCount + row
            if slots[slot].row == Self.none {
                standAtKnot(slot)
                scratch.sums[row] = slots[slot].value * -1
            }
        }
        for column in part.columns where slots[column].row == Self.none && !slots[column].value.isZero {
            matrix.addSlot(column, times: slots[column].value * -1, to: &scratch.sums)
        }
        inverses[index].solve(&scratch.sums)
        for row in part.rows {
            slots[basis[row]].value = scratch.sums[row]
            scratch.sums[row] = .zero
        }
    }

    mutating func standAtKnot(_ slot: Int) {
        let knot = slots[slot].knot
        slots[slot].value = knot == Self.none ? .zero : knots[knot].position
    }

    private func sum(ofRow row: Int) -> Affine {
        var sum = Affine.zero
        for place in matrix.rowRange(row) {
            sum = sum + slots[matrix.rowEntries[place].index].value * matrix.rowEntries[place].value
        }
        return sum
    }
}
