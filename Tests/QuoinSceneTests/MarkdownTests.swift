import QuoinScene
import Testing

@Suite("Markdown's inline marks")
struct MarkdownTests {
    /// The spans of a text, each with its marks in front: b for bold, i for italic, s for struck, c for code, l for link.
    private func spans(_ markdown: String) -> [String] {
        TextContent(markdown: markdown).spans.map { span in
            let style = span.style
            let marks = [
                style.weight == .bold ? "b" : "", style.isItalic ? "i" : "", style.strikethrough == nil ? "" : "s",
                style.families == ["monospace"] ? "c" : "", style.link.map { "l(\($0))" } ?? "",
            ]
            return marks.joined() + "|" + span.string
        }
    }

    @Test(
        "marks make spans",
        arguments: [
            ("plain", ["|plain"]), ("", ["|"]), ("a **b** c", ["|a ", "b|b", "| c"]),
            ("*a* _b_", ["i|a", "| ", "i|b"]),
            ("***a***", ["bi|a"]), ("~~a~~", ["s|a"]), ("`a*b*`", ["c|a*b*"]), ("``a`b``", ["c|a`b"]),
            ("[a](http://b)", ["l(http://b)|a"]),
        ])
    func marks(markdown: String, expected: [String]) {
        #expect(spans(markdown) == expected)
    }

    @Test(
        "marks may be nested",
        arguments: [
            ("**a *b* c**", ["b|a ", "bi|b", "b| c"]), ("*a **b** c*", ["i|a ", "bi|b", "i| c"]),
            ("**a *b***", ["b|a ", "bi|b"]), ("[a **b**](c)", ["l(c)|a ", "bl(c)|b"]),
            ("~~a `b`~~", ["s|a ", "sc|b"]), ("**a `**` b**", ["b|a ", "bc|**", "b| b"]),
        ])
    func nesting(markdown: String, expected: [String]) {
        #expect(spans(markdown) == expected)
    }

    @Test(
        "a mark without a partner, beside a space, within a word or behind a backslash stands for itself",
        arguments: [
            "2 * 3 * 4", "a*b", "**a", "snake_case_name", "`a", "[a]", "[a](b", "****", "a ** b **", "~a~", "[a[b](c",
        ])
    func literal(markdown: String) {
        #expect(TextContent(markdown: markdown).string == markdown)
        #expect(spans(markdown).allSatisfy { $0.hasPrefix("|") })
    }

    @Test("a backslash takes a mark's meaning, and stays in front of a letter")
    func escapes() {
        #expect(spans("\\*a\\* \\b \\\\") == ["|*a* \\b \\"])
        #expect(spans("*a\\*b*") == ["i|a*b"])
    }

    @Test("marks change the style around them, and links are underlined")
    func style() {
        var style = TextStyle(size: 20, weight: .light)
        style.underline = TextStyle.Decoration(.wavy)
        let spans = TextContent(markdown: "a[b](c)", style: style).spans
        #expect(spans[0].style == style)
        #expect(spans[1].style.underline == TextStyle.Decoration(.wavy) && spans[1].style.size == 20)
        #expect(TextContent(markdown: "[b](c)").spans[0].style.underline == TextStyle.Decoration())
    }

    @Test(
        "marks follow the rules of CommonMark for partners, code and links",
        arguments: [
            ("*a**b*", ["i|a**b"]), ("**a*b**c*", ["b|a*b", "|c*"]), ("*a [b*](c)", ["|*a ", "l(c)|b*"]),
            ("[a [b](c) d](e)", ["|[a ", "l(c)|b", "| d](e)"]), ("`` `a` ``", ["c|`a`"]),
            ("[a](b(c)d)", ["l(b(c)d)|a"]), ("&amp; <b>a</b>", ["|& <b>a</b>"]), ("![a *b*](c)", ["|a ", "i|b"]),
            ("[a](b c)", ["|[a](b c)"]), ("a*\"b\"*", ["|a*\"b\"*"]),
        ])
    func commonMark(markdown: String, expected: [String]) {
        #expect(spans(markdown) == expected)
    }

