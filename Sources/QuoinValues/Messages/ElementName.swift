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
        description = "\"\(Quotation.shortened(Quotation.line(text), to: limit))\""
    }

    private init(line: String) {
        description = "\"\(line)\""
    }

    /// Two texts, and of long ones what differs, with some of what is around it.
    package static func pair(_ old: String, _ new: String, limit: Int) -> (old: Quotation, new: Quotation) {
        var (before, now) = (line(old), line(new))
        // Where only the ends of lines differ, or what is not seen, that is what is to be seen.
        if before.visible == now.visible { (before, now) = (exactLine(old), exactLine(new)) }
        let quoted = excerpts(before, now, limit: limit)
        return (Quotation(line: quoted.old), Quotation(line: quoted.new))
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").printable
    }

    /// A text with each end of a line, and with what is not seen escaped.
    private static func exactLine(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { String($0).escapingInvisible }.joined(separator: "↵")
    }

    /// Two texts of some characters: of longer ones, what differs with some of what is around it, so that the two differ.
    package static func excerpts(_ old: String, _ new: String, limit: Int) -> (old: String, new: String) {
        guard max(old.count, new.count) > limit else { return (old, new) }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let spare = max(limit - max(old.count, new.count) + start + end, limit / 3)
        let before = min(start, max(spare / 2, spare - end))
        let after = min(end, spare - before)
        func excerpt(_ text: String) -> String {
            var part = text.dropFirst(start - before).dropLast(end - after)
            // Words are whole where there are words.
            if before < start, let space = part.prefix(before).firstIndex(of: " ") { part = part[space...].dropFirst() }
            if after < end, let space = part.suffix(after).lastIndex(of: " ") { part = part[..<space] }
            return (before < start ? "… " : "") + shortened(String(part), to: limit) + (after < end ? " …" : "")
        }
        return (excerpt(old), excerpt(new))
    }

    /// A text of at most this many characters: of a longer one, the beginning and the end.
    package static func shortened(_ text: String, to limit: Int) -> String {
        guard text.count > limit else { return text }
        let end = limit / 4
        return "\(text.prefix(limit - end - 3)) … \(text.suffix(end))"
    }
}
