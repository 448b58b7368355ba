import CPangoCairo

/// Upper case, lower case and capitals in a language (Unicode, SpecialCasing.txt and §5.18).
enum LanguageCase {
    case other
    /// Turkish and Azerbaijani have a dotted and a dotless i.
    case turkic
    /// Greek capitals have no accents.
    case greek
    /// A Dutch ij is one letter.
    case dutch
    /// A Lithuanian i keeps its dot below accents.
    case lithuanian

    init(_ language: String?) {
        self =
            switch language?.split(separator: "-").first?.lowercased() {
            case "tr", "az": .turkic
            case "el": .greek
            case "nl": .dutch
            case "lt": .lithuanian
            default: .other
            }
    }

    func uppercased(_ text: some StringProtocol) -> String {
        switch self {
        case .other, .dutch: text.uppercased()
        case .turkic: String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
        case .greek: GreekCapitals(text).text
        case .lithuanian: Self.withoutDots(text).uppercased()
        }
    }

    func lowercased(_ text: some StringProtocol) -> String {
        switch self {
        case .other, .dutch, .greek: text.lowercased()
        case .turkic:
            String(text.map { $0 == "İ" ? "i" : $0 == "I" ? "ı" : $0 }).lowercased()
        case .lithuanian: Self.withDots(text).lowercased()
        }
    }

    /// The first letters of a text with capitals at the start of each word.
    ///
    /// - Parameter isWordStart: whether a word may begin with the text.
    func capitalized(_ text: some StringProtocol, _ isWordStart: Bool) -> String {
        var isWordStart = isWordStart
        var result = ""
        var isAfterDutchI = false
        for character in text {
            if isWordStart, character.isLowercase {
                result += self == .turkic && character == "i" ? "İ" : character.titlecased
            } else {
                result += isAfterDutchI && character == "j" ? "J" : String(character)
            }
            isAfterDutchI = self == .dutch && isWordStart && (character == "i" || character == "I")
            isWordStart = !character.isPartOfWord
        }
        return result
    }

    /// The dot that an accent would replace is written in Lithuanian.
    private static let dot: Unicode.Scalar = "\u{307}"

    /// Without the dots of small letters, which capitals do not have.
    private static func withoutDots(_ text: some StringProtocol) -> String {
        var scalars = String.UnicodeScalarView()
        var isDotted = false
        for scalar in normalized(text, G_NORMALIZE_NFD).unicodeScalars {
            if isDotted, scalar == dot { continue }
            if scalar.properties.canonicalCombiningClass == .notReordered { isDotted = scalar.properties.isSoftDotted }
            scalars.append(scalar)
        }
        return normalized(String(scalars), G_NORMALIZE_NFC)
    }

    /// With the dots of small letters below their accents.
    private static func withDots(_ text: some StringProtocol) -> String {
        let accents: Set<Unicode.Scalar> = ["\u{300}", "\u{301}", "\u{303}"]
        let source = Array(normalized(text, G_NORMALIZE_NFD).unicodeScalars)
        var scalars = String.UnicodeScalarView()
        var isDotted = false
        for scalar in source {
            if isDotted, accents.contains(scalar) {
                scalars.append(dot)
                isDotted = false
            }
            if scalar.properties.canonicalCombiningClass == .notReordered {
                isDotted = "IJ".unicodeScalars.contains(scalar)
            }
            scalars.append(scalar)
        }
        return normalized(String(scalars), G_NORMALIZE_NFC)
    }

    fileprivate static func normalized(_ text: some StringProtocol, _ form: GNormalizeMode) -> String {
        guard let result = g_utf8_normalize(String(text), -1, form) else { return String(text) }
        defer { g_free(result) }
        return String(cString: result)
    }
}

/// Greek in capitals: without accents and breathings, with a diaeresis where an accent was all that parted two vowels.
private struct GreekCapitals {
    private(set) var text = ""

    private static let iotaBelow: Unicode.Scalar = "\u{345}"
    private static let diaeresis: Unicode.Scalar = "\u{308}"
    private static let accents: Set<Unicode.Scalar> = ["\u{300}", "\u{301}", "\u{342}"]
    private static let otherMarks: Set<Unicode.Scalar> = ["\u{304}", "\u{306}", "\u{313}", "\u{314}", "\u{343}"]

    /// A letter and its marks.
    private struct Letter {
        var base: Unicode.Scalar
        var marks: [Unicode.Scalar] = []

        var isGreek: Bool { (0x370...0x3FF).contains(base.value) }
        var isVowel: Bool { "αεηιουωΑΕΗΙΟΥΩ".unicodeScalars.contains(base) }
        var hasAccent: Bool { marks.contains(where: accents.contains) }
        var hasDiaeresis: Bool { marks.contains(diaeresis) }
    }

    init(_ source: some StringProtocol) {
        var letters: [Letter] = []
        for scalar in LanguageCase.normalized(source, G_NORMALIZE_NFD).unicodeScalars {
            if scalar.properties.canonicalCombiningClass != .notReordered, !letters.isEmpty {
                letters[letters.count - 1].marks.append(scalar)
            } else {
                letters.append(Letter(base: scalar))
            }
        }
        for index in letters.indices { append(letters[index], at: index, in: letters) }
        text = LanguageCase.normalized(text, G_NORMALIZE_NFC)
    }

    private mutating func append(_ letter: Letter, at index: Int, in letters: [Letter]) {
        guard letter.isGreek else {
            text += String(String.UnicodeScalarView([letter.base] + letter.marks)).uppercased()
            return
        }
        let before = index > 0 ? letters[index - 1] : nil
        let after = index + 1 < letters.count ? letters[index + 1] : nil
        text += String(letter.base).uppercased()
        func isLetter(_ letter: Letter?) -> Bool { letter?.base.properties.isAlphabetic == true }
        // The word "or" keeps its accent, by which it differs from the article.
        let isWord = "ηΗ".unicodeScalars.contains(letter.base) && !isLetter(before) && !isLetter(after)
        if isWord, letter.hasAccent { text.unicodeScalars.append("\u{301}") }
        let isParted =
            before?.isVowel == true && before?.hasAccent == true && "ιυΙΥ".unicodeScalars.contains(letter.base)
        if letter.hasDiaeresis || isParted && !letter.hasAccent { text.unicodeScalars.append(Self.diaeresis) }
        for mark in letter.marks where !Self.accents.contains(mark) && !Self.otherMarks.contains(mark) {
            if mark == Self.iotaBelow {
                text += "Ι"
            } else if mark != Self.diaeresis {
                text.unicodeScalars.append(mark)
            }
        }
    }
}

extension Character {
    /// In capitals, except for letters of two parts, of which only the first becomes a capital.
    fileprivate var titlecased: String {
        unicodeScalars.enumerated().map { $0 == 0 ? $1.properties.titlecaseMapping : String($1) }.joined()
    }

    /// Whether it can be part of a word, as apostrophes can.
    var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
