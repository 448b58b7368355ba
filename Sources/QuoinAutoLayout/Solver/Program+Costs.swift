// The costs of slots: knots in order, slopes between them, and where they embrace a multiplier.

extension Program {
    @inline(__always)
    func knotRange(_ slot: Int) -> Range<Int> { slots[slot].firstKnot..<slots[slot].endKnot }

    /// Where the slope to the left of a knot stands in ``slopes``; the slope to its right follows.
    @inline(__always)
    func slopeLeft(of knot: Int, _ slot: Int) -> Int { (knot + slot) * levelCount }

    @inline(__always)
    func slopeRight(of knot: Int, _ slot: Int) -> Int { (knot + slot + 1) * levelCount }

    /// Puts a slot's knots where they are for the container's extents, and finds the one for its multiplier.
    ///
    /// - Returns: whether the knots are in another order than before.
    mutating func placeKnots(_ slot: Int, isFirst: Bool) -> Bool {
        var isSorted = true
        for knot in knotRange(slot) {
            if isFirst || knots[knot].position.moves { knots[knot].place = knots[knot].position.value(at: extents) }
            if knot > slots[slot].firstKnot, knots[knot].place < knots[knot - 1].place { isSorted = false }
        }
        guard isFirst || !isSorted else { return false }
        if !isSorted { sortKnots(slot) }
        fillSlopes(slot)
        findKnot(slot)
        return true
    }

    private mutating func sortKnots(_ slot: Int) {
        let range = knotRange(slot)
        if range.count > 32 {
            let sorted = knots[range].enumerated().sorted {
                ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
            }
            for (offset, knot) in sorted.enumerated() { knots[range.lowerBound + offset] = knot.element }
            return
        }
        for last in range.dropFirst() {
            let knot = knots[last]
            var place = last
            while place > range.lowerBound, knots[place - 1].place > knot.place {
                knots[place] = knots[place - 1]
                place -= 1
            }
            knots[place] = knot
        }
    }

    private mutating func fillSlopes(_ slot: Int) {
        let range = knotRange(slot)
        var segment = slopeLeft(of: range.lowerBound, slot)
        for level in 0..<levelCount { slopes[segment + level] = 0 }
        for knot in range { slopes[segment + knots[knot].level] -= knots[knot].left }
        for knot in range {
            let next = segment + levelCount
            for level in 0..<levelCount { slopes[next + level] = slopes[segment + level] }
            slopes[next + knots[knot].level] += knots[knot].left + knots[knot].right
            segment = next
        }
    }

    /// The first knot whose right slope is not below the multiplier.
    mutating func findKnot(_ slot: Int) {
        let range = knotRange(slot)
        guard !range.isEmpty else { return }
        slots[slot].knot = range.lowerBound
        while slots[slot].knot < range.upperBound - 1,
            compareMultiplier(slot, toSlope: slopeRight(of: slots[slot].knot, slot)) > 0
        {
            slots[slot].knot += 1
        }
    }

    /// The sign of `multiplier - slope` at the first priority where they differ.
    @inline(__always)
    func compareMultiplier(_ slot: Int, toSlope slope: Int) -> Int {
        let start = slot * levelCount
        for level in 0..<levelCount {
            let difference = multipliers[start + level] - slopes[slope + level]
            if difference > Self.tolerance { return 1 }
            if difference < -Self.tolerance { return -1 }
        }
        return 0
    }

    /// Works out where the slopes of a slot embrace its multiplier.
    mutating func findInterval(_ slot: Int) {
        let range = knotRange(slot)
        guard !range.isEmpty else { return }
        var low = slots[slot].knot
        while low >= range.lowerBound, compareMultiplier(slot, toSlope: slopeLeft(of: low, slot)) == 0 { low -= 1 }
        var high = slots[slot].knot
        while high < range.upperBound, compareMultiplier(slot, toSlope: slopeRight(of: high, slot)) == 0 { high += 1 }
        slots[slot].lowKnot = low < range.lowerBound ? Self.none : low
        slots[slot].highKnot = high < range.upperBound ? high : Self.none
    }

    @inline(__always)
    func low(_ slot: Int) -> Double {
        slots[slot].lowKnot == Self.none ? -.infinity : knots[slots[slot].lowKnot].place
    }

    @inline(__always)
    func high(_ slot: Int) -> Double {
        slots[slot].highKnot == Self.none ? .infinity : knots[slots[slot].highKnot].place
    }
}
