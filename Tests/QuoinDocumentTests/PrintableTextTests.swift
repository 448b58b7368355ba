import QuoinLayout
import Testing

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
