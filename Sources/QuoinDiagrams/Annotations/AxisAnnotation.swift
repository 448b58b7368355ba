import QuoinLayout

/// The main axis and the cross axis of a stack.
enum AxisAnnotation: AnnotationMaker {
    static let annotation = Annotation.axes
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        let frame = subject.frames[index]
        for axis in Axis.allCases {
            let name = axis == stack.direction ? "main axis" : "cross axis"
            var arrow = DimensionMark(axis, frame[axis], across: frame[axis.cross], name, .position, place: .beside)
            let isMirrored = axis == .horizontal && subject.isRightToLeft
            (arrow.start, arrow.end) = isMirrored ? (.arrow, .plain) : (.plain, .arrow)
            marks.add(arrow)
        }
    }
}

extension Annotation {
    /// The main and the cross axis of stacks.
    public static let axes = Annotation("axes")
}
