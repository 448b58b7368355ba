import QuoinLayout

extension TextContent {
    /// Why a text is not shown as its style specifies, or an image is not shown at all.
    public enum Problem: Hashable, Sendable {
        /// None of the families is among the fonts.
        case missingFamily([String], available: [String])
        /// The family has no upright face, or no italic one.
        case missingStyle(family: String, isItalic: Bool)
        /// The family has no face of the weight.
        case missingWeight(family: String, FontWeight, nearest: FontWeight)
        /// The family has no face of the width; both in percent of the normal one.
        case missingWidth(family: String, Double, nearest: Double)
        /// The family's face has no such axis.
        case missingAxis(family: String, tag: String)
        /// None of the families has the character; it is shown in another family.
        case substitutedFamily(Unicode.Scalar, families: [String], by: String)
        /// The family has a colored glyph for an emoji, but all emoji are shown in another family.
        case unusedEmoji(Unicode.Scalar, family: String, by: String)
        /// No font has these characters of the text.
        case missingGlyphs([Unicode.Scalar], text: String)
        /// A text has characters that control devices and cannot be shown.
        case controlCharacters([Unicode.Scalar], text: String)
        /// Automatic hyphens need a language, but a word has none.
        case missingLanguage
        /// There are no hyphenation patterns for a language, or the library that reads them is absent.
        case missingPatterns(language: String)
        /// The layout environment has no text shaper.
        case noShaper
        /// An image that Swift code names cannot be read; with the reason.
        case unreadableImage(String)
    }
}

extension TextContent.Problem {
    /// Whether this is a warning: the text is shown, though not exactly as its style specifies.
    public var isTolerable: Bool { substitution != nil }

    /// The families of a style, and the one that shows a character in place of them; `nil` for other problems.
    var substitution: [String]? {
        switch self {
        case .substitutedFamily(_, let families, let substitute): families + [substitute]
        case .unusedEmoji(_, let family, let substitute): [family, substitute]
        default: nil
        }
    }
}

extension TextContent.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingFamily(let families, let available):
            "no font family \(TextContent.Problem.list(families))"
                + "; there are \(available.joined(separator: ", "))"
                + (families.allSatisfy { Double($0) != nil } ? "; \"size\" is the size of letters" : "")
        case .missingStyle(let family, let isItalic):
            "the font family \"\(family)\" has no \(isItalic ? "italic face; missingItalic: upright or slanted shows another" : "upright face")"
                + (isItalic && ["dejavu sans mono", "monospace", "dejavu serif", "serif"].contains(family.lowercased())
                    ? "; on Debian and Ubuntu: apt-get install fonts-dejavu-extra" : "")
        case .missingWeight(let family, let weight, let nearest):
            "the font family \"\(family)\" has no face of weight \(weight.value); the nearest is \(nearest.value)"
        case .missingWidth(let family, let width, let nearest):
            "the font family \"\(family)\" has no face of width \(shortDescription(width))%; "
                + "the nearest is \(shortDescription(nearest))%"
        case .missingAxis(let family, let tag):
            "the font family \"\(family)\" has no axis \"\(tag)\""
        case .substitutedFamily(let scalar, let families, let substitute):
            "the character \(TextContent.Problem.name(of: scalar)) is in no font of \(TextContent.Problem.list(families)); "
                + "it is shown in \"\(substitute)\""
        case .unusedEmoji(let scalar, let family, let substitute):
            "the emoji \(TextContent.Problem.name(of: scalar)) is not shown in \"\(family)\": "
                + "all emoji are shown in \"\(substitute)\""
        case .missingGlyphs(let scalars, let text):
            "no font has \(TextContent.Problem.summary(of: scalars)) of the text \(TextContent.Problem.excerpt(of: text)); "
                + "install a font that has \(scalars.count == 1 ? "it" : "them")\(TextContent.Problem.hint(for: scalars)), "
                + "and name its file under \"fonts\", in Swift in FontSources"
        case .controlCharacters(let scalars, let text):
            "the text \(TextContent.Problem.excerpt(of: text)) has \(TextContent.Problem.summary(of: scalars)), which cannot be shown"
        case .missingLanguage:
            "hyphens are made by the patterns of a language; set \"language\""
        case .missingPatterns(let language):
            "there are no hyphenation patterns for the language \"\(language)\" (on Debian and Ubuntu: apt-get install "
                + "libhyphen0 hyphen-\(TextContent.Problem.package(of: language)))"
        case .noShaper:
            "the layout environment has no text shaper"
        case .unreadableImage(let reason):
            reason
        }
    }

    private static func list(_ families: [String]) -> String {
        families.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

extension TextContent.Problem {
    /// The most characters that a message names; it counts the others.
    private static let namedCount = 3
    /// The most characters of a text that a message quotes.
    private static let excerptLength = 40

    /// A character with its code and its name, if it has one.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.properties.name.map { "\"\(scalar)\" (\(code) \($0))" } ?? code
    }

    /// The names of the first characters, and the number of the others.
    static func summary(of scalars: [Unicode.Scalar]) -> String {
        let names = scalars.prefix(namedCount).map(name).joined(separator: ", ")
        let rest = scalars.count - namedCount
        return (scalars.count == 1 ? "the character " : "the characters ") + names
            + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The beginning of a text in quotes; invisible characters are escaped.
    static func excerpt(of text: String) -> String {
        // A single character may have any number of marks.
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(excerptLength)))
        return (start.utf8.count == text.utf8.count ? text : start + "…").debugDescription
    }

    /// The part of a Debian package's name for a language. For English and Portuguese it includes the country.
    private static func package(of language: String) -> String {
        let name = language.lowercased().replacing("_", with: "-")
        let first = name.prefix { $0 != "-" }
        return ["en", "pt"].contains(first) ? (name == "en" ? "en-us" : name == "pt" ? "pt-pt" : name) : String(first)
    }

    /// Where to get fonts for letters: one package is for Chinese, Japanese and Korean.
    static func hint(for scalars: [Unicode.Scalar]) -> String {
        let packages = [
            scalars.contains(where: \.isEastAsian) ? "fonts-noto-cjk" : nil,
            scalars.contains { $0.properties.isAlphabetic && !$0.isEastAsian } ? "fonts-noto-core" : nil,
        ].compactMap(\.self)
        return packages.isEmpty ? "" : " (on Debian and Ubuntu: apt-get install \(packages.joined(separator: " ")))"
    }
}
