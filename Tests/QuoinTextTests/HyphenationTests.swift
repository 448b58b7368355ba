import Foundation
import QuoinLayout
import QuoinScene
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
