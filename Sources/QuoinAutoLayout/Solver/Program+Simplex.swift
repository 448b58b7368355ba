// The dual simplex method, step by step.

extension Program {
    /// Solves every part from nothing.
    mutating func solve(_ extents: ContainerExtents) {
        self.extents = extents
        for index in parts.indices {
            let part = parts[index]
            for slot in part.columns { _ = placeKnots(slot, isFirst: true) }
            for slot in rowSlots(of: part) { _ = placeKnots(slot, isFirst: true) }
            if !part.rows.isEmpty {
                chooseBasis(index)
                settleValues(index)
                for row in part.rows { findInterval(basis[row]) }
                if optimize(index) { settleValues(index) }
            } else {
                for column in part.columns { standAtKnot(column) }
            }
            noteIntervals(index)
            noteOutcome(index)
        }
        noteMargins()
    }

    /// Solves the parts that the container's extents touch, from the last solution on.
    ///
    /// - Returns: whether anything but the numbers changed.
    mutating func resolve(_ extents: ContainerExtents) -> Bool {
        self.extents = extents
        guard var place = firstBrokenMargin(from: 0) else { return false }
        while true {
            let part = margins[place].part
            resolve(part)
            while place < margins.count, margins[place].part == part { place += 1 }
            guard let next = firstBrokenMargin(from: place) else { break }
            place = next
        }
        noteMargins()
        return true
    }

    private mutating func resolve(_ index: Int) {
        var hasChanged = parts[index].isOpen
        for place in parts[index].moving {
            let slot = movingSlots[place]
            // Knots that stayed in order stay right for their multipliers, wherever they are now.
            if placeKnots(slot, isFirst: false) {
                findInterval(slot)
                hasChanged = true
            }
        }
        if hasChanged { settleValues(index) }
        if optimize(index) { settleValues(index) }
        noteIntervals(index)
        noteOutcome(index)
    }

    private mutating func noteIntervals(_ index: Int) {
        parts[index].mayBeOpen = false
        for column in parts[index].columns { noteInterval(column, in: index) }
        for slot in rowSlots(of: parts[index]) { noteInterval(slot, in: index) }
    }

    private mutating func noteInterval(_ slot: Int, in index: Int) {
        findInterval(slot)
        let state = slots[slot]
        if state.row == Self.none, state.lowKnot != state.highKnot || state.lowKnot == Self.none {
            parts[index].mayBeOpen = true
        }
    }

    private mutating func noteOutcome(_ index: Int) {
        let part = parts[index]
        parts[index].isOpen = part.mayBeOpen && (isAnyOpen(part.columns) || isAnyOpen(rowSlots(of: part)))
        parts[index].isFeasible =
            part.columns.allSatisfy { isFeasible($0) } && rowSlots(of: part).allSatisfy { isFeasible($0) }
    }

    /// Takes steps until every slot of the basis is where its slopes embrace its multiplier.
    ///
    /// - Returns: whether any step was needed.
    private mutating func optimize(_ index: Int) -> Bool {
        let part = parts[index]
        var steps = 0
        // Never reached by a layout that has been seen; it bounds the time that a degenerate one could take.
        let limit = 1000 + 50 * (part.columns.count + part.rows.count)
        while steps < limit, let row = leavingRow(part, isPatient: steps > limit / 2) {
            step(index, row)
            steps += 1
            if inverses[index].count > refactorCount(part) {
                refactor(index)
                settleValues(index)
            }
        }
        return steps > 0
    }

    private func refactorCount(_ part: Part) -> Int {
        part.rows.count + 64
    }

    /// The row whose slot in the basis is farthest from where it should be; late in the method the first, which cannot
    /// cycle.
    private func leavingRow(_ part: Part, isPatient: Bool) -> Int? {
        var worst: Int?
        var worstDistance = 0.0
        for row in part.rows {
            let slot = basis[row]
            let value = value(slot)
            let distance = max(value - high(slot), low(slot) - value)
            if distance > worstDistance, distance > tolerance(at: value) {
                if isPatient { return row }
                (worst, worstDistance) = (row, distance)
            }
        }
        return worst
    }

