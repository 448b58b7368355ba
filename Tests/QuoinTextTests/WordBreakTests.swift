import QuoinScene
import Testing

@Suite("Where words break")
struct WordBreakTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func strings(_ string: String, columns: Int, _ wordBreak: ParagraphStyle.WordBreak) -> [String] {
        mono.shape(string, columns: columns) { $0.wordBreak = wordBreak }.strings
    }

    @Test(
        "a word that is too long fills its lines, and gets no hyphens",
        arguments: ["aaaaaaaaaaaa", "9f86d081884c", "héllowörldxx", "AbcDefGhiJkl"])
    func longWords(word: String) {
        let shaped = mono.shape(word, columns: 5)
        #expect(shaped.lines.map { $0.runs.flatMap(\.glyphs.glyphs).count } == [5, 5, 2])
        #expect(shaped.strings.joined() == word)
    }

    @Test("a soft hyphen beside a word that is too long still shows")
    func softHyphen() {
        let shaped = mono.shape("abcd\u{AD}efghijkl", columns: 5)
        #expect(shaped.lines.map { $0.runs.flatMap(\.glyphs.glyphs).count } == [5, 5, 3])
    }

    @Test("words break between any letters, but not before punctuation")
    func breakAll() {
        #expect(strings("ab cdefgh", columns: 5, .normal) == ["ab ", "cdefg", "h"])
        #expect(strings("ab cdefgh", columns: 5, .breakAll) == ["ab cd", "efgh"])
        #expect(strings("abcde, fg", columns: 5, .breakAll) == ["abcd", "e, fg"])
        #expect(strings("abcde, fg", columns: 5, .anywhere) == ["abcde", ", fg"])
    }
}
