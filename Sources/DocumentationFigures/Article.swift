/// An article of the catalogue.
struct Article: Hashable {
    /// Its file's name, without extension.
    var name: String
    var text: String

    /// The names of the figures that it shows, in order.
    var figureNames: [String] { lines.compactMap { Self.figureName(in: $0) } }

    /// Writes the alternative text of every figure.
    ///
    /// - Throws: a `QuoinError` where a figure has no document.
    mutating func describeFigures(of gallery: Gallery) throws {
        text = try lines.map { line in
            guard let figure = Self.figureName(in: line) else { return String(line) }
            return "![\(try gallery.description(of: figure))](\(figure))"
        }.joined(separator: "\n")
    }

    /// The blocks of code in a language, in order.
    func code(in language: String) -> [String] {
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

    /// The name in `![text](name)`, which is a line of its own.
    private static func figureName(in line: Substring) -> String? {
        guard line.hasPrefix("!["), line.hasSuffix(")"), let start = line.lastIndex(of: "(") else { return nil }
        return String(line[line.index(after: start)...].dropLast())
    }
}