    @inline(__always)
    func tolerance(at value: Double) -> Double { Self.tolerance * (1 + abs(value)) }

    private func isAnyOpen(_ run: Range<Int>) -> Bool {
        for slot in run where slots[slot].row == Self.none {
            if high(slot) - low(slot) > tolerance(at: value(slot)) { return true }
        }
        return false
    }

    private func isFeasible(_ slot: Int) -> Bool {
        let value = value(slot)
        let slack = 100 * tolerance(at: value)
        for knot in knotRange(slot) where knots[knot].level == 0 {
            let distance = value - knots[knot].place
            if distance > slack && knots[knot].right > 0 || distance < -slack && knots[knot].left > 0 { return false }
        }
        return true
    }
}

// MARK: - Values

extension Program {
    /// Works out every value of a part from the slots outside the basis, which stand at their knots.
    mutating func settleValues(_ index: Int) {
        let part = parts[index]
        for slot in part.columns where slots[slot].row == Self.none { standAtKnot(slot) }
        guard inverses[index].count > 0 else {
            for row in part.rows { slots[columnCount + row].value = sum(ofRow: row) }
            return
        }
        scratch.prepare(rows: rowCount, slots: slotCount, levels: levelCount)
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

    private mutating func standAtKnot(_ slot: Int) {
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

// MARK: - A step

extension Program {
    /// How a leaving slot ends: at a knot while another slot enters, or still in the basis but on a steeper segment.
    private struct Turn {
        var knot: Int
        var entering: Int?
    }

    /// Brings the slot in the basis at a row nearer to where its slopes embrace its multiplier.
    private mutating func step(_ index: Int, _ row: Int) {
        let slot = basis[row]
        let isHigh = value(slot) > high(slot)
        scratch.prepare(rows: rowCount, slots: slotCount, levels: levelCount)
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
            scratch.tableauRow[slot] = 0
            scratch.isTouched[slot] = false
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
        if !scratch.isTouched[slot] {
            scratch.isTouched[slot] = true
            scratch.touched.append(slot)
        }
        scratch.tableauRow[slot] += weight
    }

    /// Whether a slot outside the basis has to move left to bring the leaving slot nearer.
    @inline(__always)
    private func movesLeft(_ slot: Int, isHigh: Bool) -> Bool {
        (scratch.tableauRow[slot] > 0) == isHigh
    }
}

// MARK: - The ratio test

extension Program {
    private mutating func findRatios(isHigh: Bool) {
        scratch.heap.removeAll(keepingCapacity: true)
        let count = scratch.touched.count * levelCount
        if scratch.ratios.count < count {
            scratch.ratios = Array(repeating: 0, count: count)
        }
        for place in scratch.touched.indices
        where abs(scratch.tableauRow[scratch.touched[place]]) > Self.tolerance {
            findRatio(place, isHigh: isHigh)
            pushRatio(place)
        }
    }

    /// How far the leaving slot's multiplier may go until that of another slot reaches the slope beyond its knot.
    private mutating func findRatio(_ place: Int, isHigh: Bool) {
        let slot = scratch.touched[place]
        let start = place * levelCount
        let knot = slots[slot].knot
        guard knot != Self.none else {
            for level in 0..<levelCount { scratch.ratios[start + level] = 0 }
            return
        }
        let isLeft = movesLeft(slot, isHigh: isHigh)
        let slope = isLeft ? slopeLeft(of: knot, slot) : slopeRight(of: knot, slot)
        let scale = (isLeft ? 1 : -1) / abs(scratch.tableauRow[slot])
        var isZero = true
        for level in 0..<levelCount {
            var ratio = (multipliers[slot * levelCount + level] - slopes[slope + level]) * scale
            if isZero, ratio < Self.tolerance {
                // Below zero is arithmetic noise: a multiplier never passes the slopes of its knot.
                if ratio < -Self.tolerance {
                    for rest in level..<levelCount { scratch.ratios[start + rest] = 0 }
                    return
                }
                ratio = 0
            } else {
                isZero = false
            }
            scratch.ratios[start + level] = ratio
        }
    }

    /// Finds how far the leaving slot's multiplier goes, letting slots jump over knots as long as that helps, and leaves
    /// the distance in ``SimplexScratch/ownRatio``.
    private mutating func findTurn(_ slot: Int, isHigh: Bool) -> Turn {
        let range = knotRange(slot)
        var knot = slots[slot].knot
        var value = value(slot)
        while true {
            findOwnRatio(slot, knot, isHigh: isHigh)
            let gap = abs(value - knots[knot].place)
            if let place = scratch.heap.first, isBelowOwnRatio(place) {
                let other = scratch.touched[place]
                let reach = abs(scratch.tableauRow[other]) * distanceToNextKnot(other, isHigh: isHigh)
                guard gap - reach > tolerance(at: value) else {
                    for level in 0..<levelCount {
                        scratch.ownRatio[level] = scratch.ratios[place * levelCount + level]
                    }
                    return Turn(knot: knot, entering: other)
                }
                popRatio()
                value += isHigh ? -reach : reach
                jump(other, isHigh: isHigh)
                findRatio(place, isHigh: isHigh)
                pushRatio(place)
            } else {
                let next = isHigh ? knot + 1 : knot - 1
                guard range.contains(next) else { return Turn(knot: knot) }
                let overshoot = isHigh ? value - knots[next].place : knots[next].place - value
                guard overshoot > tolerance(at: value) else { return Turn(knot: knot) }
                knot = next
            }
        }
    }

    private mutating func findOwnRatio(_ slot: Int, _ knot: Int, isHigh: Bool) {
        let slope = isHigh ? slopeRight(of: knot, slot) : slopeLeft(of: knot, slot)
        for level in 0..<levelCount {
            let difference = slopes[slope + level] - multipliers[slot * levelCount + level]
            scratch.ownRatio[level] = isHigh ? difference : -difference
        }
    }

    private func isBelowOwnRatio(_ place: Int) -> Bool {
        for level in 0..<levelCount {
            let difference = scratch.ratios[place * levelCount + level] - scratch.ownRatio[level]
            if difference < -Self.tolerance { return true }
            if difference > Self.tolerance { return false }
        }
        return false
    }

    private func distanceToNextKnot(_ slot: Int, isHigh: Bool) -> Double {
        let knot = slots[slot].knot
        guard knot != Self.none else { return .infinity }
        let next = movesLeft(slot, isHigh: isHigh) ? knot - 1 : knot + 1
        return knotRange(slot).contains(next) ? abs(knots[next].place - knots[knot].place) : .infinity
    }

    private mutating func jump(_ slot: Int, isHigh: Bool) {
        slots[slot].knot += movesLeft(slot, isHigh: isHigh) ? -1 : 1
        scratch.jumped.append(slot)
    }
}

// MARK: - The heap of ratios

extension Program {
    /// Whether one ratio comes before another; a larger entry in the tableau's row wins a tie, then declaration order.
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        for level in 0..<levelCount {
            let difference = scratch.ratios[a * levelCount + level] - scratch.ratios[b * levelCount + level]
            if difference < -Self.tolerance { return true }
            if difference > Self.tolerance { return false }
        }
        let (slotA, slotB) = (scratch.touched[a], scratch.touched[b])
        let difference = abs(scratch.tableauRow[slotA]) - abs(scratch.tableauRow[slotB])
        if abs(difference) > Self.tolerance { return difference > 0 }
        return slotA < slotB
    }

    private mutating func pushRatio(_ place: Int) {
        scratch.heap.append(place)
        var child = scratch.heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(scratch.heap[child], scratch.heap[parent]) else { return }
            scratch.heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func popRatio() {
        let last = scratch.heap.removeLast()
        guard !scratch.heap.isEmpty else { return }
        scratch.heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < scratch.heap.count && precedes(scratch.heap[child], scratch.heap[least]) {
                least = child
            }
            guard least != parent else { return }
            scratch.heap.swapAt(parent, least)
            parent = least
        }
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
                multipliers[other * levelCount + level] -= scratch.tableauRow[other] * move
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
