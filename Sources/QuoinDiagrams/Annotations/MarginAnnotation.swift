import QuoinLayout

/// The distances from an element to the edges of its parent.
enum MarginAnnotation: AnnotationMaker {
    static let annotation = Annotation.margins
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let parent = subject.tree.parent(of: index), showsAll || subject.tree.children(of: index).isEmpty
        else { return }
        let (frame, outer) = (subject.frames[index], subject.frames[parent])
        for axis in Axis.allCases {
            let ends = [
                (outer[axis].lowerBound, frame[axis].lowerBound), (frame[axis].upperBound, outer[axis].upperBound),
            ]
            for (start, end) in ends where end - start > 0.5 {
                marks.addDimension(
                    axis, start...end, across: frame[axis.cross], subject.text(ofLength: end - start), .inset,
                    place: .within)
            }
        }
    }
}

extension Annotation {
    /// The distances from elements to the edges of their parents.
    public static let margins = Annotation("margins")
}
