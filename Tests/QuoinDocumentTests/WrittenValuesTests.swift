import QuoinDocument
import Testing

@Suite("Values in the text of a document")
struct WrittenValuesTests {
    private static let text = """
        # A card
        layout:
          column:
            spacing: 8   # between rows
            padding: [4, 'a b', "x\\ty"]
            children:
              - text: {string: Größe 🧩, size: 12}
              - box: {}
                id: dot
        """

    private func value(_ name: String, in text: String = text) throws -> WrittenValue {
        try #require(WrittenValues(in: text).all.first { $0.name.hasSuffix(name) })
    }

    private func changed(_ name: String, to new: String, in text: String = text) throws -> String? {
        try value(name, in: text).rewritten(as: new, in: text).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("have their paths, their meaning and their bytes")
    func bytes() throws {
        let values = try WrittenValues(in: Self.text).all
        #expect(
            values.map(\.name) == [
                "layout.column.spacing", "layout.column.padding[0]", "layout.column.padding[1]",
                "layout.column.padding[2]", "layout.column.children[0].text.string",
                "layout.column.children[0].text.size", "layout.column.children[1].id",
            ])
        #expect(values.map(\.text) == ["8", "4", "a b", "x\ty", "Größe 🧩", "12", "dot"])
        let written = values.map { String(decoding: Array(Self.text.utf8)[$0.bytes], as: UTF8.self) }
        #expect(written == ["8", "4", "'a b'", "\"x\\ty\"", "Größe 🧩", "12", "dot"])
    }

    @Test("are replaced without a change of any other byte")
    func replacing() throws {
        #expect(try changed("spacing", to: "12") == Self.text.replacing("spacing: 8 ", with: "spacing: 12 "))
        #expect(try changed("padding[1]", to: "it's") == Self.text.replacing("'a b'", with: "'it''s'"))
        #expect(try changed("padding[2]", to: "\"") == Self.text.replacing("\"x\\ty\"", with: "\"\\\"\""))
        #expect(try changed("string", to: "kleiner") == Self.text.replacing("Größe 🧩", with: "kleiner"))
    }

    @Test(
        "get quotes if they would mean something else without",
        arguments: ["a, b", "#fff", "- x", "a: b", "", "{", " a"])
    func quoting(new: String) throws {
        #expect(try changed("string", to: new) == Self.text.replacing("Größe 🧩", with: "\"\(new)\""))
    }

    @Test("stay in lines that end in two characters, and behind letters of several bytes")
    func lines() throws {
        let text = Self.text.replacing("\n", with: "\r\n")
        #expect(try changed("size", to: "14", in: text) == text.replacing("size: 12", with: "size: 14"))
    }

    @Test("are none if they are several lines, or have an anchor")
    func others() throws {
        let text = "a: |\n  lines\nb: &name 3\nc: *name\nd:\ne: two\n  lines\n"
        #expect(try WrittenValues(in: text).all.isEmpty)
    }

    @Test("are not looked for in a text that is nested deeper than any document")
    func tooDeep() {
        let text = String(repeating: "[", count: 1_100) + String(repeating: "]", count: 1_100)
        #expect {
            try WrittenValues(in: text)
        } throws: { error in
            (error as? QuoinError)?.message == "the document is nested too deep"
        }
    }

    @Test("belong to the innermost element that they are in")
    func elements() throws {
        let values = try WrittenValues(in: Self.text)
        let places = [
            SourcePlace(line: 3, column: 3), SourcePlace(line: 7, column: 9), SourcePlace(line: 8, column: 9),
        ]
        let names = places.map { values.values(of: $0, among: Set(places)).map(\.name) }
        #expect(
            names == [
                ["column.spacing", "column.padding[0]", "column.padding[1]", "column.padding[2]"],
                ["text.string", "text.size"], ["id"],
            ])
    }
}
