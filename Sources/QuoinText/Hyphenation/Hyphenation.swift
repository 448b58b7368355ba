import CPangoCairo
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

/// The hyphenation patterns of a language.
final class HyphenationPatterns {
    private let library: HyphenationLibrary
    private let file: HyphenationFile
    /// The patterns for some words.
    private var loaded: (patterns: HyphenationLibrary.Patterns, words: Set<String>)?
    private var known = KeptValues<String, [Int]>(limit: 4_096)

    /// - Returns: `nil` if there are none, or the library is absent.
    init?(language: String) {
        guard let library = HyphenationLibrary.shared, let path = Self.file(for: language),
            let file = HyphenationFile(at: path)
        else { return nil }
        (self.library, self.file) = (library, file)
    }

    deinit {
        if let loaded { library.free(loaded.patterns) }
    }

    /// The file for a language, or for the language without its country.
    private static func file(for language: String) -> String? {
        let parts = language.split(separator: "-")
        let names = [parts.prefix(2).joined(separator: "_"), parts.prefix(1).joined()]
        return names.lazy.filter { name in
            !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }
        }.flatMap { name in HyphenationFiles.folders.map { "\($0)/hyph_\(name).dic" } }
            .first { FileManager.default.isReadableFile(atPath: $0) }
    }

    private var isUTF8: Bool { file.encoding == "UTF-8" }

    /// Loads the patterns for words at once, which takes less time than for each by itself.
    func load(for words: some Sequence<Substring>) {
        let new = Set(words.map { $0.lowercased() }).filter { known.values[$0] == nil }
        if !new.isEmpty { load(for: new) }
    }

    private func load(for words: Set<String>) {
        if let loaded { library.free(loaded.patterns) }
        let part = file.part(for: words.compactMap { encoded($0)?.map { UInt8(bitPattern: $0) } })
        loaded = library.patterns(in: part).map { ($0, words) }
    }

    /// The numbers of the characters of a word before which a hyphen may be.
    func hyphens(in word: String) -> [Int] {
        let word = word.lowercased()
        // The places count code points.
        guard word.count == word.unicodeScalars.count else { return [] }
        return known.value(for: word) { computedHyphens(in: word) }
    }

    private func computedHyphens(in word: String) -> [Int] {
        if loaded?.words.contains(word) != true { load(for: [word]) }
        guard let bytes = encoded(word), let loaded else { return [] }
        var marks = [CChar](repeating: 0, count: bytes.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var (positions, lengths): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
        let isFailed = library.hyphenate(
            // The library also searches the word as a C string.
            loaded.patterns, bytes + [0], Int32(bytes.count), &marks, nil, &replacements, &positions, &lengths)
        defer { free(replacements, positions, lengths, count: bytes.count) }
        guard isFailed == 0 else { return [] }
        var places: [Int] = []
        var character = 0
        for (index, byte) in bytes.enumerated() {
            let isEnd =
                index + 1 == bytes.count || !isUTF8 || UInt8(bitPattern: bytes[index + 1]) & 0xC0 != 0x80
            guard isEnd, byte != 0 else { continue }
            character += 1
            // In words of UTF-8 the marks stand for characters, not bytes. A hyphen that changes letters is left out.
            let mark = isUTF8 ? character - 1 : index
            if marks[mark] & 1 == 1, replacements?[mark] == nil, index + 1 < bytes.count { places.append(character) }
        }
        return places
    }

    /// The word in the encoding of the patterns; `nil` if it lacks a character.
    private func encoded(_ word: String) -> [CChar]? {
        if isUTF8 { return word.utf8.map { CChar(bitPattern: $0) } }
        // The names of libhyphen's files lack the first hyphen: ISO8859-1.
        let encoding = file.encoding
        let name = encoding.hasPrefix("ISO8859") ? "ISO-" + encoding.dropFirst(3) : encoding
        var count: gsize = 0
        guard let text = g_convert(word, gssize(word.utf8.count), name, "UTF-8", nil, &count, nil) else { return nil }
        defer { g_free(text) }
        return Array(UnsafeBufferPointer(start: text, count: Int(count)))
    }

    private func free(
        _ replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ positions: UnsafeMutablePointer<Int32>?,
        _ lengths: UnsafeMutablePointer<Int32>?, count: Int
    ) {
        for index in 0..<(replacements == nil ? 0 : count) { g_free(replacements?[index]) }
        g_free(replacements)
        g_free(positions)
        g_free(lengths)
    }
}

/// The files with the hyphenation patterns that are installed.
package enum HyphenationFiles {
    /// Where Quoin's own patterns are installed, those of Debian and most others, and Homebrew's.
    static let folders =
        InstalledFolders.paths.map { $0 + "/hyphen" }
        + ["/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen"]

    /// The files of all languages, in the order of their paths.
    package static var paths: [String] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasPrefix("hyph_") && $0.hasSuffix(".dic") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Loads the library now, instead of with the first text that has automatic hyphens.
    package static func loadLibrary() {
        _ = HyphenationLibrary.shared
    }
}

/// The functions of libhyphen. It is loaded for the first text with automatic hyphens.
struct HyphenationLibrary {
    /// `nil` if libhyphen is not installed.
    static let shared = SharedLibrary.functions(
        linux: "libhyphen.so.0", darwin: "libhyphen.0.dylib", HyphenationLibrary.init)

    typealias Patterns = OpaquePointer
    typealias Replacements = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    typealias Numbers = UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>

    /// Reads patterns from an open `FILE`.
    private let read: @convention(c) (UnsafeMutableRawPointer) -> Patterns?
    let free: @convention(c) (Patterns) -> Void
    /// Writes an odd digit for each byte of a word after which a hyphen may follow. The arguments are the word and its
    /// length. If a hyphen changes letters, arrays for the changes are allocated.
    let hyphenate:
        @convention(c) (
            Patterns, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>?,
            Replacements, Numbers, Numbers
        ) -> Int32

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        read = try library.function("hnj_hyphen_load_file")
        free = try library.function("hnj_hyphen_free")
        hyphenate = try library.function("hnj_hyphen_hyphenate2")
    }

    /// The patterns in the bytes of a file.
    func patterns(in file: [UInt8]) -> Patterns? {
        var file = file
        return file.withUnsafeMutableBytes { bytes in
            guard let stream = fmemopen(bytes.baseAddress, bytes.count, "r") else { return nil }
            defer { fclose(stream) }
            return read(UnsafeMutableRawPointer(stream))
        }
    }
}
