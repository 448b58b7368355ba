import QuoinFiles

/// Why an element has its size and place, and the values that its author wrote.
struct ElementDetails: Sendable, Encodable {
    var path: String
    var kind: String
    /// A block of lines for each element from the root down to this one.
    var reasons: [String]
    var values: [Value]
    var line: Int?
    var column: Int?
    /// The address that opens the place.
    var address: String?
    /// The text of the document from which the values are.
    var version: String
    /// Why there are no values, for a person.
    var note: String?

    struct Value: Sendable, Encodable {
        /// The keys that lead to it from the element: `column.padding[2]`.
        var name: String
        var text: String
        /// The bytes in the text.
        var start: Int
        var end: Int
        /// Whether arrow keys step it.
        var isNumber: Bool
    }
}

extension ElementDetails {
    /// - Parameters:
    ///   - layout: one with explanations.
    ///   - text: what the document was read from.
    init(_ index: Int, of layout: DocumentLayout, in text: DocumentText, _ links: EditorLinks) {
        let tree = layout.layout.tree
        let source = tree.source(of: index)
        self.init(
            path: tree.path(of: index).printable, kind: tree.word(of: index).printable,
            reasons: layout.trace.reasons(of: index).flatMap { $0.split(separator: "\n").map(String.init) }, values: [],
            version: text.version)
        guard let source else { return }
        if let file = source.file {
            note = "It is written in \(file.name.printable), line \(source.line)."
            return
        }
        (line, column) = (source.line, source.column)
        address = links.address(text.path, line: line, column: column)
        let places = Set(tree.paintOrder.compactMap { tree.source(of: $0) })
        let written = (try? WrittenValues(in: text.string))?.values(of: source, among: places) ?? []
        values = written.filter { !$0.name.isEmpty }.map {
            Value(
                name: $0.name.printable, text: $0.text, start: $0.bytes.lowerBound, end: $0.bytes.upperBound,
                isNumber: Double($0.text) != nil && $0.style == .plain)
        }
    }
}
