/// Writes what values may be as JSON Schema.
struct SchemaWriter {
    /// Whether a value may be left to a component's argument or to a collection's place.
    let takesPlaceholders: Bool

    /// The name of the definition of texts that stand for something else.
    static let placeholderName = "placeholder"

    /// `$name`, and texts with `${name}` or a collection's place in them.
    static let placeholder: SchemaValue = [
        "type": "string", "pattern": .text("^\\$|\\$\\{|\\{(section|item|kind)\\}"),
        "description": "A component's argument, or where a collection's cell is.",
    ]

    func schema(_ form: ValueForm) -> SchemaValue {
        if form == .anything { return [:] }
        // An infinity without quotes is a number to editors.
        let isEndless = form.alternatives.contains(.spelled(.infinity))
        var schemas = form.alternatives.map { isEndless ? schema($0).removing("maximum") : schema($0) }
        if takesPlaceholders, !form.takesText { schemas.append(Self.reference(Self.placeholderName)) }
        return schemas.count == 1 ? schemas[0] : ["anyOf": .list(schemas)]
    }

    private static func reference(_ name: String) -> SchemaValue { ["$ref": .text("#/$defs/\(name)")] }

    private func schema(_ alternative: ValueForm.Alternative) -> SchemaValue {
        switch alternative {
        case .named(let name): Self.reference(name)
        case .null: ["type": "null"]
        case .bool: ["type": "boolean"]
        case .text: ["type": ["string", "number", "boolean"]]
        case .words(let words): ["enum": .list(words.flatMap(Self.spellings))]
        case .spelled(let spelling): ["type": "string", "pattern": .text(spelling.pattern)]
        case .number(let bounds):
            ["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)]
        case .numberAbove(let bounds):
            ["type": "number", "exclusiveMinimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)]
        case .integer(let bounds):
            ["type": "integer", "minimum": .integer(bounds.lowerBound), "maximum": .integer(bounds.upperBound)]
        case .list(let items, let count): list(items, count)
        case .mapping(let mapping): object(mapping)
        }
    }

    /// A word as JSON has it, which has values of their own for some of them.
    private static func spellings(_ word: String) -> [SchemaValue] {
        Bool(word).map { [.bool($0), .text(word)] } ?? [.text(word)]
    }

    private func list(_ items: ValueForm, _ count: ClosedRange<Int>) -> SchemaValue {
        var schema: [String: SchemaValue] = ["type": "array", "items": self.schema(items)]
        if count.lowerBound > 0 { schema["minItems"] = .integer(count.lowerBound) }
        if count.upperBound < .max { schema["maxItems"] = .integer(count.upperBound) }
        return .object(schema)
    }

    private func object(_ mapping: MappingForm) -> SchemaValue {
        var schema: [String: SchemaValue] = ["type": "object"]
        if !mapping.values.isEmpty { schema["properties"] = .object(mapping.values.mapValues(self.schema)) }
        switch mapping.required.count {
        case 0: break
        case 1: schema["required"] = Self.names(mapping.required[0])
        default: schema["anyOf"] = .list(mapping.required.map { ["required": Self.names($0)] })
        }
        switch mapping.others {
        case .refused: schema["additionalProperties"] = false
        case .allowed(.anything): break
        case .allowed(let form): schema["additionalProperties"] = self.schema(form)
        case .numbered(let form):
            schema["patternProperties"] = ["^[0-9]+$": self.schema(form)]
            schema["additionalProperties"] = false
        }
        return .object(schema)
    }

    private static func names(_ keys: Set<String>) -> SchemaValue { .list(keys.sorted().map { .text($0) }) }
}

extension SchemaValue {
    fileprivate func removing(_ key: String) -> SchemaValue {
        guard case .object(var values) = self else { return self }
        values[key] = nil
        return .object(values)
    }
}

extension ValueForm {
    /// Whether a text that stands for something else is one of the alternatives anyway: any text is, and each definition
    /// has room for it.
    fileprivate var takesText: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .text, .named: true
            default: false
            }
        }
    }
}
