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

@Suite("Values without effect")
struct WarningTests {
    @Test("a document with warnings can be drawn")
    func severity() throws {
        let document = try document("layout: {flexGrow: 1}")
        #expect(document.warnings.map(\.severity) == [.warning])
        #expect(document.root.style.flexGrow == 1)
    }
}

@Suite("Mistakes in the syntax of documents")
struct SyntaxMistakeTests {
    @Test(
        "the marks of a merge, and other ends of lines, are seen",
        arguments: [
            ("layout: {row: [{text: a}\r\n\r\n", "1:15: error: this \"[\" is not closed; \"]\" is missing"),
            (
                "# a\n<<<<<<< HEAD\ncanvas: {width: 1}\n=======\ncanvas: {width: 2}\n>>>>>>> b\nlayout: {text: a}\n",
                "2:1: error: this line is the mark of a merge, as are those in 4, 6; keep the lines of one side, and delete the marks"
            ),
            (
                "{\n<<<<<<< a\n\"x\": 1\n",
                "2:1: error: this line is the mark of a merge; keep the lines of one side, and delete the marks"
            ),
            ("=======: 1\na: 'b", "2:4: error: this quote is not closed"),
        ])
    func mistake(text: String, message: String) {
        #expect(problems(text) == [message])
    }
}

@Suite("Printable texts")
struct PrintableTextTests {
    @Test("what controls a terminal, breaks a line or turns the direction is escaped, and nothing else")
    func characters() {
        #expect("a\u{1B}[31m\u{7}\n\r\t\0".printable == #"a\u{1B}[31m\u{7}\n\r\t\u{0}"#)
        #expect(
            "\u{9B}\u{7F}\u{2028}\u{202E}\u{2066}\u{200F}".printable == #"\u{9B}\u{7F}\u{2028}\u{202E}\u{2066}\u{200F}"#
        )
        for text in ["Grüße, 日本 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "«a» \\n", "مرحبا"] { #expect(text.printable == text) }
        #expect("{\n \"a\": \"\u{202E}\u{9B}\"\n}".printableJSON == "{\n \"a\": \"\\u202e\\u009b\"\n}")
        #expect(String(repeating: "a\n", count: 9).printable(upTo: 3) == "a\\na…")
    }

    @Test("a document cannot forge a line of a message, wherever its text stands in it")
    func forgery() throws {
        let forged = #"x\n/etc/passwd:1:1: error: forged \e[2J\u202E"#
        for text in [
            "layout: {\"\(forged)\": 1}", "layout: {width: \"\(forged)\"}", "layout: {fill: \"\(forged)\"}",
            "layout: {id: \"\(forged)\", children: 1}", "layout: {image: \"missing.png\", \"\(forged)\": 2}",
            "components: {\"\(forged)\": {element: {text: $a}, other: 1}}\nlayout: {\"\(forged)\": {b: 1}}",
            "layout: {constraints: {views: {a: {}}, rules: [\"a.left == \(forged)\"]}}", "layout: !<\(forged)> {}",
            "layout: {row: [{text: *a}]}", "layout: {shape: {path: \"M 0 0 \(forged)\"}}",
        ] {
            do {
                _ = try document(text)
                Issue.record("read: \(text)")
            } catch {
                for diagnostic in (error as? QuoinError)?.diagnostics ?? [] {
                    let line = diagnostic.text(file: "a\n\u{1B}.yaml")
                    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }, "\(line)")
                    #expect(line.hasPrefix(#"a\n\u{1B}.yaml:"#))
                }
            }
        }
    }

    @Test("a message with a long text of the document is cut off")
    func long() throws {
        let error = try #require(failure("layout: {\(String(repeating: "k", count: 100_000)): 1}"))
        #expect(error.diagnostics[0].text(file: "a.yaml").count < 1_100)
    }

    @Test("an element's id cannot break the line that names it")
    func reference() {
        let reference = ElementReference(id: "a\nb", path: "layout.\u{1B}")
        #expect(reference.description == #"`a\nb` (layout.\u{1B})"#)
    }

    @Test("a tag that says what a value is anyway is allowed, any other is an error at its place")
    func tags() throws {
        #expect(try document("layout: !!map {text: !!str 5, width: !!int 20}").root.style != ElementStyle())
        let found = problems("layout: {text: !secret a}")
        #expect(found.count == 1 && found[0].contains("1:16: error: the tag \"!secret\" has no meaning"))
    }
}
