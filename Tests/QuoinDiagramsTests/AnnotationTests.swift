import Quoin
import QuoinDiagrams
import QuoinDocument
import TestSupport
import Testing

@Suite("Annotations that are mirrored")
struct AnnotationTests {
    @Test("from right to left, left and right change places, and each edge has the distance that it got and its name")
    func mirroredInsets() throws {
        let studio = try Studio()
        let element = Box().inset(EdgeInsets(left: 30, right: 50))
        let words = try studio.diagram(Diagram(.insets), of: element, direction: .rightToLeft).words
        #expect(words == ["leading 30", "trailing 50"])
        let equal = Box().inset(EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        #expect(try studio.diagram(Diagram(.insets), of: equal, direction: .rightToLeft).words == ["20", "8"])
    }
}

@Suite("Annotated flexing by the rules of CSS")
struct FlexAnnotationTests {
    private func words(_ children: String) throws -> [String] {
        try Diagram.Picture(
            of: """
                canvas: {width: 236}
                diagram: [flex]
                layout: {row: {flexRules: css, spacing: 12, children: [\(children)]}}
                """
        ).words
    }

    @Test("where a minimum stops a child, shares are what each gave, and the child says so")
    func minimum() throws {
        // 80 + 160 + 150 + 2 · 12 is 178 too much. The factors give the last child 65%, but it ends 90 smaller.
        let words = try words(
            """
            {width: 80, height: 56}, {width: 160, height: 56, flexShrink: 1},
            {width: 150, minWidth: 60, height: 56, flexShrink: 2}
            """)
        #expect(words == ["gives 49% (−88)", "gives 51% (−90, its minimum)"])
    }

    @Test("where a maximum stops a child, the others grow by what it leaves")
    func maximum() throws {
        // 236 − 3 · 20 − 2 · 12 = 152. The factors give the first child 38, but it grows by 10 only.
        let words = try words(
            """
            {width: 20, maxWidth: 30, height: 9, flexGrow: 1}, {width: 20, height: 9, flexGrow: 1},
            {width: 20, height: 9, flexGrow: 2}
            """)
        #expect(
            words.filter { $0 != "grown by" } == [
                "takes 31% (+47.3)", "takes 62% (+94.7)", "takes 7% (+10, its maximum)",
            ])
    }
}

@Suite("Annotated constraints")
struct ConstraintAnnotationTests {
    private func words(_ rules: [String], guides: [String] = [], direction: String = "ltr") throws -> [String] {
        let text = """
            canvas: {width: 300, height: 200, direction: \(direction)}
            diagram: [constraints]
            layout:
              constraints:
                views: {a: {fill: black, intrinsic: [60, 40]}, b: {fill: black, intrinsic: [60, 40]}}
                guides: [\(guides.joined(separator: ", "))]
                rules: [\(rules.map { "\"\($0)\"" }.joined(separator: ", "))]
            """
        let document = try Document(parsing: text, resources: NoResources())
        let renderer = try PictureRenderer()
        return try renderer.diagram(Diagram(.constraints), of: document.root, on: document.canvas).words
    }

    @Test("a distance is named by its constant, an inequality by its sign, an optional constraint by its priority")
    func constants() throws {
        let words = try words([
            "a.leading == container.leading + 20", "a.top == container.top + 10 --! .priority(750)",
            "a.trailing <= container.trailing - 30",
        ])
        #expect(words == ["10 @750", "20", "≥ 30"])
    }

    @Test(
        "an inequality is the bound of the distance that is drawn, in both directions of reading",
        arguments: [
            ("a.trailing <= container.trailing - 24", "≥ 24"), ("container.trailing >= a.trailing + 24", "≥ 24"),
            ("a.leading >= container.leading + 20", "≥ 20"), ("a.leading <= container.leading + 60", "≤ 60"),
            ("a.trailing <= b.leading - 8", "≥ 8"), ("b.leading >= a.trailing + 8", "≥ 8"),
            ("a.trailing >= b.leading - 90", "≤ 90"), ("a.trailing <= b.leading", "≥ 0"),
            ("a.trailing <= b.leading + 24", "≥ −24"), ("a.bottom <= container.bottom - 12", "≥ 12"),
        ], ["ltr", "rtl"])
    func inequalities(_ rule: (String, String), _ direction: String) throws {
        let places = [
            "a.size == (width: 60, height: 160)", "a.leading == container.leading + 40", "a.top == container.top",
            "b.leading == container.leading + 150", "b.top == container.top",
        ]
        let words = try words(places + [rule.0], direction: direction)
        #expect(words.filter { $0.contains("≤") || $0.contains("≥") } == [rule.1])
    }

    @Test("a line along the edges of texts is whole, and below their letters")
    func lineAlongTexts() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 300, height: 100}
                diagram: [constraints]
                layout:
                  constraints:
                    views: {a: {text: Weekend in Lisbon}, b: {text: Three days by the river}}
                    rules: [a.leading == container.leading + 40, b.leading == a.leading, a.top == container.top + 10, b.top == a.bottom + 8]
                """)
        let (first, last) = (try #require(picture.texts.first), try #require(picture.texts.last))
        // Lines are drawn in points from the layout's corner.
        let length = last.maxY - first.minY + 12
        #expect(picture.dashed([4, 3]).contains { $0.size.width < 1 && abs($0.size.height - length) < 2 })
    }

    @Test("an extent is named by what it has to be")
    func extents() throws {
        let words = try words(["a.width == 80", "a.height == a.width * 0.5", "b.height >= a.height + 4"])
        #expect(words == ["= 0.5 of a.width", "= 80", "≥ a.height + 4"])
    }

    @Test("a layout guide, which paints nothing, is named")
    func guides() throws {
        let words = try words(["middle.width == 40", "middle.leading == a.trailing"], guides: ["middle"])
        #expect(words == ["= 40", "middle"])
    }

    @Test("anchors that are at the same place meet in a line, which is named where it is no edge")
    func meeting() throws {
        let words = try words(["a.centerX == container.centerX", "a.top == container.top"])
        #expect(words == ["centerX"])
    }
}

/// Nothing beside the document.
struct NoResources: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        throw QuoinError("there are no images")
    }

    func font(at path: String) throws(QuoinError) -> String {
        throw QuoinError("there are no fonts")
    }
}
