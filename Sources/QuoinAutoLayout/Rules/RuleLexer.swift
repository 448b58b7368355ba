import QuoinLayout

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

/// An error of a rule, and its place.
public struct RuleError: Error, Hashable, Sendable {
    public enum Problem: Hashable, Sendable {
        /// Something else was expected here.
        case expected(String, found: String)
        /// No view or guide has this name. A suggestion is a similar name, `nil` if there is none.
        case unknownItem(String, suggestion: String?)
        case unknownAnchor(String, of: String, suggestion: String?)
        /// Guides have no baselines.
        case noBaseline(String, of: String)
        /// Guides have no safe area and no margins.
        case noArea(String, of: String)
        /// The two sides are of different kinds.
        case mixedKinds(String, String)
        /// Left or right is related to leading or trailing.
        case absoluteSideWithDirection(String, String)
        /// A number instead of an anchor of this kind.
        case anchorNeeded(kind: String)
        case unsupportedOperator(String, kind: String, supported: [String])
        /// Edges are compared with `<=` or `>=`.
        case unsupportedRelation(String, kind: String)
        /// More or fewer numbers than the kind takes.
        case wrongTuple(count: Int, kind: String, expected: String)
        /// A priority that is not above 0 and at most 1000.
        case invalidPriority(Double)
        case unknownPriority(String, suggestion: String?)
        case unknownProperty(String, suggestion: String?)
        /// A number that is infinite or not a number, as text.
        case notFinite(String)
        /// A multiplier or a divisor of 0.
        case zeroMultiplier
        /// The two sides belong to different containers.
        case otherContainer
    }

    /// Its description is the message without the rule and its place.
    public var problem: Problem
    /// The rule as it was written, in one line.
    public var rule: String
    /// The place of the problem in the document; `nil` for a rule made in Swift.
    public var place: SourcePlace?
    /// The number of characters of the rule before the problem.
    public var offset: Int

    package init(_ problem: Problem, rule: String, place: SourcePlace?, offset: Int = 0) {
        self.problem = problem
        self.rule = rule
        self.place = place
        self.offset = offset
    }
}

extension RuleError: CustomStringConvertible {
    public var description: String {
        (place.map { "\($0.line):\($0.column): " } ?? "") + "\(problem) in the rule «\(rule)»"
    }
}

extension RuleError.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .expected(let wanted, let found): "expected \(wanted), found \(found)"
        case .unknownItem(let name, let suggestion): "no view or guide «\(name)»" + Self.hint(suggestion)
        case .unknownAnchor(let name, let item, let suggestion):
            "«\(item)» has no anchor «\(name)»" + Self.hint(suggestion)
        case .noBaseline(let name, let guide): "«\(guide)» is not a view and has no «\(name)»"
        case .noArea(let name, let guide):
            "«\(guide)» is a guide and has no «\(name)»; views and the container have one"
        case .mixedKinds(let left, let right): "anchors of two kinds: \(left) and \(right)"
        case .absoluteSideWithDirection(let left, let right):
            "leading and trailing cannot be constrained to left and right: \(left) and \(right)"
        case .anchorNeeded(let kind):
            "an anchor of kind \(kind) can only be constrained to another anchor, not to a number"
        case .unsupportedOperator(let symbol, let kind, let supported):
            "an anchor of kind \(kind) has no operator «\(symbol)»; it has \(supported.joined(separator: " "))"
        case .unsupportedRelation(let relation, let kind):
            "\(kind) cannot be compared with «\(relation)»; compare sizes or single edges"
        case .wrongTuple(let count, let kind, let expected):
            "an anchor of kind \(kind) takes \(expected), not \(count) numbers"
        case .invalidPriority(let value):
            "the priority \(shortDescription(value)) is not above 0 and at most 1000"
        case .unknownPriority(let name, let suggestion): "no priority «.\(name)»" + Self.hint(suggestion)
        case .unknownProperty(let name, let suggestion): "no property «.\(name)»" + Self.hint(suggestion)
        case .notFinite(let text): "«\(text)» is not a finite number"
        case .otherContainer: "the two sides are in different containers"
        case .zeroMultiplier: "a multiplier of 0 removes the anchor; write a number instead"
        }
    }

    private static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean «\($0)»?" } ?? ""
    }
}

extension RuleError {
    /// All errors of the rules of one layout.
    public struct List: Error, Sendable {
        /// At least one, in document order.
        public var errors: [RuleError]

        package init(errors: [RuleError]) {
            self.errors = errors
        }
    }
}

extension RuleError.List: CustomStringConvertible {
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
