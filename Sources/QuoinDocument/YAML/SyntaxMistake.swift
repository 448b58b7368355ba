import QuoinValues

/// A place where libyaml stopped, and the mistake in terms of the text.
struct SyntaxMistake {
    /// The message of libyaml.
    let message: String
    /// Where it stopped.
    let place: SourcePlace
    /// The start of the part that it was reading.
    let start: SourcePlace
    /// The start of the innermost list or mapping in brackets that has not ended.
    let bracket: SourcePlace?
    /// The whole document.
    let text: String

    /// The error, at the place to correct.
    var problem: QuoinError {
        switch message {
        case "found character that cannot start any token": wrongCharacter
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            QuoinError(Self.tab, at: place)
        case "did not find expected node content", "did not find expected ',' or ']'",
            "did not find expected ',' or '}'":
            wrongInBrackets
        case "found unexpected end of stream": QuoinError("this quote is not closed", at: start)
        case "did not find expected key": wrongKey
        case "did not find expected '-' indicator":
            QuoinError(
                "expected the next \"-\" of the list that begins in line \(start.line), or a line indented less",
                at: place)
        case "could not find expected ':'":
            QuoinError("a colon and a space follow a key; here they are missing", at: start)
        case "mapping values are not allowed in this context": wrongColon
        case "block sequence entries are not allowed in this context":
            QuoinError("a list with \"-\" begins on a line of its own", at: place)
        case "found unknown escape character":
            QuoinError(
                "a backslash in double quotes begins an escape, which this is not; in single quotes it is a plain character",
                at: place)
        case "did not find expected alphabetic or numeric character":
            QuoinError(
                "\"\(character(at: start))\" begins an anchor's name here; \(Self.quoting)", at: start)
        case "did not find expected comment or line break":
            QuoinError(
                "\"\(character(at: start))\" begins a block of lines here; \(Self.quoting)", at: start)
        case "did not find expected <document start>":
            QuoinError("unexpected content after the document, which has ended above", at: place)
        default: QuoinError(message, at: place)
        }
    }

    private static let tab = "a tab cannot indent a line or begin a value; YAML indents with spaces"
    private static let colonInText = "quote a text that contains a colon and a space"
    private static let quoting = "quote a text that begins with it"

    private var wrongCharacter: QuoinError {
        let found = character(at: place)
        let message = found == "\t" ? Self.tab : "nothing can begin with \"\(found)\"; \(Self.quoting)"
        return QuoinError(message, at: place)
    }

    /// A list or a mapping in brackets that does not end, or without a comma between two values.
    private var wrongInBrackets: QuoinError {
        guard let bracket else { return QuoinError("expected a value", at: place) }
        let open = character(at: bracket)
        let close = open == "[" ? "]" : "}"
        if let color = unquotedColor(from: bracket) { return color }
        guard !isEnd(place) else {
            return QuoinError("this \"\(open)\" is not closed; \"\(close)\" is missing", at: bracket)
        }
        if open == "{", character(at: place) == ":" { return QuoinError(Self.colonInText, at: place) }
        let origin = "that begins at \(bracket.line):\(bracket.column)"
        let kind = open == "[" ? "list" : "mapping"
        let message =
            message.hasPrefix("did not find expected ','")
            ? "expected \",\" or \"\(close)\" in the \(kind) \(origin)"
            : "expected a value in the \(kind) \(origin)"
        return QuoinError(message, at: place)
    }

    /// A color after which the rest of its line is missing.
    private func unquotedColor(from start: SourcePlace) -> QuoinError? {
        for number in start.line...max(place.line, start.line) {
            let line = String(line(number))
            guard let color = line.firstMatch(of: /\s(#[0-9A-Fa-f]{3,8})\b/) else { continue }
            let column = line.distance(from: line.startIndex, to: color.1.startIndex) + 1
            return QuoinError(
                "\(color.1) needs quotes: a \"#\" after a space begins a comment",
                at: SourcePlace(line: number, column: column))
        }
        return nil
    }

    /// A line that is indented unlike those above it, or a text after a value.
    private var wrongKey: QuoinError {
        let isFirstInLine = line(place.line).prefix(place.column - 1).allSatisfy { $0 == " " }
        let message =
            isFirstInLine
            ? "this line is indented unlike the lines above it: the mapping around it, which begins in line "
                + "\(start.line), has its keys in column \(start.column)"
            : "unexpected content after the value in this line; quote the whole of a text that contains quotes"
        return QuoinError(message, at: place)
    }

    /// A second colon in a line, or a line that is indented deeper although the key above has a value.
    private var wrongColon: QuoinError {
        let before = String(line(place.line).prefix(place.column - 1))
        let message =
            before.contains(": ")
            ? Self.colonInText
            : "this line is indented deeper than the one above, whose key has a value already"
        return QuoinError(message, at: place)
    }

    // MARK: - Text

    private var lines: [String.UnicodeScalarView.SubSequence] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The text of a line up to its end; empty after the last one.
    private func line(_ number: Int) -> String.UnicodeScalarView.SubSequence {
        lines.dropFirst(number - 1).first ?? "".unicodeScalars[...]
    }

    private func isEnd(_ place: SourcePlace) -> Bool {
        let rest = [line(place.line).dropFirst(place.column - 1)] + lines.dropFirst(place.line)
        return rest.allSatisfy { $0.allSatisfy(\.properties.isWhitespace) }
    }

    private func character(at place: SourcePlace) -> String {
        line(place.line).dropFirst(place.column - 1).first.map { String($0) } ?? ""
    }
}
