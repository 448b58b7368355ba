import QuoinLayout

/// A kind that notes a ``ConstraintSolution``: that of its children, or of elements further below.
package protocol ConstrainedKind: LayoutKind {}

extension ConstraintsLayout: ConstrainedKind {}

/// A kind whose content the code of an app makes by constraints, and makes anew with changed ones to try them.
package protocol TriedConstraintsKind: LayoutKind {
    /// Applied in their order to each layout of constraints.
    var trials: [ConstraintsLayout.Trial] { get set }

    /// The limits of lines that texts have instead of their own, by the name of the view; `nil` for no limit.
    var lineLimits: [String: Int?] { get set }
}

extension ConstraintsLayout {
    /// A change, which returns whether there was something to change.
    package typealias Trial = @Sendable (inout ConstraintsLayout) -> Bool
}

/// The views of a solution that the children of an element are; the element or one around it has the solution.
package struct ConstrainedChildren: Sendable {
    /// By child; `nil` for what is no view.
    package var views: [Int?]

    package init(views: [Int?]) { self.views = views }
}

/// A view in a solved constraint layout.
package struct ConstrainedView {
    package var solution: ConstraintSolution
    /// The index among the views.
    package var view: Int
    /// The element that has the solution.
    package var container: Int
    /// The origin of the layout, in points relative to the canvas.
    package var origin: Point

    package var name: String { solution.layout.views[view].name }

    /// The frame before rounding to pixels, in points relative to the canvas.
    package var exactFrame: Rect { solution.frame(of: .view(view)).moved(by: origin) }
}

extension Layout.LaidOutElement {
    /// The findings about an element with constraints, which call its container the canvas where it is that; `nil` for any
    /// other element.
    package var constraintReport: ConstraintReport? {
        guard var report = fact(ConstraintSolution.self)?.report else { return nil }
        if depth == 0 { for place in report.broken.indices { report.broken[place].owner = "the canvas" } }
        return report
    }
}

extension Layout.Trace {
    /// The view of an element in a constraint layout; `nil` for any other element.
    package func constrainedView(at index: Int) -> ConstrainedView? {
        guard let parent = layout.tree.parent(of: index) else { return nil }
        let place = index - layout.tree.children(of: parent).lowerBound
        let children = fact(ConstrainedChildren.self, of: parent)
        guard let view = children.map({ $0.views[place] }) ?? place else { return nil }
        for container in sequence(first: parent, next: layout.tree.parent) {
            if let solution = fact(ConstraintSolution.self, of: container) {
                return ConstrainedView(
                    solution: solution, view: view, container: container, origin: layout.frames[container].origin)
            }
            if children == nil { return nil }
        }
        return nil
    }

    /// Why an element has its size and place, as a block of lines for each element from the root down to it, and then the
    /// constraints that determine its edges.
    package func reasons(of index: Int) -> [String] {
        let view = constrainedView(at: index)
        return [explanation(of: index)] + (view.map { $0.solution.edgeLines(of: .view($0.view)) } ?? [])
    }
}

extension ConstraintSolution {
    /// The constraints that determine the edges of a view or guide, a line for each edge.
    package func edgeLines(of item: ConstraintItem) -> [String] {
        explanation(of: item).map { "  \($0.description.printable)" }
    }
}
