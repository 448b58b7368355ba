import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import Testing
@testable import QuoinDocument

/// What a codec says about its values is what it reads and what it writes.
@Suite("Codecs") struct CodecAgreementTests {
    /// How many values are drawn for each property.
    private static let draws = 12

    @Test("read what the schema allows, and write what they read")
    func agreement() throws {
        try check(Paint.properties)
        try check(ElementStyle.properties)
        try check(Canvas.properties)
        try check(TextStyle.properties)
        try check(ParagraphStyle.properties)
        try check(CanvasVariants.properties)
        try check(Document.Check.properties)
        try check(ConstraintsLayout.ViewTraits.properties)
        try check(CollectionLayoutSection.properties)
        try check(CollectionLayoutSection.ListConfiguration.properties)
        try check(CollectionViewCompositionalLayout.Configuration.properties)
    }

    private func check<Root>(_ table: PropertyTable<Root>) throws {
        let schema = try SchemaCheck(.file(MappingShape(table.keys), title: "Values"))
        // How many items a group has is not a question of form.
        for property in table.properties where property.key != "group" {
            var dice = ValueDice(property.key)
            for _ in 0..<Self.draws {
                let drawn = dice.value(property.shape, at: property.key)
                guard let root = read(drawn, property, table.base), let written = property.write(root, nil) else {
                    continue
                }
                guard let node = SourceNode(["\(property.key)": written]) else { continue }
                let isAccepted = schema.accepts(node)
                #expect(isAccepted, "\(property.key): \(drawn) is written as \(written)")
                let again = read(written, property, table.base).flatMap { property.write($0, nil) }
                #expect(again == written, "\(property.key): \(drawn)")
            }
        }
    }

    /// The properties with a value of one of them; `nil` if it refers to a file, which tests have none of.
    private func read<Root>(_ value: PropertyValue, _ property: Property<Root>, _ base: Root) -> Root? {
        guard let node = SourceNode(value) else { return nil }
        let reading = DocumentReading("", limits: Limits())
        var root = base
        let isRead = property.read(DocumentValue(node: node, path: .root, reading: reading), &root)
        let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors.isEmpty, "\(property.key): \(value)")
        return isRead ? root : nil
    }
}

/// Draws values of shapes, the same ones for the same seed.
private struct ValueDice {
    private var state: UInt64
    private var depth = 0

    init(_ seed: String) {
        state = seed.utf8.reduce(17) { $0 &* 1_099_511_628_211 ^ UInt64($1) }
    }

    private mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    mutating func value(_ shape: ValueShape, at key: String) -> PropertyValue {
        guard !shape.alternatives.isEmpty else { return 1 }
        return value(shape.alternatives[roll(shape.alternatives.count)], at: key)
    }

    private mutating func value(_ alternative: ValueShape.Alternative, at key: String) -> PropertyValue {
        switch alternative {
        case .named("color", let shape): return roll(4) > 0 ? "#369" : value(shape(), at: "color")
        case .named(_, let shape): return value(shape(), at: key)
        case .null: return .null
        case .bool: return .bool(roll(2) == 0)
        case .text where key == "elementKind": return .text("kind \(roll(1_000))")
        case .text: return .text(Self.texts[key] ?? "#9c3")
        case .pattern(_, let meaning): return meaning == "inf" ? "inf" : meaning.contains("range") ? "2...30" : "25%"
        case .words(let words): return .text(words[roll(words.count)])
        case .number where key == "min": return 0
        case .number(let bounds, _), .numberAbove(let bounds, _): return .number(number(bounds))
        case .integer(let bounds): return .number(Double(min(max(roll(400), bounds.lowerBound), bounds.upperBound)))
        case .list(let item, let count):
            let length = min(max(count.lowerBound, roll(3)), count.upperBound)
            return .list((0..<length).map { _ in value(item, at: key) })
        case .mapping(let shape): return mapping(shape())
        }
    }

    /// A number that is 0 or more, if there is one: the sizes of rectangles are.
    private mutating func number(_ bounds: ClosedRange<Double>) -> Double {
        let (low, high) = (max(bounds.lowerBound, 0), min(bounds.upperBound, 60))
        return low + (high - low) * Double(1 + roll(16)) / 16
    }

