import QuoinLayout

extension ConstraintSolution {
    /// Errors below this are rounding errors, in points.
    static let tolerance = 1e-6

    /// The findings about the solution. Computing them takes some steps of the simplex method for each unknown that may be
    /// ambiguous.
    package var report: ConstraintReport {
        let (ambiguous, ties) = openness
        return ConstraintReport(
            broken: broken, unmet: unmet, ambiguous: ambiguous, ties: ties, unused: unused,
            unseen: Set(layout.guides + layout.views.filter(\.isUnseen).map(\.name)))
    }

    /// The required constraints that were left out.
    package var broken: [ConstraintReport.Broken] {
        solver.broken.map { conflict in
            let rule = rule(of: conflict.constraint)
            let extents = conflict.extents.isEmpty ? [] : [Self.notNegative]
            let others = conflict.conflictsWith.filter { !isContainerRange($0) }
            return ConstraintReport.Broken(
                constraint: name(of: conflict.constraint), text: rule?.text ?? name(of: conflict.constraint),
                place: rule?.place, conflictsWith: extents + others.map(name),
                negative: conflict.extents.compactMap(nameOfExtent), containers: containers(in: conflict))
        }
    }

    /// The name of the engine's constraint on extents.
    static let notNegative = "size not negative"

    private func nameOfExtent(_ variable: LinearSystem.Variable) -> String? {
        for item in items {
            let unknowns = problem.unknowns(of: item)
            if unknowns.width == variable { return layout.name(of: Rule.Side(item, .width)) }
            if unknowns.height == variable { return layout.name(of: Rule.Side(item, .height)) }
        }
        return nil
    }

    /// The container's extents with which a conflict would not be one, if there are any: those with which all rules hold,
    /// or otherwise those of the conflict.
    private func containers(in conflict: LinearSolver.Conflict) -> [ConstraintReport.ContainerExtent] {
        let own = [conflict.constraint] + conflict.conflictsWith
        let all = problem.system.constraints.indices.filter { problem.system.constraints[$0].priority >= 1000 }
        guard let roomy = containers(for: own), !roomy.isEmpty else { return [] }
        let axes = Set(roomy.map(\.axis))
        return containers(for: all)?.filter { axes.contains($0.axis) } ?? roomy
    }

