import QuoinValues

/// A walk through the shapes of all values of a document, from the outermost mapping.
struct DocumentKeyWalk {
    static let element = "every element"
    static let view = "a view of constraints"
    static let cell = "a cell of a table"
    static let wrapper = "an entry of with"
    private static let document = "the document"

    /// The named shapes that were visited; they may contain themselves.
    private var visited: Set<String> = []

    /// Visits all keys, each with whether its mapping must have it and the place of the mapping.
    mutating func visit(_ mapping: MappingShape, _ body: (KeyShape, Bool, String) -> Void) {
        visit(mapping, in: Self.document, body)
    }

    /// - Parameters:
    ///   - others: the other mappings that the value may be. What one of them does not require is not required.
    ///   - earlier: those that were visited. Within a key of theirs nothing is new.
    private mutating func visit(
        _ mapping: MappingShape, besides others: [MappingShape] = [], after earlier: ArraySlice<MappingShape> = [],
        in place: String, _ body: (KeyShape, Bool, String) -> Void
    ) {
        for key in mapping.keys {
            body(key, mapping.requires(key) && others.allSatisfy { $0.requires(key) }, place)
        }
        for key in mapping.keys where !earlier.contains(where: { $0.has(key) }) {
            visit(key.shape, in: Self.place(of: key.key, in: place), body)
        }
        switch mapping.others {
        case .refused: break
        case .allowed(let shape), .numbered(let shape): visit(shape, in: place, body)
        }
    }

    private mutating func visit(_ shape: ValueShape, in place: String, _ body: (KeyShape, Bool, String) -> Void) {
        let mappings = shape.alternatives.compactMap { if case .mapping(let shape) = $0 { shape() } else { nil } }
        var count = 0
        for alternative in shape.alternatives {
            switch alternative {
            case .named(let name, let shape):
                if visited.insert(name).inserted { visit(shape(), in: Self.place(of: name), body) }
            case .list(let item, _): visit(item, in: place, body)
            case .mapping:
                visit(mappings[count], besides: mappings, after: mappings.prefix(count), in: place, body)
                count += 1
            default: break
            }
        }
    }

    /// The keys that a document has, with their places. Keys within names that the document chooses count too.
    static func uses(in node: SourceNode, _ shape: ValueShape, in place: String = document) -> [(String, String)] {
        shape.alternatives.flatMap { alternative -> [(String, String)] in
            switch alternative {
            case .named(let name, let shape): return uses(in: node, shape(), in: Self.place(of: name))
            case .list(let item, _): return (node.items ?? []).flatMap { uses(in: $0, item, in: place) }
            case .mapping(let mapping):
                guard let pairs = node.mapping?.pairs else { return [] }
                let mapping = mapping()
                return pairs.flatMap { pair in uses(in: pair, mapping, in: place) }
            default: return []
            }
        }
    }

    private static func uses(
        in pair: (key: SourceNode, value: SourceNode), _ mapping: MappingShape, in place: String
    ) -> [(String, String)] {
        if let key = mapping.keys.first(where: { $0.key == pair.key.string }) {
            return [(key.key, place)] + uses(in: pair.value, key.shape, in: Self.place(of: key.key, in: place))
        }
        switch mapping.others {
        case .refused: return []
        case .allowed(let shape), .numbered(let shape): return uses(in: pair.value, shape, in: place)
        }
    }

    /// The mappings that a value may be.
    static func mappings(of shape: ValueShape) -> [MappingShape] {
        shape.alternatives.flatMap { alternative -> [MappingShape] in
            switch alternative {
            case .named(let name, let shape):
                [.element, .cell].contains(ElementShapeName(rawValue: name)) ? [] : mappings(of: shape())
            case .list(let item, _): mappings(of: item)
            case .mapping(let mapping): [mapping()]
            default: []
            }
        }
    }

    /// The place of a mapping that is the value of a key.
    private static func place(of key: String, in place: String) -> String {
        [document, element, view, cell].contains(place) ? key : "\(place).\(key)"
    }

    /// The place of a mapping with a named shape.
    private static func place(of name: String) -> String {
        switch ElementShapeName(rawValue: name) {
        case .element: element
        case .view: view
        case .cell: cell
        case .wrapping: wrapper
        case nil: name
        }
    }
}

extension MappingShape {
    fileprivate func has(_ key: KeyShape) -> Bool { keys.contains { ($0.key, $0.summary) == (key.key, key.summary) } }

    /// Whether a mapping that may have a key must have it.
    fileprivate func requires(_ key: KeyShape) -> Bool {
        !has(key) || required.count == 1 && required[0].contains(key.key)
    }
}

extension Document {
    /// The keys that a document has, each with the place in which the reference lists it: `spacing` in `row`.
    ///
    /// - Returns: `nil` if the text is neither YAML nor JSON.
    package static func keyUses(in text: String) -> [(key: String, place: String)]? {
        guard let root = try? SourceNode.parsing(text) else { return nil }
        return DocumentKeyWalk.uses(in: root, .mapping { .document }).map { (key: $0.0, place: $0.1) }
    }
}
