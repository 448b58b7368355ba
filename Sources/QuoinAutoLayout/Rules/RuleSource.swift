import QuoinLayout

/// The text of a rule, and its place in a document.
package struct RuleSource: Hashable, Sendable {
    /// One rule in the grammar of rules (auto layout, §8). White space and line breaks between its parts are ignored.
    package var text: String
    package var place: SourcePlace

    /// - Parameters:
    ///   - line: the line in which the text begins, counted from 1.
    ///   - column: the column in which the text begins, counted from 1.
    package init(_ text: String, line: Int = 1, column: Int = 1) {
        self.text = text
        place = SourcePlace(line: line, column: column)
    }

    /// The place of a character of the text.
    func place(at offset: Int) -> SourcePlace {
        var place = place
        for character in text.prefix(offset) {
            if character.isNewline {
                (place.line, place.column) = (place.line + 1, 1)
            } else {
                place.column += 1
            }
        }
        return place
    }

    /// The whole text in one line.
    var line: String { text(upTo: text.count) }

    /// The text before a character in one line, without white space at its ends.
    func text(upTo offset: Int) -> String {
        let text = text.prefix(offset)
        // Nearly every rule is one line of ASCII, and looking up the properties of characters takes long.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return String(text.trimming { $0 == " " }) }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.trimming(\.isWhitespace) }.joined(separator: " ")
    }
}

extension Substring {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
        var result = drop(while: isTrimmed)
        while let last = result.last, isTrimmed(last) { result.removeLast() }
        return result
    }
}

/// Reads rules about the items of one layout.
package struct RuleReader: Sendable {
    private let names: ConstraintItemNames

    /// - Parameters:
    ///   - views: the names of the layout's views, in their order. If two items have the same name, it refers to the
    ///     first.
    ///   - guides: the names of the layout's guides, in their order.
    package init(views: [String], guides: [String] = []) {
        names = ConstraintItemNames(views: views, guides: guides)
    }

    /// The constraints of a rule, part by part.
    ///
    /// - Throws: its first error.
    package func rules(_ source: RuleSource) throws(RuleError) -> [Rule] {
        try RuleParser.rules(source, names: names)
    }

    /// Whether rules can refer to a view or guide by a name: letters, digits and underscores, not a digit first, and
    /// not `container`, which is reserved.
    package static func canSpell(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name != ConstraintItemNames.container else {
            return false
        }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
