import QuoinLayout

/// A solved layout of constraints: frames, and what reports are made from. A value, which a traced layout keeps as a fact.
public struct ConstraintSolution: Sendable {
    let problem: ConstraintProblem
    let solver: LinearSolver

    init(_ problem: ConstraintProblem) {
        self.problem = problem
        solver = LinearSolver(problem.system, container: problem.containerRange.max.finiteOrZero)
    }

    /// The layout that was solved, to which things and rules belong.
    public var layout: ConstraintsLayout { problem.layout }

    /// The size of the container, in points.
    public var container: Size { alignmentRect(of: .container).size }

    /// The rectangle that constraints act on, in points of the container; exact, not rounded to pixels.
    public func alignmentRect(of thing: Thing) -> Rect {
        let unknowns = problem.unknowns(of: thing)
        return Rect(
            unknowns.left.map(solver.value) ?? 0, unknowns.top.map(solver.value) ?? 0,
            solver.value(of: unknowns.width), solver.value(of: unknowns.height))
    }

    /// The frame of a thing, in points of the container; exact, not rounded to pixels. A view's is its alignment
    /// rectangle grown by its insets.
    public func frame(of thing: Thing) -> Rect {
        let rect = alignmentRect(of: thing)
        guard case .view(let index) = thing else { return rect }
        let insets = layout.views[index].alignmentInsets
        return rect.inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// All things but the container, in the order of declaration.
    public var things: [Thing] {
        layout.views.indices.map(Thing.view) + layout.guides.indices.map(Thing.guide)
    }
}

extension Size {
    /// The size with 0 for what is not a finite number; such an extent is an unknown of its own.
    fileprivate var finiteOrZero: Size {
        Size(width.isFinite ? width : 0, height.isFinite ? height : 0)
    }
}

extension ConstraintsLayout {
    /// What rules call a thing.
    public func name(of thing: Thing) -> String {
        switch thing {
        case .container: "container"
        case .view(let index): views[index].name
        case .guide(let index): guides[index]
        }
    }

    /// The thing that rules call by a name; `container`, a view or a guide.
    public func thing(named name: String) -> Thing? {
        ThingNames(views: views.map(\.name), guides: guides)[name]
    }
}
