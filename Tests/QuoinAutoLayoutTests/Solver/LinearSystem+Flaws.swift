import QuoinAutoLayout
import QuoinLayout

extension LinearSystem {
    /// What is wrong with a solution, by the rules of the reference (auto layout, §9) and an optimum found independently.
    func flaws(of solver: LinearSolver, in container: Size) -> [String] {
        let whole = DenseOptimum(self, container: container)
        if solver.broken.isEmpty != (whole != nil) {
            return [whole == nil ? "what cannot hold was taken to hold" : "\(solver.broken) was broken without need"]
        }
        let kept = without(solver.broken)
        guard let optimum = whole ?? DenseOptimum(kept, container: container) else { return ["too little was broken"] }
        let slack = roundingSlack
        var flaws = kept.constraints.filter { $0.priority >= 1000 && error(of: $0, at: solver.value) > slack }
            .map { "a required constraint does not hold: \(text(of: $0))" }
        for index in rests.indices where rests[index] == .extent && solver.values[index] < -slack {
            flaws.append("a size is \(solver.values[index])")
        }
        let sums = kept.errorSums(of: optimum.levels, at: solver.value)
        for (level, (sum, least)) in zip(optimum.levels, zip(sums, optimum.errorSums)) where abs(sum - least) > slack {
            flaws.append("priority \(level) misses by \(sum) where \(least) would do")
        }
        let rest = DenseOptimum.restWeights(of: self).map { weights in
            weights.map { abs(solver.values[$0.key]) * $0.value }.reduce(0, +)
        }
        for (goal, (sum, least)) in zip(["sizes", "positions", "order"], zip(rest, optimum.restSums()))
        where abs(sum - least) > slack {
            flaws.append("the rest of \(goal) comes to \(sum) where \(least) would do")
        }
        return flaws
    }

    /// The system without what was given up.
    func without(_ broken: [LinearSolver.Conflict]) -> LinearSystem {
        let gone = Set(broken.map(\.constraint))
        var rest = self
        rest.constraints = constraints.indices.filter { !gone.contains($0) }.map { constraints[$0] }
        return rest
    }

    func text(of constraint: Constraint) -> String {
        let sum = terms[constraint.start..<constraint.end].map { "\($0.coefficient) x\($0.variable.index)" }
        return "\(sum.joined(separator: " + ")) \(constraint.relation.rawValue) \(constraint.rightSide)"
    }
}

// MARK: - Errors

extension LinearSystem {
    /// How far given values are from a constraint.
    func error(of constraint: Constraint, at value: (Variable) -> Double) -> Double {
        let left = terms[constraint.start..<constraint.end].map { $0.coefficient * value($0.variable) }.reduce(0, +)
        let difference = left - constraint.rightSide
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    /// The errors of given values, summed up by priority.
    func errorSums(of levels: [Double], at value: (Variable) -> Double) -> [Double] {
        levels.map { level in
            constraints.filter { $0.priority == level }.map { error(of: $0, at: value) }.reduce(0, +)
        }
    }

    /// What rounding may add up to; the solver takes distances below a billionth of a number for none.
    var roundingSlack: Double { 1e-6 + 1e-8 * (constraints.map { abs($0.rightSide) }.max() ?? 0) }
}
