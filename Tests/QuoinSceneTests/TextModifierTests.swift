import QuoinLayout
import QuoinScene
import Testing

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
