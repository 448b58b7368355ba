import QuoinLayout
import QuoinScene
import QuoinText
import Testing

@Suite("Space within lines")
struct SpacingTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func width(_ string: String, _ style: TextStyle) -> Double {
        mono.shape([TextContent.Span(string, style: style)]).size.width
    }

    @Test("word spacing widens spaces alone")
    func wordSpacing() {
        var style = MonoText.style
        style.wordSpacing = 5
        #expect(abs(width("ab cd\u{A0}e", style) - (7 * MonoText.advance + 10)) < 0.05)
        #expect(abs(width("abcd", style) - 4 * MonoText.advance) < 0.05)
        style.letterSpacing = 1
        #expect(abs(width("ab cd", style) - (5 * MonoText.advance + 5 + 5)) < 1.05)
    }

    @Test("letters that are joined stay together, those beside them are spaced")
    func joinedLetters() {
        var style = TextStyle(families: ["DejaVu Sans"], size: 20)
        let (joined, latin) = (width("مرحبا", style), width("abc", style))
        style.letterSpacing = 3
        #expect(width("مرحبا", style) == joined)
        #expect(width("abc", style) > latin + 5)
    }

    @Test("a tab leads to the next stop, where the text behind it is aligned")
    func tabStops() {
        func start(_ stops: [ParagraphStyle.TabStop], of text: String) -> Double? {
            let shaped = mono.shape(text) { $0.tabStops = stops }
            return shaped.runs.last?.glyphs.glyphs.last?.position.x
        }
        let last = MonoText.advance
        func isNear(_ x: Double?, _ expected: Double) -> Bool { x.map { abs($0 - expected) < 0.1 } ?? false }
        #expect(isNear(start([.init(100)], of: "a\tbcd"), 100 + 2 * last))
        #expect(isNear(start([.init(100, alignment: .right)], of: "a\tbcd"), 100 - last))
        #expect(isNear(start([.init(100, alignment: .center)], of: "a\tbcd"), 100 + 0.5 * last))
        // The middle of the decimal point stands at the stop.
        #expect(isNear(start([.init(100, alignment: .decimal)], of: "a\t12.5"), 100 + 0.5 * last))
        #expect(isNear(start([.init(10), .init(80)], of: "abc\td"), 80))
    }

    @Test(
        "what a tab would lead beyond the line is on the next one, whatever is aligned at the stop",
        arguments: [ParagraphStyle.TabStop.Alignment.left, .center, .right, .decimal])
    func tabsBeyond(alignment: ParagraphStyle.TabStop.Alignment) {
        let stops = [4, 12].map { ParagraphStyle.TabStop($0 * MonoText.advance, alignment: alignment) }
        let shaped = mono.shape("a name that is long\t7\t1.5", columns: 16) { $0.tabStops = stops }
        let ends = shaped.lines.map { line in
            // A tab at the end of a line may lead beyond it.
            line.runs.filter { !$0.glyphs.text.allSatisfy(\.isWhitespace) }.map(\.frame.maxX).max() ?? 0
        }
        #expect(ends.allSatisfy { $0 <= 16 * MonoText.advance + 0.1 }, "\(ends)")
        #expect(shaped.strings.joined() == "a name that is long\t7\t1.5")
    }

    @Test("a word ends at a tab, wherever the tab leads")
    func widthOfWordsAtTabs() {
        var paragraph = ParagraphStyle()
        paragraph.tabStops = [.init(100, alignment: .right)]
        let text = TextContent(spans: [TextContent.Span("abcd\tef", style: MonoText.style)], paragraph: paragraph)
        let width = mono.shaper.minimumWidth(of: text)
        #expect(width > 3.9 * MonoText.advance && width < 4.1 * MonoText.advance)
    }

    @Test("a fixed line height keeps baselines at one distance, whatever stands in the lines")
    func evenBaselines() {
        let (big, raised) = (
            TextStyle(families: ["DejaVu Sans Mono"], size: 17),
            { () -> TextStyle in
                var style = TextStyle(families: ["DejaVu Sans Mono"], size: 6)
                style.baselineOffset = 5
                return style
            }()
        )
        var paragraph = ParagraphStyle()
        paragraph.lineHeight = .points(20)
        let shaped = mono.shape(
            [
                TextContent.Span("first\nand ", style: MonoText.style), TextContent.Span("big", style: big),
                TextContent.Span(" and\nlast and", style: MonoText.style), TextContent.Span("2", style: raised),
                TextContent.Span("\nmore 🔥", style: MonoText.style),
            ], paragraph: paragraph)
        let plain = mono.shape("first") { $0.lineHeight = .points(20) }.firstBaseline
        #expect(shaped.lines.map(\.baseline) == [plain, plain + 20, plain + 40, plain + 60])
        #expect(shaped.lines.map(\.frame.size.height) == [20, 20, 20, 20])
    }
}
