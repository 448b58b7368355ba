// How far a step goes.

extension Program {
    mutating func findRatios(isHigh: Bool) {
        scratch.heap.removeAll(keepingCapacity: true)
        let count = scratch.touched.count * levelCount
        if scratch.ratios.count < count {
            scratch.ratios = Array(repeating: 0, count: count)
        }
        for place in scratch.touched.indices
        where abs(slots[scratch.touched[place]].entry) > Self.tolerance {
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
        let scale = (isLeft ? 1 : -1) / abs(slots[slot].entry)
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
    mutating func findTurn(_ slot: Int, isHigh: Bool) -> Turn {
        let range = knotRange(slot)
        var knot = slots[slot].knot
        var value = value(slot)
        while true {
            findOwnRatio(slot, knot, isHigh: isHigh)
            let gap = abs(value - knots[knot].place)
            if let place = scratch.heap.first, isBelowOwnRatio(place) {
                let other = scratch.touched[place]
                let reach = abs(slots[other].entry) * distanceToNextKnot(other, isHigh: isHigh)
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
