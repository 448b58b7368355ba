// Multipliers to start from where unknowns with wishes of their own have taken over rows.

extension Program {
    /// Gives the columns in the basis the slopes at which they stand, and all other slots the multipliers that follow.
    ///
    /// A chain whose every place has a wish would otherwise turn onto its slopes one step at a time. Where a slot outside
    /// the basis has no knot for what follows, everything stays at 0, which is as valid.
    mutating func startOnSlopes(_ index: Int) {
        let part = parts[index]
        guard part.rows.contains(where: { isLeaning(basis[$0]) }) else { return }
        for row in part.rows where isLeaning(basis[row]) { takeSlope(basis[row]) }
        for level in 0..<levelCount { spreadMultipliers(index, level) }
        guard part.columns.allSatisfy(hasKnotForMultiplier), rowSlots(of: part).allSatisfy(hasKnotForMultiplier) else {
            resetMultipliers(part.columns)
            resetMultipliers(rowSlots(of: part))
            return
        }
        for column in part.columns { findKnot(column) }
        for slot in rowSlots(of: part) { findKnot(slot) }
        settleValues(index)
    }

    /// Whether a slot in the basis is a column that stands where its cost is not even.
    private func isLeaning(_ slot: Int) -> Bool {
        slot < columnCount && !knotRange(slot).isEmpty
    }

    private mutating func takeSlope(_ slot: Int) {
        let value = value(slot)
        var segment = slopeLeft(of: slots[slot].firstKnot, slot)
        for knot in knotRange(slot) where knots[knot].place < value { segment = slopeRight(of: knot, slot) }
        for level in 0..<levelCount { multipliers[slot * levelCount + level] = slopes[segment + level] }
    }

    /// Works out one priority's multipliers of the slots outside the basis from those in it.
    private mutating func spreadMultipliers(_ index: Int, _ level: Int) {
        let part = parts[index]
        scratch.prepare(rows: rowCount, levels: levelCount)
        for row in part.rows { scratch.inverseRow[row] = multipliers[basis[row] * levelCount + level] }
        inverses[index].solveTransposed(&scratch.inverseRow)
        for column in part.columns where slots[column].row == Self.none {
            var sum = 0.0
            for place in matrix.columnRange(column) {
                sum -= matrix.columnEntries[place].value * scratch.inverseRow[matrix.columnEntries[place].index]
            }
            multipliers[column * levelCount + level] = sum
        }
        for row in part.rows where slots[columnCount + row].row == Self.none {
            multipliers[(columnCount + row) * levelCount + level] = scratch.inverseRow[row]
        }
    }

    private func hasKnotForMultiplier(_ slot: Int) -> Bool {
        let range = knotRange(slot)
        guard let first = range.first, let last = range.last else { return isZero(slot) }
        return compareMultiplier(slot, toSlope: slopeLeft(of: first, slot)) >= 0
            && compareMultiplier(slot, toSlope: slopeRight(of: last, slot)) <= 0
    }

    private func isZero(_ slot: Int) -> Bool {
        for level in 0..<levelCount where abs(multipliers[slot * levelCount + level]) > Self.tolerance { return false }
        return true
    }

    private mutating func resetMultipliers(_ run: Range<Int>) {
        for place in run.lowerBound * levelCount..<run.upperBound * levelCount { multipliers[place] = 0 }
    }
}
