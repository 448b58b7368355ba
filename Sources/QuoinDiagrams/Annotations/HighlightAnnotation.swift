import QuoinLayout

/// Elements that stand out, tinted; the legend names their kinds.
enum HighlightAnnotation: AnnotationMaker {
    static let annotation = Annotation.highlights
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard wholly || subject.tree.id(of: index) != nil, !subject.isPaintedLayout(index) else { return }
        let look = OutlineLook(
            of: subject.paintedLayout(in: index).map(subject.tree.kind) ?? subject.tree.kind(of: index))
        let hue: Hue = look.hue == .structure ? .share : look.hue
        marks.bands.append(Band(area: subject.frames[index], hue: hue, pattern: .plain))
        marks.explain(.band(.plain), hue, look.name)
    }
}

extension Annotation {
    /// A tint over elements.
    public static let highlights = Annotation("highlights")
}