    /// The extents of the container with which constraints hold, where they are not in its range; `nil` if none do.
    private func containers(for constraints: [Int]) -> [ConstraintReport.ContainerExtent]? {
        var (system, unknowns): (LinearSystem, [LinearSystem.Variable: LinearSystem.Variable]) = (.init(), [:])
        let container = [problem.container.width, problem.container.height]
        for index in constraints where !isContainerRange(index) {
            let constraint = problem.system.constraints[index]
            let terms = problem.system.terms[constraint.start..<constraint.end].map { term in
                let rest = container.contains(term.variable) ? .extent : problem.system.rests[term.variable.index]
                let own = unknowns[term.variable] ?? system.addUnknown(rest)
                unknowns[term.variable] = own
                return LinearSystem.Term(own, term.coefficient)
            }
            system.add(terms, constraint.relation, constraint.rightSide)
        }
        let extents = zip(Axis.allCases, container).compactMap { axis, variable in
            unknowns[variable].map { (axis: axis, variable: $0, range: problem.containerRange[axis]) }
        }
        for extent in extents {
            let term = LinearSystem.Term(extent.variable, 1)
            system.add(term, .greaterOrEqual, extent.range.min, priority: 500)
            if extent.range.max.isFinite { system.add(term, .lessOrEqual, extent.range.max, priority: 500) }
        }
        let solver = LinearSolver(system)
        guard solver.broken.isEmpty else { return nil }
        return extents.compactMap { extent in
            let needed = solver.value(of: extent.variable)
            let isOutside = needed < extent.range.min - Self.tolerance || needed > extent.range.max + Self.tolerance
            return isOutside
                ? ConstraintReport.ContainerExtent(axis: extent.axis, range: extent.range, needed: needed) : nil
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

    /// The most rules that are left out for a trial.
    private static let trialLimit = 50

    private var unmet: [ConstraintReport.Unmet] {
        var trials = 0
        return problem.origins.indices.compactMap { index in
            let constraint = problem.system.constraints[index]
            guard constraint.priority < 1000, !isContainerFit(index) else { return nil }
            let distance = solver.error(of: constraint)
            guard distance > Self.tolerance else { return nil }
            let rule = rule(of: index)
            let isTried = constraint.priority >= LayoutPriority.defaultLow.rawValue && trials < Self.trialLimit
            if isTried && rule != nil { trials += 1 }
            return ConstraintReport.Unmet(
                constraint: name(of: index), priority: problem.priority(of: index), distance: distance,
                place: rule?.place, isRule: rule != nil, isLost: isTried && isLost(problem.origins[index]))
        }
    }

    /// Whether another number is required in place of a rule's, or all frames are the same without the rule, and as much is
    /// determined.
    private func isLost(_ origin: ConstraintProblem.Origin) -> Bool {
        guard case .rule(let index) = origin else { return false }
        let rule = layout.rules[index]
        let isOutdone = layout.rules.contains {
            $0.first == rule.first && $0.second == nil && $0.priority > rule.priority
        }
        if rule.second == nil && isOutdone { return true }
        var rest = layout
        rest.rules.remove(at: index)
        let solution = ConstraintSolution(problem.with(rest))
        return ([.container] + items).allSatisfy { solution.alignmentRect(of: $0).isNear(alignmentRect(of: $0)) }
            && Set(solution.ambiguous.map(\.name)).isSubset(of: ambiguous.map(\.name))
    }

    private var unused: [String] {
        var isUsed = Array(repeating: false, count: problem.system.rests.count)
        func note(_ item: ConstraintItem) {
            if problem.contains(item) { isUsed[problem.unknowns(of: item).width.index] = true }
        }
        // A rule as a whole would be copied.
        let rules = layout.rules
        for index in rules.indices {
            note(rules[index].first.item)
            if let second = rules[index].second?.item { note(second) }
        }
        return items.filter { !isUsed[problem.unknowns(of: $0).width.index] }.map(layout.name)
    }

    // MARK: Names

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

extension ConstraintSolution {
    /// What holds of the views' extents, for warnings about their own sizes.
    var sizeRules: SizeRules {
        SizeRules(
            holds: { view, axis, extent in
                let attribute: Attribute = axis == .horizontal ? .width : .height
                var changed = layout
                changed.rules.append(Rule(Rule.Side(.view(view), attribute), .equal, constant: extent, text: ""))
                return ConstraintSolution(problem.with(changed)).solver.broken.count == solver.broken.count
            },
            isContentSized: { view, axis in
                let unknowns = problem.unknowns(of: .view(view))
                let extent = axis == .horizontal ? unknowns.width : unknowns.height
                let reasons = ActiveSpan(self).reasons(for: [LinearSystem.Term(extent, 1)]) ?? []
                return reasons.contains { index in
                    switch problem.origins[index] {
                    case .hugging(view, axis), .compression(view, axis): true
                    default: false
                    }
                }
            })
    }

    /// Rectangles that items might have, in points of the container. Parts that are not numbers are not known.
    package typealias Rects = [ConstraintItem: Rect]

    /// How far each required rule is from holding if items had other rectangles: its left side less its right side. Rules about
    /// what is not known are left out.
    package func errors(in rects: Rects) -> [Int: Double] {
        let values = values(in: rects)
        var errors: [Int: Double] = [:]
        for (index, origin) in problem.origins.enumerated() {
            guard case .rule(let rule) = origin, problem.system.constraints[index].priority >= 1000 else { continue }
            let error = error(of: index, values)
            if error.isFinite, abs(error) > Self.tolerance { errors[rule] = error }
        }
        return errors
    }

    /// The optional constraint that other rectangles give up although this solution holds it, and holds all that is more
    /// important as well as they do.
    ///
    /// - Parameter rects: of all items that are compared; constraints about others are left out.
    /// - Returns: the position of the rule, or `nil` in its place if it is about the content of a view, and its name; `nil` if
    ///   there is none.
    package func constraint(givenUpIn rects: Rects) -> (rule: Int?, name: String)? {
        let own = Dictionary(uniqueKeysWithValues: rects.map { ($0.key, alignmentRect(of: $0.key)) })
        let (values, ownValues) = (values(in: rects), values(in: own))
        var levels: [Double: (sum: Double, worst: Double, index: Int)] = [:]
        for index in problem.origins.indices where problem.system.constraints[index].priority < 1000 {
            let excess = abs(error(of: index, values)) - abs(error(of: index, ownValues))
            guard excess.isFinite else { continue }
            var level = levels[problem.system.constraints[index].priority] ?? (0, 0, index)
            level.sum += excess
            if excess > level.worst { (level.worst, level.index) = (excess, index) }
            levels[problem.system.constraints[index].priority] = level
        }
        guard let level = levels.filter({ abs($0.value.sum) > 0.5 }).max(by: { $0.key < $1.key })?.value, level.sum > 0
        else { return nil }
        switch problem.origins[level.index] {
        case .rule(let rule): return (rule, layout.rules[rule].name)
        case .hugging, .compression: return (nil, name(of: level.index))
        case .containerFit, .containerRange: return nil
        }
    }

    private func values(in rects: Rects) -> [Double] {
        var values = [Double](repeating: .nan, count: problem.system.rests.count)
        for (item, rect) in rects {
            let unknowns = problem.unknowns(of: item)
            for (variable, value) in [
                (unknowns.left, rect.minX), (unknowns.top, rect.minY), (unknowns.width, rect.size.width),
                (unknowns.height, rect.size.height),
            ] { if let variable { values[variable.index] = value } }
        }
        return values
    }

    private func error(of index: Int, _ values: [Double]) -> Double {
        let constraint = problem.system.constraints[index]
        let terms = problem.system.terms[constraint.start..<constraint.end]
        let error = terms.reduce(-constraint.rightSide) { $0 + $1.coefficient * values[$1.variable.index] }
        return switch constraint.relation {
        case .equal: error
        case .lessOrEqual: max(error, 0)
        case .greaterOrEqual: min(error, 0)
        }
    }

    /// The items of required rules that contradict each other.
    package var contradictoryItems: Set<ConstraintItem> {
        let conflicts = solver.broken.flatMap { [$0.constraint] + $0.conflictsWith }
        return Set(
            conflicts.flatMap { index -> [ConstraintItem] in
                guard case .rule(let rule) = problem.origins[index] else { return [] }
                return [layout.rules[rule].first.item, layout.rules[rule].second?.item].compactMap(\.self)
            })
    }

    /// The solution if some rules had other constants, and some views another content.
    ///
    /// - Parameters:
    ///   - changes: what is added to the constants of rules, by their positions.
    ///   - contents: the intrinsic sizes of views, by their positions.
    package func supposing(
        _ changes: [Int: Double], contents: [Int: ConstraintsLayout.ViewTraits.IntrinsicContentSize]
    ) -> ConstraintSolution {
        var (layout, measurements) = (layout, problem.measurements)
        for (rule, change) in changes { layout.rules[rule].constant += change }
        for (view, size) in contents { measurements[view].size = size }
        return ConstraintSolution(problem.with(layout, measurements: measurements))
    }
}
