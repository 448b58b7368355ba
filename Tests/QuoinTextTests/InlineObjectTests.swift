import QuoinScene
import Testing

@Suite("What takes space between letters")
struct InlineObjectTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func tag(_ string: String, _ change: (inout TextStyle) -> Void = { _ in }) -> TextContent.Span {
        var style = MonoText.style
        (style.background, style.backgroundPadding) = (.solid(.black), EdgeInsets(top: 1, left: 3, bottom: 1, right: 5))
        change(&style)
        return TextContent.Span(string, style: style)
    }

    private func span(_ string: String) -> TextContent.Span { TextContent.Span(string, style: MonoText.style) }

    private var image: TextContent.Span {
        let image = ImageResource(.bytes([]), size: Size(30, 20))
        return TextContent.Span(image: TextContent.InlineImage(image), style: MonoText.style)
    }

    @Test("padding stands once before and after all that has the same background, and adds no height")
    func padding() {
        let shaped = mono.shape([span("a"), tag("b"), tag("c") { $0.weight = .bold }, span("d")])
        #expect(abs(shaped.size.width - (4 * MonoText.advance + 8)) < 0.1)
        #expect(shaped.size.height == MonoText.height)
        #expect(shaped.problems.isEmpty)
        let places = shaped.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
        #expect(abs(places[1] - (MonoText.advance + 3)) < 0.05)
        #expect(abs(places[3] - (3 * MonoText.advance + 8)) < 0.05)
    }

    @Test("a background that is cloned has its padding at each line's ends, within the width")
    func clonedPadding() {
        let text = tag("aaa bbb ccc ddd") { $0.backgroundBreak = .clone }
        let shaped = mono.shape([text], columns: 9)
        #expect(shaped.lines.count == 2)
        for line in shaped.lines {
            let inner = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
            #expect(abs((inner.first ?? 0) - 3) < 0.05)
            let frames = line.runs.map(\.frame)
            #expect(
                frames.map(\.minX).min() == 0 && abs(line.frame.size.width - (frames.map(\.maxX).max() ?? 0)) < 0.05)
            #expect(line.frame.size.width <= 9 * MonoText.advance + 1)
        }
        // In its own width it has the same lines.
        let again = mono.shaper.shape(TextContent(spans: [text]), in: shaped.size)
        #expect(again.strings == shaped.strings)
    }

    @Test("a line breaks before the padding and behind it, not beside the letters")
    func lineBreaks() {
        let shaped = mono.shape([span("aa "), tag("bb"), span(", cc")], columns: 5)
        #expect(shaped.lines.map { $0.runs.map(\.glyphs.text).joined() } == ["aa ", "bb, ", "cc"])
        #expect(shaped.lines[1].runs.first?.frame.minX == 0)
        #expect(
            abs((shaped.lines[1].runs.first { !$0.glyphs.glyphs.isEmpty }?.glyphs.glyphs[0].position.x ?? 0) - 3) < 0.05
        )
    }

    @Test("an image stands on the baseline, and makes its line as high as it is")
    func images() throws {
        let shaped = mono.shape([span("ab"), image, span("c")])
        let run = try #require(shaped.runs.first { $0.image != nil })
        let frame = try #require(run.image?.frame)
        #expect(abs(frame.maxY - shaped.firstBaseline) < 0.01 && frame.size == Size(30, 20))
        #expect(abs(frame.minX - 2 * MonoText.advance) < 0.05)
        #expect(shaped.size.height > MonoText.height && abs(shaped.firstBaseline - 20) < 0.01)
        #expect(abs(shaped.size.width - (3 * MonoText.advance + 30)) < 0.1)
        #expect(shaped.problems.isEmpty)
    }

    @Test("images wrap, are justified and are cut as letters are")
    func imagesInLines() {
        #expect(mono.shape([span("aaaa "), image, image], columns: 8).lines.count == 3)
        var paragraph = ParagraphStyle()
        paragraph.alignment = .justified
        let justified = mono.shape([span("a "), image, span(" cccccc")], columns: 8, paragraph: paragraph)
        #expect(
            abs((justified.lines[0].runs.compactMap(\.image).first?.frame.maxX ?? 0) - (8 * MonoText.advance + 1)) < 0.1
        )
        paragraph.lineLimit = 1
        let cut = mono.shape([span("aaaa"), image, span("bbbb")], columns: 8, paragraph: paragraph)
        #expect(cut.isTruncated && cut.runs.allSatisfy { $0.image == nil } && cut.strings == ["aaaa…"])
    }

    @Test("an image has another size and a color where the span says so")
    func imageSize() {
        var image = image
        image.image?.size = Size(8, 6)
        #expect(mono.shape([image]).runs.first?.image?.frame.size == Size(8, 6))
    }

    @Test(
        "a character that controls devices is left out, and is an error",
        arguments: ["\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{9B}"])
    func controlCharacters(string: String) throws {
        let shaped = mono.shape("a\(string)c\nd")
        #expect(shaped.strings == ["ac", "d"])
        let scalar = try #require(string.unicodeScalars.first)
        #expect(shaped.problems == [.controlCharacters([scalar], text: "a\(string)c\nd")])
        #expect(!(shaped.problems.first?.isTolerable ?? true))
        #expect(shaped.problems.first?.description.hasSuffix(", which cannot be shown") == true)
    }

    @Test("tabs and line breaks are no such characters")
    func whiteSpace() {
        #expect(mono.shape("a\tb\u{85}c\u{B}d\r\ne").problems.isEmpty)
    }
}
