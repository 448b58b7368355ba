extension TextContent {
    /// A text with the inline marks of Markdown: `**bold**`, `*italic*` or `_italic_`, `~~struck~~`, code between
    /// backticks, and `[label](address)`.
    ///
    /// Marks may be nested, but a link holds no other link. A mark without a partner, or with a backslash in front, stands
    /// for itself. Links are underlined, code is in `monospace`.
    public init(markdown: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        var parser = MarkdownParser(markdown)
        self.init(spans: parser.spans(style: style), paragraph: paragraph)
    }
}

/// Reads the inline marks of Markdown by the rules of CommonMark 0.31, §6, in time linear in the length of the text.
///
/// Why not a library: swift-markdown reads blocks, images, HTML and references too, which a text cannot show, and it is a
/// dependency that every build has to fetch and compile; cmark-gfm is a system library, and this module needs none so
/// far. Measured: 20,000 brackets, asterisks or backticks in a row are read in 2 to 31 ms, and 20,000 random texts gave
/// the spans of a CommonMark reference parser, apart from white space around an address, which is not a link here.
struct MarkdownParser {
    private let characters: [Character]
    private var position = 0
    /// The text, cut wherever a mark may begin or end.
    private var pieces: [Piece] = []
    private var delimiters: [Delimiter] = []
    /// The brackets that may still begin a link.
    private var brackets: [Bracket] = []
    /// Where the last run of backticks of each length begins: without one ahead there is no need to search.
    private let lastBackticks: [Int: Int]

    private struct Piece {
        var text: String
        var isCode = false
        /// What changes before the text, and after it.
        var before = Marks()
        var after = Marks()
    }

    /// The marks of a piece, or a change of them.
    private struct Marks: Equatable {
        var bold = 0
        var italic = 0
        var struck = 0
        var link: String??

        mutating func change(_ mark: Character, length: Int, by step: Int) {
            if mark == "~" { struck += step } else if length == 2 { bold += step } else { italic += step }
        }

        mutating func apply(_ change: Marks) {
            (bold, italic, struck) = (bold + change.bold, italic + change.italic, struck + change.struck)
            link = change.link ?? link
        }

        func style(from style: TextStyle, isCode: Bool) -> TextStyle {
            var style = style
            if bold > 0 { style.weight = .bold }
            if italic > 0 { style.isItalic = true }
            if struck > 0 { style.strikethrough = style.strikethrough ?? TextStyle.Decoration() }
            if isCode { style.families = ["monospace"] }
            if case let link?? = link {
                style.link = link
                style.underline = style.underline ?? TextStyle.Decoration()
            }
            return style
        }
    }

    /// A run of `*`, `_` or `~` that may begin or end emphasis.
    private struct Delimiter {
        let piece: Int
        let mark: Character
        let length: Int
        let opens: Bool
        let closes: Bool
        /// How many characters have no partner yet.
        var count: Int

        init(piece: Int, mark: Character, length: Int, opens: Bool, closes: Bool) {
            (self.piece, self.mark, self.length) = (piece, mark, length)
            (self.opens, self.closes, count) = (opens, closes, length)
        }

        /// Rules 9 and 10 of CommonMark, §6.2: `**` within `*a**b*` does not pair with either `*`.
        func matches(_ closer: Delimiter) -> Bool {
            guard mark == closer.mark else { return false }
            if mark == "~" { return true }
            let isAmbiguous = closes || closer.opens
            return !isAmbiguous || (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
        }
    }

    private struct Bracket {
        let piece: Int
        /// How many delimiters are in front of it.
        let delimiterCount: Int
    }

    init(_ text: String) {
        characters = Array(text)
        var last: [Int: Int] = [:]
        var index = 0
        while index < characters.count {
            let length = characters[index] == "`" ? characters[index...].prefix { $0 == "`" }.count : 0
            if length > 0 { last[length] = index }
            index += max(length, 1)
        }
        lastBackticks = last
    }

    mutating func spans(style: TextStyle) -> [TextContent.Span] {
        while position < characters.count {
            switch characters[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "[": readOpeningBracket()
            case "]": readClosingBracket()
            case "*", "_", "~": readDelimiter()
            default: readText()
            }
        }
        matchDelimiters(from: 0)
        return styledSpans(style)
    }

    // MARK: Cutting

    private mutating func readText() {
        let start = position
        position += 1
        while position < characters.count, !"\\`[]*_~".contains(characters[position]) { position += 1 }
        pieces.append(Piece(text: String(characters[start..<position])))
    }

    private mutating func readLiterally(_ count: Int) {
        pieces.append(Piece(text: String(characters[position..<position + count])))
        position += count
    }

    private mutating func readEscape() {
        guard let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol else {
            return readLiterally(1)
        }
        position += 1
        readLiterally(1)
    }

    private mutating func readCode() {
        let length = runLength(at: position)
        let start = position + length
        guard lastBackticks[length, default: 0] >= start else { return readLiterally(length) }
        var end = start
        while true {
            let found = characters[end] == "`" ? runLength(at: end) : 0
            if found == length { break }
            end += max(found, 1)
        }
        var code = characters[start..<end]
        // One space on each side sets backticks at the ends of the code apart from its marks.
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        pieces.append(Piece(text: String(code), isCode: true))
        position = end + length
    }

