import Foundation
import QuoinText
import Testing

@Suite("Hyphens by language")
struct HyphenationTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func shape(_ parts: [String], columns: Int, language: String?) -> ShapedText {
        var style = MonoText.style
        style.language = language
        var paragraph = ParagraphStyle()
        paragraph.hyphens = .auto
        return mono.shape(
            parts.map { TextContent.Span($0, style: style) }, columns: columns, paragraph: paragraph)
    }

    private func lines(_ string: String, columns: Int, language: String) -> [String] {
        shape([string], columns: columns, language: language).strings.map { $0.replacing("\u{AD}", with: "-") }
    }

    private static func has(_ language: String) -> Bool {
        FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_\(language).dic")
    }

    @Test(
        "words break where the patterns say, in UTF-8 and in other encodings",
        .enabled(if: has("en_US") && has("de"), "hyphen-en-us or hyphen-de is not installed"))
    func patterns() {
        #expect(shape(["hyphenation"], columns: 7, language: "en-US").lines.count == 2)
        #expect(lines("hyphenation", columns: 7, language: "en-US") == ["hy-phen-", "ation"])
        #expect(lines("Überraschungsgäste", columns: 11, language: "de") == ["Über-ra-", "schungs-gäs-", "te"])
    }

    @Test(
        "limits leave out short words, and hyphens near their ends",
        .enabled(if: has("de"), "hyphen-de is not installed"))
    func limits() {
        func words(_ limits: ParagraphStyle.HyphenLimits) -> String {
            var style = MonoText.style
            style.language = "de"
            var paragraph = ParagraphStyle()
            (paragraph.hyphens, paragraph.hyphenLimits) = (.auto, limits)
            let span = TextContent.Span("Donaudampf gäste dampf\u{AD}er", style: style)
            return mono.shape([span], columns: 1_000, paragraph: paragraph).strings.joined()
                .replacing("\u{AD}", with: "-")
        }
        #expect(words(.init()) == "Do-nau-dampf gäs-te dampf-er")
        #expect(words(.init(before: 3)) == "Donau-dampf gäs-te dampf-er")
        #expect(words(.init(after: 3)) == "Do-nau-dampf gäste dampf-er")
        #expect(words(.init(word: 6, after: 6)) == "Do-naudampf gäste dampf-er")
    }

    /// What libhyphen finds with all patterns of the language.
    static let words = [
        "do-nau-dampf-schiff-fahrts-ge-sell-schaft", "bun-des-ver-fas-sungs-ge-richt",
        "stra-ßen-bahn-hal-te-stel-le", "ge-schwin-dig-keits-be-gren-zung",
        "ar-beits-un-fä-hig-keits-be-schei-ni-gung", "freund-schafts-be-zie-hun-gen", "ur-instinkt",
        "blu-men-top-fer-de",
    ]

    @Test(
        "the patterns of the words of a text give the hyphens that all patterns give",
        .enabled(if: has("de"), "hyphen-de is not installed"))
    func partOfPatterns() {
        let text = Self.words.map { $0.replacing("-", with: "") }.joined(separator: " ")
        let found = shape([text], columns: 1_000, language: "de").strings.joined()
        #expect(found.replacing("\u{AD}", with: "-") == Self.words.joined(separator: " "))
    }

    @Test("a text loads few of the patterns of a language", .enabled(if: has("de"), "hyphen-de is not installed"))
    func fewPatterns() throws {
        let file = try #require(HyphenationFile(at: "/usr/share/hyphen/hyph_de.dic"))
        let part = file.part(for: [Array("geschwindigkeitsbegrenzung".utf8)])
        #expect(part.count { $0 == UInt8(ascii: "\n") } < 2_000)
    }

    @Test("a part has the patterns within the words, and the beginnings of others without digits")
    func part() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("hyph_\(UUID()).dic").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try """
        UTF-8
        LEFTHYPHENMIN 2
        % a comment
        .ha1l
        a1b
        abc1de
        hal2t.
        q1r
        NEXTLEVEL
        x1
        l1t/l=t,1,2
        lt3xy
        lmn
        """.write(toFile: path, atomically: false, encoding: .utf8)
        let file = try #require(HyphenationFile(at: path))
        let part = String(decoding: file.part(for: [Array("halt".utf8)]), as: UTF8.self)
        let levels = part.components(separatedBy: "NEXTLEVEL\n").map { Set($0.split(separator: "\n")) }
        #expect(
            levels == [
                ["UTF-8", "LEFTHYPHENMIN 2", ".ha1l", "hal2t.", "a", ".h", ".ha", "h", "ha", "q"],
                ["x1", "l", "lt", "l1t/l=t,1,2"],
            ])
    }

    @Test("a word may cross spans; one with a soft hyphen breaks at this alone", .enabled(if: has("en_US")))
    func spans() {
        let shaped = shape(["hy", "phena", "tion"], columns: 7, language: "en-US")
        #expect(shaped.strings.map { $0.replacing("\u{AD}", with: "-") } == ["hy-phen-", "ation"])
        #expect(shape(["hyphena\u{AD}tion"], columns: 8, language: "en-US").strings == ["hyphena\u{AD}", "tion"])
    }

    @Test("a hyphen is seen only where a line ends", .enabled(if: has("en_US")))
    func unseen() {
        let shaped = shape(["hyphenation"], columns: 20, language: "en-US")
        #expect(abs(shaped.size.width - 11 * MonoText.advance) < 0.1)
    }

    @Test("text without a language, or without patterns for it, is an error")
    func missing() {
        #expect(shape(["word"], columns: 9, language: nil).problems == [.missingLanguage])
        #expect(shape(["word"], columns: 9, language: "xx-YY").problems == [.missingPatterns(language: "xx-YY")])
        #expect(shape(["word"], columns: 9, language: "../en").problems == [.missingPatterns(language: "../en")])
        #expect(shape(["12 3"], columns: 9, language: nil).problems == [])
    }
}
