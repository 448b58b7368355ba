import QuoinLayout

/// The ratio of a height to a width, as the two sides that have it.
enum RatioAnnotation: AnnotationMaker {
    static let annotation = Annotation.ratios

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? RatioLayout else { return }
        let frame = subject.frames[index]
        let width = subject.text(ofLength: frame.size.width)
        let height = "\(numberText(kind.ratio)) × \(width) = \(subject.text(ofLength: frame.size.height))"
        for (axis, text) in [(Axis.horizontal, width), (.vertical, height)] {
            marks.dimensions.append(
                DimensionMark(axis, frame[axis], across: frame[axis.cross], text, room: .beside))
        }
    }
}

extension Annotation {
    /// The sides that have a ratio.
    public static let ratios = Annotation("ratios")
}
