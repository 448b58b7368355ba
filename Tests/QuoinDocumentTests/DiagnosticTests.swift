import QuoinDocument
import QuoinLayout
import QuoinValues
import Testing

@Suite("What is wrong, and where")
struct DiagnosticTests {
    @Test(
        "a control character is an error at the text that has it",
        arguments: [("\\0", "0000"), ("\\e", "001B"), ("\\x7f", "007F"), ("\\u009b", "009B")])
    func controlCharacters(escape: String, code: String) {
        #expect(
            layoutProblems("{text: \"a\(escape)c\"}")
                == ["1:16: error: the control character U+\(code) cannot be in a text"])
        #expect(layoutProblems("{text: \"a\\tb\\nc\\Nd\\L\"}") == [])
    }

    @Test("all errors are reported in one run, in the order of the text")
    func allInOrder() {
        #expect(
            problems(
                """
                layout:
                  row:
                    - {widht: 5}
                    - text: {string: a, size: big}
                    - stack: {children: [{opacity: 2}]}
                fonts: 5
                canvas: {scale: -1}
                color: {}
                """) == [
                    "3:8: error: layout.row[0]: unknown key \"widht\"; did you mean \"width\"?",
                    "4:31: error: layout.row[1].text.size: expected a number, not \"big\"",
                    "5:36: error: layout.row[2].stack.children[0].opacity: expected a number from 0 to 1, not \"2\"",
                    "6:8: error: fonts: expected a list, not \"5\"",
                    "7:17: error: canvas.scale: expected a number from 0.001 to 100, not \"-1\"",
                    "8:1: error: unknown key \"color\"; did you mean \"colors\"?",
                ])
    }

    @Test("columns count characters, not bytes")
    func columns() {
        #expect(
            layoutProblems("{row: [{text: äöü🧩, opactiy: 1}]}")
                == ["1:29: error: layout.row[0]: unknown key \"opactiy\"; did you mean \"opacity\"?"])
    }

    @Test("JSON has the same errors")
    func json() {
        #expect(
            problems("{\n\t\"layout\": {\n\t\t\"text\": {\"size\": 5}\n\t}\n}")
                == ["3:11: error: layout.text: \"string\" is missing"])
        #expect(problems("{\"layout\": {\"width\": \"50\"}}").count == 1)
    }

    @Test("fonts that are missing are errors at their place, those that are there are found")
    func fonts() throws {
        #expect(
            problems("fonts: [a.ttf, missing.ttf, 'http://a/b.ttf']\nlayout: {}") == [
                "1:16: error: fonts[1]: \"missing.ttf\" cannot be read",
                "1:29: error: fonts[2]: \"http://a/b.ttf\" is on a network; only files are read",
            ])
        let fonts = try document("fonts: [a.ttf, more]\nlayout: {}").fonts
        #expect(fonts.map(\.path) == ["/stub/a.ttf", "/stub/more"])
        #expect(fonts.map(\.place) == [SourcePlace(line: 1, column: 9), SourcePlace(line: 1, column: 16)])
    }

    @Test(
        "a text that is no document",
        arguments: [
            ("", "1:1: error: the document is empty"),
            ("# nothing\n", "1:1: error: the document is empty"),
            ("---\n...\n", "2:1: error: expected a mapping, not nothing"),
            ("5", "1:1: error: expected a mapping, not \"5\""),
            ("- a", "1:1: error: expected a mapping, not a list"),
            ("{}", "1:1: error: \"layout\" is missing"),
            ("layout:", "error: layout: expected an element, which is a mapping, not nothing"),
            ("layout: {}\n---\nlayout: {}", "2:1: error: a second document begins here; there may be one only"),
            ("layout: *a", "1:9: error: there is no anchor \"a\" before this alias"),
            ("layout: {text: a\u{0}b}", "1:17: error: control characters are not allowed"),
            ("layout: {text: \"\\ud83d\"}", "error: found invalid Unicode character escape code"),
            ("layout: {width: 1, width: 2}", "1:20: error: the key \"width\" is there more than once"),
            ("layout: {}\ncanvas: {}\nlayout: {}", "3:1: error: the key \"layout\" is there more than once"),
        ])
    func noDocument(text: String, message: String) {
        let found = problems(text)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test("anchors and aliases are YAML's")
    func aliases() throws {
        let root = try root("{row: [&a {width: 5}, *a, {with: [{inset: &n 3}]}, {width: *n}]}")
        #expect(root.children.map(\.style.width) == [.points(5), .points(5), .auto, .points(3)])
    }

    @Test("the line for a person")
    func line() {
        let place = SourcePlace(line: 3, column: 7)
        #expect(
            Diagnostic("wrong", path: "layout.x", place: place).text(file: "a.yaml")
                == "a.yaml:3:7: error: layout.x: wrong")
        #expect(
            Diagnostic("odd", severity: .warning, path: "", place: nil).text(file: "a.yaml") == "a.yaml: warning: odd")
    }
}
