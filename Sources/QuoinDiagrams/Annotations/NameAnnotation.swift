/// The ids of elements, or the kinds of elements without an id.
enum NameAnnotation: AnnotationMaker {
    static let annotation = Annotation.names
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let id = subject.tree.id(of: index)
        guard id != nil || (showsAll && !subject.isPaintedLayout(index)) else { return }
        marks.addLabel(
            id ?? subject.kindName(of: index), .size, look: .tag,
            .within(subject.frames[index], spots(for: index, in: subject)))
    }

    /// The label of a leaf is in its middle, the label of a container at a corner.
    private static func spots(for index: Int, in subject: Subject) -> [LabelMark.Spot] {
        let corners: [LabelMark.Spot] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return subject.tree.children(of: index).isEmpty
            ? [.center] + corners + [.above, .below] : corners + [.above, .below, .center]
    }
}

extension Annotation {
    /// The ids of elements, and with a scope other than ``Scope/setByAuthor`` the kinds of elements without an id.
    public static let names = Annotation("names")
}
