import QuoinLayout

/// The width and height of an element with a fixed ratio.
enum RatioAnnotation: AnnotationMaker {
    static let annotation = Annotation.ratios

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? RatioLayout else { return }
        let frame = subject.frames[index]
        let width = subject.text(ofLength: frame.size.width)
        let part = kind.ratio == 1 ? "the width" : "\(numberText(kind.ratio)) of the width"
        let height = "\(part) = \(subject.text(ofLength: frame.size.height))"
        for (axis, text) in [(Axis.horizontal, width), (.vertical, height)] {
            marks.addDimension(axis, frame[axis], across: frame[axis.cross], text, .size, place: .beside)
        }
    }
}

extension Annotation {
    /// The widths and heights of elements with a fixed ratio.
    public static let ratios = Annotation("ratios")
}
