import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Connector keys")
struct ConnectorKeyTests {
    private func connector(_ keys: String) throws -> Connector? {
        try paint("connectors: [{\(keys)}]")?.connectors.first
    }

    @Test("an end is an element, a point of one, or level with two")
    func ends() throws {
        let found = try #require(try connector("from: api, to: db.topLeft"))
        #expect(found.from == Connector.End("api") && found.to == Connector.End("db", .topLeft))
        let level = try #require(try connector("from: {x: user, y: first.bottom}, to: v1.2"))
        #expect(level.from == Connector.End(x: "user", y: "first.bottom"))
        #expect(level.to == Connector.End("v1.2"))
    }

    @Test("lines, heads and caps")
    func lines() throws {
        let found = try #require(
            try connector(
                "from: a, to: b, route: straight, width: 3, color: red, dash: [4, 2], cap: round, cornerRadius: 0, "
                    + "head: {kind: diamond, size: 20}, tail: dot"))
        #expect(found.route == .straight && found.width == 3 && found.style == .pattern([4, 2]) && found.cap == .round)
        #expect(found.head == Connector.Head(.diamond, size: 20) && found.tail == Connector.Head(.dot))
        #expect(found.cornerRadius == 0 && found.color == Color(hex: 0xFF0000))
        #expect(try connector("from: a, to: b, style: dashed")?.style == .dashed)
        #expect(try connector("from: a, to: b") == Connector(from: "a", to: "b"))
    }

    @Test("a label is a text in the style of labels, changed by the style of all texts and by its own keys")
    func labels() throws {
        let style = Connector.labelStyle
        #expect(try connector("from: a, to: b, label: reads") == Connector(from: "a", to: "b", label: "reads"))
        let document = try document(
            """
            style: {weight: bold}
            layout: {connectors: [{from: a, to: b, label: {string: x, size: 20}}]}
            """)
        let label = try #require((document.root.kind.base as? BoxNode)?.paint.connectors.first?.label?.spans.first)
        #expect(label.style.weight == .bold && label.style.size == 20 && label.style.color == style.color)
    }

    @Test("an element has at most 200 of them")
    func most() {
        func problems(_ count: Int) -> [String] {
            layoutProblems(
                "{connectors: [\(Array(repeating: "{from: a, to: a}", count: count).joined(separator: ", "))]}")
        }
        #expect(problems(200) == [])
        #expect(problems(201).count == 1 && problems(201)[0].contains("expected at most 200 lines, not a list of 201"))
    }
}
