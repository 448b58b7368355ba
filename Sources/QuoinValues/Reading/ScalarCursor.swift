/// A position in the document's text that moves along a scalar through quotes, escapes, folded and indented lines.
struct ScalarCursor {
    private let lines: SourceLines
    private let style: SourceNode.Style
    /// The column where the lines of a text block begin.
    private var indentation = 0
    /// Counted from 0.
    private var line: Int
    /// In Unicode scalars, counted from 0.
    private var column: Int
    /// The place of ``column`` in the text.
    private var index: String.Index

    /// The position of the scalar's first character.
    ///
    /// - Parameter mark: where the scalar begins, with its anchor, tag or quote if it has one.
    init(_ lines: SourceLines, style: SourceNode.Style, mark: SourcePlace) {
        (self.lines, self.style) = (lines, style)
        (line, column) = (mark.line - 1, mark.column - 1)
        index = lines[line].index(ofColumn: column)
        while next == "&" || next == "!" { skipProperty() }
        switch style {
        case .singleQuoted, .doubleQuoted: move(by: 1)
        case .literal, .folded: enterBlock()
        case .plain: break
        }
    }

    var place: SourcePlace { SourcePlace(line: line + 1, column: column + 1) }

    /// Moves over characters of the scalar's value. It stops if the text differs, as it does at an argument of a component.
    mutating func advance(over value: some StringProtocol) {
        for character in value.unicodeScalars {
            guard step(over: character) else { return }
        }
    }
}

// MARK: - Steps

extension ScalarCursor {
    private var text: Substring.UnicodeScalarView { lines[line].text }

    private var next: Unicode.Scalar? { index < text.endIndex ? text[index] : nil }

    /// Whether nothing but white space follows in the line.
    private var isAtLineEnd: Bool { index >= lines[line].contentEnd }

    private mutating func move(by count: Int) {
        column += count
        index = text.index(index, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }

    private mutating func skipWhitespace() {
        while let next, next.properties.isWhitespace { move(by: 1) }
    }

    private mutating func step(over character: Unicode.Scalar) -> Bool {
        // Consecutive empty lines are skipped together.
        if character == "\n", style != .literal, !isAtLineEnd { return true }
        if character.properties.isWhitespace, isAtLineEnd, line + 1 < lines.count {
            enterNextLine()
            return true
        }
        if style == .doubleQuoted, next == "\\" { return stepOverEscape() }
        guard next == character else { return false }
        move(by: style == .singleQuoted && character == "'" ? 2 : 1)
        return true
    }

    private mutating func stepOverEscape() -> Bool {
        let letter = text.index(after: index)
        guard letter < text.endIndex else { return false }
        switch text[letter] {
        case "x": move(by: 4)
        case "u": move(by: 6)
        case "U": move(by: 10)
        default: move(by: 2)
        }
        return true
    }

    /// Moves to a column of a line.
    private mutating func enter(_ line: Int, column: Int = 0) {
        (self.line, self.column) = (line, column)
        index = lines[line].index(ofColumn: column)
    }

    private mutating func enterNextLine() {
        enter(line + 1, column: style == .literal ? indentation : 0)
        guard style != .literal else { return }
        while line + 1 < lines.count, isAtLineEnd { enter(line + 1) }
        skipWhitespace()
    }

    /// A text block begins on the next line, with the indentation of its first line that is not empty.
    private mutating func enterBlock() {
        let first = line + 1
        guard first < lines.count else { return }
        repeat { enter(line + 1) } while line + 1 < lines.count && isAtLineEnd
        skipWhitespace()
        indentation = column
        enter(first, column: indentation)
    }

    /// Moves over an anchor or a tag and the white space after it.
    private mutating func skipProperty() {
        while let next, !next.properties.isWhitespace { move(by: 1) }
        skipWhitespace()
        while next == nil, line + 1 < lines.count {
            enter(line + 1)
            skipWhitespace()
        }
    }
}

extension DocumentValue {
    /// The place of a character in the value of a scalar, counted from 0.
    package func place(ofCharacter offset: Int) -> SourcePlace? {
        guard case .scalar(let scalar) = node else { return place }
        guard let lines = place.file.map(\.lines) ?? reading.lines else { return place }
        var cursor = ScalarCursor(lines, style: scalar.style, mark: place)
        cursor.advance(over: scalar.string.prefix(offset))
        var found = cursor.place
        found.file = place.file
        return found
    }
}
