/// How documents write values of a type. Reading, writing, the schema, samples and messages follow from it.
///
/// A codec is made of others: a scalar, ``list(_:)``, ``structure(_:_:)``, or `oneOf`, changed by `converted`.
public struct Codec<Value: Sendable>: Sendable {
    private let makeShape: @Sendable () -> ValueShape
    /// Reads a value; `nil`, with a report, if it is wrong.
    package let read: @Sendable (DocumentValue) -> Value?
    package let write: @Sendable (Value) -> PropertyValue
    /// Whether a value is meant in this form, whether or not it is right. `oneOf` chooses by it.
    let takes: @Sendable (DocumentValue) -> Bool

    /// - Parameter takes: whether a value is meant in this form, whether or not it is right; by default any scalar.
    package init(
        _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
        takes: @escaping @Sendable (DocumentValue) -> Bool = { $0.isScalar },
        read: @escaping @Sendable (DocumentValue) -> Value?, write: @escaping @Sendable (Value) -> PropertyValue
    ) {
        (makeShape, self.takes, self.read, self.write) = (shape, takes, read, write)
    }

    /// Made on demand, because reading does not need it.
    package var shape: ValueShape { makeShape() }
}

extension Codec {
    /// The same form with a name for its shape, which occurs in many places or within itself.
    package func named(_ name: String) -> Codec {
        let shape = makeShape
        return Codec(.named(name, shape), takes: takes, read: read, write: write)
    }

    /// The same form for another type.
    package func converted<Other: Sendable>(
        to: @escaping @Sendable (Value) -> Other, from: @escaping @Sendable (Other) -> Value
    ) -> Codec<Other> {
        let (shape, read, write) = (makeShape, read, write)
        return Codec<Other>(
            shape(), takes: takes, read: { read($0).map(to) }, write: { write(from($0)) })
    }

    /// The same form for values that fulfill a condition.
    ///
    /// - Parameter expected: the values that do, for messages.
    package func checked(_ expected: String, _ isValid: @escaping @Sendable (Value) -> Bool) -> Codec {
        let (shape, read) = (makeShape, read)
        return Codec(
            shape(), takes: takes,
            read: { value in
                guard let result = read(value) else { return nil }
                if isValid(result) { return result }
                // Which part of a list or a mapping is wrong only the condition says.
                value.reportForm("expected \(expected)" + (value.isScalar ? ", not \(value.summary)" : ""))
                return nil
            }, write: write)
    }

    /// The same form without some values, which are often written by mistake.
    ///
    /// - Parameter reason: what is wrong with a value, a sentence without a period; `nil` if nothing is.
    package func refusing(_ reason: @escaping @Sendable (DocumentValue) -> String?) -> Codec {
        let (shape, takes, read) = (makeShape, takes, read)
        return Codec(
            shape(), takes: { takes($0) || reason($0) != nil },
            read: { value in
                guard let reason = reason(value) else { return read(value) }
                value.reportForm(reason)
                return nil
            }, write: write)
    }
}

// MARK: - Scalars

extension Codec where Value == Bool {
    /// `true` or `false`.
    public static var bool: Codec {
        Codec(.bool, takes: { $0.isBool }, read: { $0.bool() }, write: { .bool($0) })
    }
}

extension Codec where Value == String {
    /// Any text.
    public static var string: Codec { Codec(.text, read: { $0.string() }, write: { .text($0) }) }
}

extension Codec where Value == Int {
    /// A whole number within bounds.
    public static func integer(_ bounds: ClosedRange<Int>) -> Codec {
        Codec(
            ValueShape([.integer(bounds)]), takes: { $0.isNumber },
            read: { $0.integer(bounds) }, write: { .number(Double($0)) })
    }
}

extension Codec where Value == Double {
    /// A finite number within bounds.
    public static func number(_ bounds: ClosedRange<Double> = .anyNumber) -> Codec { number(bounds, in: .none) }

    /// A number within bounds, also as a quotient or a percentage: `0.5`, `1/3`, `33.3%`.
    public static func fraction(_ bounds: ClosedRange<Double>) -> Codec {
        Codec(
            .number(bounds) + (bounds.upperBound == 1 ? .fraction : .anyFraction),
            takes: { $0.isNumber || $0.looksRelative }, read: { $0.fraction(bounds) },
            write: { .number($0) })
    }

    /// Points within bounds.
    public static func points(_ bounds: ClosedRange<Double> = .anyNumber) -> Codec { number(bounds, in: .points) }

    /// Degrees within bounds.
    public static func degrees(_ bounds: ClosedRange<Double> = .anyNumber) -> Codec {
        number(bounds, in: .degrees)
    }

    /// A number above 0, at most the largest.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func positive(upTo largest: Double, _ expected: Expected) -> Codec {
        Codec(
            ValueShape([.numberAbove(0...largest, .none)]) + .anyFraction,
            read: { value in
                guard let number = value.fraction(0...largest, expected) else { return nil }
                return number > 0 ? number : value.mismatch(expected)
            }, write: { .number($0) })
    }

    /// A number within bounds in a unit.
    ///
    /// - Parameter expected: the expected form, for messages; by default one that names the bounds.
    package static func number(
        _ bounds: ClosedRange<Double>, in unit: ValueUnit, _ expected: Expected? = nil
    ) -> Codec {
        Codec(
            .number(bounds, unit), takes: { $0.isNumber },
            read: { $0.number(bounds, expected) }, write: { .number($0) })
    }
}

