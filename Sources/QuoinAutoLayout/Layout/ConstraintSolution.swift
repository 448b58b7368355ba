import QuoinLayout

/// A solved layout of constraints. A traced layout has one as a fact for each element with constraints.
package struct ConstraintSolution: Sendable {
    package let problem: ConstraintProblem
    package let solver: LinearSolver

    init(_ problem: ConstraintProblem, budget: Budget? = nil) {
        self.problem = problem
        solver = LinearSolver(
            problem.system, container: problem.containerRange.max.finiteOrZero, budget: budget)
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
