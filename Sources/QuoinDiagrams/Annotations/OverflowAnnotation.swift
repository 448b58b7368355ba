import QuoinLayout
import QuoinScene

/// What stands out of the canvas, or, where it is asked for by name, out of the parent.
enum OverflowAnnotation: AnnotationMaker {
    static let annotation = Annotation.overflow

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard wholly || subject.tree.children(of: index).isEmpty, !subject.isInViewport(index) else { return }
        let frame = subject.frames[index]
        let parent = subject.tree.parent(of: index).map { subject.frames[$0] } ?? subject.bounds
        let bounds = wholly ? parent : subject.bounds
        for axis in Axis.allCases {
            let (inside, room) = (frame[axis], bounds[axis])
            let parts = [
                (inside.lowerBound, min(room.lowerBound, inside.upperBound)),
                (max(room.upperBound, inside.lowerBound), inside.upperBound),
            ]
            for (start, end) in parts where end - start > 0.5 {
                marks.bands.append(
                    Band(area: Rect(start...end, frame[axis.cross], axis: axis), hue: .excess, pattern: .crossed))
                marks.dimensions.append(
                    DimensionMark(
                        axis, start...end, across: frame[axis.cross], "+" + subject.text(ofLength: end - start),
                        room: .gap, hue: .excess))
                marks.explain(.band(.crossed), .excess, "overflow")
                if !marks.ghosts.contains(index) { marks.ghosts.append(index) }
            }
        }
    }
}

extension Annotation {
    /// What stands out of its bounds.
    public static let overflow = Annotation("overflow")
}

extension Subject {
    /// Whether something above the element clips it, so that it never shows outside.
    func isInViewport(_ index: Int) -> Bool {
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
