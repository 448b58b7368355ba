import QuoinText
import Testing

@Suite("Texts that were shaped before")
struct KeptTextTests {
    private static let words = "one two three four five six seven"

    /// Texts whose lines depend on the available size in different ways.
    private static let texts: [TextContent] = [
        content { _ in }, content { $0.alignment = .center }, content { $0.alignment = .justified },
        content { $0.lineLimit = 2 }, content { ($0.lineLimit, $0.truncation) = (2, .middle) },
        content { ($0.lineLimit, $0.truncation) = (1, .head) }, content { $0.wrapping = .balanced },
        content { $0.firstLineIndent = 9 }, content { ($0.lineLimit, $0.minimumScale) = (1, 0.3) },
        content { $0.exclusions = [.rectangle(Rect(20, 0, 20, 15))] },
    ]

    private static func content(_ change: (inout ParagraphStyle) -> Void) -> TextContent {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return TextContent(words, style: MonoText.style, paragraph: paragraph)
    }

    @Test("a shaper that has measured a text gives for its frame what a new one gives", arguments: texts.indices)
    func transparent(index: Int) throws {
        let text = Self.texts[index]
        let stack = try FontStack()
        for width in stride(from: 40.0, to: 220, by: 21.5) {
            let shaper = PangoShaper(stack)
            let measured = shaper.shape(text, in: Size(width, .infinity)).size
            for room in [measured, Size(measured.width + 0.5, measured.height + 3), Size(width, measured.height - 5)] {
                #expect(shaper.shape(text, in: room) == PangoShaper(stack).shape(text, in: room))
            }
        }
    }
}
