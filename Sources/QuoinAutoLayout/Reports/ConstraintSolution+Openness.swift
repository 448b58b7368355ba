import QuoinLayout

extension ConstraintSolution {
    /// The most unknowns and constraints that are searched for what is open.
    private static let ambiguityLimit = 1_000
    /// How long they are searched, in short steps of a budget: some hundredths of a second.
    private static let ambiguityEffort = 1 << 17

    /// The unknowns that the constraints do not determine, and the ties from which they are not.
    var openness: (ambiguous: [ConstraintReport.Ambiguous], ties: [ConstraintReport.Tie]) {
        guard let search = openSearch else { return ([], []) }
        return (search.ambiguous, ties(search))
    }

    /// The unknowns that the constraints do not determine.
    package var ambiguous: [ConstraintReport.Ambiguous] { openSearch?.ambiguous ?? [] }

    /// What differs between optimal solutions.
    private struct OpenSearch {
        var ambiguous: [ConstraintReport.Ambiguous] = []
        /// By ambiguous unknown, its part of the face.
        var parts: [Int?] = []
        /// The optional constraints whose errors differ, and their parts of the face.
        var constraints: [(index: Int, part: Int?)] = []
    }

    /// A text that gives way before another view of the same priority is of one tie with it: that it does is Quoin's rule.
    private var openSearch: OpenSearch? {
        textsDecide ? ConstraintSolution(problem.with(layout, textsYield: false)).ownOpenSearch : ownOpenSearch
    }

    /// Whether a text gives way before something that has the same priority: what does not hold, of a text or of what is
    /// connected with it.
    private var textsDecide: Bool {
        guard problem.textsYield else { return false }
        let constraints = problem.system.constraints
        var levels: [Double] = []
        for index in constraints.indices where yields(index) && !levels.contains(problem.priority(of: index)) {
            levels.append(problem.priority(of: index))
        }
        guard !levels.isEmpty else { return false }
        let alike = constraints.indices.filter { levels.contains(problem.priority(of: $0)) }
        let failing = alike.filter {
            constraints[$0].priority < 1000 && solver.error(of: constraints[$0]) > Self.tolerance
        }
        guard !failing.isEmpty, !alike.allSatisfy(yields) else { return false }
        let connected = problem.system.connectedUnknowns
        func part(_ constraint: Int) -> Int? {
            problem.system.firstUnknown(of: constraints[constraint]).map { connected[$0] }
        }
        return failing.contains { failed in
            let (priority, own) = (problem.priority(of: failed), part(failed))
            let equals = alike.filter { problem.priority(of: $0) == priority && part($0) == own }
            return equals.contains(where: yields) && !equals.allSatisfy(yields)
        }
    }

    /// Whether a constraint is that of a text, below the priority that was set.
    private func yields(_ constraint: Int) -> Bool {
        problem.system.constraints[constraint].priority < problem.priority(of: constraint)
    }

