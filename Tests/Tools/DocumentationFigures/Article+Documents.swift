import QuoinFiles

extension Article {
    /// The complete documents that it shows, in order, by the names of their figures.
    package var documents: [(figure: String, text: String)] {
        let shown = code(in: "yaml").filter(Self.isDocument)
        return shown.enumerated().map { ("\(documentPrefix)\($0 + 1)", $1 + "\n") }
    }

    private var documentPrefix: String { "\(name)-document-" }

    /// Whether a block is a document that can be drawn, not a part of one, settings or an example of an error.
    private static func isDocument(_ block: String) -> Bool {
        block.contains(/(?m)^layout:/) && !block.contains(/^# (error|warning|quoin\.yaml)/)
    }

    /// Puts its picture below each document, unless a figure of the same document follows.
    ///
    /// - Throws: a `QuoinError` if another figure has no document.
    package mutating func addFiguresOfDocuments(of gallery: Gallery) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var rest = documents[...]
        var block: [Substring]?
        for (number, line) in lines.enumerated() {
            if line.contains("](\(documentPrefix)") {
                // It may be that of another document since something was written above it.
                if result.last == "" { result.removeLast() }
                continue
            }
            result.append(line)
            guard line.hasPrefix("```") else {
                block?.append(line)
                continue
            }
            defer { block = block == nil && line == "```yaml" ? [] : nil }
            guard let text = block.map({ $0.joined(separator: "\n") + "\n" }), text == rest.first?.text,
                let (figure, _) = rest.popFirst()
            else { continue }
            let others = lines[(number + 1)...].prefix { $0 != "```yaml" && !$0.hasPrefix("#") }
                .filter { !$0.contains("](\(documentPrefix)") }.compactMap(Self.figureName)
            if try others.contains(where: { try gallery.text(of: $0).withoutComment == text }) { continue }
            result += ["", "![](\(figure))"]
        }
        text = result.joined(separator: "\n")
    }
}

extension String {
    /// A document without the comment that it begins with.
    fileprivate var withoutComment: String {
        split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") }.joined(separator: "\n")
    }
}
