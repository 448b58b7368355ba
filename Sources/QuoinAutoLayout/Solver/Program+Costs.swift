/// A point where the slope of a variable's cost changes.
///
/// Each constraint `x relation position` on one variable gives a breakpoint: to its left `==` and `>=` cost their weight per
/// point, to its right `==` and `<=` do. The sum is convex and piecewise linear.
package struct Breakpoint: Sendable {
    package var position: Affine
    /// The position at the container's present extents.
    package var place = 0.0
    /// The rank of the priority; 0 is required.
    package var level: Int
    /// The cost of each point to the left and to the right.
    package var left: Double
    package var right: Double

    @inline(__always)
    package init(position: Affine, relation: Relation, level: Int, weight: Double) {
        self.position = position
        self.level = level
        left = relation == .lessOrEqual ? 0 : weight
        right = relation == .greaterOrEqual ? 0 : weight
    }
}

// Piecewise-linear costs: sorted breakpoints, the slope of each segment, and the segments whose subgradients contain a
// multiplier.

extension Program {
    @inline(__always)
    package func breakpointRange(_ variable: Int) -> Range<Int> {
        variables[variable].firstBreakpoint..<variables[variable].endBreakpoint
    }

    /// The place in ``slopes`` of the slope to the left of a breakpoint; the slope to its right follows.
    @inline(__always)
    func slopeLeft(of breakpoint: Int, _ variable: Int) -> Int { (breakpoint + variable) * levelCount }

    @inline(__always)
    func slopeRight(of breakpoint: Int, _ variable: Int) -> Int { (breakpoint + variable + 1) * levelCount }

    /// Moves a variable's breakpoints to where they are at the container's extents, and finds the one for its multiplier.
    ///
    /// - Returns: whether the order of the breakpoints changed.
    mutating func placeBreakpoints(_ variable: Int, isFirst: Bool) -> Bool {
        var isSorted = true
        for breakpoint in breakpointRange(variable) {
            if isFirst || breakpoints[breakpoint].position.moves {
                breakpoints[breakpoint].place = breakpoints[breakpoint].position.value(at: extents)
            }
            if breakpoint > variables[variable].firstBreakpoint,
                breakpoints[breakpoint].place < breakpoints[breakpoint - 1].place
            {
                isSorted = false
            }
        }
        guard isFirst || !isSorted else { return false }
        if !isSorted { sortBreakpoints(variable) }
        fillSlopes(variable)
        findBreakpoint(variable)
        return true
    }

    private mutating func sortBreakpoints(_ variable: Int) {
        let range = breakpointRange(variable)
        if range.count > 32 {
            let sorted = breakpoints[range].enumerated().sorted {
                ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
            }
            for (offset, breakpoint) in sorted.enumerated() {
                breakpoints[range.lowerBound + offset] = breakpoint.element
            }
            return
        }
        for last in range.dropFirst() {
            let breakpoint = breakpoints[last]
            var place = last
            while place > range.lowerBound, breakpoints[place - 1].place > breakpoint.place {
                breakpoints[place] = breakpoints[place - 1]
                place -= 1
            }
            breakpoints[place] = breakpoint
        }
    }

    private mutating func fillSlopes(_ variable: Int) {
        let range = breakpointRange(variable)
        var segment = slopeLeft(of: range.lowerBound, variable)
        for level in 0..<levelCount { slopes[segment + level] = 0 }
        for breakpoint in range { slopes[segment + breakpoints[breakpoint].level] -= breakpoints[breakpoint].left }
        for breakpoint in range {
            let next = segment + levelCount
            for level in 0..<levelCount { slopes[next + level] = slopes[segment + level] }
            slopes[next + breakpoints[breakpoint].level] += breakpoints[breakpoint].left + breakpoints[breakpoint].right
            segment = next
        }
    }

    /// Finds the first breakpoint whose right slope is not below the multiplier.
    mutating func findBreakpoint(_ variable: Int) {
        let range = breakpointRange(variable)
        guard !range.isEmpty else { return }
        variables[variable].breakpoint = range.lowerBound
        while variables[variable].breakpoint < range.upperBound - 1,
            compareMultiplier(variable, toSlope: slopeRight(of: variables[variable].breakpoint, variable)) > 0
        {
            variables[variable].breakpoint += 1
        }
    }

    /// The sign of `multiplier - slope` at the first priority at which they differ.
    @inline(__always)
    func compareMultiplier(_ variable: Int, toSlope slope: Int) -> Int {
        let start = variable * levelCount
        for level in 0..<levelCount {
            let difference = multipliers[start + level] - slopes[slope + level]
            if difference > Self.tolerance { return 1 }
            if difference < -Self.tolerance { return -1 }
        }
        return 0
    }

    /// Finds the values at which a variable's slopes contain its multiplier.
    mutating func findOptimalInterval(_ variable: Int) {
        let range = breakpointRange(variable)
        guard !range.isEmpty else { return }
        let present = variables[variable].breakpoint
        var low = present
        while low >= range.lowerBound, compareMultiplier(variable, toSlope: slopeLeft(of: low, variable)) == 0 {
            low -= 1
        }
        var high = present
        while high < range.upperBound, compareMultiplier(variable, toSlope: slopeRight(of: high, variable)) == 0 {
            high += 1
        }
        variables[variable].lowBreakpoint = low < range.lowerBound ? Self.none : low
        variables[variable].highBreakpoint = high < range.upperBound ? high : Self.none
    }

    @inline(__always)
    package func low(_ variable: Int) -> Double {
        variables[variable].lowBreakpoint == Self.none
            ? -.infinity : breakpoints[variables[variable].lowBreakpoint].place
    }

    @inline(__always)
    package func high(_ variable: Int) -> Double {
        variables[variable].highBreakpoint == Self.none
            ? .infinity : breakpoints[variables[variable].highBreakpoint].place
    }
}
