import QuoinScene
import Testing

@Suite("Text without enough room")
struct TruncationTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    @Test(
        "the last line is shortened where the truncation says (Texture, §11.4)",
        arguments: [
            (ParagraphStyle.Truncation.head, ["aaaa bbbb ", "…eee ffff"]), (.middle, ["aaaa bbbb ", "cccc…ffff"]),
            (.tail, ["aaaa bbbb ", "cccc ddd…"]), (.clip, ["aaaa bbbb ", "cccc dddd "]),
        ])
    func lastLine(mode: ParagraphStyle.Truncation, expected: [String]) {
        let shaped = mono.shape("aaaa bbbb cccc dddd eeee ffff", columns: 9) {
            ($0.lineLimit, $0.truncation) = (2, mode)
        }
        #expect(shaped.strings == expected)
        #expect(shaped.isTruncated)
    }

    @Test("an ellipsis is any text, in the style of the letters before it or in its own")
    func customEllipsis() {
        var blue = MonoText.style
        blue.color = Color(hex: 0x0000FF)
        var paragraph = ParagraphStyle()
        (paragraph.lineLimit, paragraph.ellipsis) = (1, ParagraphStyle.Ellipsis(" more"))
        let spans = [TextContent.Span("aaaa ", style: blue), TextContent.Span("bbbb cccc", style: MonoText.style)]
        let plain = mono.shape(spans, columns: 9, paragraph: paragraph)
        #expect(plain.strings == ["aaaa more"])
        #expect(plain.runs.last?.style == blue)
        paragraph.ellipsis.style = MonoText.style
        #expect(mono.shape(spans, columns: 9, paragraph: paragraph).runs.last?.style == MonoText.style)
    }

    @Test("an ellipsis that is wider than the line stands alone")
    func wideEllipsis() {
        let shaped = mono.shape("aaaa bbbb", columns: 3) {
            ($0.lineLimit, $0.ellipsis) = (1, ParagraphStyle.Ellipsis("[...]"))
        }
        #expect(shaped.strings == ["[...]"])
    }

    @Test("characters that are made of several are kept or left out whole")
    func graphemes() {
        let shaped = mono.shape("e\u{301}e\u{301}e\u{301}e\u{301}", columns: 3) { $0.lineLimit = 1 }
        #expect(shaped.strings == ["e\u{301}e\u{301}…"])
    }

    @Test("text of the paragraphs below is left out, too, whatever fits on the last line")
    func paragraphsBelow() {
        #expect(mono.shape("aa\nbb\ncc", columns: 9) { $0.lineLimit = 2 }.strings == ["aa", "bb…"])
        #expect(mono.shape("aaaaa\nbb", columns: 5) { $0.lineLimit = 1 }.strings == ["aaaa…"])
        #expect(mono.shape("aa\nbb", columns: 9, height: MonoText.height) { $0.truncation = .head }.strings == ["aa…"])
    }

    @Test("no space stands beside the ellipsis")
    func spaces() {
        #expect(mono.shape("aaaa bbbb", columns: 6) { $0.lineLimit = 1 }.strings == ["aaaa…"])
        #expect(
            mono.shape("aaaa bbbb", columns: 6) { ($0.lineLimit, $0.truncation) = (1, .head) }.strings == ["…bbbb"])
        #expect(
            mono.shape("aa bbbb cc", columns: 7) { ($0.lineLimit, $0.truncation) = (1, .middle) }.strings == ["aa…cc"])
    }

    @Test("a paragraph that others follow is cut where the truncation says, too")
    func headBeforeOthers() {
        #expect(
            mono.shape("aaaa bbbb\ncc", columns: 6) { ($0.lineLimit, $0.truncation) = (1, .head) }.strings == ["…bbbb"])
        #expect(
            mono.shape("aaaaa bbbbb\ncc", columns: 7) { ($0.lineLimit, $0.truncation) = (1, .middle) }.strings
                == ["aaa…bbb"])
    }

    @Test("text that may be smaller is as large as fits, to a hundredth")
    func minimumScale() throws {
        func size(columns: Int, _ minimum: Double) -> Double? {
            mono.shape("aaaa bbbb", columns: columns) { ($0.lineLimit, $0.minimumScale) = (1, minimum) }
                .runs.first?.glyphs.size
        }
        #expect(size(columns: 9, 0.5) == 10)
        // Nine characters in the width of six and a point: 37.1 of 54.2 points.
        #expect(size(columns: 6, 0.5).map { ($0 * 100).rounded() } == 680)
        #expect(size(columns: 6, 0.7) == 7)
    }

    @Test("text that is too long at the smallest scale is shortened")
    func smallestScale() {
        let shaped = mono.shape("aaaa bbbb", columns: 3) { ($0.lineLimit, $0.minimumScale) = (1, 0.5) }
        #expect(shaped.strings == ["aaaa…"])
        #expect(shaped.runs.first?.glyphs.size == 5)
    }

    @Test("text becomes smaller before a word is broken, and before a line is left out for want of height")
    func scaleOfWords() {
        let word = mono.shape("aaaaaaaa", columns: 4) { $0.minimumScale = 0.5 }
        #expect(word.strings == ["aaaaaaaa"])
        let high = mono.shape("a\nb", height: MonoText.height) { $0.minimumScale = 0.5 }
        #expect(high.lines.count == 2 && high.runs[0].glyphs.size == 5)
    }

    @Test("all lengths of a text become smaller together")
    func scaledLengths() {
        var style = MonoText.style
        (style.letterSpacing, style.baselineOffset) = (4, 2)
        var paragraph = ParagraphStyle()
        (paragraph.firstLineIndent, paragraph.paragraphSpacing, paragraph.lineHeight) = (8, 6, .points(20))
        let half = TextContent("a", style: style, paragraph: paragraph).scaled(by: 0.5)
        #expect(half.spans[0].style.letterSpacing == 2 && half.spans[0].style.baselineOffset == 1)
        #expect(half.paragraph.firstLineIndent == 4 && half.paragraph.paragraphSpacing == 3)
        #expect(half.paragraph.lineHeight == .points(10))
        let image = TextContent.InlineImage(ImageResource(.bytes([]), size: Size(30, 20)))
        #expect(TextContent(spans: [.init(image: image)]).scaled(by: 0.5).spans[0].image?.size == Size(15, 10))
    }
}
