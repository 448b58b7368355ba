/// Reads the inline marks of Markdown.
struct MarkdownParser {
    private let characters: [Character]
    private var position = 0
    private var spans: [TextSpan] = []
    /// Text that is not yet a span.
    private var pending = ""
    private let nesting: Int

    /// Marks within marks deeper than this are text: they read no differently, and each is a step of recursion.
    private static let nestingLimit = 16

    init(_ text: String) {
        self.init(Array(text)[...], nesting: 0)
    }

    private init(_ characters: ArraySlice<Character>, nesting: Int) {
        self.characters = Array(characters)
        self.nesting = nesting
    }

    mutating func spans(style: TextStyle) -> [TextSpan] {
        while position < characters.count {
            if readEscape() || readCode(style) || readLink(style) || readEmphasis(style) { continue }
            pending.append(characters[position])
            position += 1
        }
        flush(style)
        return spans.isEmpty ? [TextSpan("", style: style)] : spans
    }

    private mutating func flush(_ style: TextStyle) {
        if !pending.isEmpty { spans.append(TextSpan(pending, style: style)) }
        pending = ""
    }

    // MARK: Marks

    /// A backslash in front of a mark.
    private mutating func readEscape() -> Bool {
        guard characters[position] == "\\", position + 1 < characters.count,
            characters[position + 1].isPunctuation || characters[position + 1].isSymbol
        else { return false }
        pending.append(characters[position + 1])
        position += 2
        return true
    }

    private mutating func readCode(_ style: TextStyle) -> Bool {
        guard characters[position] == "`" else { return false }
        let length = runLength(at: position)
        let start = position + length
        guard let end = codeEnd(from: start, length: length) else {
            readLiterally(length)
            return true
        }
        flush(style)
        var code = style
        code.families = ["monospace"]
        spans.append(TextSpan(String(characters[start..<end]), style: code))
        position = end + length
        return true
    }

    private mutating func readLink(_ style: TextStyle) -> Bool {
        guard characters[position] == "[", nesting < Self.nestingLimit, let labelEnd = closingBracket(of: position),
            labelEnd + 1 < characters.count, characters[labelEnd + 1] == "(",
            let end = characters[labelEnd...].firstIndex(of: ")")
        else { return false }
        flush(style)
        var link = style
        link.link = String(characters[(labelEnd + 2)..<end])
        link.underline = style.underline ?? TextDecoration()
        append(position + 1..<labelEnd, style: link)
        position = end + 1
        return true
    }

    private mutating func readEmphasis(_ style: TextStyle) -> Bool {
        let mark = characters[position]
        guard mark == "*" || mark == "_" || mark == "~" else { return false }
        let length = runLength(at: position)
        let isWanted = mark == "~" ? length == 2 : length <= 3
        guard isWanted, nesting < Self.nestingLimit, opens(at: position, length: length),
            let end = emphasisEnd(from: position + length, mark: mark, length: length)
        else {
            readLiterally(length)
            return true
        }
        flush(style)
        var emphasized = style
        if mark == "~" {
            emphasized.strikethrough = style.strikethrough ?? TextDecoration()
        } else {
            if length >= 2 { emphasized.weight = .bold }
            if length != 2 { emphasized.isItalic = true }
        }
        append(position + length..<end, style: emphasized)
        position = end + length
        return true
    }

    private mutating func append(_ range: Range<Int>, style: TextStyle) {
        var parser = MarkdownParser(characters[range], nesting: nesting + 1)
        spans += parser.spans(style: style)
    }

    private mutating func readLiterally(_ count: Int) {
        pending += characters[position..<position + count]
        position += count
    }

    // MARK: Ends of marks

    /// How many of the same character stand from here on.
    private func runLength(at start: Int) -> Int {
        characters[start...].prefix { $0 == characters[start] }.count
    }

    /// Whether a mark can begin something: a letter follows and, as names_with_underscores are no marks, none stands
    /// before an underscore.
    private func opens(at start: Int, length: Int) -> Bool {
        let end = start + length
        guard end < characters.count, !characters[end].isWhitespace else { return false }
        return characters[start] != "_" || start == 0 || !characters[start - 1].isWordPart
    }

    private func codeEnd(from start: Int, length: Int) -> Int? {
        var index = start
        while index < characters.count {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let found = runLength(at: index)
            if found == length { return index }
            index += found
        }
        return nil
    }

    /// Where a mark ends that is as long as the one that began, or the last part of one that ends two at once.
    private func emphasisEnd(from start: Int, mark: Character, length: Int) -> Int? {
        var index = start
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 2
            case "`":
                let found = runLength(at: index)
                index = codeEnd(from: index + found, length: found).map { $0 + found } ?? index + found
            case mark:
                let found = runLength(at: index)
                let end = index + found
                let fits = found == length || found == 3 && mark != "~"
                let closes = mark != "_" || end == characters.count || !characters[end].isWordPart
                if fits, closes, index > start, !characters[index - 1].isWhitespace { return end - length }
                index = end
            default: index += 1
            }
        }
        return nil
    }

    private func closingBracket(of start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
