import Quoin

/// A view in a layout of constraints.
struct InspectedView {
    var name: String
    /// Where the constraints put it before it was rounded to pixels, in points relative to the canvas.
    var exactFrame: Rect

    /// Nothing for an element that is not in a layout of constraints.
    init?(_ index: Int, in document: borrowing DocumentLayout) {
        let layout = document.layout
        guard let name = layout.constrainedView(at: index), let parent = layout.tree.parent(of: index),
            let solution = document.constraints.first(where: { $0.index == parent })?.solution
        else { return nil }
        self.name = name
        let view = index - layout.tree.children(of: parent).lowerBound
        exactFrame = solution.frame(of: .view(view)).moved(by: layout.frames[parent].origin)
    }
}

/// How the constraints of an element were solved.
struct InspectedConstraints {
    var report: ConstraintReport
    /// The layout guides in order, in points relative to the canvas, exact.
    var guides: [(name: String, frame: Rect)]

    init(_ solution: ConstraintSolution, at origin: Point) {
        report = solution.report
        guides = solution.layout.guides.enumerated().map { index, name in
            (name, solution.frame(of: .guide(index)).moved(by: origin))
        }
    }
}

extension Rect {
    fileprivate func moved(by distance: Point) -> Rect {
        Rect(minX + distance.x, minY + distance.y, size.width, size.height)
    }
}
