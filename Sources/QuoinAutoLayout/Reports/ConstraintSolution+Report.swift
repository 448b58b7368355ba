import QuoinLayout

extension ConstraintSolution {
    /// Errors below this are arithmetic noise, in points.
    static let tolerance = 1e-6

    /// What the solution has to tell. Finding out what is open solves the system again for each candidate, so ask for it
    /// only where it is shown.
    public var report: ConstraintReport {
        ConstraintReport(broken: broken, unmet: unmet, ambiguous: ambiguous, unused: unused)
    }

    private var broken: [ConstraintReport.Broken] {
        solver.broken.map { conflict in
            let rule = rule(of: conflict.constraint)
            let extents = conflict.extents.isEmpty ? [] : ["size not negative"]
            let others = conflict.conflictsWith.filter { !isContainerBound($0) }
            return ConstraintReport.Broken(
                constraint: name(of: conflict.constraint), text: rule?.text ?? name(of: conflict.constraint),
                place: rule?.place, conflictsWith: extents + others.map(name))
        }
    }

    /// The container's rectangle is given, whether as a size or as a range, and never part of the blame.
    private func isContainerBound(_ constraint: Int) -> Bool {
        if case .containerBound = problem.origins[constraint] { true } else { false }
    }

    /// The wish for a container of no size at all only pulls; nobody expects it to be met.
    private func isContainerFit(_ constraint: Int) -> Bool {
        if case .containerFits = problem.origins[constraint] { true } else { false }
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

    private var ambiguous: [ConstraintReport.Ambiguous] {
        guard let face = solver.openFace else { return [] }
        return things.flatMap { thing in
            ConstraintReport.Ambiguous.Unknown.allCases.compactMap { unknown in
                guard let variable = variable(unknown, of: thing), let interval = face.interval(of: variable) else {
                    return nil
                }
                return ConstraintReport.Ambiguous(
                    thing: layout.name(of: thing), unknown: unknown, interval: interval,
                    value: solver.value(of: variable))
            }
        }
    }

    private func variable(
        _ unknown: ConstraintReport.Ambiguous.Unknown, of thing: Thing
    ) -> LinearSystem.Variable? {
        let unknowns = problem.unknowns(of: thing)
        return switch unknown {
        case .left: unknowns.left
        case .top: unknowns.top
        case .width: unknowns.width
        case .height: unknowns.height
        }
    }

    private var unused: [String] {
        let used = Set(layout.rules.flatMap { [$0.first.thing] + ($0.second.map { [$0.thing] } ?? []) })
        return things.filter { !used.contains($0) }.map(layout.name)
    }
}

// MARK: - Names

extension ConstraintSolution {
    func rule(of constraint: Int) -> Rule? {
        if case .rule(let index) = problem.origins[constraint] { layout.rules[index] } else { nil }
    }

    /// What reports call a constraint.
    func name(of constraint: Int) -> String {
        switch problem.origins[constraint] {
        case .rule(let index): layout.rules[index].name
        case .hugs(let view, let axis): "\(layout.views[view].name) hugs its content (\(extent(axis)))"
        case .resists(let view, let axis): "\(layout.views[view].name) resists compression (\(extent(axis)))"
        case .containerFits: "container fits its content"
        case .containerBound: "container stays in its range"
        }
    }

    private func extent(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
}

extension LinearSolver {
    /// How far a constraint is from holding.
    func error(of constraint: LinearSystem.Constraint) -> Double {
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

    /// All best solutions, where there is more than one.
    var openFace: OptimalFace? {
        isOpen ? OptimalFace(self) : nil
    }
}
