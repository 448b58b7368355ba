/// The names of elements in sentences, the same in errors, checks, findings and causes.
package enum ElementName {
    /// An element with an id, or a view of constraints: `` `title` ``.
    package static func id(_ id: String) -> String { "`\(id.printable)`" }

    /// A text without an id: `text "Settings"`.
    package static func text(_ string: String) -> String { "text \(Quotation(string, limit: 32))" }
}

/// A text in quotation marks, on one line: of a long one, the beginning and the end.
package struct Quotation: CustomStringConvertible {
    package let description: String

    /// - Parameter limit: the number of characters between the quotation marks.
    package init(_ text: String, limit: Int) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "\"\(Quotation.shortened(line.printable, to: limit))\""
    }

    /// A text of at most this many characters: of a longer one, the beginning and the end.
    package static func shortened(_ text: String, to limit: Int) -> String {
        guard text.count > limit else { return text }
        let end = limit / 4
        return "\(text.prefix(limit - end - 3)) … \(text.suffix(end))"
    }
}
