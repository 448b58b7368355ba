import Quoin
import Testing

@Suite("Annotated constraints")
struct ConstraintAnnotationTests {
    private func words(_ rules: [String], guides: [String] = []) throws -> [String] {
        let text = """
            canvas: {width: 300, height: 200}
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

    @Test("a distance is named by its constant, an inequality by its sign, a wish by its priority")
    func constants() throws {
        let words = try words([
            "a.leading == container.leading + 20", "a.top == container.top + 10 --! .priority(750)",
            "a.trailing <= container.trailing - 30",
        ])
        #expect(words == ["10 @750", "20", "≤ 30"])
    }

    @Test("an extent is named by what it has to be")
    func extents() throws {
        let words = try words(["a.width == 80", "a.height == a.width * 0.5", "b.height >= a.height + 4"])
        #expect(words == ["= 80", "= a.width × 0.5", "≥ a.height + 4"])
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
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        throw DocumentResourceError("there are no images")
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        throw DocumentResourceError("there are no fonts")
    }
}
