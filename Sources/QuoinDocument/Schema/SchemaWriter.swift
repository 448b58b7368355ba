import QuoinValues

/// Writes the shapes of values as JSON Schema.
struct SchemaWriter {
    /// Whether values may be texts with placeholders.
    let takesPlaceholders: Bool
    /// The schemas of named shapes, each written once.
    private(set) var definitions: [String: PropertyValue] = [:]

    /// The name of the definition of texts with placeholders.
    static let placeholderName = "placeholder"

    /// `$name`, and texts that contain `${name}`, `{section}`, `{item}` or `{kind}`.
    static let placeholder: PropertyValue = [
        "type": "string", "pattern": .text("^\\$|\\$\\{|\\{(section|item|kind)\\}"),
        "description": "A component's argument, or where a collection's cell is.",
    ]

    /// The schema of a value, which may also be a text with placeholders if values may be.
    mutating func schema(_ shape: ValueShape) -> PropertyValue {
        schema(shape, takesPlaceholders: takesPlaceholders)
    }

    private mutating func schema(_ shape: ValueShape, takesPlaceholders: Bool) -> PropertyValue {
        if shape.alternatives.isEmpty { return [:] }
        var schemas: [PropertyValue] = []
        for alternative in shape.alternatives {
            // Editors read an infinity without quotes as a number.
            let schema = schema(alternative)
            let isNew = !schemas.contains(schema)
            if isNew { schemas.append(shape.isEndless ? schema.removing("maximum") : schema) }
        }
        if takesPlaceholders, !shape.takesText { schemas.append(Self.reference(Self.placeholderName)) }
        return schemas.count == 1 ? schemas[0] : ["anyOf": .list(schemas)]
    }

    private static func reference(_ name: String) -> PropertyValue { ["$ref": .text("#/$defs/\(name)")] }

    private mutating func schema(_ alternative: ValueShape.Alternative) -> PropertyValue {
        switch alternative {
        case .named(let name, let shape):
            if definitions[name] == nil {
                // The shape may refer to itself.
                definitions[name] = [:]
                definitions[name] = schema(shape())
            }
            return Self.reference(name)
        case .null: return ["type": "null"]
        case .bool: return ["type": "boolean"]
        case .text: return ["type": ["string", "number", "boolean"]]
        case .pattern(let pattern, _): return ["type": "string", "pattern": .text(pattern)]
        case .words(let words): return ["enum": .list(words.flatMap(Self.spellings))]
        case .number(let bounds, _):
            return ["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)]
        case .numberAbove(let bounds, _):
            return [
                "type": "number", "exclusiveMinimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound),
            ]
        case .integer(let bounds):
            return [
                "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
                "maximum": .number(Double(bounds.upperBound)),
            ]
        case .list(let items, let count): return list(items, count)
        case .mapping(let mapping): return object(mapping(), takesPlaceholders: takesPlaceholders)
        }
    }

    /// The JSON values of a word; `true` and `false` are also JSON values.
    private static func spellings(_ word: String) -> [PropertyValue] {
        Bool(word).map { [.bool($0), .text(word)] } ?? [.text(word)]
    }

    private mutating func list(_ items: ValueShape, _ count: ClosedRange<Int>) -> PropertyValue {
        var schema: [String: PropertyValue] = ["type": "array", "items": self.schema(items)]
        if count.lowerBound > 0 { schema["minItems"] = .number(Double(count.lowerBound)) }
        if count.upperBound < .max { schema["maxItems"] = .number(Double(count.upperBound)) }
        // An element has the keys of guards itself.
        guard takesPlaceholders, !items.isElement else { return .mapping(schema) }
        if definitions[Self.guardedName] == nil {
            definitions[Self.guardedName] = [:]
            definitions[Self.guardedName] = guarded()
        }
        // How many items a repetition makes is not known.
        let guarded: PropertyValue = ["type": "array", "contains": Self.reference(Self.guardedName)]
        return ["anyOf": [.mapping(schema), guarded]]
    }

    mutating func object(_ mapping: MappingShape, takesPlaceholders: Bool) -> PropertyValue {
        var schema: [String: PropertyValue] = ["type": "object"]
        var properties: [String: PropertyValue] = [:]
        for key in mapping.keys { properties[key.key] = value(of: key, takesPlaceholders: takesPlaceholders) }
        if !properties.isEmpty { schema["properties"] = .mapping(properties) }
        switch mapping.required.count {
        case 0: break
        case 1: schema["required"] = Self.names(mapping.required[0])
        default: schema["anyOf"] = .list(mapping.required.map { ["required": Self.names($0)] })
        }
        let excluded = mapping.excluded.map(Self.excluded).reduce(into: [PropertyValue]()) { schemas, schema in
            if !schemas.contains(schema) { schemas.append(schema) }
        }
        if !excluded.isEmpty { schema["not"] = excluded.count == 1 ? excluded[0] : ["anyOf": .list(excluded)] }
        switch mapping.others {
        case .refused: schema["additionalProperties"] = false
        case .allowed(let shape) where shape.alternatives.isEmpty: break
        case .allowed(let shape): schema["additionalProperties"] = self.schema(shape)
        case .numbered(let shape):
            schema["patternProperties"] = ["^[0-9]+$": self.schema(shape)]
            schema["additionalProperties"] = false
        }
        return .mapping(schema)
    }

    /// The schema of a mapping with values that exclude each other.
    private static func excluded(_ values: [String: ValueShape]) -> PropertyValue {
        var writer = SchemaWriter(takesPlaceholders: false)
        var properties: [String: PropertyValue] = [:]
        for (key, shape) in values where !shape.alternatives.isEmpty { properties[key] = writer.schema(shape) }
        var schema: [String: PropertyValue] = ["required": names(Set(values.keys))]
        if !properties.isEmpty { schema["properties"] = .mapping(properties) }
        return .mapping(schema)
    }

    /// The schema of a key's value, with its description, default and unit.
    private mutating func value(of key: KeyShape, takesPlaceholders: Bool) -> PropertyValue {
        guard case .mapping(var keywords) = schema(key.shape, takesPlaceholders: takesPlaceholders) else { return [:] }
        keywords["description"] = .text("\(key.summary) For more: quoin help key \(key.key).")
        if let value = key.defaultValue?.asJSON { keywords["default"] = value }
        if let unit = key.shape.unit { keywords["x-unit"] = .text(unit.rawValue) }
        return .mapping(keywords)
    }

    private static func names(_ keys: Set<String>) -> PropertyValue { .list(keys.sorted().map { .text($0) }) }
}

extension PropertyValue {
    fileprivate func removing(_ key: String) -> PropertyValue {
        guard case .mapping(var values) = self else { return self }
        values[key] = nil
        return .mapping(values)
    }

