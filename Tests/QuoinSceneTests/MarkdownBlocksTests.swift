import QuoinScene
import Testing

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
