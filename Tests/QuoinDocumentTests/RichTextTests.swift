import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Rich text in documents")
struct RichTextTests {
    private func content(_ keys: String) throws -> TextContent? {
        try kind(TextNode.self, of: "{text: {\(keys)}}")?.text
    }

    private func style(_ keys: String) throws -> TextStyle? {
        try content("string: a, \(keys)")?.spans.first?.style
    }

    private func paragraph(_ keys: String) throws -> ParagraphStyle? {
        try content("string: a, \(keys)")?.paragraph
    }

    @Test("spans inherit the style around them, however deep")
    func spans() throws {
        let spans = try content(
            """
            size: 10, spans: [a, {string: b, weight: bold}, {italic: true, spans: [c, {string: d, size: 20}]}]
            """)?.spans
        #expect(spans?.map(\.string) == ["a", "b", "c", "d"])
        #expect(spans?.map(\.style.size) == [10, 10, 10, 20])
        #expect(spans?.map(\.style.weight) == [.regular, .bold, .regular, .regular])
        #expect(spans?.map(\.style.isItalic) == [false, false, true, true])
    }

    @Test("markdown makes spans in the style around it, in a span too")
    func markdown() throws {
        #expect(
            try content("size: 9, markdown: 'a **b**'")?.spans
                == TextContent(markdown: "a **b**", style: TextStyle(size: 9)).spans)
        #expect(try content("spans: [a, {markdown: '*b*c'}]")?.spans.map(\.style.isItalic) == [false, true, false])
    }

    @Test("a span may be an image in the line, in a size and a color of its own")
    func images() throws {
        let icon = ImageResource(.file("icon.png"), size: Size(40, 20))
        let spans = try content(
            "spans: [a, {image: icon.png, baselineOffset: -2}, {image: {source: icon.png, size: [8, 9], tint: red}}]")?
            .spans
        #expect(spans?.map(\.image?.image) == [nil, icon, icon])
        #expect(spans?.map(\.image?.size) == [nil, nil, Size(8, 9)])
        #expect(spans?.map(\.style.baselineOffset) == [0, -2, 0])
        #expect(spans?.last?.image?.tint == Color(hex: 0xFF0000))
        #expect(
            layoutProblems("{text: {spans: [{image: icon.png, string: a}]}}").contains {
                $0.hasSuffix("\"image\" and \"string\" set the same property; use one of them")
            })
        #expect(
            layoutProblems("{text: {spans: [{image: {size: [8, 9]}}]}}").contains {
                $0.hasSuffix("\"source\" is missing")
            })
        #expect(layoutProblems("{text: {spans: [{image: {source: a.png, size: [8, 0]}}]}}").count == 1)
    }

    @Test("letters have backgrounds with corners and padding, cases, lines and spaces")
    func moreOfLetters() throws {
        let style = try style(
            """
            background: red, backgroundRadius: 4, backgroundPadding: [1, 2, 3, 4], textCase: smallCaps, wordSpacing: 3,
            overline: dotted, underline: {offset: 4}
            """)
        #expect(style?.backgroundRadius == 4)
        #expect(style?.backgroundPadding == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(style?.textCase == .smallCaps && style?.wordSpacing == 3)
        #expect(style?.overline == TextStyle.Decoration(.dotted) && style?.underline?.offset == 4)
        #expect(layoutProblems("{text: {string: a, overline: {offset: 4}}}").count == 1)
    }

    @Test("paragraphs have breaks, hyphens and tab stops")
    func breaks() throws {
        let paragraph = try paragraph(
            "wordBreak: keepAll, hyphens: auto, tabStops: [20, {at: 80, align: decimal}]")
        #expect(paragraph?.wordBreak == .keepAll && paragraph?.hyphens == .auto)
        #expect(paragraph?.tabStops == [.init(20), .init(80, alignment: .decimal)])
        #expect(
            layoutProblems("{text: {string: a, tabStops: [20, 20]}}").contains {
                $0.hasSuffix("the positions must ascend")
            })
    }

    @Test("letters read every property")
    func letters() throws {
        var expected = TextStyle()
        (expected.width, expected.axes) = (.semiCondensed, ["opsz": 32, "GRAD": -5])
        (expected.language, expected.baselineOffset, expected.link) = ("ro", -2, "https://example.org")
        (expected.background, expected.stroke) = (
            .solid(.white), TextStyle.Stroke(width: 2, color: .white, order: .behind)
        )
        expected.shadows = [TextStyle.Shadow(color: .white, radius: 2, offset: Point(1, 2)), TextStyle.Shadow()]
        #expect(
            try style(
                """
                stretch: semiCondensed, axes: {opsz: 32, GRAD: -5}, language: ro, baselineOffset: -2,
                link: https://example.org, background: white, stroke: {width: 2, color: white, order: behind},
                shadow: [{color: white, radius: 2, offset: [1, 2]}, {}]
                """) == expected)
    }

    @Test("features are a list, or say their values; a span adds to those around it")
    func features() throws {
        #expect(try style("features: [tnum, ss01]")?.features == ["tnum": 1, "ss01": 1])
        #expect(
            try style("features: {tnum: true, calt: false, cv11: 2}")?.features == ["tnum": 1, "calt": 0, "cv11": 2])
        let nested = try content("features: [tnum], spans: [{string: a, features: {tnum: 0, zero: 1}}]")
        #expect(nested?.spans[0].style.features == ["tnum": 0, "zero": 1])
    }

    @Test("lines below and through text are there or not, have a style, or all of their properties")
    func decorations() throws {
        #expect(try style("underline: true")?.underline == TextStyle.Decoration())
        #expect(try style("strikethrough: wavy")?.strikethrough == TextStyle.Decoration(.wavy))
        #expect(
            try style("underline: {style: dotted, color: white, thickness: 2}")?.underline
                == TextStyle.Decoration(.dotted, color: .white, thickness: 2))
        #expect(
            try style("underline: {style: dashed, skipsInk: true}")?.underline
                == TextStyle.Decoration(.dashed, skipsInk: true))
        let off = try content("underline: true, spans: [{string: a, underline: false}, b]")
        #expect(off?.spans.map(\.style.underline) == [nil, TextStyle.Decoration()])
    }

    @Test("a color may be a gradient, and a plain color ends it")
    func gradients() throws {
        let gradient = "{linear: {to: right, stops: [black, white]}}"
        #expect(try style("color: \(gradient)")?.fill == .linear(.toRight, colors: [.black, .white]))
        let plain = try content("color: \(gradient), spans: [{string: a, color: white}]")?.spans[0].style
        #expect(plain?.fill == nil && plain?.color == .white)
    }

    @Test("paragraphs read every property")
    func paragraphs() throws {
        var expected = ParagraphStyle()
        (expected.direction, expected.firstLineIndent, expected.paragraphSpacing) = (.rightToLeft, -8, 4)
        (expected.wrapping, expected.minimumScale, expected.alignment) = (.balanced, 0.5, .end)
        (expected.minimumLineHeight, expected.maximumLineHeight, expected.lineSpacing) = (9, 20, 3)
        expected.exclusions = [
            .rectangle(Rect(1, 2, 3, 4)), .path(Path(ellipseIn: Rect(0, 0, 9, 9)), .nonZero),
            .path(try Path(parsing: "M0 0H9V9Z"), .nonZero),
        ]
        #expect(
            try paragraph(
                """
                direction: rtl, firstLineIndent: -8, paragraphSpacing: 4, wrapping: balanced, minimumScale: 0.5,
                align: end, minimumLineHeight: 9, maximumLineHeight: 20, lineSpacing: 3,
                flowAround: [{rect: [1, 2, 3, 4]}, {ellipse: [0, 0, 9, 9]}, {path: M0 0H9V9Z}]
                """) == expected)
    }

    @Test("a text has insets, which are part of it")
    func insets() throws {
        let node = try kind(TextNode.self, of: "{text: {string: a, insets: [1, 2, 3, 4]}}")
        #expect(node?.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("an ellipsis is a text, or one in a style that differs from the text's")
    func ellipsis() throws {
        #expect(try paragraph("ellipsis: ' …'")?.ellipsis == ParagraphStyle.Ellipsis(" …"))
        #expect(
            try paragraph("size: 9, ellipsis: {string: more, weight: bold}")?.ellipsis
                == ParagraphStyle.Ellipsis("more", style: TextStyle(size: 9, weight: .bold)))
    }
}
