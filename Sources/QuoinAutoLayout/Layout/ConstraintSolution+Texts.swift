import QuoinLayout

extension ConstraintSolution {
    /// The views whose texts hug their longest line at the cost of others: something that is connected with them across is
    /// farther from what it asks for than in the solution before they did.
    func textsThatCostOthers(since first: ConstraintSolution) -> [Int] {
        let wrapped = layout.views.indices.filter { problem.measurements[$0].wrapping == .tight }
        guard !wrapped.isEmpty, first.problem.origins.count == problem.origins.count else { return [] }
        let (now, before) = (problem.system.constraints, first.problem.system.constraints)
        let worse = now.indices.filter { index in
            isAcross(problem.origins[index])
                && solver.error(of: now[index]) > first.solver.error(of: before[index]) + Self.tolerance
        }
        guard !worse.isEmpty else { return [] }
        let parts = problem.system.connectedUnknowns
        let affected = Set(worse.compactMap { problem.system.firstUnknown(of: now[$0]).map { parts[$0] } })
        return wrapped.filter { affected.contains(parts[problem.views[$0].width.index]) }
    }

    /// Whether a constraint is about positions or widths, and not about the content of a text that wraps.
    private func isAcross(_ origin: ConstraintProblem.Origin) -> Bool {
        switch origin {
        case .rule(let rule):
            layout.rules[rule].first.attribute.kind == .x || layout.rules[rule].first.attribute == .width
        case .hugging(let view, let axis), .compression(let view, let axis):
            axis == .horizontal && problem.measurements[view].wrapping == nil
        case .containerFit, .containerRange: false
        }
    }
}

extension LinearSystem {
    /// By unknown, one of those that it is connected with by constraints.
    fileprivate var connectedUnknowns: [Int] {
        var parents = Array(rests.indices)
        func root(_ index: Int) -> Int {
            var place = index
            while parents[place] != place { place = parents[place] }
            return place
        }
        for constraint in constraints {
            guard let first = firstUnknown(of: constraint).map(root) else { continue }
            for term in terms[constraint.start..<constraint.end] where term.variable.index > 1 {
                parents[root(term.variable.index)] = first
            }
        }
        return rests.indices.map(root)
    }

    fileprivate func firstUnknown(of constraint: Constraint) -> Int? {
        terms[constraint.start..<constraint.end].first { $0.variable.index > 1 }?.variable.index
    }
}
