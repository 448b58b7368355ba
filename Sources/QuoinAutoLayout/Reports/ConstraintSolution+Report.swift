import QuoinLayout

extension ConstraintSolution {
    /// Errors below this are rounding errors, in points.
    static let tolerance = 1e-6

    /// The findings about the solution. Computing them takes some steps of the simplex method for each unknown that may be
    /// ambiguous.
    package var report: ConstraintReport {
        ConstraintReport(broken: broken, unmet: unmet, ambiguous: ambiguous, unused: unused)
    }

    /// The required constraints that were left out.
    package var broken: [ConstraintReport.Broken] {
        solver.broken.map { conflict in
            let rule = rule(of: conflict.constraint)
            let extents = conflict.extents.isEmpty ? [] : ["size not negative"]
            let others = conflict.conflictsWith.filter { !isContainerRange($0) }
            return ConstraintReport.Broken(
                constraint: name(of: conflict.constraint), text: rule?.text ?? name(of: conflict.constraint),
                place: rule?.place, conflictsWith: extents + others.map(name))
        }
    }

    /// The container's size is given, as a size or as a range, so it is not part of a conflict.
    private func isContainerRange(_ constraint: Int) -> Bool {
        if case .containerRange = problem.origins[constraint] { true } else { false }
    }

    /// The constraint that makes the container small requests the size 0, which it need not reach.
    private func isContainerFit(_ constraint: Int) -> Bool {
        if case .containerFit = problem.origins[constraint] { true } else { false }
    }

    private var unmet: [ConstraintReport.Unmet] {
        problem.origins.indices.compactMap { index in
            let constraint = problem.system.constraints[index]
            let distance = solver.error(of: constraint)
            guard constraint.priority < 1000, distance > Self.tolerance, !isContainerFit(index) else { return nil }
            let rule = rule(of: index)
            return ConstraintReport.Unmet(
                constraint: name(of: index), priority: constraint.priority, distance: distance, place: rule?.place,
                isRule: rule != nil)
        }
    }

    /// The most unknowns that are reported as not determined.
    private static let ambiguityLimit = 1_000
    /// How long they are searched, in short steps of a budget: some hundredths of a second.
    private static let ambiguityEffort = 1 << 17

    /// The unknowns that the constraints do not determine.
    package var ambiguous: [ConstraintReport.Ambiguous] {
        guard let face = solver.optimalFace else { return [] }
        let named = items.flatMap { item in
            ConstraintReport.Ambiguous.Unknown.allCases.compactMap { unknown in
                variable(unknown, of: item).map { (item: item, unknown: unknown, variable: $0) }
            }
        }
        let intervals = face.intervals(
            of: named.map(\.variable), atMost: Self.ambiguityLimit, effort: Self.ambiguityEffort)
        return zip(named, intervals).compactMap { named, interval in
            guard let interval else { return nil }
            return ConstraintReport.Ambiguous(
                item: layout.name(of: named.item), unknown: named.unknown, interval: interval,
                value: solver.value(of: named.variable))
        }
    }

    private func variable(
        _ unknown: ConstraintReport.Ambiguous.Unknown, of item: ConstraintItem
    ) -> LinearSystem.Variable? {
        let unknowns = problem.unknowns(of: item)
        return switch unknown {
        case .left: unknowns.left
        case .top: unknowns.top
        case .width: unknowns.width
        case .height: unknowns.height
        }
    }

    private var unused: [String] {
        let used = Set(layout.rules.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) })
        return items.filter { !used.contains($0) }.map(layout.name)
    }
}

// MARK: - Names

extension ConstraintSolution {
    func rule(of constraint: Int) -> Rule? {
        if case .rule(let index) = problem.origins[constraint] { layout.rules[index] } else { nil }
    }

    /// The name of a constraint in reports.
    func name(of constraint: Int) -> String {
        switch problem.origins[constraint] {
        case .rule(let index): layout.rules[index].name
        case .hugging(let view, let axis): "\(layout.views[view].name) hugs its content (\(axis.extentName))"
        case .compression(let view, let axis): "\(layout.views[view].name) resists compression (\(axis.extentName))"
        case .containerFit: "container fits its content"
        case .containerRange: "container stays in its range"
        }
    }
}

extension LinearSolver {
    /// The error of a constraint: the difference of its two sides if they violate the relation, else 0.
    package func error(of constraint: LinearSystem.Constraint) -> Double {
        var difference = -constraint.rightSide
        for term in system.terms[constraint.start..<constraint.end] {
            difference += term.coefficient * value(of: term.variable)
        }
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    /// The optimal solutions; `nil` if there is only one.
    package var optimalFace: OptimalFace? {
        hasAlternatives ? OptimalFace(self) : nil
    }
}
