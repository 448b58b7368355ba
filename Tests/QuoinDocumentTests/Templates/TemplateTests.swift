import QuoinDocument
import Testing

/// A template of which only the parameters and the layout matter.
func template(_ text: String) throws -> Document.Template {
    try Document.Template(parsing: text, resources: StubResources())
}

/// The texts of a layout, in paint order.
func texts(of document: Document) throws -> [String] {
    let tree = try LayoutTree(document.root)
    return tree.paintOrder.compactMap { (tree.kind(of: $0) as? TextNode)?.text.string }
}

@Suite("Templates")
struct TemplateTests {
    private static let card = """
        parameters:
          title: {type: text, example: Weekend}
          price: {type: number, default: 5}
          note: optional text
          tags: {type: [text], example: [a, b]}
          author: {type: {name: text, site: optional text}, example: {name: Anna}}
        layout:
          column:
            - text: $title
            - text: "${price} by ${author.name}"
            - {for: {tag: $tags}, text: $tag}
            - {if: $note, text: $note}
        """

    /// What is wrong with values.
    private func problems(_ values: PropertyValue, in text: String = card) throws -> [String] {
        let template = try template(text)
        do {
            return try template.document(with: values).warnings.map { $0.text(file: "card.yaml") }
        } catch {
            return error.diagnostics.map { $0.text(file: "card.yaml") }
        }
    }

    @Test("data replaces the examples, and defaults stand for what it does not have")
    func data() throws {
        let template = try template(Self.card)
        let values: PropertyValue = ["title": "Tea", "note": "hot", "author": ["name": "Ben", "site": "b.org"]]
        #expect(try texts(of: template.document(with: values)) == ["Tea", "5 by Ben", "hot"])
        let others: PropertyValue = ["title": "$price", "price": 2.5, "tags": ["x"], "author": ["name": "null"]]
        #expect(try texts(of: template.document(with: others)) == ["$price", "2.5 by null", "x"])
    }

    @Test("a condition that is a text always holds, which is not meant")
    func constantCondition() throws {
        let found = try problems([:], in: "parameters: {t: {default: a}}\nlayout: {column: [{if: t, text: x}]}")
        #expect(
            found.count == 1 && found[0].contains("\"t\" is a text, and always holds; did you mean \"$t\"?"), "\(found)"
        )
        #expect(try problems([:], in: "layout: {column: [{if: true, text: x}]}") == [])
    }

    @Test("a parameter without example and default is an error where it is declared, if there is no data")
    func noExample() {
        #expect(
            failure("parameters: {a: text, b: {type: number}}\nlayout: {text: $a}")?.diagnostics.map(\.message) == [
                "the parameter \"a\" has neither an example nor a default, and there is no data",
                "the parameter \"b\" has neither an example nor a default, and there is no data",
            ])
    }

    @Test("values that are missing, unknown or of another type")
    func wrongValues() throws {
        #expect(
            try problems(["titel": "a", "price": "5", "tags": [["b"]], "author": ["nam": "c"]]) == [
                "data: error: data: the document has no parameter \"titel\"; did you mean \"title\"?",
                "data: error: data: \"title\" is missing",
                "data: error: data.price: expected a number, not \"5\"; remove the quotes around the number",
                "data: error: data.tags[0]: expected a text, not a list",
                "data: error: data.author: the record has no field \"nam\"; did you mean \"name\"?",
                "data: error: data.author: \"name\" is missing",
            ])
    }

    @Test("a value that its use does not allow is an error where the value is")
    func wrongUse() throws {
        let text = "parameters: {tint: {type: text, example: red}}\nlayout: {fill: $tint}"
        #expect(
            try problems(["tint": "rad"], in: text) == [
                "data: error: data.tint: \"rad\" is not a color; did you mean \"red\"?"
            ])
    }

    @Test("parameters stand for colors, canvases and locales too")
    func elsewhere() throws {
        let text = """
            parameters: {tint: {type: text, default: red}, wide: {type: number, default: 100}}
            colors: {brand: $tint}
            canvas: {width: $wide, fill: brand}
            layout: {fill: brand}
            """
        let document = try template(text).document(with: ["tint": "#00f", "wide": 250])
        #expect(document.canvas.range.max.width == 250)
        #expect(try (document.root.kind.base as? BoxNode)?.paint.fills == paint("fill: '#00f'")?.fills)
    }

    @Test("errors of a template that do not depend on data are thrown at once")
    func earlyErrors() {
        #expect(throws: QuoinError.self) { try template("parameters: {a: b}\nlayout: {}") }
        #expect(throws: QuoinError.self) { try template("components: {a: {}}\nlayout: {}") }
    }
}

@Suite("Conditions and repetitions")
struct RepetitionTests {
    @Test("data cannot bring in conditions, repetitions or names")
    func injection() throws {
        let text = """
            parameters: {items: {type: [{if: text, for: text, text: text}]}, word: text}
            layout: {column: [{for: {item: $items}, text: "${item.if} ${item.text} ${word}"}]}
            """
        let values: PropertyValue = [
            "items": [["if": "$word", "for": "${word}", "text": "${item.if}"]], "word": "$items",
        ]
        #expect(try texts(of: template(text).document(with: values)) == ["$word ${item.if} $items"])
    }

    @Test("what is repeated is bounded, however often lists are nested in each other")
    func bound() throws {
        let list = (0..<200).map(String.init).joined(separator: ",")
        let inner = (0..<8).reduce("{text: a}") { child, level in "{for: {n\(level): $all}, row: [\(child)]}" }
        let error = failure("parameters: {all: {type: [text], example: [\(list)]}}\nlayout: {column: [\(inner)]}") {
            $0.elements = 5_000
        }
        #expect(error?.kind == .limitPassed)
        let spans = (0..<5).reduce("$all") { list, level in list }
        let text = """
            parameters: {all: {type: [text], example: [\(list)]}}
            layout: {column: [{for: {a: $all}, row: [{for: {b: $all}, row: [{for: {c: $all}, text: {spans: [{for: {d: \(spans)}, item: $d}]}}]}]}]}
            """
        #expect(failure(text) { $0.spans = 5_000 }?.kind == .limitPassed)
    }
}
