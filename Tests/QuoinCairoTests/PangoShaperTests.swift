import Quoin
import TestSupport
import Testing

@Suite("Shaping with Pango")
struct PangoShaperTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func shape(_ text: TextContent, width: Double = .infinity, height: Double = .infinity) -> ShapedText {
        studio.shaper.shape(text, in: Size(width, height))
    }

    private func text(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> TextContent {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return TextContent(string, style: TextStyle(families: ["DejaVu Sans Mono"], size: 10), paragraph: paragraph)
    }

    /// The width of a character of DejaVu Sans Mono at 10 points: 1,233 of 2,048 units.
    private let advance = 6.02

    private func strings(_ shaped: ShapedText) -> [String] {
        shaped.lines.map { $0.runs.map(\.glyphs.text).joined() }
    }

    @Test("a line is as wide as its characters and as high as its font, not rounded")
    func size() {
        let shaped = shape(text("four"))
        #expect(abs(shaped.size.width - 4 * advance) < 0.05)
        #expect(abs(shaped.size.height - 11.64) < 0.05)
        #expect(abs(shaped.firstBaseline - 9.28) < 0.05)
    }

    @Test("lines break between words at the width, and at their own breaks")
    func breaks() {
        #expect(strings(shape(text("one two three"), width: 50)) == ["one two ", "three"])
        #expect(strings(shape(text("one\ntwo\r\n\nthree"))) == ["one", "two", "", "three"])
        #expect(shape(text("a\n\nb")).lines.map(\.frame.minY).enumerated().allSatisfy { $1 == Double($0) * 11.640625 })
    }

    @Test("a line limit ends the text with an ellipsis, or without one")
    func lineLimit() {
        let long = "one two three four five"
        let tail = shape(text(long) { $0.lineLimit = 2 }, width: 50)
        #expect(strings(tail) == ["one two ", "three f…"])
        #expect(tail.isTruncated)
        let clipped = shape(text(long) { ($0.lineLimit, $0.truncation) = (2, .clip) }, width: 50)
        #expect(strings(clipped) == ["one two ", "three "])
        #expect(clipped.isTruncated)
        #expect(!shape(text(long) { $0.lineLimit = 9 }, width: 50).isTruncated)
    }

    @Test(
        "the ellipsis stands where the truncation says",
        arguments: [(ParagraphStyle.Truncation.head, "…three"), (.middle, "on…ree"), (.tail, "one t…")])
    func truncation(mode: ParagraphStyle.Truncation, expected: String) {
        let shaped = shape(text("one two three") { ($0.lineLimit, $0.truncation) = (1, mode) }, width: 38)
        #expect(strings(shaped) == [expected])
    }

    @Test("a limit that falls on the end of a paragraph still shows that text follows")
    func limitAtParagraph() {
        #expect(strings(shape(text("one\ntwo") { $0.lineLimit = 1 }, width: 100)) == ["one…"])
    }

    @Test("lines that pass the height are left out, but never the first")
    func height() {
        #expect(strings(shape(text("one two three"), width: 25, height: 24)) == ["one ", "two…"])
        #expect(strings(shape(text("one two three"), width: 25, height: 1)) == ["one…"])
    }

    @Test("a line height of its own puts half of the difference above the line")
    func lineHeight() {
        let shaped = shape(text("one\ntwo") { $0.lineHeight = .points(31.640625) })
        #expect(shaped.size.height == 63.28125)
        #expect(shaped.firstBaseline == shape(text("one")).firstBaseline + 10)
        #expect(shape(text("one") { $0.lineHeight = .multiple(1.5) }).size.height == 15)
    }

    @Test(
        "lines are aligned in a finite width, and stand at the left in an infinite one",
        arguments: [(ParagraphStyle.Alignment.left, 0.0), (.center, 40), (.right, 80), (.start, 0)])
    func alignment(alignment: ParagraphStyle.Alignment, x: Double) {
        let content = text("one") { $0.alignment = alignment }
        let width = shape(content).size.width
        #expect(shape(content, width: 80 + width).lines[0].frame.minX == x)
        #expect(shape(content).lines[0].frame.minX == 0)
    }

    @Test("right-to-left text starts at the right, and its glyphs run against its text")
    func rightToLeft() {
        let content = TextContent("שלום", style: TextStyle(families: ["DejaVu Sans"], size: 10))
        let shaped = shape(content, width: 100)
        #expect(shaped.lines[0].frame.maxX == 100)
        #expect(shaped.lines[0].runs[0].glyphs.isRightToLeft)
    }

    @Test(
        "on a canvas that is read from right to left, a text without letters stands where reading begins",
        arguments: [
            ("123", ParagraphStyle.Alignment.start, true), ("123", .end, false), ("123", .left, false),
            ("12:30 ✓", .start, true), ("12 kg", .start, false), ("שלום 12", .start, true),
        ])
    func withoutLetters(string: String, alignment: ParagraphStyle.Alignment, isRight: Bool) throws {
        var canvas = Canvas(width: ExtentRange(exactly: 200))
        canvas.direction = .rightToLeft
        func bitmap(_ alignment: ParagraphStyle.Alignment) throws -> Bitmap {
            try PictureRenderer().draw(
                Text(string, style: TextStyle(families: ["DejaVu Sans"])).align(alignment), on: canvas
            )
            .bitmap
        }
        #expect(try bitmap(alignment) == bitmap(isRight ? .right : .left))
    }

    @Test("justified lines fill the width, but the last does not")
    func justified() {
        let shaped = shape(text("aa bb cc dd") { $0.alignment = .justified }, width: 55)
        #expect(abs(shaped.lines[0].frame.size.width - 55) < 0.01)
        #expect(shaped.lines[1].frame.size.width < 20)
    }

    @Test("a final frame that was made from the measured size breaks the same lines")
    func stable() {
        let content = text("one two three four five six")
        for width in stride(from: 20.0, to: 170, by: 3.7) {
            let measured = shape(content, width: width)
            let final = shape(content, width: measured.size.width, height: measured.size.height)
            #expect(strings(final) == strings(measured))
        }
    }

    @Test("spans keep their styles, and clusters cover the text of every run")
    func spans() {
        let bold = TextStyle(size: 20, weight: .bold)
        let shaped = shape(
            TextContent(spans: [TextContent.Span("fi "), TextContent.Span("äöü", style: bold), TextContent.Span(" 👩‍👩‍👧")]))
        let runs = shaped.lines[0].runs
        #expect(runs.map(\.glyphs.text).joined() == "fi äöü 👩‍👩‍👧")
        #expect(runs.first { $0.glyphs.text == "äöü" }?.style == bold)
        #expect(runs.last?.glyphs.face.family == "Noto Color Emoji")
        #expect(runs.last?.glyphs.glyphs.count == 1)
        for run in runs.map(\.glyphs) {
            #expect(run.clusters.reduce(0) { $0 + $1.byteCount } == run.text.utf8.count)
            #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
        }
    }

    @Test("letter spacing stands between characters")
    func letterSpacing() {
        var spaced = text("four")
        spaced.spans[0].style.letterSpacing = 2
        #expect(abs(shape(spaced).size.width - shape(text("four")).size.width - 6) < 0.01)
    }

    @Test("a line breaks where its letters pass the width, not the spacing behind them", arguments: [2.0, -1])
    func letterSpacingAtBreaks(spacing: Double) {
        var spaced = text("one two three") { $0.lineLimit = 1 }
        spaced.spans[0].style.letterSpacing = spacing
        let width = shape(spaced).size.width
        #expect(strings(shape(spaced, width: width)) == ["one two three"])
        #expect(strings(shape(spaced, width: width - 0.25)).first?.hasSuffix("…") == true)
    }

    @Test(
        "every weight and italic of Inter is a face of its own",
        arguments: [(100, "Thin"), (300, "Light"), (400, "Regular"), (600, "Semi Bold"), (900, "Black")])
    func weights(weight: Int, name: String) throws {
        var style = TextStyle(weight: FontWeight(weight))
        let upright = shape(TextContent("a", style: style)).lines[0].runs[0].glyphs.face
        #expect(upright.path.hasSuffix("Inter-\(name.filter { $0 != " " }).otf"))
        style.isItalic = true
        let italic = shape(TextContent("a", style: style))
        #expect(italic.lines[0].runs[0].glyphs.face.path.hasSuffix("Italic.otf"))
        #expect(italic.problems.isEmpty)
    }

    @Test("a family that is missing, unless another of the list is there, is a problem")
    func missingFamily() {
        let problem = TextContent.Problem.missingFamily(["Comic Neue"], available: studio.stack.families)
        #expect(shape(TextContent("a", style: TextStyle(families: ["Comic Neue"]))).problems == [problem])
        #expect(shape(TextContent("a", style: TextStyle(families: ["Comic Neue", "serif"]))).problems.isEmpty)
    }

    @Test("a family without an italic face is a problem, not an upright text")
    func missingStyle() {
        var style = TextStyle(families: ["DejaVu Sans"])
        style.isItalic = true
        #expect(
            shape(TextContent("a", style: style)).problems == [.missingStyle(family: "DejaVu Sans", isItalic: true)])
    }

    @Test("characters that no font has are one problem, which names them and their text and says what to do")
    func missingGlyphs() {
        let problems = shape(TextContent("a日\u{10FFFD}日")).problems
        #expect(problems == [.missingGlyphs(["日", "\u{10FFFD}"], text: "a日\u{10FFFD}日")])
        #expect(
            problems[0].description == """
                no font has the characters "日" (U+65E5 CJK UNIFIED IDEOGRAPH-65E5), U+10FFFD of the text "a日\u{10FFFD}日"; \
                install a font that has them (on Debian and Ubuntu: apt-get install fonts-noto-cjk), and name its file \
                under "fonts", in Swift in FontSources
                """)
    }

    @Test("a message about many characters names three and counts the others, and quotes the beginning of a long text")
    func manyMissingGlyphs() {
        let text = String(repeating: "x", count: 40) + "αβγδε"
        let message = TextContent.Problem.missingGlyphs(["α", "β", "γ", "δ", "ε"], text: text).description
        #expect(
            message.contains("SMALL LETTER GAMMA) and 2 more of the text \"\(String(repeating: "x", count: 40))…\"; "))
        #expect(!message.contains("fonts-noto-cjk"))
        #expect(
            TextContent.Problem.missingGlyphs(["α"], text: "α").description.contains(
                "install a font that has it (on Debian and Ubuntu: apt-get install fonts-noto-core), and name"))
    }

    @Test("an empty text has the height of a line and no width")
    func empty() {
        let shaped = shape(TextContent("", style: TextStyle(size: 20)))
        #expect(shaped.size.width == 0)
        #expect(abs(shaped.size.height - 24.2) < 0.1)
        #expect(shape(TextContent(spans: [])).lines.count == 1)
    }
}
