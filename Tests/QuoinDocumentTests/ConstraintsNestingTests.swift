import QuoinDocument
import QuoinLayout
import Testing

@Suite("constraints in layouts, and layouts in constraints")
struct ConstraintsNestingTests {
    private func layout(_ text: String, canvas: SizeRange, _ direction: LayoutDirection = .leftToRight) throws -> Layout
    {
        try root(text).layout(in: canvas, environment: LayoutEnvironment(direction: direction))
    }

    private func room(_ width: Double, _ height: Double) -> SizeRange {
        SizeRange(min: .zero, max: Size(width, height))
    }

    /// A box of 20 by 10 with 5 around it, by constraints.
    private static let card =
        "{id: card, constraints: {views: {a: {id: a, preferredSize: [20, 10]}}, rules: [a.edges == container.edges -- 5]}}"

    @Test("in a row, constraints take what they need, and stretch as other elements do")
    func inRow() throws {
        let layout = try layout(
            "{row: [{preferredSize: [10, 40]}, \(Self.card)]}", canvas: room(200, 200))
        #expect(layout.size == Size(40, 40))
        #expect(layout.frame(ofID: "card") == Rect(10, 0, 30, 40))
        #expect(layout.frame(ofID: "a") == Rect(15, 5, 20, 30))
    }

    @Test("a row in constraints has its own size, and what the rules give it is shared by its children")
    func rowInside() throws {
        let text = """
            {constraints: {views: {r: {id: row, row: [{id: x, preferredSize: [20, 10]}, {id: y, preferredSize: [30, 10], flexGrow: 1}]}},
            rules: [r.edges == container.edges -- 5]}}
            """
        let needed = try layout(text, canvas: room(200, 200))
        #expect(needed.size == Size(60, 20))
        let given = try layout(text, canvas: SizeRange(exactly: Size(100, 40)))
        #expect(given.frame(ofID: "row") == Rect(5, 5, 90, 30))
        #expect(given.frame(ofID: "y") == Rect(25, 5, 70, 10))
    }

    @Test("constraints in constraints add up, twelve deep as well as two")
    func nested() throws {
        var text = "{id: core, preferredSize: [20, 10]}"
        for _ in 0..<12 { text = "{constraints: {views: {a: \(text)}, rules: [a.edges == container.edges -- 2]}}" }
        let layout = try layout(text, canvas: room(200, 200))
        #expect(layout.size == Size(68, 58) && layout.frame(ofID: "core") == Rect(24, 24, 20, 10))
    }

    @Test("a collection fills what the rules give it, and lays its items out there")
    func collection() throws {
        let text = """
            {constraints: {views: {c: {id: list, collection: {sections: [3], layout: {kind: section, group:
            {kind: hgroup, width: {fractionalWidth: 1}, height: {absolute: 20},
            subitems: [{kind: item, width: {fractionalWidth: 0.5}}]}}}}}, rules: [c.edges == container.edges -- 10]}}
            """
        let layout = try layout(text, canvas: SizeRange(exactly: Size(100, 100)))
        #expect(layout.frame(ofID: "list") == Rect(10, 10, 80, 80))
        #expect(layout.frames.contains(Rect(10, 10, 40, 20)) && layout.frames.contains(Rect(10, 30, 40, 20)))
    }

    @Test(
        "the container takes what its content needs, within its range",
        arguments: [
            (SizeRange(min: .zero, max: Size(200, 200)), Size(30, 20)),
            (SizeRange(min: Size(50, 0), max: Size(200, 200)), Size(50, 20)),
            (SizeRange(min: .zero, max: Size(24, 12)), Size(24, 12)),
            (SizeRange(min: .zero, max: Size(.infinity, .infinity)), Size(30, 20)),
        ])
    func fitting(range: SizeRange, size: Size) throws {
        #expect(try layout(Self.card, canvas: range).size == size)
    }

    @Test("from right to left, leading is the right side at every level, and left stays left")
    func rightToLeft() throws {
        let text = """
            {row: [{preferredSize: [30, 40]}, {id: c, width: 100, constraints: {views: {
            a: {id: a, constraints: {views: {b: {id: b, preferredSize: [10, 10]}},
            rules: [b.leadingTop == container.leadingTop, b.bottom == container.bottom, container.width == 40]}},
            d: {id: d, preferredSize: [10, 10]}},
            rules: [a.leading == container.leading + 5, a.top == container.top, d.left == container.left + 1, d.top == a.bottom]}}]}
            """
        let layout = try layout(text, canvas: SizeRange(exactly: Size(200, 40)), .rightToLeft)
        #expect(layout.frame(ofID: "c") == Rect(70, 0, 100, 40))
        #expect(layout.frame(ofID: "a")?.minX == 125 && layout.frame(ofID: "a")?.size.width == 40)
        #expect(layout.frame(ofID: "b")?.maxX == 165)
        #expect(layout.frame(ofID: "d")?.minX == 71)
    }
}
