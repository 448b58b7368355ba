extension Codec {
    /// One of several forms of a value.
    package struct Case: Sendable {
        /// The only key of a mapping in this form; `nil` for any other form.
        fileprivate let key: String?
        fileprivate let shape: @Sendable () -> ValueShape
        fileprivate let takes: @Sendable (DocumentValue) -> Bool
        /// Reads the value, or the value of the key.
        fileprivate let read: @Sendable (DocumentValue) -> Value?
        /// `nil` for a value that is not written in this form.
        fileprivate let write: @Sendable (Value) -> PropertyValue?

        /// A form of some of the values.
        ///
        /// - Parameter get: what is written; `nil` for a value that is not written in this form.
        package static func form<Part: Sendable>(
            _ codec: Codec<Part>, _ make: @escaping @Sendable (Part) -> Value,
            _ get: @escaping @Sendable (Value) -> Part?
        ) -> Case {
            Case(
                key: nil, shape: { codec.shape }, takes: codec.takes,
                read: { codec.read($0).map(make) }, write: { get($0).map(codec.write) })
        }

        /// A form of all values, or of those that fulfill a condition.
        package static func all(
            _ codec: Codec, where isWritten: @escaping @Sendable (Value) -> Bool = { _ in true }
        ) -> Case {
            .form(codec, { $0 }, { isWritten($0) ? $0 : nil })
        }

        /// A mapping with a single key: `{linear: …}`.
        ///
        /// - Parameters:
        ///   - summary: one sentence in plain English, with the unit if there is one.
        ///   - get: what is written; `nil` for a value that is not written in this form.
        package static func key<Part: Sendable>(
            _ key: String, _ codec: @autoclosure @escaping @Sendable () -> Codec<Part>, _ summary: String,
            swiftName: String? = nil, _ make: @escaping @Sendable (Part) -> Value,
            _ get: @escaping @Sendable (Value) -> Part?
        ) -> Case {
            Case(
                key: key,
                shape: {
                    .mapping {
                        MappingShape(
                            [KeyShape(key, codec().shape, summary, swiftName: swiftName)], required: [[key]])
                    }
                },
                takes: { $0.hasKey(key) },
                read: { codec().read($0).map(make) },
                write: { value in get(value).map { .mapping([key: codec().write($0)]) } })
        }
    }

    /// One of several forms. The first that takes a value reads it.
    ///
    /// - Parameter expected: the expected forms, for messages.
    package static func oneOf(_ expected: Expected, _ cases: [Case]) -> Codec { alternatives(cases, expected) }

    /// One of several forms. The first that takes a value reads it, else the one that is most like the value.
    package static func oneOf(_ cases: [Case]) -> Codec { alternatives(cases, nil) }

    private static func alternatives(_ cases: [Case], _ expected: Expected?) -> Codec {
        Codec(
            shape(of: cases), takes: { value in cases.contains { $0.takes(value) } },
            read: { value in
                guard let taking = cases.first(where: { $0.takes(value) }) else {
                    return refuse(value, cases, expected)
                }
                return taking.key == nil ? taking.read(value) : readKey(of: value, cases, expected)
            },
            write: { value in cases.lazy.compactMap { $0.write(value) }.first ?? .null })
    }

    /// Reports a value that no case takes, as the case that is most like it does.
    private static func refuse(_ value: DocumentValue, _ cases: [Case], _ expected: Expected?) -> Value? {
        let scores = cases.map { $0.key == nil ? $0.shape().likeness(to: value) : 0 }
        let best = scores.max() ?? 0
        let similar = scores.firstIndex(of: best).map { cases[$0] }
        let hasKeys = cases.contains { $0.key != nil }
        if let number = value.unquotedNumber, expected == nil, let meant = cases.first(where: { $0.takes(number) }) {
            return meant.read(value)
        }
        if value.isMapping, hasKeys, best < 2 { return readKey(of: value, cases, expected) }
        if let similar, best > 0, !value.isScalar { return similar.read(value) }
        if let expected { return value.mismatch(expected) }
        if let words = shape(of: cases).words, !words.isEmpty {
            value.reportOther(than: words)
            return nil
        }
        if best > 0 { return similar?.read(value) }
        return hasKeys ? value.mismatch("a mapping") : cases.last?.read(value)
    }

    private static func shape(of cases: [Case]) -> ValueShape { cases.reduce(ValueShape([])) { $0 + $1.shape() } }

    /// Reads a mapping with a single key.
    private static func readKey(of value: DocumentValue, _ cases: [Case], _ expected: Expected?) -> Value? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let given = cases.compactMap { form in form.key.flatMap { mapping[$0] }.map { (form, $0) } }
        if given.count > 1 || mapping.keys.isEmpty {
            let keys = cases.compactMap(\.key).joined(separator: ", ")
            value.reportForm("expected \(expected?.words ?? "one of \(keys)")")
        }
        return given.count == 1 ? given[0].0.read(given[0].1) : nil
    }
}

extension Codec.Case where Value: Equatable {
    /// Words for some of the values.
    package static func words(_ choices: [(name: String, value: Value)]) -> Self {
        .all(.choice(choices)) { value in choices.contains { $0.value == value } }
    }
}

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

extension ClosedRange<Double> {
    /// The numbers that a document may set where no narrower bounds apply. Sums and products of a few of them stay
    /// exact enough to lay out with, and never become infinite.
    @usableFromInline package static let anyNumber = -1e9...1e9

    /// The numbers of `anyNumber` that are 0 or more.
    @usableFromInline package static let zeroOrMore = 0...1e9
}
