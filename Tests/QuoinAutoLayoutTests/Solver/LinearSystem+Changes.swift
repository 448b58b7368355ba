import QuoinAutoLayout

extension LinearSystem {
    /// A system of the same unknowns, with others in place of each constraint.
    init(_ system: LinearSystem, _ change: (Constraint, [Term]) -> [(Constraint, [Term])]) {
        self.init()
        rests = system.rests
        for constraint in system.constraints {
            for (constraint, terms) in change(constraint, Array(system.terms[constraint.start..<constraint.end])) {
                add(terms, constraint.relation, constraint.rightSide, priority: constraint.priority)
            }
        }
    }
}

extension LinearSystem.Constraint {
    /// The constraint of which both sides are multiplied; its terms are up to the caller.
    func times(_ factor: Double) -> Self {
        var multiple = self
        multiple.rightSide *= factor
        if factor < 0 { multiple.relation = relation.flipped }
        return multiple
    }
}

extension LinearSolver {
    /// The unknowns that take one value in all best solutions.
    var settledUnknowns: [Int] {
        guard let face = optimalFace else { return Array(system.rests.indices) }
        return system.rests.indices.filter { face.interval(of: LinearSystem.Variable(index: $0)) == nil }
    }
}
