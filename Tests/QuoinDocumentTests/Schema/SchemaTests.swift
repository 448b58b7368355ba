import Foundation
import Testing

@testable import QuoinDocument

/// What the schema says of documents.
@Suite("Schema") struct SchemaTests {
    static let schema = Document.schema
    static let check = Result { try SchemaCheck(schema) }

    @Test("All documents of the package are valid", arguments: SchemaDocuments.names)
    func packageDocuments(name: String) throws {
        #expect(try Self.check.get().accepts(SchemaDocuments.text(name)))
    }

    @Test(
        "What is right is accepted",
        arguments: [
            "{text: Hello}", "{text: 12}", "{text: {spans: [a, {string: b, weight: 700}]}}",
            "{width: \"25%\", height: auto}",
            "{image: a.png, opacity: 0.5}", "{image: {placeholder: red}}", "{row: [{spacer: }, {spacer: {}}]}",
            "{stack: {direction: vertical, children: []}}", "{with: [{inset: [inf, 0, .inf, 0]}, {center: }]}",
            "{border: {width: 1, top: {color: red}}}", "{border: {left: {width: 2}}}", "{clip: true}",
            "{clip: ellipse}",
            "{fill: [red, {linear: {stops: [red, {color: blue, at: \"50%\"}]}}]}",
            "{fill: {light: red, dark: \"#fff\"}}",
            "{transform: [{rotate: 5}, {scale: [1, -1]}]}", "{shape: {path: M0 0H5Z, viewBox: [0, 0, 5, 5]}}",
            "{constraints: {views: {a: {text: A, hugging: [1, 2], intrinsic: [1, null]}}, rules: [a.top == container.top]}}",
            "{collection: {sections: [3], layout: {kind: list, appearance: grouped}, cells: {\"0\": {text: \"{item}\"}}}}",
        ])
    func accepted(layout: String) throws {
        #expect(layoutProblems(layout) == [])
        #expect(try Self.check.get().accepts("layout: " + layout))
    }

    @Test(
        "A wrong key, word, type, number or count is refused",
        arguments: [
            "{widht: 10}", "{stack: {gap: 10}}", "{text: {string: a, colour: red}}", "{alignSelf: middle}",
            "{stack: {direction: diagonal}}", "{opacity: 1.5}", "{opacity: \"0.5\"}", "{flexGrow: -1}",
            "{width: \"125%\"}",
            "{width: wide}", "{hidden: yes}", "{text: [a]}", "{text: {size: 12}}", "{text: {string: a, lines: 1.5}}",
            "{row: {child: {}}}", "{inset: {child: {}}}", "{ratio: {ratio: 0, child: {}}}",
            "{preferredSize: [1, 2, 3]}",
            "{fill: {linear: {stops: [red]}}}", "{fill: {}}", "{border: {color: red}}", "{outline: {color: red}}",
            "{with: [{fill: red}]}", "{with: [{stack: {}}]}", "{cornerRounding: {}}", "{hugging: [1, 2]}",
            "{collection: {sections: [1], layout: {kind: stack}}}",
            "{collection: {sections: [1], layout: {kind: list, group: {}}}}",
            "{collection: {sections: [1], layout: {kind: section, group: {kind: item, subitems: []}}}}",
            "{collection: {sections: [1], layout: {kind: list}, cells: {first: {}}}}",
        ])
    func refused(layout: String) throws {
        #expect(!layoutProblems(layout).isEmpty)
        #expect(try !Self.check.get().accepts("layout: " + layout))
    }

    @Test(
        "The keys beside the layout are checked",
        arguments: [
            "canvas: {scale: 0}", "canvas: {width: wide}", "canvas: {size: 3}", "colors: [red]", "fonts: a.ttf",
            "variants: {scales: []}", "diagram: [arrows]", "diagram: {columns: 0}", "components: {a: {}}",
            "layouts: {}",
        ])
    func refusedBeside(key: String) throws {
        #expect(!problems(key + "\nlayout: {}").isEmpty)
        #expect(try !Self.check.get().accepts(key + "\nlayout: {}"))
    }

    @Test("A component's name is a kind with whatever arguments, and its parameters stand for any value")
    func components() throws {
        let text = """
            components:
              pill: {parameters: {size: null, parts: []}, element: {width: $size, row: $parts, blur: 1}}
            layout: {pill: {size: 3}}
            """
        #expect(try Self.check.get().accepts(text))
        #expect(try !Self.check.get().accepts(text.replacingOccurrences(of: "blur:", with: "blurr:")))
    }

    @Test("It knows every key of elements and every kind")
    func allKeys() throws {
        let element = try #require(Self.schema["$defs"]?["element"]?["anyOf"]?.items.first?["properties"])
        let keys = CommonKeys.names + KindReaders.all.map { $0.key }
        #expect(keys.filter { element[$0] == nil } == [])
        #expect(Set(element.pairs.keys) == Set(keys))
        let entry = try #require(Self.schema["$defs"]?["wrapping"]?["anyOf"]?.items.first?["properties"])
        #expect(KindReaders.wrappers.map { $0.key }.filter { entry[$0] == nil } == [])
    }

    @Test("It has nothing but keywords of JSON Schema, and what it refers to is there")
    func keywords() {
        for schema in Self.schema.all {
            #expect(schema.pairs.keys.filter { !SchemaCheck.keywords.contains($0) } == [])
            guard let name = schema["$ref"]?.text?.dropFirst("#/$defs/".count) else { continue }
            #expect(Self.schema["$defs"]?[String(name)] != nil, "\(name)")
        }
    }
}

/// The package's documents.
enum SchemaDocuments {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

    /// By their paths from `Snapshots`.
    static let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }.sorted()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
