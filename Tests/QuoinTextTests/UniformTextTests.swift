import QuoinText
import Testing

@Suite("Texts in one style")
struct UniformTextTests {
    private let shaper: PangoShaper

    init() throws {
        shaper = PangoShaper(try FontStack())
    }

    private static let texts = [
        "seven wizards mix jugs of liquid, (a) b-c -> AV To Te. \"We\" 3x4 ",
        "well-known e-mail/post https://example.com/a/long/path?query=1&other=2#place ",
        "AVAVA ToToTo   two  spaces fi ffl office ", "1,234.50 10:30 - 20% ", "abcdefghijklmnopqrstuvwxyz",
        "Zürich – Straße „Gänsefüßchen“ naïve re\u{301}sume\u{301} no\u{A0}break … ",
        "Съешь ещё этих мягких булок ", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία ", "我能吞下玻璃而不伤身体。",
        "soft\u{AD}hyphens in ex\u{AD}tra\u{AD}or\u{AD}di\u{AD}nary words ", "a tab\tand\tanother ",
        "hard\nbreaks\u{2028}of lines\n", "שלום (one) עולם two ", "12 שלום ", "السلام عليكم ",
        "กำลังทำน้ำคำเกี่ยวกับ ", "क्षत्रियविश्वविद्यालय ", "日本語のテキスト、カタカナ", "각나라의말 한글 ", "  ",
        "👨‍👩‍👧‍👦 🇩🇪 a👍🏽b ", "x\u{200B}y\u{2060}z ", "\u{E000} no font \u{E001} ", "f\u{200C}i zero-width ",
    ]

    /// The same letters in spans that differ in color. Pango breaks such texts.
    private func spans(_ text: String, _ style: TextStyle) -> [TextContent.Span] {
        let letters = Array(text)
        return stride(from: 0, to: letters.count, by: 4).map { start in
            var style = style
            style.color = start % 8 == 0 ? .black : .white
            return TextContent.Span(String(letters[start..<min(start + 4, letters.count)]), style: style)
        }
    }

    /// What is drawn in each line, however it is divided into runs.
    private func drawn(_ text: ShapedText) -> [[String]] {
        text.lines.map { line in
            let glyphs = line.runs.flatMap(\.glyphs.glyphs).map { "\($0.position.x) \($0.position.y) \($0.id)" }
            let length = line.runs.reduce(0) { $0 + $1.glyphs.text.utf8.count }
            return ["\(line.frame) \(line.baseline) \(length)"] + glyphs.sorted()
        }
    }

    private func check(_ text: String, _ style: TextStyle, _ paragraph: ParagraphStyle, width: Double) {
        let whole = TextContent(text, style: style, paragraph: paragraph)
        let divided = TextContent(spans: spans(text, style), paragraph: paragraph)
        let one = shaper.shape(whole, in: Size(width, .infinity))
        let other = shaper.shape(divided, in: Size(width, .infinity))
        #expect(one.size == other.size && one.isTruncated == other.isTruncated)
        #expect(drawn(one) == drawn(other), "\(text) at \(width)")
        #expect(shaper.minimumWidth(of: whole) == shaper.minimumWidth(of: divided))
    }

    @Test("have the lines and letters of texts in several", arguments: texts, [1, 3, 40])
    func lines(text: String, count: Int) {
        let text = String(repeating: text, count: count)
        for family in ["Inter", "DejaVu Sans"] {
            for width in stride(from: 3.0, to: 420, by: count == 1 ? 8.3 : 61.7) {
                check(text, TextStyle(families: [family], size: 12.5), ParagraphStyle(), width: width)
            }
        }
    }

    @Test("have equal room in all lines but the first, however many there are", arguments: texts.prefix(9), [-20, 20])
    func indents(text: String, indent: Double) {
        var paragraph = ParagraphStyle()
        paragraph.firstLineIndent = indent
        for width in [60, 137.5, 333.3] {
            check(String(repeating: text, count: 40), TextStyle(size: 12), paragraph, width: width)
        }
    }

    @Test("have them in each paragraph style", arguments: texts.prefix(8))
    func styles(text: String) {
        let changes: [(inout ParagraphStyle) -> Void] = [
            { $0.firstLineIndent = 20 }, { $0.firstLineIndent = -20 }, { $0.lineHeight = .points(20) },
            { $0.wordBreak = .breakAll }, { $0.wordBreak = .anywhere }, { $0.wordBreak = .keepAll },
            { $0.alignment = .justified }, { $0.wrapping = .balanced }, { $0.hyphens = .auto },
            { $0.direction = .rightToLeft }, { $0.direction = .leftToRight }, { $0.lineLimit = 2 },
            { ($0.lineLimit, $0.truncation) = (3, .middle) }, { ($0.minimumScale, $0.lineLimit) = (0.5, 2) },
            { $0.exclusions = [.rectangle(Rect(20, 0, 40, 30))] }, { $0.tabStops = [.init(50, alignment: .right)] },
        ]
        for change in changes {
            var paragraph = ParagraphStyle()
            change(&paragraph)
            for width in [30, 77.7, 200] {
                check(text + text, TextStyle(size: 14), paragraph, width: width)
            }
        }
    }
}
