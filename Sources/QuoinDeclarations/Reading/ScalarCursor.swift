/// A position in the document's text that moves along a scalar through quotes, escapes, folded and indented lines.
struct ScalarCursor {
    private let lines: [Substring]
    private let style: SourceNode.Style
    /// The column where the lines of a text block begin.
    private var indentation = 0
    /// Counted from 0.
    private var line: Int
    /// In Unicode scalars, counted from 0.
    private var column: Int

    /// The position of the scalar's first character.
    ///
    /// - Parameter mark: where the scalar begins, with its anchor, tag or quote if it has one.
    init(_ lines: [Substring], style: SourceNode.Style, mark: SourcePlace) {
        (self.lines, self.style) = (lines, style)
        (line, column) = (mark.line - 1, mark.column - 1)
        while next == "&" || next == "!" { skipProperty() }
        switch style {
        case .singleQuoted, .doubleQuoted: column += 1
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
    /// The rest of the current line.
    private var rest: Substring.UnicodeScalarView {
        guard lines.indices.contains(line) else { return Substring().unicodeScalars }
        return lines[line].unicodeScalars.dropFirst(column)
    }

    private var next: Unicode.Scalar? { rest.first }

    private mutating func step(over character: Unicode.Scalar) -> Bool {
        // Empty lines are passed together.
        if character == "\n", style != .literal, !rest.allSatisfy(\.properties.isWhitespace) { return true }
        if character.properties.isWhitespace, rest.allSatisfy(\.properties.isWhitespace), line + 1 < lines.count {
            enterNextLine()
            return true
        }
        if style == .doubleQuoted, next == "\\" { return stepOverEscape() }
        guard next == character else { return false }
        column += style == .singleQuoted && character == "'" ? 2 : 1
        return true
    }

    private mutating func stepOverEscape() -> Bool {
        switch rest.dropFirst().first {
        case nil: return false
        case "x": column += 4
        case "u": column += 6
        case "U": column += 10
        default: column += 2
        }
        return true
    }

    private mutating func enterNextLine() {
        line += 1
        column = 0
        guard style != .literal else {
            column = indentation
            return
        }
        while line + 1 < lines.count, rest.allSatisfy(\.properties.isWhitespace) { line += 1 }
        column = leadingSpaces
    }

    /// A text block begins on the next line, with the indentation of its first line that is not empty.
    private mutating func enterBlock() {
        let first = line + 1
        repeat {
            line += 1
            column = 0
        } while line + 1 < lines.count && rest.allSatisfy(\.properties.isWhitespace)
        indentation = leadingSpaces
        (line, column) = (first, indentation)
    }

    private var leadingSpaces: Int { rest.prefix { $0.properties.isWhitespace }.count }

    /// Moves over an anchor or a tag and the white space after it.
    private mutating func skipProperty() {
        column += rest.prefix { !$0.properties.isWhitespace }.count
        column += leadingSpaces
        while next == nil, line + 1 < lines.count {
            line += 1
            column = 0
            column = leadingSpaces
        }
    }
}

extension DocumentValue {
    /// The place of a character in the value of a scalar, counted from 0.
    package func place(ofCharacter offset: Int) -> SourcePlace? {
        guard case .scalar(let scalar) = node else { return place }
        if let file = place.file, file.lines.isEmpty { return place }
        var cursor = ScalarCursor(place.file?.lines ?? reading.lines, style: scalar.style, mark: place)
        cursor.advance(over: scalar.string.prefix(offset))
        var found = cursor.place
        found.file = place.file
        return found
    }
}
