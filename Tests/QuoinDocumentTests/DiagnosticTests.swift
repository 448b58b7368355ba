import QuoinLayout
import Testing

@Suite("What is wrong, and where")
struct DiagnosticTests {
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

    @Test("an empty text, and one with a control character, is no document")
    func noDocument() {
        #expect(problems("") == ["1:1: error: the document is empty"])
        #expect(problems("layout: {text: a\u{0}b}") == ["1:17: error: control characters are not allowed"])
    }

    @Test("an element knows its line and column")
    func source() throws {
        let root = try document("layout:\n  row:\n    - {}\n    -   text: a\n").root
        #expect(root.source == SourcePlace(line: 2, column: 3))
        #expect(root.children.map(\.source) == [SourcePlace(line: 3, column: 7), SourcePlace(line: 4, column: 9)])
    }

    @Test("an image that is too large passes a limit, and one that is missing is wrong")
    func images() {
        #expect(failure("layout: {image: huge.png}")?.kind == .limitPassed)
        #expect(failure("layout: {image: missing.png}")?.kind == .wrongInput)
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
