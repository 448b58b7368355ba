import QuoinDocument
import Testing

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
