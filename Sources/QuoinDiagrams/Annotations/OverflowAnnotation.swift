import QuoinScene

/// The parts of elements that extend beyond their parents, or beyond the canvas where a parent does so as well. By
/// default, elements without children are marked on the sides on which they extend beyond the canvas.
enum OverflowAnnotation: AnnotationMaker {
    static let annotation = Annotation.overflow
    static let isEssential = true

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.children(of: index).isEmpty, !subject.isInViewport(index) else { return }
        for axis in Axis.allCases {
            let sides = sides(of: index, along: axis, subject)
            for side in sides where side.start < side.end - 0.5 && (showsAll || side.leavesCanvas) {
                mark(side.start...side.end, of: index, along: axis, subject, &marks)
            }
        }
    }

    /// The part of an element on one side of its parent's visible part.
    private struct Side {
        var start: Double
        var end: Double
        /// Whether the element extends beyond the canvas on that side.
        var leavesCanvas: Bool
    }

    private static func sides(of index: Int, along axis: Axis, _ subject: Subject) -> [Side] {
        let (own, canvas) = (subject.frames[index][axis], subject.bounds[axis])
        let parent = subject.tree.parent(of: index).map { subject.frames[$0][axis] } ?? canvas
        let start = max(parent.lowerBound, canvas.lowerBound)
        let end = min(parent.upperBound, canvas.upperBound)
        return [
            Side(
                start: own.lowerBound, end: min(start, own.upperBound),
                leavesCanvas: own.lowerBound < canvas.lowerBound - 0.5),
            Side(
                start: max(end, own.lowerBound), end: own.upperBound,
                leavesCanvas: own.upperBound > canvas.upperBound + 0.5),
        ]
    }

    private static func mark(
        _ span: ClosedRange<Double>, of index: Int, along axis: Axis, _ subject: Subject, _ marks: inout Marks
    ) {
        let across = subject.frames[index][axis.cross]
        marks.addBand(Rect(span, across, axis: axis), .overflow, meaning: "overflow")
        marks.addDimension(
            axis, span, across: across, "+" + subject.text(ofLength: span.length), .overflow, isBand: true)
        if !marks.faintElements.contains(index) { marks.faintElements.append(index) }
    }
}

extension Annotation {
    /// The parts of elements that extend beyond their parents, or beyond the canvas where a parent does so as well. By
    /// default, only elements that extend beyond the canvas are marked.
    public static let overflow = Annotation("overflow")
}

extension Subject {
    /// Whether an ancestor of the element clips it.
    fileprivate func isInViewport(_ index: Int) -> Bool {
        sequence(first: index, next: tree.paintedParent).dropFirst().contains { parent in
            tree.kind(of: parent).showsPartOfContent
        }
    }
}