    private mutating func mapping(_ shape: MappingShape) -> PropertyValue {
        depth += 1
        defer { depth -= 1 }
        let required = shape.required.isEmpty ? [] : shape.required[roll(shape.required.count)]
        var fields: [String: PropertyValue] = [:]
        for key in shape.keys where required.contains(key.key) || depth < 5 && roll(3) == 0 {
            fields[key.key] = value(key.shape, at: key.key)
            let isExcluded = shape.excluded.contains { excluded in
                excluded.allSatisfy { name, other in fields[name].map { other.mayBe($0) } == true }
            }
            if isExcluded, !required.contains(key.key) { fields[key.key] = nil }
        }
        switch shape.others {
        case .refused: break
        case .allowed(let shape): fields["kern"] = value(shape, at: "kern")
        case .numbered(let shape): fields["0"] = value(shape, at: "0")
        }
        return .mapping(fields)
    }

    /// Texts that are more than words.
    private static let texts = ["path": "M0 0L40 0L40 30Z", "features": "kern", "name": "phone"]
}

extension ValueShape {
    /// Whether a value looks like one of the shape.
    fileprivate func mayBe(_ value: PropertyValue) -> Bool {
        alternatives.isEmpty
            || alternatives.contains { alternative in
                switch (alternative, value) {
                case (.words(let words), let value): words.contains("\(value)")
                case (.list, .list), (.number, .number): true
                default: false
                }
            }
    }
}

/// The schema is never stricter than the readers: an editor marks nothing as wrong that can be drawn.
@Suite("Schema and readers") struct SchemaAgreementTests {
    /// A document is tried with one in so many of the values, all documents together with all of them.
    private static let turns = 12

    /// What is put in the place of a document's values, each in its turn.
    private static let values = try? [
        "0", "1", "-1", "0.5", "400", "1e9", "inf", "auto", "\"50%\"", "\"-50%\"", "0...5", "true", "null", "red",
        "center",
        "start", "none", "stretch", "[]", "[1]", "[1, 2]", "[1, 2, 3, 4]", "[red, blue]", "[{}]", "{}", "{color: red}",
        "{width: 1}", "{text: a}", "{string: a}", "{linear: {stops: [red, blue]}}", "[{text: a}]",
        "{light: red, dark: blue}",
        "{top: 1}", "{path: M0 0H9V9Z}", "{kind: item}", "{absolute: 4}",
    ].map { try SourceNode.parsing($0) }.compactMap { $0 }

    @Test("What a reader takes the schema takes", arguments: SchemaDocuments.names)
    func agreement(name: String) throws {
        let root = try #require(try SourceNode.parsing(SchemaDocuments.text(name)))
        let turn = name.utf8.reduce(0) { $0 &+ Int($1) } % Self.turns
        for (index, value) in (Self.values ?? []).enumerated() where index % Self.turns == turn {
            var place = (index * 13 + name.utf8.count * 5 + 3) % max(root.valueCount, 1)
            let changed = root.replacing(&place, with: value)
            guard changed.isReadable else { continue }
            #expect(try SchemaTests.check.get().accepts(changed), "\(changed.flow)")
        }
    }
}

extension SourceNode {
    fileprivate var isReadable: Bool {
        (try? Document(self, of: "", resources: StubResources(), limits: Limits())) != nil
    }

    private var children: [SourceNode] { items ?? mapping?.pairs.map(\.value) ?? [] }

    /// How many values there are within this one.
    fileprivate var valueCount: Int { children.reduce(children.count) { $0 + $1.valueCount } }

    /// The same with another value in a place, which is counted down to.
    fileprivate func replacing(_ place: inout Int, with value: SourceNode) -> SourceNode {
        func replaced(_ child: SourceNode) -> SourceNode {
            place -= 1
            return place == -1 ? value : place < 0 ? child : child.replacing(&place, with: value)
        }
        switch self {
        case .scalar: return self
        case .list(var list):
            for index in list.items.indices { list.items[index] = replaced(list.items[index]) }
            return .list(list)
        case .mapping(var mapping):
            for index in mapping.pairs.indices { mapping.pairs[index].value = replaced(mapping.pairs[index].value) }
            return .mapping(mapping)
        }
    }

    fileprivate var flow: String {
        switch self {
        case .scalar(let scalar): scalar.style == .plain ? scalar.string : "\"\(scalar.string)\""
        case .list(let list): "[" + list.items.map(\.flow).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.pairs.map { "\($0.key.flow): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }
}
