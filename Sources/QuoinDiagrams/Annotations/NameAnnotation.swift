import QuoinLayout

/// What elements are called: their id, or else their kind.
enum NameAnnotation: AnnotationMaker {
    static let annotation = Annotation.names
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        let kind = subject.tree.kind(of: index)
        let id = subject.tree.id(of: index)
        guard id != nil || (wholly && !subject.isPaintedLayout(index)) else { return }
        let look = OutlineLook(of: subject.paintedLayout(in: index).map(subject.tree.kind) ?? kind)
        marks.labels.append(
            LabelMark(
                text: id ?? look.name, hue: look.hue, look: .tag,
                place: .within(subject.frames[index], spots(for: index, in: subject))))
    }

    /// A leaf is named in its middle, a container at its corner.
    private static func spots(for index: Int, in subject: Subject) -> [LabelMark.Spot] {
        let corners: [LabelMark.Spot] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return subject.tree.children(of: index).isEmpty
            ? [.center] + corners + [.above, .below] : corners + [.above, .below, .center]
    }
}

extension Annotation {
    /// The ids of elements; where they are asked for by name, the kinds of those without one.
    public static let names = Annotation("names")
}
