import QuoinAutoLayout

extension LinearSystem {
    /// The errors of a solution, by the reference (auto layout, §9) and an independent optimum.
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
            weights.map { abs(value(of: restSum(of: $0.key)[...], at: solver.value)) * $0.value }.reduce(0, +)
        }
        for (goal, (sum, least)) in zip(["sizes", "positions", "order"], zip(rest, optimum.restSums()))
        where abs(sum - least) > slack {
            flaws.append("the rest of \(goal) comes to \(sum) where \(least) would do")
        }
        return flaws
    }

    /// The system without the broken constraints.
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
    /// The error of a constraint at given values.
    func error(of constraint: Constraint, at value: (Variable) -> Double) -> Double {
        let difference = self.value(of: terms[constraint.start..<constraint.end], at: value) - constraint.rightSide
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    private func value(of sum: ArraySlice<Term>, at value: (Variable) -> Double) -> Double {
        sum.map { $0.coefficient * value($0.variable) }.reduce(0, +)
    }

    /// The sum of the errors at given values, by priority.
    func errorSums(of levels: [Double], at value: (Variable) -> Double) -> [Double] {
        levels.map { level in
            constraints.filter { $0.priority == level }.map { error(of: $0, at: value) }.reduce(0, +)
        }
    }

    /// A bound on rounding errors; the solver treats relative distances below one part in a billion as 0.
    var roundingSlack: Double { 1e-6 + 1e-8 * (constraints.map { abs($0.rightSide) }.max() ?? 0) }
}