// MARK: - Choices

extension Codec where Value: RawRepresentable<String> & CaseIterable {
    /// One of the cases, by their raw values.
    public static var choice: Codec {
        Codec(
            .words(Value.allCases.map { $0.rawValue }), takes: { Value(rawValue: $0.node.string ?? "") != nil },
            read: { $0.choice(Value.self) }, write: { .text($0.rawValue) })
    }
}

extension Codec where Value: Equatable {
    /// One of some words, each for a value.
    public static func choice(_ choices: [(name: String, value: Value)]) -> Codec {
        Codec(
            .words(choices.map { $0.name }),
            takes: { value in choices.contains { $0.name == value.node.string } },
            read: { $0.choice(choices) },
            write: { value in
                let word = choices.first { $0.value == value }?.name ?? ""
                return Bool(word).map { .bool($0) } ?? .text(word)
            })
    }
}

// MARK: - Values of several parts

extension Codec {
    /// A list of values.
    public static func list<Item: Sendable>(_ item: Codec<Item>) -> Codec where Value == [Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return Codec(
            .list(shape()), takes: { $0.isList }, read: { $0.list()?.compactMap(read) },
            write: { .list($0.map(write)) })
    }

    /// A list of a certain number of values, all of which are right.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func list<Item: Sendable>(
        _ item: Codec<Item>, count: ClosedRange<Int>, _ expected: Expected
    ) -> Codec where Value == [Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return Codec(
            .list(shape(), count: count), takes: { $0.node.items.map { count.contains($0.count) } ?? false },
            read: { value in
                guard value.isList, let values = value.list() else {
                    return value.mismatch(expected, as: count == 2...2 ? .pair : nil)
                }
                guard count.contains(values.count) else {
                    value.refuse(expected, found: values.isEmpty ? "an empty list" : "a list of \(values.count)")
                    return nil
                }
                let items = values.compactMap(read)
                return items.count == values.count ? items : nil
            }, write: { .list($0.map(write)) })
    }

    /// A list of a certain number of values.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func list<Item: Sendable>(
        _ item: Codec<Item>, count: Int, _ expected: Expected, to: @escaping @Sendable ([Item]) -> Value,
        from: @escaping @Sendable (Value) -> [Item]
    ) -> Codec {
        Codec<[Item]>.list(item, count: count...count, expected).converted(to: to, from: from)
    }

    /// A value, or `null` for none.
    package static func orNull<Item: Sendable>(_ item: Codec<Item>) -> Codec where Value == Item? {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return Codec(
            .null + shape(), read: { $0.isNull ? .some(nil) : read($0).map { .some($0) } },
            write: { $0.map(write) ?? .null })
    }

    /// One value, or a list of them.
    public static func oneOrMore<Item: Sendable>(_ item: Codec<Item>) -> Codec where Value == [Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return Codec(
            shape() + .list(shape()), takes: { $0.isList || item.takes($0) },
            read: { value in value.isList ? value.list()?.compactMap(read) : read(value).map { [$0] } },
            write: { $0.count == 1 ? write($0[0]) : .list($0.map(write)) })
    }

    /// Values by names that a document chooses.
    ///
    /// - Parameter isName: whether a name is valid; reports one that is not.
    package static func dictionary<Item: Sendable>(
        _ item: Codec<Item>, isName: @escaping @Sendable (DocumentValue, String) -> Bool = { _, _ in true }
    ) -> Codec where Value == [String: Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return Codec(
            .mapping { MappingShape([], others: .allowed(shape())) }, takes: { $0.isMapping },
            read: { value in
                guard let mapping = value.mapping() else { return nil }
                var values: [String: Item] = [:]
                for (name, item) in mapping.all() where isName(item, name) { values[name] = read(item) }
                return values
            }, write: { .mapping($0.mapValues(write)) })
    }

    /// A mapping of a type's properties.
    ///
    /// - Parameter base: the default values.
    public static func structure(_ base: Value, _ properties: [Property<Value>]) -> Codec {
        structure(PropertyTable(base, properties))
    }

    package static func structure(_ table: PropertyTable<Value>) -> Codec {
        Codec(
            .mapping { table.shape }, takes: { $0.hasKey(ofOneOf: table.requiredSets) },
            read: { value in
                guard let mapping = value.mapping(table.exampleKeys) else { return nil }
                defer { mapping.finish() }
                var result = table.base
                return mapping.read(table, into: &result) ? result : nil
            }, write: { table.write($0) })
    }

    /// Writes a value as documents have it, such as a design token in JSON.
    package func encode(_ value: Value, to encoder: any Encoder) throws { try write(value).encode(to: encoder) }

    /// Reads a value as documents have it.
    ///
    /// - Throws: a `DecodingError` with the message for a document.
    package func decode(from decoder: any Decoder) throws -> Value {
        let written = try PropertyValue(from: decoder)
        let reading = DocumentReading("", limits: Limits())
        let value = SourceNode(written).flatMap { read(DocumentValue(node: $0, path: .root, reading: reading)) }
        let problem = reading.diagnostics.first { $0.severity == .error }
        guard let value, problem == nil else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: problem.map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
                        ?? "\(written) is the content of a file"))
        }
        return value
    }
}
