import QuoinLayout

/// Elements with a tint; the legend lists their kinds.
enum HighlightAnnotation: AnnotationMaker {
    static let annotation = Annotation.highlights
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.id(of: index) != nil, !subject.isPaintedLayout(index) else { return }
        let look = OutlineLook(
            of: subject.tree.paintedLayout(in: index).map(subject.tree.kind) ?? subject.tree.kind(of: index))
        let role: MarkRole = look.role == .structure ? .share : look.role
        marks.addBand(subject.frames[index], role, .plain, meaning: look.name)
    }
}

extension Annotation {
    /// A tint over elements.
    public static let highlights = Annotation("highlights")
}
