import Quoin
import QuoinDocument
import Testing

@Suite("The reference of keys")
struct DocumentKeyTests {
    @Test("has every key of the schema")
    func schema() {
        let keys = Self.keys(of: Document.schema)
        #expect(keys.count > 280)
        #expect(keys.subtracting(DocumentKeys.names) == [])
        #expect(Set(DocumentKeys.names).subtracting(keys) == [])
    }

    @Test("says each key in a sentence, with a value and a place", arguments: DocumentKeys.names)
    func sentences(key: String) {
        for meaning in DocumentKeys.named(key) {
            #expect(meaning.summary.hasSuffix("."), "\(key): \(meaning.summary)")
            #expect(meaning.summary.first?.isUppercase == true || meaning.summary.hasPrefix("["), "\(meaning.summary)")
            #expect(!meaning.valueText().isEmpty && !meaning.places.isEmpty)
            #expect(Set(meaning.places).count == meaning.places.count)
        }
    }

    @Test("has what the declaration has")
    func opacity() throws {
        let opacity = try #require(DocumentKeys.named("opacity").first)
        #expect(opacity.valueText() == "a number from 0 to 1, or a part from 0% to 100%, also as 1/3")
        #expect(opacity.defaultValue == "1")
        #expect(opacity.places == ["every element"])
        #expect(opacity.swiftName == "Paint.opacity")
        #expect(opacity.synonyms == ["alpha"])
        #expect(!opacity.isRequired)
    }

    @Test("has one meaning for the same key of several kinds")
    func places() throws {
        let meaning = try #require(DocumentKeys.named("justifyContent").first)
        #expect(meaning.places == ["stack", "row", "column"])
        #expect(meaning.defaultValue == "start")
        #expect(DocumentKeys.named("justifyContent").count == 1)
        #expect(DocumentKeys.named("insets").map(\.isRequired) == [false, false, true, false])
    }

    @Test(
        "says values in words",
        arguments: [
            ("blur", "points from 0 to 1000"), ("flexWrap", "noWrap, wrap or wrapReverse"), ("hidden", "true or false"),
            ("border", "a mapping of 10 keys"), ("width", "points, a part such as 50%, 1/3 or 100% - 50, or auto"),
            ("fill", "a fill: a color, a gradient, or an image, or a list of them"),
            ("components", "a mapping from names"),
        ])
    func words(key: String, text: String) {
        #expect(DocumentKeys.named(key).first?.valueText().hasPrefix(text) == true, "\(DocumentKeys.named(key))")
    }

    @Test("finds keys by their names in CSS, SwiftUI and Texture, and by nearly right ones")
    func otherNames() {
        #expect(DocumentKeys.called("border-radius") == ["cornerRadius"])
        #expect(DocumentKeys.called("opacity") == [])
        #expect(DocumentKeys.nearest(to: "cornerradius") == "cornerRadius")
        #expect(DocumentKeys.nearest(to: "xyzzyxyzzy") == nil)
    }

    @Test("knows in which place a document has a key")
    func uses() throws {
        let text = """
            canvas: {width: 10}
            components: {dot: {element: {opacity: 1}}}
            layout: {row: {spacing: 4, children: [{fill: {linear: {stops: [red, {color: blue, at: 50%}]}}}, dot: ]}}
            """
        let uses = try #require(Document.keyUses(in: text)).map { "\($0.key) in \($0.place)" }
        #expect(uses.contains("width in canvas") && uses.contains("opacity in every element"))
        #expect(uses.contains("spacing in row") && uses.contains("at in fill.linear.stops"))
        #expect(!uses.contains { $0.hasPrefix("dot") })
        #expect(Document.keyUses(in: "a: [") == nil)
    }

    /// The names of all properties in a schema.
    private static func keys(of schema: PropertyValue) -> Set<String> {
        switch schema {
        case .mapping(let values):
            var keys: Set<String> = []
            for (name, value) in values {
                if name == "properties", case .mapping(let properties) = value {
                    keys.formUnion(properties.keys)
                    for property in properties.values { keys.formUnion(Self.keys(of: property)) }
                } else if name != "default" {
                    keys.formUnion(Self.keys(of: value))
                }
            }
            return keys
        case .list(let values): return values.reduce(into: []) { $0.formUnion(Self.keys(of: $1)) }
        default: return []
        }
    }
}

@Suite("The examples of keys")
struct KeyExampleTests {
    /// Keys of items of lists, and names that the document defines.
    private static let others: Set = ["for", "if", "style"]

    @Test("of every element are lines of YAML that a document may have")
    func examples() throws {
        for key in DocumentKeys.all where key.isForEveryElement && !Self.others.contains(key.key) {
            do {
                _ = try Document(parsing: "layout: {\(key.example)}", resources: StubResources())
            } catch {
                let wrong = error.messages.filter { !$0.contains(" is missing") }
                #expect(wrong.isEmpty, "\(key.example): \(wrong)")
            }
        }
    }

    @Test("of other keys stand below the key that they are within")
    func places() throws {
        let weight = try #require(DocumentKeys.named("weight").first)
        #expect(weight.example.hasPrefix("text: {weight: "))
    }
}
