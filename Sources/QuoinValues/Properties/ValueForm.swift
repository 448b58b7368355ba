/// How documents write values of a type.
public struct ValueForm<Value: Sendable>: Sendable {
    private let makeShape: @Sendable () -> ValueShape
    /// Reads a value; `nil`, with a report, if it is wrong.
    package let read: @Sendable (DocumentValue) -> Value?
    package let write: @Sendable (Value) -> PropertyValue

    package init(
        _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
        read: @escaping @Sendable (DocumentValue) -> Value?, write: @escaping @Sendable (Value) -> PropertyValue
    ) {
        (makeShape, self.read, self.write) = (shape, read, write)
    }

    /// Made on demand, because reading does not need it.
    package var shape: ValueShape { makeShape() }
}

extension ValueForm {
    /// The same form with a name for its shape, which occurs in many places or within itself.
    package func named(_ name: String) -> ValueForm {
        let shape = makeShape
        return ValueForm(.named(name, shape), read: read, write: write)
    }

    /// The same form for another type.
    package func converted<Other: Sendable>(
        to: @escaping @Sendable (Value) -> Other, from: @escaping @Sendable (Other) -> Value
    ) -> ValueForm<Other> {
        let (shape, read, write) = (makeShape, read, write)
        return ValueForm<Other>(shape(), read: { read($0).map(to) }, write: { write(from($0)) })
    }
}

// MARK: - Scalars

extension ValueForm where Value == Bool {
    /// `true` or `false`.
    public static var bool: ValueForm { ValueForm(.bool, read: { $0.bool() }, write: { .bool($0) }) }
}

extension ValueForm where Value == String {
    /// Any text.
    public static var string: ValueForm { ValueForm(.text, read: { $0.string() }, write: { .text($0) }) }
}

extension ValueForm where Value == Int {
    /// A whole number within bounds.
    public static func integer(_ bounds: ClosedRange<Int>) -> ValueForm {
        ValueForm(
            ValueShape([.integer(bounds)]), read: { $0.integer(bounds) }, write: { .number(Double($0)) })
    }
}

extension ValueForm where Value == Double {
    /// A finite number within bounds.
    public static func number(_ bounds: ClosedRange<Double> = .anyNumber) -> ValueForm { number(bounds, in: .none) }

    /// A number within bounds, also as a quotient or a percentage: `0.5`, `1/3`, `33.3%`.
    public static func fraction(_ bounds: ClosedRange<Double>) -> ValueForm {
        ValueForm(
            .number(bounds) + (bounds.upperBound == 1 ? .fraction : .anyFraction), read: { $0.fraction(bounds) },
            write: { .number($0) })
    }

    /// Points within bounds.
    public static func points(_ bounds: ClosedRange<Double> = .anyNumber) -> ValueForm { number(bounds, in: .points) }

    /// Degrees within bounds.
    public static func degrees(_ bounds: ClosedRange<Double> = .anyNumber) -> ValueForm {
        number(bounds, in: .degrees)
    }

    /// A number above 0, at most the largest.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func positive(upTo largest: Double, _ expected: String) -> ValueForm {
        ValueForm(
            ValueShape([.numberAbove(0...largest, .none)]) + .anyFraction,
            read: { value in
                guard let number = value.fraction(0...largest, expected) else { return nil }
                return number > 0 ? number : value.mismatch(expected)
            }, write: { .number($0) })
    }

    private static func number(_ bounds: ClosedRange<Double>, in unit: ValueUnit) -> ValueForm {
        ValueForm(.number(bounds, unit), read: { $0.number(bounds) }, write: { .number($0) })
    }
}

// MARK: - Choices

extension ValueForm where Value: RawRepresentable<String> & CaseIterable {
    /// One of the cases, by their raw values.
    public static var choice: ValueForm {
        ValueForm(
            .words(Value.allCases.map { $0.rawValue }), read: { $0.choice(Value.self) }, write: { .text($0.rawValue) })
    }
}

extension ValueForm where Value: Equatable {
    /// One of some words, each for a value.
    public static func choice(_ choices: [(name: String, value: Value)]) -> ValueForm {
        ValueForm(
            .words(choices.map { $0.name }), read: { $0.choice(choices) },
            write: { value in .text(choices.first { $0.value == value }?.name ?? "") })
    }
}

// MARK: - Values of several parts

extension ValueForm {
    /// A list of values.
    public static func list<Item: Sendable>(_ item: ValueForm<Item>) -> ValueForm where Value == [Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return ValueForm(
            .list(shape()), read: { $0.list()?.compactMap(read) }, write: { .list($0.map(write)) })
    }

    /// One value, or a list of them.
    public static func oneOrMore<Item: Sendable>(_ item: ValueForm<Item>) -> ValueForm where Value == [Item] {
        let (shape, read, write) = (item.makeShape, item.read, item.write)
        return ValueForm(
            shape() + .list(shape()),
            read: { value in value.isList ? value.list()?.compactMap(read) : read(value).map { [$0] } },
            write: { $0.count == 1 ? write($0[0]) : .list($0.map(write)) })
    }

    /// A mapping of a type's properties.
    ///
    /// - Parameter base: the default values.
    public static func structure(_ base: Value, _ properties: [Property<Value>]) -> ValueForm {
        structure(PropertyTable(base, properties))
    }

    package static func structure(_ table: PropertyTable<Value>) -> ValueForm {
        ValueForm(
            .mapping { table.shape },
            read: { value in
                guard let mapping = value.mapping() else { return nil }
                defer { mapping.finish() }
                var result = table.base
                return mapping.read(table, into: &result) ? result : nil
            }, write: { table.write($0) })
    }
}
