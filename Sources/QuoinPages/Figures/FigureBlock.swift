import QuoinFiles

/// A block of a Markdown text that is a figure: a document, or the path of one and the id of a part.
///
///     ```quoin alt="A card" width=300
///     card.yaml#header
///     ```
struct FigureBlock: Sendable {
    package var block: FencedBlock
    /// The path of the document, relative to the Markdown file; `nil` if the block has the document itself.
    package var path: String?
    /// The id of the element that is drawn, or the scene of a storyboard; `nil` for the whole layout.
    package var part: String?
    /// The alternative text; by default it is made from the layout.
    package var alternative: String?
    /// The width on the page, in points; by default that of the canvas.
    package var width: Double?
    /// The range of widths for the slider of an interactive figure, in points; by default that of the canvas.
    package var widths: ClosedRange<Double>?

    /// `nil` for a block of another language.
    package init?(_ block: FencedBlock) throws(QuoinError) {
        guard block.info == "quoin" || block.info.hasPrefix("quoin ") else { return nil }
        self.block = block
        for (name, value) in try Self.attributes(block.info.dropFirst("quoin".count)) {
            switch name {
            case "alt": alternative = value
            case "width":
                guard let width = Double(value), (1...10_000).contains(width) else {
                    throw QuoinError("width is a number from 1 to 10000, not «\(value)»")
                }
                self.width = width
            case "widths":
                guard let range = ExtentRange(parsing: value), range.min > 0, range.max <= 10_000 else {
                    throw QuoinError("widths is a range of numbers from 1 to 10000, as 200...400, not «\(value)»")
                }
                widths = range.min...range.max
            default: throw QuoinError("a figure has no «\(name)»; it has alt, width and widths")
            }
        }
        guard block.isClosed else {
            throw QuoinError("the block of the figure does not end; write ``` on a line of its own after it")
        }
        guard block.content.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            throw QuoinError("the block of the figure is empty; write a document into it, or the path of one")
        }
        readPath()
    }

    /// Reads a path: the only line, if it has no key and ends like the file of a document.
    private mutating func readPath() {
        let lines = block.content.filter { !$0.allSatisfy(\.isWhitespace) }
        guard lines.count == 1, let line = lines.first else { return }
        let parts = line.split(separator: "#", maxSplits: 1).map { String($0.trimming(while: \.isWhitespace)) }
        guard let path = parts.first, !path.contains(": "),
            DocumentSearch.extensions.contains(where: { path.hasSuffix("." + $0) })
        else { return }
        self.path = path
        part = parts.count > 1 ? parts[1] : nil
    }

    /// `name=value` or `name="several words"`.
    private static func attributes(_ text: Substring) throws(QuoinError) -> [(name: String, value: String)] {
        var found: [(String, String)] = []
        var rest = text.drop { $0.isWhitespace }
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
            rest = rest.dropFirst(name.count)
            guard rest.first == "=" else { throw QuoinError("«\(name)» has no value; write \(name)=\"…\"") }
            rest = rest.dropFirst()
            let isQuoted = rest.first == "\""
            if isQuoted { rest = rest.dropFirst() }
            let value = rest.prefix { isQuoted ? $0 != "\"" : !$0.isWhitespace }
            rest = rest.dropFirst(value.count)
            if isQuoted, rest.popFirst() == nil {
                throw QuoinError("the value of «\(name)» has no closing quote")
            }
            found.append((String(name), String(value)))
            rest = rest.drop { $0.isWhitespace }
        }
        return found
    }
}

/// A block of code in a Markdown text, between two fences of backticks or tildes (CommonMark, Fenced code blocks).
package struct FencedBlock: Hashable, Sendable {
    /// The words after the opening fence.
    package var info: String
    /// The lines between the fences, without the indentation of the opening fence.
    package var content: [Substring]
    /// The range of lines in the text, with both fences, counted from 0.
    package var lines: Range<Int>
    /// The white space before the opening fence.
    package var indentation: Substring
    /// Whether it has a closing fence. Without one it ends with the text.
    package var isClosed: Bool

    /// All blocks of a text, in order.
    package static func all(in lines: [Substring]) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var next = 0
        while next < lines.count {
            defer { next += 1 }
            guard let fence = Fence(opening: lines[next]) else { continue }
            let start = next + 1
            next = lines[start...].firstIndex(where: fence.isClosed) ?? lines.count
            blocks.append(
                FencedBlock(
                    info: fence.info, content: lines[start..<next].map(fence.unindented),
                    lines: start - 1..<min(next + 1, lines.count), indentation: fence.indentation,
                    isClosed: next < lines.count))
        }
        return blocks
    }
}

/// The line that opens a block.
private struct Fence {
    var indentation: Substring
    var mark: Character
    var length: Int
    var info: String

    init?(opening line: Substring) {
        indentation = line.prefix { $0 == " " || $0 == "\t" }
        let rest = line.dropFirst(indentation.count)
        guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
        self.mark = mark
        length = rest.prefix { $0 == mark }.count
        let words = rest.dropFirst(length).drop { $0.isWhitespace }
        // After a fence of backticks, further backticks mean code within a line.
        guard length >= 3, mark == "~" || !words.contains("`") else { return nil }
        info = String(words.trimmingSuffix(while: \.isWhitespace))
    }

    func isClosed(by line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0 == "\t" }
        let run = rest.prefix { $0 == mark }.count
        return run >= length && rest.dropFirst(run).allSatisfy(\.isWhitespace)
    }

    func unindented(_ line: Substring) -> Substring {
        line.dropFirst(zip(indentation, line).prefix { $0 == $1 }.count)
    }
}
