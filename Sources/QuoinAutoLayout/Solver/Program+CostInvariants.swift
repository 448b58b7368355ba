// The invariants about multipliers and costs: what makes a solution the best one.

#if DEBUG
    extension Program {
        /// What the multipliers prove of the costs: no values cost less, priority by priority.
        struct Bound: Sendable {
            var costs: [Double]
            /// The size of what was added up, to tell rounding from a mistake.
            var scale: Double

            /// Whether a bound fell, at the first priority where it changed.
            func isWorse(than other: Bound) -> Bool {
                let slack = Program.invariantTolerance * (1 + max(scale, other.scale))
                for (own, before) in zip(costs, other.costs) where abs(own - before) > slack { return own < before }
                return false
            }
        }

        /// The multipliers are a combination of the rows, and each lies between the slopes of its slot's knot.
        func brokenMultipliers(_ index: Int) -> [String] {
            let part = parts[index]
            var broken: [String] = []
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
                        broken.append("the multiplier of column \(column) at level \(level) is off by \(sum)")
                    }
                }
            }
            for slot in slots(of: part) where !isEmbraced(slot) {
                broken.append("the slopes of slot \(slot) do not embrace its multiplier")
            }
            return broken
        }

        private func multiplier(_ slot: Int, _ level: Int) -> Double { multipliers[slot * levelCount + level] }

        /// Whether the slopes on both sides of a slot's knot embrace its multiplier, but for rounding.
        private func isEmbraced(_ slot: Int) -> Bool {
            let own = (0..<levelCount).map { multiplier(slot, $0) }
            let knot = slots[slot].knot
            guard knot != Self.none else { return compare(own, own.map { _ in 0 }) == 0 }
            guard knotRange(slot).contains(knot) else { return false }
            let left = costs(slot, right: false, of: knot)
            let right = costs(slot, right: true, of: knot)
            return compare(own, left) >= 0 && compare(own, right) <= 0
        }

        /// The slope beside a knot, worked out from the knots alone.
        private func costs(_ slot: Int, right: Bool, of knot: Int) -> [Double] {
            var slope = Array(repeating: 0.0, count: levelCount)
            for other in knotRange(slot) {
                let isBehind = other < knot || other == knot && right
                slope[knots[other].level] += isBehind ? knots[other].right : -knots[other].left
            }
            return slope
        }

        /// The sign of the difference at the first priority where two slopes differ.
        private func compare(_ a: [Double], _ b: [Double]) -> Int {
            let pair = zip(a, b).first { abs($0 - $1) > Self.invariantTolerance }
            guard let (own, other) = pair else { return 0 }
            return own > other ? 1 : -1
        }
    }

    // MARK: - Costs

    extension Program {
        /// What a value of a slot costs, priority by priority.
        private func costs(_ slot: Int, at value: Double) -> [Double] {
            var costs = Array(repeating: 0.0, count: levelCount)
            for knot in knotRange(slot).map({ knots[$0] }) {
                let distance = value - knot.position.value(at: extents)
                costs[knot.level] += distance > 0 ? distance * knot.right : -distance * knot.left
            }
            return costs
        }

        /// The dual costs: for each slot what its knot costs, less what the multiplier earns there.
        func costBound(_ index: Int) -> Bound {
            var bound = Bound(costs: Array(repeating: 0, count: levelCount), scale: 0)
            for slot in slots(of: parts[index]) where slots[slot].knot != Self.none {
                let place = knots[slots[slot].knot].position.value(at: extents)
                let own = costs(slot, at: place)
                for level in 0..<levelCount {
                    let earned = multiplier(slot, level) * place
                    bound.costs[level] += own[level] - earned
                    bound.scale += abs(own[level]) + abs(earned)
                }
            }
            return bound
        }

        /// A solved part costs what its multipliers prove to be the least, and every value is one of the best.
        func brokenOptimum(_ index: Int) -> [String] {
            var broken: [String] = []
            let bound = costBound(index)
            var sums = Array(repeating: 0.0, count: levelCount)
            var distances = 0.0
            for slot in slots(of: parts[index]) {
                let value = value(slot)
                for (level, cost) in costs(slot, at: value).enumerated() { sums[level] += cost }
                let slack = Self.invariantTolerance * (1 + abs(value))
                distances += tolerance(at: value)
                if value < low(slot) - slack || value > high(slot) + slack {
                    broken.append("slot \(slot) is at \(value), outside \(low(slot))...\(high(slot))")
                }
            }
            let slack = Self.invariantTolerance * (1 + bound.scale) + 2 * distances
            for level in 0..<levelCount where abs(sums[level] - bound.costs[level]) > slack {
                broken.append("level \(level) costs \(sums[level]), the bound is \(bound.costs[level])")
            }
            if parts[index].isFeasible ? sums[0] > slack : sums[0] < Self.tolerance {
                broken.append("required errors of \(sums[0]) were taken to be feasible: \(parts[index].isFeasible)")
            }
            return broken
        }
    }
#endif
