import QuoinAutoLayout
import QuoinScene

extension LayoutTree {
    /// The name of an element in a sentence: `` `time` ``, `text "Settings"`, ``the row in `card` ``.
    func shownName(of index: Int) -> String {
        if let name = name(of: index) { return name }
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

    /// Where an element without a name is: in the nearest one with a name, or else around the first.
    private func place(of index: Int) -> String {
        guard let parent = parent(of: index) else { return "" }
        if let outer = sequence(first: parent, next: self.parent).lazy.compactMap(name).first { return " in \(outer)" }
        if let inner = paintOrder(below: index).lazy.compactMap(name).first { return " with \(inner)" }
        let path = path(of: index).printable
        return " at " + (path.count > Self.longestPath ? "…" + path.suffix(Self.longestPath - 1) : path)
    }

    /// The largest number of letters of a path in a sentence.
    private static let longestPath = 80

    /// The name that somebody gave an element.
    private func name(of index: Int) -> String? { (id(of: index) ?? viewName(of: index)).map { ElementName.id($0) } }

    /// The button that an element is a part of, as its title is.
    func button(around index: Int) -> Int? {
        sequence(first: index, next: parent).first { composition(of: $0)?.name == "button" }
    }

    /// The name that an element has as a view of constraints, also within what stands around it alone, such as an inset.
    func viewName(of index: Int) -> String? {
        guard let parent = parent(of: index) else { return nil }
        if kind(of: parent) is any ConstrainedKind { return label(of: index) }
        return children(of: parent).count == 1 && id(of: parent) == nil ? viewName(of: parent) : nil
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
