extension TextProblem {
    /// A message names so many characters, and counts those that remain.
    private static let namedCount = 3
    /// A message quotes so many characters of a text.
    private static let excerptLength = 40

    /// A character with its number and its name, where it has one.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.properties.name.map { "\"\(scalar)\" (\(code) \($0))" } ?? code
    }

    /// The first of some characters by name, and how many there are besides.
    static func summary(of scalars: [Unicode.Scalar]) -> String {
        let names = scalars.prefix(namedCount).map(name).joined(separator: ", ")
        let rest = scalars.count - namedCount
        return (scalars.count == 1 ? "the character " : "the characters ") + names
            + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The beginning of a text in quotes; characters that cannot be seen are written as escapes.
    static func excerpt(of text: String) -> String {
        let isShort = text.count <= excerptLength
        return (isShort ? text : text.prefix(excerptLength) + "…").debugDescription
    }

    /// Where there is a font that has the characters, if they are those of Chinese, Japanese and Korean.
    static func hint(for scalars: [Unicode.Scalar]) -> String {
        guard scalars.contains(where: isEastAsian) else { return "" }
        return " (on Debian and Ubuntu: apt-get install fonts-noto-cjk)"
    }

    /// Whether a character is one of the ideographs, syllables and marks of Chinese, Japanese and Korean.
    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic
            || [0x1100...0x11FF, 0x3000...0x318F, 0x31A0...0x31FF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF00...0xFFEF]
                .contains { $0.contains(scalar.value) }
    }
}
