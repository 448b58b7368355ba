import QuoinScene
import Testing

/// Shapes every text as one line of squares as large as its font, the baseline at three quarters.
private struct SquareShaper: TextShaper {
    func minimumWidth(of text: TextContent) -> Double { shape(text, in: .zero).size.width }

    func shape(_ text: TextContent, in room: Size) -> ShapedText {
        let size = text.spans.first?.style.size ?? 0
        let width = min(Double(text.string.count) * size, room.width)
        let line = ShapedLine(frame: Rect(0, 0, width, size), baseline: size * 0.75, runs: [])
        return ShapedText(size: Size(width, size), lines: [line])
    }
}

@Suite("Text nodes")
struct TextNodeTests {
    private var environment: LayoutEnvironment {
        var environment = LayoutEnvironment()
        environment[TextShaperKey.self] = SquareShaper()
        return environment
    }

    @Test("a scaled shaper shapes texts larger than their style says, in the room there is")
    func scaled() {
        let shaper = ScaledTextShaper(SquareShaper(), factor: 1.5)
        let text = TextContent("four", style: TextStyle(size: 10))
        #expect(shaper.shape(text, in: Size(.infinity, .infinity)).size == Size(60, 15))
        #expect(shaper.shape(text, in: Size(25, .infinity)).size == Size(25, 15))
    }

    @Test("a text has the size of its lines within the room's maximum (Texture, §3.7)")
    func size() throws {
        let text = Text("four", style: TextStyle(size: 10))
        #expect(try text.layout(in: .unconstrained, environment: environment).size == Size(40, 10))
        let narrow = SizeRange(min: .zero, max: Size(25, .infinity))
        #expect(try text.layout(in: narrow, environment: environment).size == Size(25, 10))
    }

    @Test("insets are part of the size, and shift the baselines (Texture, §11.4)")
    func insets() throws {
        let text = Text("four", style: TextStyle(size: 10)).textInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try text.layout(in: .unconstrained, environment: environment).size == Size(46, 14))
        let narrow = SizeRange(min: .zero, max: Size(25, .infinity))
        #expect(try text.layout(in: narrow, environment: environment).size == Size(25, 14))
        let row = Stack(.horizontal) {
            text.id("inset")
            Text("b", style: TextStyle(size: 2)).id("plain")
        }.alignItems(.baselineFirst)
        // Baselines at 1 + 7.5 and at 1.5.
        #expect(try row.layout(in: .unconstrained, environment: environment).frame(ofID: "plain")?.minY == 7)
    }

    @Test("baselines of different sizes meet in a row")
    func baselines() throws {
        let row = Stack(.horizontal) {
            Text("a", style: TextStyle(size: 40)).id("large")
            Text("b", style: TextStyle(size: 20)).id("small")
        }.alignItems(.baselineFirst)
        let layout = try row.layout(in: .unconstrained, environment: environment)
        #expect(layout.frame(ofID: "large") == Rect(0, 0, 40, 40))
        #expect(layout.frame(ofID: "small") == Rect(40, 15, 20, 20))
    }
}

@Suite("Fluent texts")
struct TextModifierTests {
    @Test("modifiers of letters change the style of all spans")
    func letters() {
        let text = (Text("a") + Text("b").bold()).font("Inter", "serif", size: 20).italic().letterSpacing(1)
            .fontWidth(.condensed).fontAxis("opsz", 32).fontFeature("tnum").language("ro").baselineOffset(2)
            .link("https://example.org")
        #expect(text.kind.text.spans.map(\.string) == ["a", "b"])
        #expect(text.kind.text.spans.map(\.style.weight) == [.regular, .bold])
        var expected = TextStyle(families: ["Inter", "serif"], size: 20)
        (expected.isItalic, expected.letterSpacing, expected.width) = (true, 1, .condensed)
        (expected.axes, expected.features, expected.language) = (["opsz": 32], ["tnum": 1], "ro")
        (expected.baselineOffset, expected.link) = (2, "https://example.org")
        #expect(text.kind.text.spans[0].style == expected)
    }

    @Test("modifiers of paragraphs change how lines are made")
    func paragraphs() {
        let area = Shape.rectangle(Rect(0, 0, 1, 1))
        let text = Text("a").align(.center).textDirection(.rightToLeft).lineLimit(2, truncation: .head).ellipsis("more")
            .lineHeight(.multiple(1.5)).firstLineIndent(10).paragraphSpacing(4).wrapping(.balanced).minimumScale(0.5)
            .flow(around: area).lineHeight(in: 10...20).lineSpacing(3).textInsets(EdgeInsets(6))
        var expected = ParagraphStyle()
        (expected.alignment, expected.direction, expected.lineLimit) = (.center, .rightToLeft, 2)
        (expected.truncation, expected.ellipsis, expected.lineHeight) = (
            .head, ParagraphStyle.Ellipsis("more"), .multiple(1.5)
        )
        (expected.firstLineIndent, expected.paragraphSpacing, expected.wrapping) = (10, 4, .balanced)
        (expected.minimumScale, expected.exclusions) = (0.5, [area])
        (expected.minimumLineHeight, expected.maximumLineHeight, expected.lineSpacing) = (10, 20, 3)
        #expect(text.kind.text.paragraph == expected)
        #expect(text.kind.insets == EdgeInsets(6))
    }

    @Test("a color takes the place of a gradient, and a gradient is over a color")
    func colors() {
        let fill = Fill.linear(.toRight, colors: [.black, .white])
        let style = Text("a").color(.white).color(fill).kind.text.spans[0].style
        #expect(style.color == .white && style.fill == fill)
        #expect(Text("a").color(fill).color(.white).kind.text.spans[0].style.fill == nil)
    }

    @Test("texts that are added keep the first one's lines, paint, size and name")
    func sum() {
        let sum = Text("a").lineLimit(1).fill(.white).width(50).id("sum") + Text("b").lineLimit(2)
        #expect(sum.kind.text.string == "ab" && sum.kind.text.paragraph.lineLimit == 1)
        #expect(sum.kind.paint.fills == [.solid(.white)] && sum.style.width == .points(50) && sum.id == "sum")
    }
}
