import QuoinLayout

/// The text of a rule, and where it stands in its document.
public struct RuleSource: Hashable, Sendable {
    /// One rule, as the grammar of rules spells it (auto layout, §8); white space and line breaks between its parts do
    /// not count.
    public var text: String
    /// Where the text begins.
    public var place: SourcePlace

    /// - Parameters:
    ///   - line: the line in which the text begins, counted from 1.
    ///   - column: the column in which it begins, counted from 1.
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

    /// The whole text in one line.
    var line: String { text(upTo: text.count) }

    /// The text up to a character in one line, without white space at its ends.
    func text(upTo offset: Int) -> String {
        text.prefix(offset).split(whereSeparator: \.isNewline)
            .map { $0.trimming(\.isWhitespace) }.joined(separator: " ")
    }
}

extension Substring {
    fileprivate func trimming(_ isIdle: (Character) -> Bool) -> Substring {
        var result = drop(while: isIdle)
        while let last = result.last, isIdle(last) { result.removeLast() }
        return result
    }
}
