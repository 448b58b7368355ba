import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Styles of texts in documents")
struct StyleTests {
    /// The texts of an element and all within it, by their letters.
    private func texts(of element: AnyElement) -> [String: TextStyle] {
        var found: [String: TextStyle] = [:]
        if let node = element.kind.base as? TextNode {
            for span in node.text.spans { found[span.string] = span.style }
        }
        return element.children.reduce(into: found) { $0.merge(texts(of: $1)) { first, _ in first } }
    }

    private func sizes(_ text: String) throws -> [String: Double] {
        texts(of: try document(text).root).mapValues(\.size)
    }

    @Test("texts have what the nearest style around them sets, and what they set themselves")
    func nesting() throws {
        let text = """
            style: {font: [Inter Display, Noto Sans JP], size: 20}
            layout:
              column:
                - {text: a}
                - {text: {string: b, size: 10}}
                - {style: {size: 12}, row: [{text: c}, {text: {spans: [d, {string: e, style: {size: 8}}]}}], with: [inset: 2]}
                - {text: {string: f, style: {size: 9}, weight: bold}}
                - {button: g}
            """
        let found = texts(of: try document(text).root)
        #expect(found.mapValues(\.size) == ["a": 20, "b": 10, "c": 12, "d": 12, "e": 8, "f": 9, "g": 20])
        #expect(found.values.allSatisfy { $0.families == ["Inter Display", "Noto Sans JP"] })
        #expect(found["f"]?.weight == .bold && found["a"]?.weight == .regular)
    }

    @Test("paragraphs, too, and all blocks of a Markdown text")
    func paragraphs() throws {
        let element = try document("style: {align: center, size: 10}\nlayout: {text: a}").root
        #expect((element.kind.base as? TextNode)?.text.paragraph.alignment == .center)
        #expect(try sizes("style: {size: 10}\nlayout: {markdown: a}") == ["a": 10])
        #expect(try sizes("layout: {markdown: {string: a, style: {size: 11}}}") == ["a": 11])
    }

    @Test("styles have names, in components too, and one may follow another")
    func names() throws {
        let text = """
            styles:
              title: {size: 30, weight: bold}
              quiet: {color: gray}
            components:
              card: {style: title, element: {column: [{text: a}, {style: {size: 5}, text: b}]}}
            layout:
              column: [card: {}, {style: [title, quiet], text: c}, {text: {string: d, style: quiet, size: 6}}]
            """
        let found = texts(of: try document(text).root)
        #expect(found.mapValues(\.size) == ["a": 30, "b": 5, "c": 30, "d": 6])
        #expect(found["b"]?.weight == .bold && found["c"]?.color == found["d"]?.color)
    }

    @Test("in Swift, texts keep what is not the default")
    func swift() {
        let column = Stack(.vertical) {
            Text("a")
            Text("b", style: TextStyle(size: 12))
        }
        .textStyle(TextStyle(families: ["Inter Display"], size: 20))
        let found = texts(of: column.erased)
        #expect(found.mapValues(\.size) == ["a": 20, "b": 12])
        #expect(found.values.allSatisfy { $0.families == ["Inter Display"] })
        #expect(Text("a").textStyle(TextStyle(size: 9)).kind.text.spans.first?.style.size == 9)
    }
}
