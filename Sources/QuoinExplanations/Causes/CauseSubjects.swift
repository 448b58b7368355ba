import QuoinValues

/// The names of elements in causes. They are the same in all pictures that use the same component, id or structure,
/// whatever the texts in them.
struct CauseSubjects {
    private let tree: RecordTree

    init(_ tree: RecordTree) {
        self.tree = tree
    }

    /// The name of an element, or of the style whose change its own change is: ``style `title` ``.
    func name(of index: Int, changedBy change: RecordedChange) -> String {
        if case .property(let property) = change, let style = property.style { return "style \(ElementName.id(style))" }
        return name(of: index)
    }

    /// `` `pill` ``, ``text in `pill` ``, `row`.
    func name(of index: Int) -> String {
        let element = tree.elements[index]
        if let component = element.component {
            return component.isOutermost
                ? ElementName.id(component.name) : "\(own(index)) in \(ElementName.id(component.name))"
        }
        if let id = element.id { return ElementName.id(id) }
        let holder = tree.ancestors(of: index).first {
            tree.elements[$0].component != nil || tree.elements[$0].id != nil
        }
        return own(index) + (holder.map { " in \(name(of: $0))" } ?? "")
    }

    /// An element by itself: its id, the name of a view, or its kind.
    private func own(_ index: Int) -> String {
        let element = tree.elements[index]
        if let id = element.id { return ElementName.id(id) }
        if let label = element.label, !label.contains(" ") { return ElementName.id(label) }
        return element.word
    }
}
