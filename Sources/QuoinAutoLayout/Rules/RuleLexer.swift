/// A word, number, text or sign of a rule.
struct RuleToken {
    enum Kind: Equatable {
        case word
        case number(Double)
        case text(String)
        case sign
        case end
    }

    var kind: Kind
    var spelling: String
    /// The token's place in the rule's characters.
    var range: Range<Int>

    /// For messages.
    var description: String { kind == .end ? "the end of the rule" : "«\(spelling)»" }
}

/// Splits the text of a rule into tokens.
struct RuleLexer {
    private let characters: [Character]
    private var position = 0

    /// Longer signs first, so that `-->` is not read as `--`.
    private static let signs = [
        "-->", "--!", "==", "<=", ">=", "++", "--", "+", "-", "*", "/", "(", ")", ",", ":", ".",
    ]
    .map { Array($0) }

    init(_ text: String) {
        characters = Array(text)
    }

    /// A problem with a token, and where it begins.
    struct Failure: Error {
        var problem: RuleError.Problem
        var offset: Int
    }

    /// All tokens; the last is the end.
    mutating func tokens() throws(Failure) -> [RuleToken] {
        var tokens: [RuleToken] = []
        repeat {
            while position < characters.count, characters[position].isWhitespace { position += 1 }
            tokens.append(try next())
        } while tokens[tokens.count - 1].kind != .end
        return tokens
    }

    private mutating func next() throws(Failure) -> RuleToken {
        guard position < characters.count else {
            return RuleToken(kind: .end, spelling: "", range: position..<position)
        }
        let character = characters[position]
        if Self.isDigit(character)
            || character == "." && position + 1 < characters.count
                && Self.isDigit(characters[position + 1])
        {
            return try number()
        }
        if Self.isLetter(character) || character == "_" { return word() }
        if character == "\"" { return try text() }
        for sign in Self.signs where characters[position...].starts(with: sign) {
            return token(.sign, length: sign.count)
        }
        let two = String(characters[position...].prefix(2))
        let (expected, found) =
            switch (character, two) {
            case ("@", _): ("--! .priority(…) for a priority", "@")
            case (_, "=>"): (">= where the left side is at least the right one", two)
            case (_, "=<"): ("<= where the left side is at most the right one", two)
            case ("=", _): ("== between two sides that are equal", "=")
            default: ("a name, a number or an operator", String(character))
            }
        throw Failure(problem: .expected(expected, found: "«\(found)»"), offset: position)
    }

    private mutating func token(_ kind: RuleToken.Kind, length: Int) -> RuleToken {
        let range = position..<position + length
        position += length
        return RuleToken(kind: kind, spelling: spelling(range), range: range)
    }

    /// Appending characters takes a tenth of the time of `String(_:)`, which casts the slice to other types first.
    private func spelling(_ range: Range<Int>) -> String {
        var spelling = ""
        for index in range { spelling.append(characters[index]) }
        return spelling
    }

    private mutating func word() -> RuleToken {
        let length = characters[position...].prefix { Self.isLetter($0) || $0.isNumber || $0 == "_" }.count
        return token(.word, length: length)
    }

    private mutating func number() throws(Failure) -> RuleToken {
        var end = position
        func skipDigits() { while end < characters.count, Self.isDigit(characters[end]) { end += 1 } }
        skipDigits()
        if end + 1 < characters.count, characters[end] == ".", Self.isDigit(characters[end + 1]) {
            end += 1
            skipDigits()
        }
        if end < characters.count, characters[end] == "e" || characters[end] == "E" {
            let mark = end
            end += 1
            if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
            if end < characters.count, Self.isDigit(characters[end]) { skipDigits() } else { end = mark }
        }
        let spelling = spelling(position..<end)
        guard let value = Double(spelling), value.isFinite else {
            throw Failure(problem: .notFinite(spelling), offset: position)
        }
        return token(.number(value), length: end - position)
    }

    private static func isLetter(_ character: Character) -> Bool {
        // Looking up the properties of a Unicode character takes longer than reading the rest of the rule.
        guard let code = character.asciiValue else { return character.isLetter }
        return (0x41...0x5A).contains(code & ~0x20)
    }

    private static func isDigit(_ character: Character) -> Bool {
        character >= "0" && character <= "9" && character.isASCII
    }

    private mutating func text() throws(Failure) -> RuleToken {
        var value = ""
        var end = position + 1
        while end < characters.count, characters[end] != "\"" {
            if characters[end] == "\\", end + 1 < characters.count { end += 1 }
            value.append(characters[end])
            end += 1
        }
        guard end < characters.count else {
            throw Failure(problem: .expected("a closing quotation mark", found: "the end of the rule"), offset: end)
        }
        return token(.text(value), length: end + 1 - position)
    }
}
