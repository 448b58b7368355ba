import QuoinAutoLayout
import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension LayoutTree {
    /// The name of an element in a sentence: `` `time` ``, `text "Settings"`, `the row at layout.row`.
    func shownName(of index: Int) -> String {
        if let id = id(of: index) ?? viewName(of: index) { return ElementName.id(id) }
        if let text = kind(of: index) as? TextNode { return ElementName.text(text.text.string) }
        if word(of: index) == "button" {
            let text = paintOrder(below: index).lazy.compactMap { self.kind(of: $0) as? TextNode }.first
            return "the button" + (text.map { " with \(ElementName.text($0.text.string))" } ?? "")
        }
        let word = word(of: index)
        return parent(of: index) == nil ? "the \(word)" : "the \(word) at \(path(of: index).printable)"
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
