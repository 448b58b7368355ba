import QuoinLayout

/// A solved layout of constraints. A traced layout has one as a fact for each element with constraints.
package struct ConstraintSolution: Sendable {
    /// In memory of its own: a copy of the many arrays in it would count each of them.
    private var content: Content

    private final class Content: Sendable {
        let problem: ConstraintProblem
        let solver: LinearSolver

        init(_ problem: ConstraintProblem, _ solver: LinearSolver) { (self.problem, self.solver) = (problem, solver) }
    }

    package var problem: ConstraintProblem {
        _read { yield content.problem }
    }

    package var solver: LinearSolver {
        _read { yield content.solver }
    }

    init(_ problem: ConstraintProblem, budget: Budget? = nil) {
        content = Content(
            problem, LinearSolver(problem.system, container: problem.containerRange.max.finiteOrZero, budget: budget))
    }

    /// Solves the problem again with another size of the container.
    ///
    /// - Parameter range: one to which the problem can move.
    mutating func move(to range: SizeRange, _ budget: Budget?) {
        guard range != problem.containerRange else { return }
        var (problem, solver) = (problem, solver)
        problem.move(to: range)
        solver.resize(to: range.max.finiteOrZero, budget: budget)
        content = Content(problem, solver)
    }

    /// The solution of a layout that is the same but for names, so that it is not solved again for its report; `nil` for a
    /// layout that may have another solution.
    package func named(
        as layout: ConstraintsLayout, in range: SizeRange, _ direction: LayoutDirection
    ) -> ConstraintSolution? {
        guard range == problem.containerRange, direction == problem.direction,
            layout.isSameButForNames(as: problem.layout)
        else { return nil }
        var copy = self
        copy.content = Content(problem.named(as: layout), solver)
        return copy
    }

    package var layout: ConstraintsLayout { problem.layout }

    package var container: Size { alignmentRect(of: .container).size }

    /// The rectangle that constraints refer to, in points of the container, not rounded to pixels.
    package func alignmentRect(of item: ConstraintItem) -> Rect {
        let unknowns = problem.unknowns(of: item)
        return Rect(
            unknowns.left.map(solver.value) ?? 0, unknowns.top.map(solver.value) ?? 0,
            solver.value(of: unknowns.width), solver.value(of: unknowns.height))
    }

    /// The alignment rectangle of a side's item, or the area of it that the side is about.
    package func rect(of side: Rule.Side) -> Rect {
        let rect = alignmentRect(of: side.item)
        return side.area.map { rect.inset(by: problem.areas.insets(of: $0, in: side.item)) } ?? rect
    }

    /// The alignment rectangle, for a view with its alignment insets added.
    package func frame(of item: ConstraintItem) -> Rect {
        let rect = alignmentRect(of: item)
        guard case .view(let index) = item else { return rect }
        let insets = layout.views[index].alignmentInsets
        return rect.inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// All views and guides, in the order of declaration.
    package var items: [ConstraintItem] {
        layout.views.indices.map(ConstraintItem.view) + layout.guides.indices.map(ConstraintItem.guide)
    }
}

extension Size {
    /// With 0 for infinite extents, which are unknowns of the system.
    fileprivate var finiteOrZero: Size {
        Size(width.isFinite ? width : 0, height.isFinite ? height : 0)
    }
}

extension ConstraintsLayout {
    fileprivate func isSameButForNames(as other: ConstraintsLayout) -> Bool {
        views.map(\.withoutName) == other.views.map(\.withoutName) && guides.count == other.guides.count
            && rules.map(\.withoutNames) == other.rules.map(\.withoutNames) && holders == other.holders
            && containerAreas == other.containerAreas
    }
}

extension ConstraintsLayout.ViewTraits {
    fileprivate var withoutName: Self {
        var copy = self
        copy.name = ""
        return copy
    }
}

extension Rule {
    fileprivate var withoutNames: Rule {
        var copy = self
        (copy.text, copy.identifier, copy.place) = ("", nil, nil)
        return copy
    }
}

/// Takes the solution of a layout of constraints that is laid out and not traced.
package final class SolutionReceiver {
    package internal(set) var solution: ConstraintSolution?

    package init() {}

    package enum Key: LayoutEnvironment.Key {
        package typealias Value = SolutionReceiver
    }
}

extension ConstraintsLayout {
    /// The name of an attribute of an item, or of an area of it, in rules.
    package func name(of side: Rule.Side) -> String {
        [name(of: side.item), side.area?.rawValue, side.attribute.rawValue].compactMap(\.self).joined(separator: ".")
    }

    /// The name of an item in rules.
    package func name(of item: ConstraintItem) -> String {
        switch item {
        case .container: "container"
        case .view(let index): views[index].name
        case .guide(let index): guides[index]
        }
    }
}

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
    var connectedUnknowns: [Int] {
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

    func firstUnknown(of constraint: Constraint) -> Int? {
        terms[constraint.start..<constraint.end].first { $0.variable.index > 1 }?.variable.index
    }
}
