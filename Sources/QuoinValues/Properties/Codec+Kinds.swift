extension Codec {
    /// One of the kinds of mappings that name their kind: `{kind: item, …}`.
    package struct Kind: Sendable {
        fileprivate let name: String
        fileprivate let shape: @Sendable () -> ValueShape
        fileprivate let read: @Sendable (DocumentMapping) -> Value?
        fileprivate let write: @Sendable (Value) -> PropertyValue?

        /// - Parameters:
        ///   - table: the keys besides `kind`.
        ///   - get: what is written; `nil` for a value of another kind.
        package static func kind<Part: Sendable>(
            _ name: String, _ table: @autoclosure @escaping @Sendable () -> PropertyTable<Part>,
            _ make: @escaping @Sendable (Part) -> Value, _ get: @escaping @Sendable (Value) -> Part?
        ) -> Kind {
            Kind(
                name: name,
                shape: {
                    .mapping {
                        let (table, kind) = (table(), KeyShape(Codec.kindKey, .words([name]), "What the struct is."))
                        return MappingShape(
                            [kind] + table.keys, required: [Set(table.required + [kind.key])],
                            excluded: table.excluded)
                    }
                },
                read: { mapping in
                    let table = table()
                    var part = table.base
                    return mapping.read(table, into: &part) ? make(part) : nil
                },
                write: { value in
                    get(value).map { part in
                        let fields = table().write(part).fields ?? [:]
                        return .mapping(fields.merging([Codec.kindKey: .text(name)]) { $1 })
                    }
                })
        }
    }

    private static var kindKey: String { "kind" }

    /// A mapping that names its kind: `{kind: item, …}`.
    package static func kinds(_ kinds: [Kind]) -> Codec {
        Codec(
            kinds.reduce(ValueShape([])) { $0 + $1.shape() }, takes: { $0.isMapping },
            read: { value in
                guard let mapping = value.mapping(),
                    let kind = mapping.required(kindKey)?.choice(kinds.map { ($0.name, $0) })
                else { return nil }
                defer { mapping.finish() }
                return kind.read(mapping)
            },
            write: { value in kinds.lazy.compactMap { $0.write(value) }.first ?? .null })
    }
}
