// The ratio test with flips (the long-step rule): how far the leaving variable's multiplier goes, and which one enters.

extension Program {
    mutating func findRatios(isAbove: Bool) {
        while scratch.heap.popLast() != nil {}
        let count = scratch.pivotRow.count * levelCount
        if scratch.ratios.count < count {
            scratch.ratios = Array(filledWith: 0, count: count)
        }
        for place in scratch.pivotRow.indices
        where abs(variables[scratch.pivotRow[place]].entry) > Self.tolerance {
            findRatio(place, isAbove: isAbove)
            pushRatio(place)
        }
    }

    /// Computes how far the leaving variable's multiplier may go until another one reaches the slope beyond its breakpoint.
    private mutating func findRatio(_ place: Int, isAbove: Bool) {
        let variable = scratch.pivotRow[place]
        let start = place * levelCount
        let breakpoint = variables[variable].breakpoint
        guard breakpoint != Self.none else {
            for level in 0..<levelCount { scratch.ratios[start + level] = 0 }
            return
        }
        let isLeft = movesDown(variable, isAbove: isAbove)
        let slope = isLeft ? slopeLeft(of: breakpoint, variable) : slopeRight(of: breakpoint, variable)
        let scale = (isLeft ? 1 : -1) / abs(variables[variable].entry)
        var isZero = true
        for level in 0..<levelCount {
            var ratio = (multipliers[variable * levelCount + level] - slopes[slope + level]) * scale
            if isZero, ratio < Self.tolerance {
                // Negative ratios are rounding errors: a multiplier lies between the slopes of its breakpoint.
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

    /// Finds how far the leaving variable's multiplier goes, and sets ``SimplexScratch/stepLength``. The variable with
    /// the least ratio enters, unless the leaving variable would still be beyond its breakpoint after the other one has
    /// moved to its next; then that one flips to its next breakpoint and the test continues.
    mutating func ratioTest(_ variable: Int, isAbove: Bool) -> RatioTestResult {
        let range = breakpointRange(variable)
        var breakpoint = variables[variable].breakpoint
        var value = value(variable)
        while true {
            findStepLength(variable, breakpoint, isAbove: isAbove)
            let gap = abs(value - breakpoints[breakpoint].place)
            if let place = scratch.heap.first, isBelowStepLength(place) {
                let other = scratch.pivotRow[place]
                let reach = abs(variables[other].entry) * distanceToNextBreakpoint(other, isAbove: isAbove)
                guard gap - reach > tolerance(at: value) else {
                    for level in 0..<levelCount {
                        scratch.stepLength[level] = scratch.ratios[place * levelCount + level]
                    }
                    return RatioTestResult(breakpoint: breakpoint, entering: other)
                }
                popRatio()
                value += isAbove ? -reach : reach
                flip(other, isAbove: isAbove)
                findRatio(place, isAbove: isAbove)
                pushRatio(place)
            } else {
                let next = isAbove ? breakpoint + 1 : breakpoint - 1
                guard range.contains(next) else { return RatioTestResult(breakpoint: breakpoint) }
                let overshoot = isAbove ? value - breakpoints[next].place : breakpoints[next].place - value
                guard overshoot > tolerance(at: value) else { return RatioTestResult(breakpoint: breakpoint) }
                breakpoint = next
            }
        }
    }

    private mutating func findStepLength(_ variable: Int, _ breakpoint: Int, isAbove: Bool) {
        let slope = isAbove ? slopeRight(of: breakpoint, variable) : slopeLeft(of: breakpoint, variable)
        for level in 0..<levelCount {
            let difference = slopes[slope + level] - multipliers[variable * levelCount + level]
            scratch.stepLength[level] = isAbove ? difference : -difference
        }
    }

    @inline(__always)
    private func isBelowStepLength(_ place: Int) -> Bool {
        for level in 0..<levelCount {
            let difference = scratch.ratios[place * levelCount + level] - scratch.stepLength[level]
            if difference < -Self.tolerance { return true }
            if difference > Self.tolerance { return false }
        }
        return false
    }

    @inline(__always)
    private func distanceToNextBreakpoint(_ variable: Int, isAbove: Bool) -> Double {
        let breakpoint = variables[variable].breakpoint
        guard breakpoint != Self.none else { return .infinity }
        let next = movesDown(variable, isAbove: isAbove) ? breakpoint - 1 : breakpoint + 1
        return breakpointRange(variable).contains(next)
            ? abs(breakpoints[next].place - breakpoints[breakpoint].place) : .infinity
    }

    private mutating func flip(_ variable: Int, isAbove: Bool) {
        variables[variable].breakpoint += movesDown(variable, isAbove: isAbove) ? -1 : 1
        scratch.flipped.append(variable)
    }

    // MARK: The heap of ratios

    /// Whether one ratio is less than another. Of equal ones the larger pivot entry wins, then the order of declaration.
    @inline(__always)
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        for level in 0..<levelCount {
            let difference = scratch.ratios[a * levelCount + level] - scratch.ratios[b * levelCount + level]
            if difference < -Self.tolerance { return true }
            if difference > Self.tolerance { return false }
        }
        let (variableA, variableB) = (scratch.pivotRow[a], scratch.pivotRow[b])
        let difference = abs(variables[variableA].entry) - abs(variables[variableB].entry)
        if abs(difference) > Self.tolerance { return difference > 0 }
        return variableA < variableB
    }

    package mutating func pushRatio(_ place: Int) {
        scratch.heap.append(place)
        var child = scratch.heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(scratch.heap[child], scratch.heap[parent]) else { return }
            scratch.heap.swapAt(child, parent)
            child = parent
        }
    }

    package mutating func popRatio() {
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
