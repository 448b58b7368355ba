import QuoinLayout
import QuoinScene

/// The parts of elements outside the canvas, or outside the parent if everything is marked.
enum OverflowAnnotation: AnnotationMaker {
    static let annotation = Annotation.overflow

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.children(of: index).isEmpty, !subject.isInViewport(index) else { return }
        let frame = subject.frames[index]
        let parent = subject.tree.parent(of: index).map { subject.frames[$0] } ?? subject.bounds
        let bounds = showsAll ? parent : subject.bounds
        for axis in Axis.allCases {
            let (own, limits) = (frame[axis], bounds[axis])
            let parts = [
                (own.lowerBound, min(limits.lowerBound, own.upperBound)),
                (max(limits.upperBound, own.lowerBound), own.upperBound),
            ]
            for (start, end) in parts where end - start > 0.5 {
                marks.addBand(
                    Rect(start...end, frame[axis.cross], axis: axis), .excess, .crossed, meaning: "overflow")
                marks.dimensions.append(
                    DimensionMark(
                        axis, start...end, across: frame[axis.cross], "+" + subject.text(ofLength: end - start),
                        place: .gap, role: .excess))
                if !marks.faintElements.contains(index) { marks.faintElements.append(index) }
            }
        }
    }
}

extension Annotation {
    /// The parts of elements outside their bounds.
    public static let overflow = Annotation("overflow")
}

extension Subject {
    /// Whether an ancestor of the element clips it.
    fileprivate func isInViewport(_ index: Int) -> Bool {
        var index = index
        while let parent = tree.parent(of: index) {
            if viewport(at: parent) { return true }
            index = parent
        }
        return false
    }

    private func viewport(at index: Int) -> Bool {
        tree.kind(of: index) is ScrollNode || type(of: tree.kind(of: index)).clipsChildren
    }
}