    @Test(
        "a text has no blocks, and keeps its spaces and its lines",
        arguments: [
            "# a", "- a\n- b", "> a", "1. a", "```a", "---", "    a", "a\n===", " a ", "a\n\nb", "a  \nb",
            "| a |\n| - |", "[a]: b", "<div>",
        ])
    func noBlocks(markdown: String) {
        #expect(spans(markdown) == ["|" + markdown])
    }

    @Test("marks work at the ends of lines, and across them")
    func lines() {
        #expect(spans("_a_\n**b**\n~~c\nd~~") == ["i|a", "|\n", "b|b", "|\n", "s|c\nd"])
    }

    @Test("deeply nested brackets are text, but for the innermost link")
    func deep() {
        let text = String(repeating: "[", count: 5_000) + "a" + String(repeating: "](b)", count: 5_000)
        #expect(spans(text)[1] == "l(b)|a")
    }

    @Test(
        "a long text of marks without partners is text",
        arguments: ["[", "]", "*", "_", "`", "~~", "**a", "*a_b", "[a](", "](", "*a `"])
    func long(mark: String) {
        let text = String(repeating: mark, count: 20_000)
        let letters = TextContent(markdown: text).string.filter { $0 == "a" }
        #expect(letters.count == text.count { $0 == "a" })
    }
}

@Suite("Markdown's blocks")
struct MarkdownBlocksTests {
    /// The texts of an element in their order, each with the size of its first letters.
    private func texts(_ markdown: String, style: TextStyle = TextStyle(size: 10)) throws -> [String] {
        let tree = try LayoutTree(Box(markdown: markdown, style: style).erased)
        func texts(in index: Int) -> [String] {
            if let node = tree.kind(of: index) as? TextNode {
                let size = node.text.spans.first?.style.size ?? 0
                return [(size == 10 ? "" : "\(size) ") + node.text.string]
            }
            return tree.children(of: index).flatMap(texts)
        }
        return texts(in: 0)
    }

    @Test("each block is a text of its own; a line's end within one is a space, a hard break a line break")
    func paragraphs() throws {
        #expect(try texts("a\nb\n\nc  \nd") == ["a b", "c\u{2028}d"])
        #expect(try texts("") == [])
    }

    @Test("headings are larger")
    func headings() throws {
        #expect(try texts("# a\n## b\nc\n\nd\n=") == ["20.0 a", "15.0 b", "c", "20.0 d"])
    }

    @Test("list items follow their bullets or numbers, within one another too")
    func lists() throws {
        #expect(try texts("- a\n- b\n  - c") == ["•", "a", "•", "b", "•", "c"])
        #expect(try texts("9. a\n10. b") == ["9.", "a", "10.", "b"])
    }

    @Test("quotes, code, rules and HTML")
    func others() throws {
        #expect(try texts("> a\n> > b\n\n---\n\n<div>\n") == ["a", "b", "<div>"])
        #expect(try texts("```swift\nlet a = 1\n\nb\n```") == ["8.75 let a = 1\n\nb"])
    }

    @Test("inline code stands on a background with round corners")
    func inlineCode() throws {
        let tree = try LayoutTree(Box(markdown: "a `b`").erased)
        let spans = (0..<tree.count).compactMap { tree.kind(of: $0) as? TextNode }.flatMap(\.text.spans)
        #expect(spans.map { $0.style.background != nil } == [false, true])
        #expect(spans.last.map { $0.style.backgroundRadius > 0 && $0.style.families == ["monospace"] } == true)
    }

    @Test("nothing is said of values that nobody wrote")
    func warnings() throws {
        let column = Column(alignItems: .start) { Box(markdown: "- one\n\n> two") }
        let trace = try column.trace(in: SizeRange(min: .zero, max: Size(300, 300)))
        #expect(trace.warnings == [])
    }

    @Test("deep nesting ends", arguments: [">", "- ", "1. "])
    func deep(mark: String) throws {
        let tree = try LayoutTree(Box(markdown: String(repeating: mark, count: 5_000) + "a").erased)
        #expect(tree.count < 2_000)
    }
}
