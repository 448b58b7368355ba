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
    package var jsonEscape: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
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
