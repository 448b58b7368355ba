import QuoinScene
import Testing

@Suite("Letters in another case")
struct TextCaseTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func shape(_ parts: String..., in textCase: TextStyle.TextCase, language: String? = nil) -> ShapedText {
        var style = MonoText.style
        (style.textCase, style.language) = (textCase, language)
        return mono.shape(parts.map { TextContent.Span($0, style: style) })
    }

    @Test(
        "letters change, and become more where a capital has two",
        arguments: [
            (TextStyle.TextCase.none, "aB straße"), (.uppercase, "AB STRASSE"), (.lowercase, "ab straße"),
            (.capitalize, "AB Straße"),
        ])
    func letters(textCase: TextStyle.TextCase, expected: String) {
        #expect(shape("aB straße", in: textCase).strings == [expected])
    }

    @Test("a word begins once, whatever its apostrophes and spans are")
    func words() {
        #expect(shape("it's o", "ne-and", " two", in: .capitalize).strings == ["It's One-And Two"])
    }

    @Test("Turkish has an i of its own")
    func turkish() {
        #expect(shape("iı", in: .uppercase, language: "tr").strings == ["İI"])
        #expect(shape("İI", in: .lowercase, language: "tr-TR").strings == ["iı"])
    }

    @Test(
        "Greek capitals have no accents, Lithuanian letters keep their dots, and a Dutch ij is one letter",
        arguments: [
            ("el", TextStyle.TextCase.uppercase, "Άλφα Οδυσσεύς", "ΑΛΦΑ ΟΔΥΣΣΕΥΣ"),
            ("el-GR", .uppercase, "άυλος Μάιος προϋπόθεση", "ΑΫΛΟΣ ΜΑΪΟΣ ΠΡΟΫΠΟΘΕΣΗ"),
            ("el", .uppercase, "ή ΐ ᾠδή café", "Ή Ϊ ΩΙΔΗ CAFÉ"), ("en", .uppercase, "Άλφα", "ΆΛΦΑ"),
            ("el", .lowercase, "ΑΛΦΑ", "αλφα"), ("nl", .capitalize, "ijs in ijzer bijna", "IJs In IJzer Bijna"),
            ("en", .capitalize, "ijs", "Ijs"), ("lt", .uppercase, "i\u{307}\u{301}", "Í"),
            ("lt-LT", .lowercase, "Ì J\u{301}", "i\u{307}\u{300} j\u{307}\u{301}"),
        ])
    func languages(language: String, textCase: TextStyle.TextCase, text: String, expected: String) {
        let found = shape(text, in: textCase, language: language).strings.joined()
        #expect(Array(found.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("small letters become capitals of seven tenths of the size; the line keeps its height")
    func smallCaps() {
        let shaped = shape("Ab c1", in: .smallCaps)
        #expect(shaped.strings == ["AB C1"])
        #expect(shaped.runs.map(\.glyphs.size) == [10, 7, 10, 7, 10])
        #expect(abs(shaped.size.width - (3 + 2 * 0.7) * MonoText.advance) < 0.1)
        var paragraph = ParagraphStyle()
        paragraph.lineHeight = .multiple(2)
        var style = MonoText.style
        style.textCase = .smallCaps
        #expect(mono.shape([TextContent.Span("abc", style: style)], paragraph: paragraph).size.height == 20)
    }
}
