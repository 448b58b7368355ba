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
        info = String(words.reversed().drop { $0.isWhitespace }.reversed())
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
