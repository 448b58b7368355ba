/// A JSON Schema, or a part of one, as a JSON value.
package indirect enum SchemaValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([SchemaValue])
    case object([String: SchemaValue])

    /// The value of a key of an object.
    package subscript(key: String) -> SchemaValue? {
        if case .object(let values) = self { values[key] } else { nil }
    }
}

extension SchemaValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}

extension SchemaValue: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
}

extension SchemaValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension SchemaValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
    /// If a key is repeated, the last value counts.
    package init(dictionaryLiteral elements: (String, SchemaValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
