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