    private var ownOpenSearch: OpenSearch? {
        guard var face = solver.optimalFace else { return nil }
        let named = items.flatMap { item in
            ConstraintReport.Ambiguous.Unknown.allCases.compactMap { unknown in
                variable(unknown, of: item).map { (item: item, unknown: unknown, variable: $0) }
            }
        }
        let system = problem.system
        let optional = system.constraints.indices.filter { system.constraints[$0].priority < 1000 }
        let sums = optional.compactMap { index in
            let constraint = system.constraints[index]
            return face.addSum(Array(system.terms[constraint.start..<constraint.end])).map { (index, $0) }
        }
        let variables = named.map(\.variable) + sums.map(\.1)
        let intervals = face.intervals(of: variables, atMost: Self.ambiguityLimit, effort: Self.ambiguityEffort)
        let parts = face.parts(of: variables)
        var search = OpenSearch()
        // What a rule would determine that was left out is open only because of the conflict.
        let conflicts = solver.broken.isEmpty ? nil : ActiveSpan(equalitiesOf: self)
        for (place, named) in named.enumerated() {
            guard let interval = intervals[place],
                conflicts?.reasons(for: [LinearSystem.Term(named.variable, 1)]) == nil
            else { continue }
            search.parts.append(parts[place])
            search.ambiguous.append(
                ConstraintReport.Ambiguous(
                    item: layout.name(of: named.item), unknown: named.unknown, interval: interval,
                    value: solver.value(of: named.variable)))
        }
        for (place, sum) in sums.enumerated() {
            guard let values = intervals[named.count + place],
                system.constraints[sum.0].hasError(in: values, tolerance: Self.tolerance)
            else { continue }
            search.constraints.append((sum.0, parts[named.count + place]))
        }
        return search
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
}

extension LinearSystem.Constraint {
    /// Whether the constraint does not hold for some values of its left side.
    fileprivate func hasError(in values: ClosedRange<Double>, tolerance: Double) -> Bool {
        switch relation {
        case .equal: true
        case .lessOrEqual: values.upperBound > rightSide + tolerance
        case .greaterOrEqual: values.lowerBound < rightSide - tolerance
        }
    }
}

// MARK: - Ties

/// A change of one constraint of a tie that gives it another priority.
package struct TieRemedy: Hashable, Sendable {
    /// As it is written.
    package var change: String
    /// Whose priority it is.
    package var subject: String
    /// Whether it changes no frame.
    fileprivate(set) var keepsFrames = false
    private var origin: ConstraintProblem.Origin
    private var priority: LayoutPriority

    /// - Returns: `nil` for a constraint whose priority cannot be set.
    fileprivate init?(_ origin: ConstraintProblem.Origin, _ priority: Double, in layout: ConstraintsLayout) {
        (self.origin, self.priority) = (origin, LayoutPriority(max(1, priority - 1)))
        (change, subject) = ("", "")
        var changed = layout
        apply(to: &changed)
        switch origin {
        case .rule(let rule):
            (change, subject) = ("--! .priority(\(self.priority.words))", "«\(layout.rules[rule].name)»")
        case .hugging(let view, _):
            (change, subject) = ("hugging: \(changed.views[view].hugging.words)", layout.views[view].name)
        case .compression(let view, _):
            (change, subject) = ("compression: \(changed.views[view].compression.words)", layout.views[view].name)
        case .containerFit, .containerRange: return nil
        }
    }

    package func apply(to layout: inout ConstraintsLayout) {
        switch origin {
        case .rule(let rule): layout.rules[rule].priority = priority
        case .hugging(let view, let axis): layout.views[view].hugging[axis] = priority
        case .compression(let view, let axis): layout.views[view].compression[axis] = priority
        case .containerFit, .containerRange: break
        }
    }
}

extension LayoutPriority {
    fileprivate var words: String { shortDescription(rawValue) }
}

extension ConstraintsLayout.ViewTraits.AxisPriorities {
    /// As documents write them: `[251, 250]`.
    fileprivate var words: String { "[\(horizontal.words), \(vertical.words)]" }
}

extension ConstraintSolution {
    /// The most ties that are reported.
    private static let tieLimit = 20

    private func ties(_ search: OpenSearch) -> [ConstraintReport.Tie] {
        var ties: [ConstraintReport.Tie] = []
        var seen: Set<[Int]> = []
        for (index, part) in search.constraints where ties.count < Self.tieLimit {
            let priority = problem.priority(of: index)
            let equals = search.constraints.filter { $0.part == part && problem.priority(of: $0.index) == priority }
                .map(\.index)
            guard equals.count > 1, seen.insert(equals).inserted else { continue }
            let open = zip(search.ambiguous, search.parts).filter { $0.1 == part }.map(\.0)
            let unknowns = open.map(\.name)
            ties.append(
                ConstraintReport.Tie(
                    constraints: equals.map(name), priority: priority, unknowns: unknowns, item: open.first?.item ?? "",
                    remedy: remedy(for: equals, unknowns: Set(unknowns))))
        }
        return ties
    }

    /// A change after which the unknowns are determined: if there is one, one that keeps their present values. What gives
    /// way the most is tried first.
    private func remedy(for constraints: [Int], unknowns: Set<String>) -> TieRemedy? {
        func error(_ index: Int) -> Double { solver.error(of: problem.system.constraints[index]) }
        var other: TieRemedy?
        for index in constraints.sorted(by: { error($0) > error($1) }).prefix(3) {
            guard var remedy = TieRemedy(problem.origins[index], problem.priority(of: index), in: layout) else {
                continue
            }
            var changed = layout
            remedy.apply(to: &changed)
            let solution = ConstraintSolution(problem.with(changed))
            guard !solution.ambiguous.contains(where: { unknowns.contains($0.name) }) else { continue }
            remedy.keepsFrames = items.allSatisfy { solution.alignmentRect(of: $0).isNear(alignmentRect(of: $0)) }
            if remedy.keepsFrames { return remedy }
            other = other ?? remedy
        }
        return other
    }
}

extension Rect {
    /// Whether no edge differs by more than rounding errors.
    func isNear(_ other: Rect) -> Bool {
        let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return distances.allSatisfy { abs($0) <= ConstraintSolution.tolerance }
    }
}
