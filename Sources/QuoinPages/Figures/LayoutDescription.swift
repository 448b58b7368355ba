import QuoinDiagrams
import QuoinFiles

/// The alternative text of a picture: the layout, its parts, and its annotations.
package struct LayoutDescription {
    /// The largest number of parts that are listed.
    private static let partLimit = 8

    /// On one line.
    package var text: String

    /// - Parameter isPlain: whether the picture is drawn without the document's diagram.
    package init(_ layout: DocumentLayout, isPlain: Bool = false) {
        let subject = Self.subject(of: layout.layout)
        let document = layout.document
        let sentences =
            isPlain
            ? [subject]
            : [
                Self.caption(of: document), subject, Self.panels(of: document), Self.annotations(of: document),
                Self.words(of: document),
            ]
        let sentence = sentences.compactMap(\.self).joined(separator: " ")
        text = String(sentence.map { $0.isNewline ? " " : $0 })
    }

    private static func caption(of document: Document) -> String? {
        document.diagram?.diagram.caption.map { $0 + "." }
    }

    // MARK: The layout

    private static func subject(of layout: Layout) -> String {
        let parts = parts(of: layout)
        let named = parts.prefix(partLimit)
        let rest = parts.count - named.count
        let list = (named + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
        return "Sizes in points: \(part(0, of: layout))" + (list.isEmpty ? "." : "; in it \(list).")
    }

    /// Whether an element is the box of a cell, whose content is named.
    private static func isBox(_ index: Int, ofTableIn tree: LayoutTree) -> Bool {
        guard tree.isPart(index), let parent = tree.parent(of: index) else { return false }
        return tree.kind(of: parent) is TableNode
    }

    /// The elements with an id and those without children. Equal neighbors are counted.
    private static func parts(of layout: Layout) -> [String] {
        let shown = layout.tree.paintOrder.filter { index in
            index != 0 && !layout.leftOut.contains(index) && !isBox(index, ofTableIn: layout.tree)
                && (layout.tree.id(of: index) != nil || layout.tree.children(of: index).isEmpty)
        }
        var parts: [(text: String, count: Int)] = []
        for text in shown.map({ part($0, of: layout) }) {
            if let last = parts.last, last.text == text {
                parts[parts.count - 1].count += 1
            } else {
                parts.append((text, 1))
            }
        }
        return parts.map { $0.count == 1 ? $0.text : "\($0.count) times \($0.text)" }
    }

    private static func part(_ index: Int, of layout: Layout) -> String {
        "\(name(of: index, in: layout)) \(layout.frames[index].size)"
    }

    /// The kind of an element, its id and its text.
    static func name(of index: Int, in layout: Layout) -> String {
        let name = layout.tree.id(of: index).map { " \($0)" } ?? ""
        let string = (layout.tree.kind(of: index) as? TextNode).map { " “\($0.text.string)”" } ?? ""
        return "\(type(of: layout.tree.kind(of: index)).name)\(name)\(string)"
    }

    // MARK: The diagram

    private static func panels(of document: Document) -> String? {
        let captions = document.diagram?.panels.compactMap(\.caption) ?? []
        guard let first = captions.first else { return nil }
        let property = first.prefix { $0 != ":" } + ": "
        guard captions.allSatisfy({ $0.hasPrefix(property) }) else {
            return "Panels: \(captions.joined(separator: "; "))."
        }
        let values = captions.map { $0.dropFirst(property.count) }
        return "Panels by \(property)\(values.joined(separator: "; "))."
    }

    private static func annotations(of document: Document) -> String? {
        guard let diagram = document.diagram?.diagram else { return nil }
        if diagram.style == .structure { return "Annotated: what contains what." }
        guard let chosen = diagram.annotations else {
            return diagram.level == .full ? "Annotated: all that was set." : "Annotated: distances."
        }
        let names = Annotation.allCases.filter { chosen[$0] != nil }.map(\.name)
        return names.isEmpty ? nil : "Annotated: \(names.joined(separator: ", "))."
    }

    private static func words(of document: Document) -> String? {
        let words = document.diagram.map { $0.diagram.badges + $0.diagram.notes } ?? []
        return words.isEmpty ? nil : "Notes: \(words.map { "\($0.id), \($0.text)" }.joined(separator: "; "))."
    }
}
