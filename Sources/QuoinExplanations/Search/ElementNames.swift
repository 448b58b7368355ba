import Quoin

/// The names of a record's elements in explanations: their ids, or descriptions of what is visible.
package struct ElementNames {
    private let tree: RecordTree
    /// The number of elements without an id that have a text.
    private let textCounts: [String: Int]
    /// The elements of each kind without an id, in the order of the tree.
    private let unnamed: [String: [Int]]

    package init(_ tree: RecordTree) {
        self.tree = tree
        let unnamed = tree.elements.indices.filter { tree.elements[$0].id == nil }
        self.unnamed = Dictionary(grouping: unnamed) { tree.elements[$0].word }
        textCounts = unnamed.reduce(into: [:]) { counts, index in
            if let text = tree.elements[index].text?.string { counts[text, default: 0] += 1 }
        }
    }

    /// An element as explanations name it.
    func element(_ index: Int) -> PictureComparison.Finding.Element {
        let element = tree.elements[tree.cell(ofBox: index) ?? index]
        return PictureComparison.Finding.Element(
            element.reference, name(of: index),
            part: element.component.map { ComponentPart(kind: element.word, component: $0) })
    }

    /// `` `card` ``, `text "Wi-Fi" in `network``, ``the second image of `card` ``.
    package func name(of index: Int) -> String {
        let element = tree.elements[index]
        if let id = element.id { return ElementName.id(id) }
        if let label = element.label { return labeled(label, index) }
        if tree.parents[index] == nil { return "the layout" }
        if let cell = tree.cell(ofBox: index) { return filled(cell) }
        let place = container(of: index).map { " in \($0)" } ?? ""
        if let text = element.text?.string, !text.isEmpty {
            let isUnique = textCounts[text] == 1
            return ElementName.text(text)
                + (isUnique && place.isEmpty ? "" : isUnique ? place : numbered(index, place))
        }
        return described(index, place)
    }

    /// What has the fill of a table's cell: `the cell with "Wi-Fi"`.
    private func filled(_ cell: Int) -> String {
        let content = tree.elements[cell]
        if content.isPart { return "an empty cell" + (container(of: cell).map { " in \($0)" } ?? "") }
        guard content.id == nil, let text = content.text?.string, textCounts[text] == 1 else {
            return "the cell with \(name(of: cell))"
        }
        return "the cell with \(Quotation(text, limit: 32))"
    }

    /// A view's name, or a cell's place in its collection.
    private func labeled(_ label: String, _ index: Int) -> String {
        guard label.contains(" ") || tree.isItem(index) else { return ElementName.id(label) }
        return label + (container(of: index).map { " in \($0)" } ?? "")
    }

    /// The name of the innermost element around one that has an id or a label.
    private func container(of index: Int) -> String? {
        let named = tree.ancestors(of: index).first { tree.elements[$0].id != nil || tree.elements[$0].label != nil }
        guard let named else { return nil }
        if let id = tree.elements[named].id { return ElementName.id(id) }
        return tree.elements[named].label.map { labeled($0, named) }
    }

    /// A cell of a collection by a text in it, because others have its number now.
    func cell(_ index: Int) -> PictureComparison.Finding.Element {
        var element = element(index)
        let texts = tree.subtree(of: index).lazy.compactMap { tree.elements[$0].text?.string }.filter { !$0.isEmpty }
        let place = container(of: index).map { " in \($0)" } ?? ""
        if let text = texts.first { element.name = "the cell with \(Quotation(text, limit: 32))\(place)" }
        return element
    }

    /// A row or a column of a table: `the row with "Wi-Fi"`.
    func line(_ line: TableLine) -> PictureComparison.Finding.Element {
        let texts = line.cells.lazy.flatMap { tree.subtree(of: $0) }.compactMap { tree.elements[$0].text?.string }
        let text = texts.first { textCounts[$0] == 1 } ?? texts.first { !$0.isEmpty }
        let place = line.cells.first.flatMap(container).map { " in \($0)" } ?? ""
        let name = text.map { "the \(line.word) with \(Quotation($0, limit: 32))" } ?? "\(line.word) \(line.number + 1)"
        let reference = tree.elements[line.cells[0]].reference
        return PictureComparison.Finding.Element(reference, name + place)
    }

    /// ``the second image of `card` ``, or a description by content: `the row with "Wi-Fi"`.
    private func described(_ index: Int, _ place: String) -> String {
        let kind = tree.elements[index].word
        let inside = tree.subtree(of: index).dropFirst()
        let named = inside.first { tree.elements[$0].id != nil }.flatMap { tree.elements[$0].id }
        let texts = inside.lazy.compactMap { tree.elements[$0].text?.string }
        let text = texts.first { !$0.isEmpty && textCounts[$0] == 1 }
        let same = peers(of: index)
        if same.count == 1, !place.isEmpty { return "the \(kind)\(place)" }
        if let text { return "the \(kind) with \(Quotation(text, limit: 32))" + place }
        if let named { return "the \(kind) around \(ElementName.id(named))" }
        if same.count == 1 { return "the \(kind)" }
        return ordinal(index, same, kind, place)
    }

    private func numbered(_ index: Int, _ place: String) -> String {
        let text = tree.elements[index].text?.string
        let same = peers(of: index).filter { tree.elements[$0].text?.string == text }
        guard same.count > 1, let number = same.firstIndex(of: index) else { return place }
        return " (\(number + 1) of \(same.count))" + place
    }

    private func ordinal(_ index: Int, _ same: [Int], _ kind: String, _ place: String) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
        let number = same.firstIndex(of: index) ?? 0
        let of = place.isEmpty ? "" : " of" + place.dropFirst(" in".count)
        return number < words.count ? "the \(words[number]) \(kind)\(of)" : "\(kind) \(number + 1)\(of)"
    }

    /// The elements of the same kind without an id in the same named element.
    private func peers(of index: Int) -> [Int] {
        let holder = tree.ancestors(of: index).first { tree.elements[$0].id != nil || tree.elements[$0].label != nil }
        let same = unnamed[tree.elements[index].word] ?? []
        return holder.map(tree.subtree).map { same.filter($0.contains) } ?? same
    }
}
