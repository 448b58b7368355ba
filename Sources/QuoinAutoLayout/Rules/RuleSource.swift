import QuoinLayout

/// The text of a rule, and where it stands in its document.
public struct RuleSource: Hashable, Sendable {
    public var text: String
    /// Where the text begins.
    public var place: SourcePlace

    public init(_ text: String, line: Int = 1, column: Int = 1) {
        self.text = text
        place = SourcePlace(line: line, column: column)
    }

    /// The place of a character of the text.
    func place(at offset: Int) -> SourcePlace {
        var place = place
        for character in text.prefix(offset) {
            if character.isNewline {
                place = SourcePlace(line: place.line + 1, column: 1)
            } else {
                place.column += 1
            }
        }
        return place
    }

    /// The text without white space at its ends, up to a character.
    func text(upTo offset: Int) -> String {
        String(text.prefix(offset).drop(while: \.isWhitespace))
    }
}
