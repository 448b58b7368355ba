import QuoinAutoLayout

extension LinearSystem {
    /// A system with the same unknowns, each constraint replaced by others.
    init(_ system: LinearSystem, _ change: (Constraint, [Term]) -> [(Constraint, [Term])]) {
        self.init()
        rests = system.rests
        for unknown in rests.indices { setRest(of: Variable(index: unknown), system.restSum(of: unknown)) }
        for constraint in system.constraints {
            for (constraint, terms) in change(constraint, Array(system.terms[constraint.start..<constraint.end])) {
                add(terms, constraint.relation, constraint.rightSide, priority: constraint.priority)
            }
        }
    }
}

extension LinearSystem.Constraint {
    /// The constraint with both sides multiplied; the caller changes the terms.
    func times(_ factor: Double) -> Self {
        var multiple = self
        multiple.rightSide *= factor
        if factor < 0 { multiple.relation = relation.flipped }
        return multiple
    }
}

extension LinearSolver {
    /// The unknowns that have the same value in all optimal solutions.
    var settledUnknowns: [Int] {
        guard let face = optimalFace else { return Array(system.rests.indices) }
        let intervals = face.intervals(of: system.rests.indices.map { LinearSystem.Variable(index: $0) })
        return system.rests.indices.filter { intervals[$0] == nil }
    }
}
