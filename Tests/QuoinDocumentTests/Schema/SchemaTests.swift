import Foundation
import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import Testing

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
            "{with: [{ratio: {ratio: 2}}, {inset: {insets: 4}}, {inset: {left: 4}}]}",
            "{border: {width: 1, top: {color: red}}}", "{border: {left: {width: 2}}}", "{clip: true}",
            "{clip: ellipse}",
            "{fill: [red, {linear: {stops: [red, {color: blue, at: \"50%\"}]}}]}",
            "{fill: {light: red, dark: \"#fff\"}}",
            "{transform: [{rotate: 5}, {scale: [1, -1]}]}", "{shape: {path: M0 0H5Z, viewBox: [0, 0, 5, 5]}}",
            "{constraints: {views: {a: {text: A, hugging: [1, 2], intrinsic: [1, null]}}, rules: [a.top == container.top]}}",
            "{collection: {sections: [3], layout: {kind: list, appearance: grouped}, cells: {\"0\": {text: \"{item}\"}}}}",
            "{whenSize: []}",
            "{whenSize: [{width: 0...80, child: {id: a}}, {height: {min: 60}, child: {}}, {width: auto, child: {text: a}}]}",
        ])
    func accepted(layout: String) throws {
        #expect(layoutProblems(layout) == [])
        #expect(try Self.check.get().accepts("layout: " + layout))
    }

    @Test(
        "Items of lists have conditions and repetitions",
        arguments: [
            "{row: [{if: $on, text: b}, {for: {w: $words}, width: 5}, {if: {not: $on}}]}",
            "{text: {spans: [{if: {value: $on, is: [1, true]}, item: b}, {for: {w: $words}, string: $w}, a]}}",
            "{constraints: {views: {a: {if: $on}}, rules: [{if: $on, item: a.left == container.left}]}}",
            "{fill: {linear: {stops: [{for: {w: $words}, item: $w}]}}}", "{with: [{if: [$on, $words], inset: 5}]}",
        ])
    func guarded(layout: String) throws {
        let text = """
            locale: $locale
            parameters:
              locale: {default: de}
              on: {type: boolean, example: true}
              words: {type: [text], example: [red, blue]}
              author: {type: {name: optional text}, example: {}}
            layout: \(layout)
            """
        #expect(problems(text) == [])
        #expect(try Self.check.get().accepts(text))
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
            "{whenSize: {}}", "{whenSize: [{width: 4}]}", "{whenSize: [{widht: 4, child: {}}]}",
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
        let element = try #require(Self.schema["$defs"]?["element"]?["anyOf"]?.items?.first?["properties"])
        let keys = CommonKeys.names + KindReaders.all.map { $0.key }
        #expect(keys.filter { element[$0] == nil } == [])
        #expect(Set((element.fields ?? [:]).keys) == Set(keys))
        let entry = try #require(Self.schema["$defs"]?["wrapping"]?["anyOf"]?.items?.first?["properties"])
        #expect(KindReaders.wrappers.map { $0.key }.filter { entry[$0] == nil } == [])
    }

    /// Every key that a mapping somewhere in a document may have, with what the schema says of it.
    private static let keys = schema.all.flatMap { $0["properties"]?.fields?.sorted { $0.key < $1.key } ?? [] }

    @Test("Every key has a description, a sentence")
    func descriptions() {
        for (key, value) in Self.keys {
            let text = value["description"]?.text ?? ""
            #expect(text.hasSuffix(".") && text.first?.isLowercase == false, "\(key): \(text)")
        }
    }

    @Test("Numbers that are points or degrees have the unit, no others have one, and the description says it")
    func units() throws {
        let check = try Self.check.get()
        for (key, value) in Self.keys {
            let text = value["description"]?.text ?? ""
            let unit = value["x-unit"]?.text
            let isInPoints = text.contains(/in points|[Pp]oints[.,;]/)
            // What a kind is called says nothing of the number that may stand there alone.
            if check.takesNumbers(value), KindReaders.byKey[key] == nil {
                #expect((unit == "points") == isInPoints, "\(key): \(text)")
            }
            if unit == "degrees" { #expect(text.contains("degrees"), "\(key): \(text)") }
            #expect(unit == nil || ["points", "degrees", "pixels"].contains(unit), "\(key)")
            #expect(unit == nil || check.takesNumbers(value), "\(key)")
        }
    }

    @Test("A default is a value that the key takes")
    func defaultsAreTaken() throws {
        let check = try Self.check.get()
        for (key, value) in Self.keys {
            guard let usual = value["default"] else { continue }
            let text = String(decoding: try JSONEncoder().encode(usual), as: UTF8.self)
            #expect(check.accepts(try #require(try SourceNode.parsing(text)), value), "\(key): \(text)")
        }
    }

    @Test("Every property that has a usual value says it, and one that is required has none")
    func defaults() throws {
        try expectDefaults(ElementStyle.properties, in: "element")
        try expectDefaults(Paint.properties, in: "element")
        try expectDefaults(ConstraintsLayout.ViewTraits.properties, in: "view")
        try expectDefaults(TextStyle.properties, in: TextNode.name)
        try expectDefaults(TextNode.declaration.properties, in: TextNode.name)
        try expectDefaults(ImageNode.declaration.properties, in: ImageNode.name)
        try expectDefaults(ScrollNode.declaration.properties, in: ScrollNode.name)
        try expectDefaults(StackLayout.declaration.properties, in: StackLayout.name)
        try expectDefaults(StackLayout.properties(along: .vertical), in: "column")
        try expectDefaults(InsetLayout.declaration.properties, in: InsetLayout.name)
        try expectDefaults(CenterLayout.declaration.properties, in: CenterLayout.name)
        try expectDefaults(RelativeLayout.declaration.properties, in: RelativeLayout.name)
        try expectDefaults(RatioLayout.declaration.properties, in: RatioLayout.name)
        try expectDefaults(CornerLayout.declaration.properties, in: CornerLayout.name)
        try expectDefaults(AbsoluteLayout.declaration.properties, in: AbsoluteLayout.name)
        try expectDefaults(CollectionLayout.declaration.properties, in: CollectionLayout.name)
        try expectDefaults(Button.properties, in: "button")
        let element = try #require(Self.schema["$defs"]?["element"]?.all.lazy.compactMap { $0["properties"] }.first)
        #expect(element["opacity"]?["default"] == .number(1) && element["flexGrow"]?["default"] == .number(0))
        #expect(element["width"]?["default"] == "auto" && element["hidden"]?["default"] == false)
        #expect(Self.schema["properties"]?["canvas"]?["properties"]?["scale"]?["default"] == .number(1))
    }

    private func expectDefaults<Root>(_ table: PropertyTable<Root>?, in definition: String) throws {
        let table = try #require(table)
        let mappings = Self.schema["$defs"]?[definition]?.all.compactMap { $0["properties"]?.fields } ?? []
        let keys = try #require(mappings.first { pairs in table.properties.allSatisfy { pairs[$0.key] != nil } })
        for property in table.properties where !property.isShorthand {
            let usual = property.isRequired ? nil : property.write(table.base, nil)
            // JSON has no infinity.
            let isSayable = usual.map { $0 != .number(.infinity) && $0 != .null } ?? false
            #expect((keys[property.key]?["default"] != nil) == isSayable, "\(definition).\(property.key)")
        }
    }

    @Test("It has nothing but keywords of JSON Schema, and what it refers to is there")
    func keywords() {
        for schema in Self.schema.all {
            #expect((schema.fields ?? [:]).keys.filter { !SchemaCheck.keywords.contains($0) } == [])
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
        .compactMap { $0 as? String }
        .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("quoin.yaml") && !$0.hasSuffix(".components.yaml") }.sorted()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
