import QuoinDocument
import Testing

@Suite("Mistakes that are found in the whole document")
struct MistakeTests {
    @Test("an id that two elements have is an error at the second")
    func ids() {
        #expect(
            layoutProblems("{row: [{id: a}, {id: b}, {id: a}]}") == [
                "1:34: error: layout.row[2]: the id \"a\" is also that of the element in line 1"
            ])
    }

    @Test("the elements of a component may have the same ids wherever it is used")
    func idsOfComponents() {
        let text = """
            components: {pill: {parameters: [label], element: {text: $label, id: pill}}}
            layout: {row: [{pill: {label: a}}, {pill: {label: b}}]}
            """
        #expect(problems(text).isEmpty)
    }

    @Test("alternatives of a choice by size may have the same ids")
    func idsOfAlternatives() {
        #expect(layoutProblems("{whenSize: [{width: 0...80, child: {id: a}}, {child: {row: [{id: a}]}}]}").isEmpty)
        #expect(layoutProblems("{whenSize: [{child: {row: [{id: a}, {id: a}]}}]}").count == 1)
    }

    @Test("a fault in a component is reported once, a fault in an argument where it stands")
    func components() {
        let text = """
            components: {pill: {parameters: [tint], element: {fill: $tint, widht: 5}}}
            layout: {row: [{pill: {tint: red}}, {pill: {tint: blue}}, {pill: {tint: nocolor}}]}
            """
        let found = problems(text)
        #expect(found.filter { $0.contains("unknown key \"widht\"") }.count == 1, "\(found)")
        #expect(found.filter { $0.contains("\"nocolor\" is not a color") }.count == 1, "\(found)")
        #expect(found.count == 2, "\(found)")
    }

    @Test(
        "a text with a comma stands in quotes",
        arguments: [
            ("{text: Hello, world}", "1:23: error: layout: a text with a comma stands in quotes: \"Hello, world\""),
            (
                "{text: {string: a, b, c, size: 4}}",
                "1:28: error: layout.text: a text with a comma stands in quotes: \"a, b, c\""
            ),
            ("{text: Hello, colour: }", "1:23: error: layout: unknown key \"colour\""),
        ])
    func commas(layout: String, expected: String) {
        let found = layoutProblems(layout)
        #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
    }

    @Test("a canvas has a safe area and margins, and an element lies inside them")
    func safeArea() throws {
        let document = try document(
            """
            canvas: {width: 100, height: 100, safeArea: [20, 0, 10, 0], margins: [0, 8, 0, 8]}
            layout: {safeArea: {margins: true, child: {id: inside}}}
            """)
        #expect(document.canvas.safeArea.top == 20 && document.canvas.margins.left == 8)
        #expect(document.root.children.map(\.id) == ["inside"])
    }
}
