/// Elements with a tint; the legend lists their kinds.
enum HighlightAnnotation: AnnotationMaker {
    static let annotation = Annotation.highlights
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.id(of: index) != nil, !subject.isPaintedLayout(index) else { return }
        let name = subject.kindName(of: index)
        let roles = MarkRole.allCases.filter { $0.look.form == .flat }
        let known = marks.legend.first { $0.text == name }?.role
        marks.addBand(subject.frames[index], known ?? roles[marks.legend.count % roles.count], meaning: name)
    }
}

extension Annotation {
    /// A tint over elements.
    public static let highlights = Annotation("highlights")
}
