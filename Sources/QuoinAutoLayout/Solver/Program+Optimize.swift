import QuoinValues

// The dual simplex method, part by part, from the crash basis or from the last solution.

extension Program {
    /// Solves every part from its crash basis.
    ///
    /// - Parameter budget: the remaining limits of the picture. If they are used up, the steps end.
    package mutating func solve(_ extents: ContainerExtents, _ budget: Budget? = nil) {
        self.extents = extents
        for index in parts.indices {
            let part = parts[index]
            for variable in part.columns { _ = placeBreakpoints(variable, isFirst: true) }
            for variable in logicals(of: part) { _ = placeBreakpoints(variable, isFirst: true) }
            if !part.rows.isEmpty {
                chooseBasis(index)
                computeValues(index)
                startMultipliersOnSlopes(index)
                for row in part.rows { findOptimalInterval(basis[row]) }
                report(index, .start)
                if optimize(index, budget) { computeValues(index) }
            } else {
                for column in part.columns { moveToBreakpoint(column) }
            }
            findOptimalIntervals(index)
            assessSolution(index)
            report(index, .end)
        }
        findRangingConditions()
    }

    /// Solves the parts whose basis is no longer optimal for the container's extents, starting from their last basis.
    ///
    /// - Parameter budget: the remaining limits of the picture. If they are used up, the steps end.
    /// - Returns: `false` if every basis is still optimal; only values have changed then.
    package mutating func reoptimize(_ extents: ContainerExtents, _ budget: Budget? = nil) -> Bool {
        self.extents = extents
        guard var place = rangingConditions.firstViolated(from: 0, at: extents) else { return false }
        while true {
            let part = rangingConditions[place].part
            reoptimize(part, budget)
            while place < rangingConditions.count, rangingConditions[place].part == part { place += 1 }
            guard let next = rangingConditions.firstViolated(from: place, at: extents) else { break }
            place = next
        }
        findRangingConditions()
        return true
    }

    private mutating func reoptimize(_ index: Int, _ budget: Budget?) {
        var hasChanged = parts[index].hasAlternatives
        for place in parts[index].moving {
            let variable = movingVariables[place]
            // As long as a cost's breakpoints keep their order, its slopes and the breakpoint of its multiplier stay.
            if placeBreakpoints(variable, isFirst: false) {
                findOptimalInterval(variable)
                hasChanged = true
            }
        }
        if hasChanged { computeValues(index) }
        report(index, .start)
        if optimize(index, budget) { computeValues(index) }
        findOptimalIntervals(index)
        assessSolution(index)
        report(index, .end)
    }

    private mutating func findOptimalIntervals(_ index: Int) {
        parts[index].mayHaveAlternatives = false
        for column in parts[index].columns { findNonbasicInterval(column, in: index) }
        for variable in logicals(of: parts[index]) { findNonbasicInterval(variable, in: index) }
    }

    /// Basic variables keep their intervals, because their multipliers do not change.
    @inline(__always)
    private mutating func findNonbasicInterval(_ variable: Int, in index: Int) {
        guard variables[variable].row == Self.none else { return }
        findOptimalInterval(variable)
        let low = variables[variable].lowBreakpoint
        if low != variables[variable].highBreakpoint || low == Self.none {
            parts[index].mayHaveAlternatives = true
        }
    }

    private mutating func assessSolution(_ index: Int) {
        let part = parts[index]
        parts[index].hasAlternatives =
            part.mayHaveAlternatives && (hasAlternative(part.columns) || hasAlternative(logicals(of: part)))
        parts[index].isFeasible =
            areFeasible(part.columns) && areFeasible(logicals(of: part))
    }

    /// Takes steps until every basic variable has a multiplier between the slopes of its cost at its value.
    ///
    /// - Returns: whether any step was needed.
    private mutating func optimize(_ index: Int, _ budget: Budget? = nil) -> Bool {
        let part = parts[index]
        var steps = 0
        // No known layout reaches the limit; it bounds the time for a degenerate one.
        let limit = 1000 + 50 * (part.columns.count + part.rows.count)
        while steps < limit, budget?.isSpent(after: stepLength(index)) != true,
            let row = leavingRow(part, usesFirstRow: steps > limit / 2)
        {
            step(index, row)
            steps += 1
            if isInverseLong(index) {
                refactorize(index)
                computeValues(index)
                // Rounding errors may have made the basis another one.
                for row in part.rows { findOptimalInterval(basis[row]) }
            }
            report(index, .step)
        }
        return steps > 0
    }

    /// How long a step in a part takes, in short steps of a budget: each number of the inverse is used some times.
    func stepLength(_ index: Int) -> Int { 1 + (parts[index].rows.count + inverses[index].entryCount) / 64 }

    /// The row whose basic variable is farthest from its optimal values. After many steps the first such row, as in Bland's
    /// rule against cycling.
    @inline(__always)
    private func leavingRow(_ part: Part, usesFirstRow: Bool) -> Int? {
        var worst: Int?
        var worstDistance = 0.0
        for row in part.rows {
            let variable = basis[row]
            let value = value(variable)
            let distance = max(value - high(variable), low(variable) - value)
            if distance > worstDistance, distance > tolerance(at: value) {
                if usesFirstRow { return row }
                (worst, worstDistance) = (row, distance)
            }
        }
        return worst
    }

    @inline(__always)
    package func tolerance(at value: Double) -> Double { Self.tolerance * (1 + abs(value)) }

    @inline(__always)
    private func hasAlternative(_ run: Range<Int>) -> Bool {
        for variable in run where variables[variable].row == Self.none {
            if high(variable) - low(variable) > tolerance(at: value(variable)) { return true }
        }
        return false
    }

    @inline(__always)
    private func areFeasible(_ run: Range<Int>) -> Bool {
        for variable in run where !isFeasible(variable) { return false }
        return true
    }

    @inline(__always)
    private func isFeasible(_ variable: Int) -> Bool {
        for breakpoint in breakpointRange(variable) where breakpoints[breakpoint].level == 0 {
            let value = value(variable)
            let slack = 100 * tolerance(at: value)
            let distance = value - breakpoints[breakpoint].place
            if distance > slack && breakpoints[breakpoint].right > 0
                || distance < -slack && breakpoints[breakpoint].left > 0
            {
                return false
            }
        }
        return true
    }
}