    /// The value as JSON has it; `nil` if it has none.
    fileprivate var asJSON: PropertyValue? {
        switch self {
        case .bool, .text: self
        case .number(let value): value.isFinite ? self : nil
        case .list(let items): .list(items.compactMap(\.asJSON))
        case .mapping(let values): .mapping(values.compactMapValues(\.asJSON))
        case .null, .content: nil
        }
    }
}

extension ValueShape {
    fileprivate var isElement: Bool {
        alternatives.contains { alternative in
            if case .named(let name, _) = alternative { ElementShapeName(rawValue: name) == .element } else { false }
        }
    }

    /// Whether the alternatives include texts with placeholders anyway: any text does, and so does each definition.
    fileprivate var takesText: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .text, .named: true
            default: false
            }
        }
    }

    /// Whether the alternatives include infinity.
    fileprivate var isEndless: Bool {
        alternatives.contains { alternative in
            if case .pattern(let pattern, _) = alternative, pattern.contains("[iI][nN][fF]") { true } else { false }
        }
    }

    /// The unit of the numbers, if all have the same.
    fileprivate var unit: ValueUnit? {
        let units = Set(alternatives.compactMap(\.unit))
        return units.count == 1 ? units.first : nil
    }
}

extension ValueShape.Alternative {
    fileprivate var unit: ValueUnit? {
        switch self {
        case .number(_, let unit), .numberAbove(_, let unit): unit == .none ? nil : unit
        case .list(let item, _): item.unit
        case .named(_, let shape): shape().unit
        case .mapping(let mapping):
            if case .numbered(let shape) = mapping().others { shape.unit } else { nil }
        default: nil
        }
    }
}

extension KeyShape {
    /// What an item of a list depends on.
    static var condition: KeyShape {
        let comparison = MappingShape(
            [
                KeyShape("not", .anything, "A condition that does not hold."),
                KeyShape("value", .anything, "What is compared: a name, as in $state."),
                KeyShape("is", .text + .bool + .list(.anything), "What the value is, or a list of what it may be."),
            ], required: [["not"], ["value", "is"]])
        return KeyShape(
            SourceNode.GuardKey.condition, .text + .bool + .list(.anything) + .mapping { comparison },
            "On an item of a list: shows it if the value is there, or if all of a list hold.")
    }

    /// What an item of a list is repeated for.
    static var repetition: KeyShape {
        KeyShape(
            SourceNode.GuardKey.repetition, .mapping { MappingShape([], others: .allowed(.anything)) },
            "On an item of a list: repeats it for each value of a list, as in {tag: $tags}.")
    }
}

extension SchemaWriter {
    /// The name of the definition of an item of a list under a condition or a repetition.
    static let guardedName = "guarded"

    /// An item of any list, with the keys that it has there or under `item`.
    mutating func guarded() -> PropertyValue {
        let shape = MappingShape(
            [.condition, .repetition], required: [[SourceNode.GuardKey.condition], [SourceNode.GuardKey.repetition]],
            others: .allowed(.anything))
        return object(shape, takesPlaceholders: true)
    }
}
