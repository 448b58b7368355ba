// Solving part by part, from nothing or from the last solution.

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
                startOnSlopes(index)
                for row in part.rows { findInterval(basis[row]) }
                watch(index, .start)
                if optimize(index) { settleValues(index) }
            } else {
                for column in part.columns { standAtKnot(column) }
            }
            noteIntervals(index)
            noteOutcome(index)
            watch(index, .end)
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
        watch(index, .start)
        if optimize(index) { settleValues(index) }
        noteIntervals(index)
        noteOutcome(index)
        watch(index, .end)
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
            watch(index, .step)
        }
        return steps > 0
    }

    private func refactorCount(_ part: Part) -> Int {
        part.rows.count + 64
    }

    /// The row whose slot in the basis is farthest from where it should be; late in the method the first, which breaks
    /// cycles.
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
