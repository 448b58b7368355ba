// What must be true of the method between its steps. Only debug builds know of it, and they look only where a test asks.

extension Program {
    /// When the invariants are looked at: before the first step, after one, and once a part is solved.
    enum Moment: String, Sendable {
        case start, step, end
    }

    /// Looks at the invariants of a part where ``InvariantWatch`` is set; nothing at all in a release build.
    @inline(__always)
    mutating func watch(_ index: Int, _ moment: Moment) {
        #if DEBUG
            guard invariants != nil else { return }
            note(index, moment)
        #endif
    }
}

#if DEBUG
    /// What has been seen of the invariants of a program that is watched.
    struct InvariantWatch: Sendable {
        /// How often they were looked at.
        var looks = 0
        /// What did not hold, one sentence each.
        var findings: [String] = []
        /// The part that was looked at last, and what its multipliers then proved of the costs.
        fileprivate var last: (part: Int, bound: Program.Bound)?
    }

    extension Program {
        /// Rounding is far below this, a mistake far above, relative to the size of the numbers.
        static let invariantTolerance = 1e-6

        fileprivate mutating func note(_ index: Int, _ moment: Moment) {
            var broken = brokenBasis(index)
            if broken.isEmpty { broken = brokenInverse(index) + brokenValues(index) + brokenMultipliers(index) }
            if moment != .start { broken += brokenScratch(index) }
            if moment == .end { broken += brokenOptimum(index) }
            let bound = costBound(index)
            if moment != .start, let last = invariants?.last, last.part == index, bound.isWorse(than: last.bound) {
                broken.append("the bound on the costs fell from \(last.bound.costs) to \(bound.costs)")
            }
            invariants?.last = (index, bound)
            invariants?.looks += 1
            invariants?.findings += broken.map { "part \(index), \(moment): \($0)" }
        }

        func slots(of part: Part) -> [Int] { Array(part.columns) + Array(rowSlots(of: part)) }
    }

    // MARK: - The basis

    extension Program {
        /// Every row of a part has one slot of the part in the basis, and no slot has two rows.
        private func brokenBasis(_ index: Int) -> [String] {
            let part = parts[index]
            let own = Set(slots(of: part))
            var broken: [String] = []
            for row in part.rows where !own.contains(basis[row]) || slots[basis[row]].row != row {
                broken.append("row \(row) and slot \(basis[row]) of the basis do not agree")
            }
            for slot in own where slots[slot].row != Self.none && basis[slots[slot].row] != slot {
                broken.append("slot \(slot) holds row \(slots[slot].row), which another one has")
            }
            return broken
        }

        /// The inverse turns the column of each slot in the basis into a unit vector, and so it does made anew.
        private func brokenInverse(_ index: Int) -> [String] {
            var fresh = self
            fresh.refactor(index)
            fresh.settleValues(index)
            var broken = brokenProducts(index) + fresh.brokenProducts(index)
            for slot in slots(of: parts[index]) where !isNear(value(slot), fresh.value(slot)) {
                broken.append("slot \(slot) is at \(value(slot)); an inverse made anew has it at \(fresh.value(slot))")
            }
            return broken
        }

        private func brokenProducts(_ index: Int) -> [String] {
            let rows = parts[index].rows
            return rows.compactMap { row in
                var column = Array(repeating: 0.0, count: rowCount)
                matrix.addSlot(basis[row], times: 1, to: &column)
                var unit = column
                inverses[index].solve(&unit)
                let isUnit = rows.allSatisfy { abs(unit[$0] - ($0 == row ? 1 : 0)) < Self.invariantTolerance }
                var inverseRow = Array(repeating: 0.0, count: rowCount)
                inverseRow[row] = 1
                inverses[index].solveTransposed(&inverseRow)
                let product = zip(inverseRow, column).map { $0 * $1 }.reduce(0, +)
                let isOne = abs(product - 1) < Self.invariantTolerance
                return isUnit && isOne ? nil : "the inverse is wrong for slot \(basis[row]) at row \(row)"
            }
        }
    }

    // MARK: - Values

    extension Program {
        /// A row's value is the sum of its columns, wherever the container is; a slot outside the basis is at its knot.
        private func brokenValues(_ index: Int) -> [String] {
            let part = parts[index]
            var broken: [String] = []
            for row in part.rows {
                var sum = Affine.zero
                for place in matrix.rowRange(row) {
                    sum = sum + slots[matrix.rowEntries[place].index].value * matrix.rowEntries[place].value
                }
                let own = slots[columnCount + row].value
                if !(0..<3).allSatisfy({ isNear(sum.lanes[$0], own.lanes[$0]) }) {
                    broken.append("row \(row) is \(own.lanes), its columns add up to \(sum.lanes)")
                }
            }
            for slot in slots(of: part) where slots[slot].row == Self.none {
                let knot = slots[slot].knot
                let position = knot == Self.none ? .zero : knots[knot].position
                if slots[slot].value.lanes != position.lanes {
                    broken.append("slot \(slot) is outside the basis, at \(value(slot)), and not at its knot")
                }
            }
            return broken
        }

        private func isNear(_ a: Double, _ b: Double) -> Bool {
            abs(a - b) <= Self.invariantTolerance * (1 + abs(a) + abs(b))
        }

        /// What a step leaves behind in the working memory would be taken for a part of the next.
        private func brokenScratch(_ index: Int) -> [String] {
            let isClean =
                scratch.touched.isEmpty && scratch.jumped.isEmpty && scratch.sums.allSatisfy(\.isZero)
                && slots(of: parts[index]).allSatisfy { slots[$0].entry == 0 && !slots[$0].isTouched }
            return isClean ? [] : ["a step left something behind in the working memory"]
        }
    }
#endif
