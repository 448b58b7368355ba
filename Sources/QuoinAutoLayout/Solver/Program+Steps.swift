// A step of the dual simplex method: a slot leaves the basis, or turns onto a steeper segment.

extension Program {
    /// How a leaving slot ends: at a knot while another slot enters, or still in the basis but on a steeper segment.
    struct Turn {
        var knot: Int
        var entering: Int?
    }

    /// Brings the slot in the basis at a row nearer to where its slopes embrace its multiplier.
    mutating func step(_ index: Int, _ row: Int) {
        let slot = basis[row]
        let isHigh = value(slot) > high(slot)
        scratch.prepare(rows: rowCount, levels: levelCount)
        findTableauRow(index, row)
        findRatios(isHigh: isHigh)
        let turn = findTurn(slot, isHigh: isHigh)
        moveMultipliers(slot, isHigh: isHigh)
        applyJumps(index)
        if let entering = turn.entering {
            exchange(index, row, entering, at: turn.knot, isHigh: isHigh)
        } else {
            slots[slot].knot = turn.knot
            snapMultiplier(
                slot, toSlope: isHigh ? slopeRight(of: turn.knot, slot) : slopeLeft(of: turn.knot, slot))
            findInterval(slot)
        }
        for slot in scratch.touched {
            slots[slot].entry = 0
            slots[slot].isTouched = false
        }
        scratch.touched.removeAll(keepingCapacity: true)
    }

    /// How much the leaving slot moves for each point that a slot outside the basis moves.
    private mutating func findTableauRow(_ index: Int, _ row: Int) {
        let rows = parts[index].rows
        for other in rows { scratch.inverseRow[other] = 0 }
        scratch.inverseRow[row] = 1
        inverses[index].solveTransposed(&scratch.inverseRow)
        for other in rows where scratch.inverseRow[other] != 0 {
            let weight = scratch.inverseRow[other]
            touch(columnCount + other, -weight)
            for place in matrix.rowRange(other) {
                touch(matrix.rowEntries[place].index, weight * matrix.rowEntries[place].value)
            }
        }
    }

    @inline(__always)
    private mutating func touch(_ slot: Int, _ weight: Double) {
        guard slots[slot].row == Self.none else { return }
        if !slots[slot].isTouched {
            slots[slot].isTouched = true
            scratch.touched.append(slot)
        }
        slots[slot].entry += weight
    }

    /// Whether a slot outside the basis has to move left to bring the leaving slot nearer.
    @inline(__always)
    func movesLeft(_ slot: Int, isHigh: Bool) -> Bool {
        (slots[slot].entry > 0) == isHigh
    }
}

// MARK: - Moving on

extension Program {
    private mutating func moveMultipliers(_ slot: Int, isHigh: Bool) {
        let sign = isHigh ? 1.0 : -1.0
        for level in 0..<levelCount where scratch.ownRatio[level] != 0 {
            let move = sign * scratch.ownRatio[level]
            multipliers[slot * levelCount + level] += move
            for other in scratch.touched {
                multipliers[other * levelCount + level] -= slots[other].entry * move
            }
        }
    }

    private mutating func snapMultiplier(_ slot: Int, toSlope slope: Int) {
        for level in 0..<levelCount { multipliers[slot * levelCount + level] = slopes[slope + level] }
    }

    /// Moves the basis by what slots outside it jumped.
    private mutating func applyJumps(_ index: Int) {
        guard !scratch.jumped.isEmpty else { return }
        for slot in scratch.jumped {
            let move = knots[slots[slot].knot].position - slots[slot].value
            slots[slot].value = knots[slots[slot].knot].position
            matrix.addSlot(slot, times: move, to: &scratch.sums)
        }
        scratch.jumped.removeAll(keepingCapacity: true)
        inverses[index].solve(&scratch.sums)
        for row in parts[index].rows {
            slots[basis[row]].value = slots[basis[row]].value - scratch.sums[row]
            scratch.sums[row] = .zero
        }
    }

    /// Lets a slot enter the basis in place of the one at a row, which comes to stand at a knot.
    private mutating func exchange(_ index: Int, _ row: Int, _ entering: Int, at knot: Int, isHigh: Bool) {
        let slot = basis[row]
        findColumn(index, entering)
        let move = (slots[slot].value - knots[knot].position) * (1 / scratch.column[row])
        for other in parts[index].rows {
            slots[basis[other]].value = slots[basis[other]].value - move * scratch.column[other]
        }
        slots[entering].value = slots[entering].value + move
        slots[slot].value = knots[knot].position
        appendStep(index, row, entering)
        slots[slot].knot = knot
        (slots[slot].row, slots[entering].row, basis[row]) = (Self.none, row, entering)
        let enteringKnot = slots[entering].knot
        if enteringKnot != Self.none {
            let isLeft = movesLeft(entering, isHigh: isHigh)
            snapMultiplier(
                entering,
                toSlope: isLeft ? slopeLeft(of: enteringKnot, entering) : slopeRight(of: enteringKnot, entering))
        }
        findInterval(entering)
    }

    /// Appends the entering column to the inverse. Where the latest step took over the same row, that step has become
    /// pointless and gives way; a part of one row thus never has more than one.
    private mutating func appendStep(_ index: Int, _ row: Int, _ entering: Int) {
        if inverses[index].lastPivot == row {
            inverses[index].removeLast()
            findColumn(index, entering)
        }
        inverses[index].append(scratch.column, in: parts[index].rows, pivot: row)
    }

    /// Brings a slot's column to the present basis.
    private mutating func findColumn(_ index: Int, _ slot: Int) {
        for row in parts[index].rows { scratch.column[row] = 0 }
        matrix.addSlot(slot, times: 1, to: &scratch.column)
        inverses[index].solve(&scratch.column)
    }
}
