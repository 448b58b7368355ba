import QuoinLayout

extension ConstraintSolution {
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
