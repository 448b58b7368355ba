import QuoinScene
import QuoinSystem

/// Finds where words may be hyphenated, by the patterns of their languages.
final class Hyphenation {
    /// The patterns by language; `nil` for languages without.
    private var patterns = KeptValues<String, HyphenationPatterns?>()

    /// The text with soft hyphens in its words, whatever spans they cross.
    func hyphenated(_ text: TextContent) -> TextContent {
        for span in text.spans where span.image == nil {
            guard let patterns = span.style.language.flatMap({ patterns(for: $0) }) else { continue }
            patterns.load(for: span.string.split { !$0.isLetter }.filter { $0.count <= Word.longest })
        }
        var copy = text
        var word = Word()
        for index in text.spans.indices {
            let span = text.spans[index]
            copy.spans[index].string = ""
            for character in span.string {
                if span.image == nil, character.isLetter || character == Word.softHyphen {
                    word.letters.append((character, index))
                    word.language = word.language ?? span.style.language
                } else {
                    word.append(to: &copy, hyphenatedBy: self)
                    copy.spans[index].string.append(character)
                }
            }
        }
        word.append(to: &copy, hyphenatedBy: self)
        return copy
    }

    /// Why words of a text are not hyphenated although they should be.
    func problems(of text: TextContent) -> [TextContent.Problem] {
        guard text.paragraph.hyphens == .auto else { return [] }
        let spans = text.spans.filter { $0.string.contains(where: \.isLetter) }
        var problems: [TextContent.Problem] = []
        for span in spans {
            let problem =
                span.style.language.map { language in
                    patterns(for: language) == nil ? TextContent.Problem.missingPatterns(language: language) : nil
                } ?? .missingLanguage
            if let problem, !problems.contains(problem) { problems.append(problem) }
        }
        return problems
    }

    private func patterns(for language: String) -> HyphenationPatterns? {
        patterns.value(for: language) { HyphenationPatterns(language: language) }
    }

    /// A word whose letters may be in several spans.
    private struct Word {
        var letters: [(character: Character, span: Int)] = []
        var language: String?

        static let softHyphen: Character = "\u{AD}"
        /// The largest number of letters of a word that is hyphenated.
        static let longest = 200

        /// Appends the letters to their spans, with soft hyphens, and begins the next word.
        mutating func append(to text: inout TextContent, hyphenatedBy hyphenation: Hyphenation) {
            defer { (letters, language) = ([], nil) }
            guard !letters.isEmpty else { return }
            let string = String(letters.map(\.character))
            // A word that contains soft hyphens breaks at these alone (CSS Text 3, §5.4).
            let isWhole = string.contains(Self.softHyphen) || letters.count > Self.longest
            let patterns = isWhole ? nil : language.flatMap { hyphenation.patterns(for: $0) }
            let limits = text.paragraph.hyphenLimits
            let hyphens = letters.count < limits.word ? nil : patterns.map { Set($0.hyphens(in: string)) }
            for (place, letter) in letters.enumerated() {
                let isInside = place >= limits.before && letters.count - place >= limits.after
                if isInside, hyphens?.contains(place) == true { text.spans[letter.span].string.append(Self.softHyphen) }
                text.spans[letter.span].string.append(letter.character)
            }
        }
    }
}
