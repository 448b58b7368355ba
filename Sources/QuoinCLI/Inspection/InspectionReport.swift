import Quoin

/// What `quoin inspect` tells of a layout.
struct InspectionReport {
    /// The layout, with what was found out about each element.
    var trace: LayoutTrace
    /// Pixels per point.
    var scale: Double

    init(_ document: DocumentLayout) {
        (trace, scale) = (document.trace, document.canvas.scale)
    }
}

// MARK: - Constraints

extension LayoutTrace {
    /// The view that an element is in a layout of constraints; `nil` for any other.
    func constrainedView(at index: Int) -> ConstrainedView? {
        guard let parent = layout.tree.parent(of: index), let solution = fact(ConstraintSolution.self, of: parent)
        else {
            return nil
        }
        let view = index - layout.tree.children(of: parent).lowerBound
        return ConstrainedView(solution: solution, view: view, origin: layout.frames[parent].origin)
    }
}

/// A view in a layout of constraints that was solved.
struct ConstrainedView {
    var solution: ConstraintSolution
    /// Its number among the views.
    var view: Int
    /// Where the layout begins, in points relative to the canvas.
    var origin: Point

    var name: String { solution.layout.views[view].name }

    /// Where the constraints put it before it was rounded to pixels, in points relative to the canvas.
    var exactFrame: Rect { solution.frame(of: .view(view)).moved(by: origin) }
}

extension Rect {
    func moved(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }
}
