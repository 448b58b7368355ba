import QuoinDocument
import Testing

@Suite("Data in JSON")
struct JSONParserTests {
    private func row(_ text: String) throws -> DataRow {
        try DataRow(
            json: text.utf8, number: 3, at: SourcePlace(line: 7, column: 1, in: SourceFile(ofData: "rows.ndjson")))
    }

    private func problem(_ text: String) -> String? {
        do {
            _ = try row(text)
            return nil
        } catch {
            return (error as? QuoinError)?.diagnostics.map { $0.text(file: "card.yaml") }.joined()
        }
    }

    @Test("texts with escapes, pairs of them, and characters of all lengths")
    func texts() throws {
        let row = try row(#"{"a": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀"}"#)
        #expect(row.fields["a"]?.string == "\"\\/\u{8}\u{C}\n\r\té😀é😀")
    }

    @Test("values have places")
    func places() throws {
        let row = try row("{\"ä\": 1,\n \"b\": [true, {\"c\": null}]}")
        #expect(row.fields["ä"].map { [$0.place.line, $0.place.column] } == [7, 7])
        let items = row.fields["b"]?.items ?? []
        #expect(items.map { [$0.place.line, $0.place.column] } == [[8, 8], [8, 14]])
        #expect(items.last?.mapping?["c"]?.place.column == 20)
    }

    @Test(
        "what is no JSON",
        arguments: [
            ("{\"a\": 1", "7:8: error: row 3: expected \",\" or \"}\""),
            ("{\"a\" 1}", "7:6: error: row 3: expected \":\" after the key"),
            ("{a: 1}", "7:2: error: row 3: expected a key in quotes"),
            ("{\"a\": 01x}", "7:7: error: row 3: \"01x\" is not a value; texts need quotes"),
            ("{\"a\": +1}", "7:7: error: row 3: \"+1\" is not a value; texts need quotes"),
            ("{\"a\": }", "7:7: error: row 3: a value is missing"),
            ("{\"a\": \"b}", "7:7: error: row 3: this quote is not closed"),
            (
                "<<<<<<< HEAD",
                "7:1: error: row 3: here is the mark of a merge; keep the lines of one side, and delete the marks"
            ),
            ("{\"a\": \"\\x\"}", "7:10: error: row 3: a backslash begins an escape, which this is not"),
            ("{\"a\": \"\\ud83d\"}", "7:14: error: row 3: an escape is only half of a surrogate pair"),
            ("{\"a\": 1, \"a\": 2}", "7:10: error: row 3: the key \"a\" is there more than once"),
            ("{} {}", "7:4: error: row 3: unexpected content after the value"),
            ("[1]", "7:1: error: row 3: expected values by the names of parameters in braces"),
            ("", "7:1: error: row 3: a value is missing"),
        ])
    func mistakes(text: String, message: String) {
        #expect(problem(text) == "rows.ndjson:" + message)
    }

    @Test("deep nesting is an error, not a crash")
    func nesting() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(problem("{\"a\": \(deep)")?.contains("nested deeper than 1000") == true)
    }

    @Test("a text that is not UTF-8 is an error at its quote")
    func encoding() {
        let bytes = Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)
        let error = #expect(throws: QuoinError.self) {
            try DataRow(json: bytes, at: SourcePlace(line: 1, column: 1))
        }
        #expect(error?.description == "document:1:7: error: the text is not UTF-8")
    }

    @Test("values in Swift have names")
    func noRecord() {
        let error = #expect(throws: QuoinError.self) { try DataRow(PropertyValue.number(3)) }
        #expect(error?.diagnostics.first?.message == "expected values by the names of parameters, not 3")
    }
}
