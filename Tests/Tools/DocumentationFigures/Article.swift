import QuoinFiles
import QuoinValues

/// An article of a DocC catalogue.
package struct Article: Hashable {
    /// The file's name without extension.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        (self.name, self.text) = (name, text)
    }

    /// The names of its figures, in order.
    package var figureNames: [String] { lines.compactMap { Self.figureName(in: $0) } }

    /// The names of the figures that represent it on cards.
    package var cardFigureNames: [String] {
        text.matches(of: /purpose: card, source: "(.+?)-card"/).map { String($0.output.1) }
    }

    /// The name of the picture of a figure on a card.
    static func cardName(of figure: String) -> String { "\(figure)-card" }

    /// The names of the outermost types that its topics list.
    var topicSymbols: [String] {
        text.matches(of: /(?m)^- ``([A-Za-z]+)``$/).map { String($0.output.1) }
    }

    /// Sets the alternative text of every figure.
    ///
    /// - Throws: a `QuoinError` if a figure has no document.
    package mutating func describeFigures(of gallery: Gallery) throws {
        text = try lines.map { line in
            guard let figure = Self.figureName(in: line) else { return String(line) }
            return "\(line.prefix { $0 == " " })![\(try gallery.description(of: figure))](\(figure))"
        }.joined(separator: "\n")
    }

    /// The blocks of code in a language, in order.
    package func code(in language: String) -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        for line in lines {
            if line.hasPrefix("```") {
                if let block { blocks.append(block.joined(separator: "\n")) }
                block = block == nil && line == "```\(language)" ? [] : nil
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The name in a line `![text](name)`; `nil` for one with an extension, which is a file of the catalogue.
    static func figureName(in line: Substring) -> String? {
        guard line.drop(while: { $0 == " " }).hasPrefix("!["), line.hasSuffix(")"), let start = line.lastIndex(of: "(")
        else { return nil }
        let name = line[line.index(after: start)...].dropLast()
        return name.hasSuffix(".png") ? nil : String(name)
    }
}

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
