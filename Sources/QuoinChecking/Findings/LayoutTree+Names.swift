import QuoinAutoLayout
import QuoinLayout
import QuoinScene
import QuoinValues

extension LayoutTree {
    /// The name of an element in a sentence: `` `time` ``, `text "Settings"`, `the row at layout.row`.
    func shownName(of index: Int) -> String {
        if let id = id(of: index) ?? viewName(of: index) { return ElementName.id(id) }
        let kind = kind(of: index)
        if kind is TextNode, let button = button(around: index) { return "the title of \(shownName(of: button))" }
        if let text = kind as? TextNode { return ElementName.text(text.text.string) }
        if composition(of: index)?.name == "button" {
            let text = paintOrder(below: index).lazy.compactMap { self.kind(of: $0) as? TextNode }.first
            if let text { return "the button \(Quotation(text.text.string, limit: 32))" }
            return "the button" + place(of: index)
        }
        return "the \(word(of: index))" + place(of: index)
    }

    private func place(of index: Int) -> String {
        parent(of: index) == nil ? "" : " at \(path(of: index).printable)"
    }

    /// The button that an element is a part of, as its title is.
    func button(around index: Int) -> Int? {
        sequence(first: index, next: parent).first { composition(of: $0)?.name == "button" }
    }

    /// The name that an element has as a view of constraints.
    func viewName(of index: Int) -> String? {
        parent(of: index).flatMap { kind(of: $0) is ConstraintsLayout ? label(of: index) : nil }
    }

    /// An element and its descendants, in paint order.
    func paintOrder(below index: Int) -> [Int] {
        var (found, open) = ([Int](), [index])
        while let next = open.popLast() {
            found.append(next)
            open += children(of: next).reversed()
        }
        return found
    }
}
