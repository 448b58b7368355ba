import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Text in documents")
struct TextTests {
    private func content(_ value: String) throws -> TextContent? {
        try kind(TextNode.self, of: "{text: \(value)}")?.text
    }

    @Test(
        "a text is a string, also one that looks like something else",
        arguments: [
            ("Hello", "Hello"), ("\"a\\nb\"", "a\nb"), ("2024", "2024"), ("true", "true"), ("''", ""),
            ("\"null\"", "null"),
            ("{string: Hello}", "Hello"), ("{string: ''}", ""), ("héllo 🧩", "héllo 🧩"),
        ])
    func strings(value: String, string: String) throws {
        #expect(try content(value) == TextContent(string))
    }

    @Test("a text reads every property")
    func properties() throws {
        var style = TextStyle(families: ["Inter", "DejaVu Sans"], size: 12.5, weight: .semibold, color: .white)
        (style.isItalic, style.letterSpacing) = (true, -0.5)
        var paragraph = ParagraphStyle()
        (paragraph.alignment, paragraph.lineLimit) = (.center, 2)
        (paragraph.truncation, paragraph.lineHeight) = (.middle, .multiple(1.25))
        #expect(
            try content(
                """
                {string: a, font: [Inter, DejaVu Sans], size: 12.5, weight: semibold, italic: true, color: white,
                  letterSpacing: -0.5, align: center, lines: 2, truncation: middle, lineHeight: 1.25}
                """) == TextContent("a", style: style, paragraph: paragraph))
    }

    @Test("one family, a weight by number, a line height in points, any number of lines")
    func otherForms() throws {
        let text = try #require(
            try content("{string: a, font: Inter, weight: 450, lineHeight: {points: 20}, lines: 0}"))
        #expect(
            text
                == TextContent(
                    "a", style: TextStyle(families: ["Inter"], weight: FontWeight(450)),
                    paragraph: {
                        var style = ParagraphStyle()
                        style.lineHeight = .points(20)
                        return style
                    }()))
        #expect(try content("{string: a, lineHeight: natural}") == TextContent("a"))
    }

    @Test(
        "wrong values",
        arguments: [
            ("size: 0", "layout.text.size: expected a number from 0.1 to 10000, not \"0\""),
            ("size: nan", "layout.text.size: expected a number, not \"nan\""),
            ("size: 12px", "layout.text.size: expected a number, not \"12px\""),
            ("weight: heavy", "layout.text.weight: expected one of thin, extraLight,"),
            ("weight: 50", "layout.text.weight: expected a whole number from 100 to 900, not \"50\""),
            ("weight: 450.5", "layout.text.weight: expected a whole number from 100 to 900, not \"450.5\""),
            ("font: []", "layout.text.font: expected at least one font family, not an empty list"),
            ("font: {a: b}", "layout.text.font: expected at least one font family, not a mapping"),
            ("lines: -1", "layout.text.lines: expected a whole number from 0"),
            ("lines: 1.5", "layout.text.lines: expected a whole number from 0"),
            (
                "align: middle",
                "layout.text.align: expected one of start, left, center, right, end, justified, not \"middle\""
            ),
            ("truncation: none", "layout.text.truncation: expected one of head, middle, tail, clip, not \"none\""),
            ("lineHeight: 0", "layout.text.lineHeight: expected a number from 0.1 to 100, not \"0\""),
            ("lineHeight: {pt: 5}", "layout.text.lineHeight"), ("lineHeight: normal", "layout.text.lineHeight"),
            ("color: {light: red}", "layout.text.color: \"dark\" is missing"),
            ("colour: red", "layout.text: unknown key \"colour\"; did you mean \"color\"?"),
        ])
    func wrong(keys: String, message: String) {
        let found = layoutProblems("{text: {string: a, \(keys)}}")
        #expect(found.first?.contains(message) == true, "\(found)")
    }
}