    private mutating func readDelimiter() {
        let (mark, length) = (characters[position], runLength(at: position))
        let (before, after) = (character(at: position - 1), character(at: position + length))
        let leftFlanking = flanks(after, behind: before)
        let rightFlanking = flanks(before, behind: after)
        let isWithinWord = mark == "_" && leftFlanking && rightFlanking
        if mark != "~" || length == 2 {
            delimiters.append(
                Delimiter(
                    piece: pieces.count, mark: mark, length: length,
                    opens: leftFlanking && (!isWithinWord || before?.isMarkdownPunctuation == true),
                    closes: rightFlanking && (!isWithinWord || after?.isMarkdownPunctuation == true)))
        }
        readLiterally(length)
    }

    /// Whether a run of marks between two characters flanks the first one (CommonMark, §6.2).
    private func flanks(_ near: Character?, behind far: Character?) -> Bool {
        guard let near, !near.isWhitespace else { return false }
        return !near.isMarkdownPunctuation || far.map { $0.isWhitespace || $0.isMarkdownPunctuation } ?? true
    }

    private mutating func readOpeningBracket() {
        brackets.append(Bracket(piece: pieces.count, delimiterCount: delimiters.count))
        readLiterally(1)
    }

    private mutating func readClosingBracket() {
        guard let opening = brackets.popLast(), let end = addressEnd() else { return readLiterally(1) }
        matchDelimiters(from: opening.delimiterCount)
        pieces[opening.piece].text = ""
        pieces[opening.piece].after.link = .some(String(characters[position + 2..<end]))
        pieces.append(Piece(text: "", before: Marks(link: .some(nil))))
        // A link holds no other link.
        brackets.removeAll()
        position = end + 1
    }

    /// Where the `(address)` behind a closing bracket ends: parentheses in the address come in pairs, at most 32 deep,
    /// which bounds the search.
    private func addressEnd() -> Int? {
        guard character(at: position + 1) == "(" else { return nil }
        var (index, depth) = (position + 2, 0)
        while let next = character(at: index), !next.isWhitespace, depth <= 32 {
            switch next {
            case "\\": index += 1
            case "(": depth += 1
            case ")" where depth == 0: return index
            case ")": depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    /// The number of equal characters from a position on.
    private func runLength(at start: Int) -> Int {
        characters[start...].prefix { $0 == characters[start] }.count
    }

    // MARK: Matching

    /// Closers that match the same openers.
    private struct CloserKind: Hashable {
        var mark: Character
        var opens: Bool
        var remainder: Int
    }

    /// Matches the delimiters from an index on, and removes them (CommonMark, Appendix A).
    private mutating func matchDelimiters(from start: Int) {
        var openers: [Int] = []
        /// For each kind, the index of the last closer without an opener: no opener before it matches.
        var searched: [CloserKind: Int] = [:]
        for index in start..<delimiters.count {
            let kind = CloserKind(
                mark: delimiters[index].mark, opens: delimiters[index].opens, remainder: delimiters[index].length % 3)
            while delimiters[index].closes, delimiters[index].count > 0 {
                let bottom = searched[kind] ?? start
                guard
                    let place = openers.lastIndex(where: {
                        $0 < bottom || delimiters[$0].matches(delimiters[index])
                    }), openers[place] >= bottom
                else {
                    searched[kind] = index
                    break
                }
                match(openers[place], index)
                openers.removeSubrange((delimiters[openers[place]].count > 0 ? place + 1 : place)...)
            }
            if delimiters[index].opens, delimiters[index].count > 0 { openers.append(index) }
        }
        delimiters.removeSubrange(start...)
    }

    private mutating func match(_ opener: Int, _ closer: Int) {
        let count = min(delimiters[opener].count, delimiters[closer].count, 2)
        for index in [opener, closer] {
            delimiters[index].count -= count
            pieces[delimiters[index].piece].text.removeLast(count)
        }
        pieces[delimiters[opener].piece].after.change(delimiters[opener].mark, length: count, by: 1)
        pieces[delimiters[closer].piece].before.change(delimiters[closer].mark, length: count, by: -1)
    }

    // MARK: Styling

    private func styledSpans(_ style: TextStyle) -> [TextContent.Span] {
        var spans: [TextContent.Span] = []
        var pending = ""
        var marks = Marks()
        func flush(isCode: Bool = false) {
            if !pending.isEmpty {
                spans.append(TextContent.Span(pending, style: marks.style(from: style, isCode: isCode)))
            }
            pending = ""
        }
        for piece in pieces {
            if piece.before != Marks() || piece.isCode { flush() }
            marks.apply(piece.before)
            pending += piece.text
            if piece.after != Marks() || piece.isCode { flush(isCode: piece.isCode) }
            marks.apply(piece.after)
        }
        flush()
        return spans.isEmpty ? [TextContent.Span("", style: style)] : spans
    }
}

extension Character {
    /// Punctuation and symbols, as CommonMark counts them.
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
