// Documents, paths, fonts and records contain texts that appear in messages and in other output. Such a text must not
// control the terminal, begin a line that looks like a message, or change the direction of what follows.

extension StringProtocol {
    /// The text on one line, with the characters escaped that control a terminal, break lines or change the direction:
    /// `\n`, `\u{1B}`.
    package var printable: String { escaping { Printing.isEscaped($0) } }

    /// For JSON: such characters above U+007E are escaped as JSON does, and the line feeds between its texts stay.
    package var printableJSON: String {
        escaping({ $0.value > 0x7E && Printing.isEscaped($0) }, as: \.jsonEscape)
    }

    /// The printable text. If it has more scalars than a limit, only its beginning: a character may have any number of
    /// scalars.
    package func printable(upTo limit: Int) -> String {
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
        return start.utf8.count == utf8.count ? printable : start.printable + "…"
    }

    /// The printable text, with unusual spaces and what has no width escaped.
    package var escapingInvisible: String { escaping { Printing.isEscaped($0) || Printing.isInvisible($0) } }

    /// The text as it looks in a line: without what has no width, and with plain spaces.
    package var visible: String {
        let seen = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            Printing.isInvisible(scalar) ? scalar.properties.generalCategory == .spaceSeparator ? " " : nil : scalar
        }
        return String(String.UnicodeScalarView(seen))
    }

    private func escaping(
        _ isEscaped: (Unicode.Scalar) -> Bool, as escape: (Unicode.Scalar) -> String = Printing.escape
    ) -> String {
        guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
        var result = ""
        for scalar in unicodeScalars {
            if isEscaped(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// The escape of JSON for a scalar up to U+FFFF: `\u00ad`.
    package var jsonEscape: String { "\\u" + UInt16(truncatingIfNeeded: value).hexadecimal }
}

private enum Printing {
    static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case ..<0x61C: false
        // Marks, embeddings, overrides and isolates of directions; separators of lines and paragraphs.
        case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator: scalar != " "
        case .format: true
        default: false
        }
    }

    static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }
}

extension String {
    /// For the content and the attributes of XML and HTML.
    package var escapedForMarkup: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}

/// A number with at most four digits after the point and without trailing zeros.
package func shortDescription(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "unknown" : value < 0 ? "-inf" : "inf" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return String(rounded)
}

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
