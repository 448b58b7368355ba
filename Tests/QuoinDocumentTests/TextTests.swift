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
}
