import Synchronization

@testable import QuoinAutoLayout

// The invariants of the simplex method: what holds before, between and after its steps.

#if DEBUG
    /// The results of the checks of a program.
    final class InvariantLog: Sendable {
        private let state = Mutex(State())

        private struct State {
            var checkCount = 0
            var violations: [String] = []
            /// The part that was checked last, and its lower bound on the costs at that time.
            var last: (part: Int, bound: Program.CostBound)?
        }

        var checkCount: Int { state.withLock { $0.checkCount } }
        /// One sentence for each violation.
        var violations: [String] { state.withLock { $0.violations } }

        /// Checks a program at each of its moments.
        func watch(_ program: inout Program) {
            program.observer = { [self] in check($0, $1, $2) }
        }

        func check(_ program: Program, _ index: Int, _ moment: Program.Moment) {
            var violations = program.violations(index, moment)
            let bound = program.costBound(index)
            state.withLock { state in
                if moment != .start, let last = state.last, last.part == index, bound.isLower(than: last.bound) {
                    violations.append("the bound on the costs fell from \(last.bound.costs) to \(bound.costs)")
                }
                state.last = (index, bound)
                state.checkCount += 1
                state.violations += violations.map { "part \(index), \(moment): \($0)" }
            }
        }
    }

    extension Program {
        /// Relative to the size of the numbers. Rounding errors are far below this, mistakes far above.
        private static let invariantTolerance = 1e-6

        /// A lower bound on the costs, one component for each priority: the dual objective.
        fileprivate struct CostBound: Sendable {
            var costs: [Double]
            /// The size of the summands, by which rounding errors are judged.
            var scale: Double

            /// Whether the bound is lower, at the first priority at which they differ.
            func isLower(than other: CostBound) -> Bool {
                let slack = Program.invariantTolerance * (1 + max(scale, other.scale))
                for (own, before) in zip(costs, other.costs) where abs(own - before) > slack { return own < before }
                return false
            }
        }

        fileprivate func violations(_ index: Int, _ moment: Moment) -> [String] {
            var violations = basisViolations(index)
            if violations.isEmpty {
                violations = inverseViolations(index) + valueViolations(index) + multiplierViolations(index)
            }
            if moment != .start { violations += scratchViolations(index) }
            if moment == .end { violations += optimalityViolations(index) }
            return violations
        }

        private func variables(of part: Part) -> [Int] { Array(part.columns) + Array(logicals(of: part)) }
    }

    // MARK: - The basis

    extension Program {
        /// Each row of a part has one basic variable of the part, and no variable has two rows.
        private func basisViolations(_ index: Int) -> [String] {
            let part = parts[index]
            let own = Set(variables(of: part))
            var violations: [String] = []
            for row in part.rows where !own.contains(basis[row]) || variables[basis[row]].row != row {
                violations.append("row \(row) and its basic variable \(basis[row]) do not agree")
            }
            for variable in own where variables[variable].row != Self.none && basis[variables[variable].row] != variable
            {
                violations.append("variable \(variable) has row \(variables[variable].row), which another one has")
            }
            return violations
        }

        /// The inverse turns the column of each basic variable into a unit vector, and gives the same values as a fresh one.
        private func inverseViolations(_ index: Int) -> [String] {
            var fresh = self
            fresh.refactorize(index)
            fresh.computeValues(index)
            var violations = productViolations(index) + fresh.productViolations(index)
            for variable in variables(of: parts[index]) where !isNear(value(variable), fresh.value(variable)) {
                violations.append(
                    "variable \(variable) is \(value(variable)); with a fresh inverse it is \(fresh.value(variable))")
            }
            return violations
        }

        private func productViolations(_ index: Int) -> [String] {
            let rows = parts[index].rows
            return rows.compactMap { row in
                var column = Array(repeating: 0.0, count: rowCount)
                matrix.addColumn(basis[row], times: 1, to: &column)
                var unit = column
                inverses[index].solve(&unit)
                let isUnit = rows.allSatisfy { abs(unit[$0] - ($0 == row ? 1 : 0)) < Self.invariantTolerance }
                var inverseRow = Array(repeating: 0.0, count: rowCount)
                inverseRow[row] = 1
                inverses[index].solveTransposed(&inverseRow)
                let product = zip(inverseRow, column).map { $0 * $1 }.reduce(0, +)
                let isOne = abs(product - 1) < Self.invariantTolerance
                return isUnit && isOne ? nil : "the inverse is wrong for variable \(basis[row]) in row \(row)"
            }
        }
    }

    // MARK: - Values

    extension Program {
        /// A logical variable is the sum of its row, as a function of the container; a nonbasic variable is at its breakpoint.
        private func valueViolations(_ index: Int) -> [String] {
            let part = parts[index]
            var violations: [String] = []
            for row in part.rows {
                var sum = Affine.zero
                for place in matrix.rowRange(row) {
                    sum = sum + variables[matrix.rowEntries[place].index].value * matrix.rowEntries[place].value
                }
                let own = variables[columnCount + row].value
                if !isNear(sum.constant, own.constant) || !isNear(sum.perWidth, own.perWidth)
                    || !isNear(sum.perHeight, own.perHeight)
                {
                    violations.append("row \(row) is \(own), its columns add up to \(sum)")
                }
            }
            for variable in variables(of: part) where variables[variable].row == Self.none {
                let breakpoint = variables[variable].breakpoint
                let position = breakpoint == Self.none ? .zero : breakpoints[breakpoint].position
                if variables[variable].value != position {
                    violations.append("variable \(variable) is nonbasic, at \(value(variable)), not at its breakpoint")
                }
            }
            return violations
        }

        private func isNear(_ a: Double, _ b: Double) -> Bool {
            abs(a - b) <= Self.invariantTolerance * (1 + abs(a) + abs(b))
        }

        /// The next step expects that the working memory is clean.
        private func scratchViolations(_ index: Int) -> [String] {
            let isClean =
                scratch.pivotRow.isEmpty && scratch.flipped.isEmpty && scratch.sums.allSatisfy(\.isZero)
                && variables(of: parts[index]).allSatisfy {
                    variables[$0].entry == 0 && !variables[$0].isInPivotRow
                }
            return isClean ? [] : ["a step left something in the working memory"]
        }
    }

    // MARK: - Multipliers

    extension Program {
        /// The multipliers of columns follow from those of the rows, and each variable is dual feasible.
        private func multiplierViolations(_ index: Int) -> [String] {
            let part = parts[index]
            var violations: [String] = []
            for column in part.columns {
                for level in 0..<levelCount {
                    var sum = multiplier(column, level)
                    var scale = abs(sum)
                    for place in matrix.columnRange(column) {
                        let entry = matrix.columnEntries[place]
                        let share = entry.value * multiplier(columnCount + entry.index, level)
                        sum += share
                        scale += abs(share)
                    }
                    if abs(sum) > Self.invariantTolerance * (1 + scale) {
                        violations.append("the multiplier of column \(column) at level \(level) is off by \(sum)")
                    }
                }
            }
            for variable in variables(of: part) where !isDualFeasible(variable) {
                violations.append("the multiplier of variable \(variable) is not between the slopes of its breakpoint")
            }
            return violations
        }

        private func multiplier(_ variable: Int, _ level: Int) -> Double {
            multipliers[variable * levelCount + level]
        }

        /// Whether the multiplier is between the slopes of the variable's breakpoint, up to rounding errors.
        private func isDualFeasible(_ variable: Int) -> Bool {
            let own = (0..<levelCount).map { multiplier(variable, $0) }
            let breakpoint = variables[variable].breakpoint
            guard breakpoint != Self.none else { return compare(own, own.map { _ in 0 }) == 0 }
            guard breakpointRange(variable).contains(breakpoint) else { return false }
            let left = slope(variable, right: false, of: breakpoint)
            let right = slope(variable, right: true, of: breakpoint)
            return compare(own, left) >= 0 && compare(own, right) <= 0
        }

        /// The slope beside a breakpoint, computed from the breakpoints alone.
        private func slope(_ variable: Int, right: Bool, of breakpoint: Int) -> [Double] {
            var slope = Array(repeating: 0.0, count: levelCount)
            for other in breakpointRange(variable) {
                let isPassed = other < breakpoint || other == breakpoint && right
                slope[breakpoints[other].level] += isPassed ? breakpoints[other].right : -breakpoints[other].left
            }
            return slope
        }

        /// The sign of the difference at the first priority at which two slopes differ.
        private func compare(_ a: [Double], _ b: [Double]) -> Int {
            let pair = zip(a, b).first { abs($0 - $1) > Self.invariantTolerance }
            guard let (own, other) = pair else { return 0 }
            return own > other ? 1 : -1
        }
    }

    // MARK: - Costs

    extension Program {
        private func costs(_ variable: Int, at value: Double) -> [Double] {
            var costs = Array(repeating: 0.0, count: levelCount)
            for breakpoint in breakpoints[breakpointRange(variable)] {
                let distance = value - breakpoint.position.value(at: extents)
                costs[breakpoint.level] += distance > 0 ? distance * breakpoint.right : -distance * breakpoint.left
            }
            return costs
        }

        /// The dual objective: the sum of `cost - multiplier × value` over all variables at their breakpoints.
        fileprivate func costBound(_ index: Int) -> CostBound {
            var bound = CostBound(costs: Array(repeating: 0, count: levelCount), scale: 0)
            for variable in variables(of: parts[index]) where variables[variable].breakpoint != Self.none {
                let place = breakpoints[variables[variable].breakpoint].position.value(at: extents)
                let own = costs(variable, at: place)
                for level in 0..<levelCount {
                    let share = multiplier(variable, level) * place
                    bound.costs[level] += own[level] - share
                    bound.scale += abs(own[level]) + abs(share)
                }
            }
            return bound
        }

        /// The costs of a solved part equal their lower bound, and each value is optimal for its multiplier.
        private func optimalityViolations(_ index: Int) -> [String] {
            var violations: [String] = []
            let bound = costBound(index)
            var sums = Array(repeating: 0.0, count: levelCount)
            var distances = 0.0
            for variable in variables(of: parts[index]) {
                let value = value(variable)
                for (level, cost) in costs(variable, at: value).enumerated() { sums[level] += cost }
                let slack = Self.invariantTolerance * (1 + abs(value))
                distances += tolerance(at: value)
                if value < low(variable) - slack || value > high(variable) + slack {
                    violations.append(
                        "variable \(variable) is \(value), outside \(low(variable))...\(high(variable))")
                }
            }
            let slack = Self.invariantTolerance * (1 + bound.scale) + 2 * distances
            for level in 0..<levelCount where abs(sums[level] - bound.costs[level]) > slack {
                violations.append("level \(level) costs \(sums[level]), the bound is \(bound.costs[level])")
            }
            if parts[index].isFeasible ? sums[0] > slack : sums[0] < Self.tolerance {
                violations.append("required errors of \(sums[0]) were judged feasible: \(parts[index].isFeasible)")
            }
            return violations
        }
    }
#endif
