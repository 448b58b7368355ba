import QuoinValues

extension DocumentKey {
    /// A line of YAML with the key, below the key that it is within: `canvas: {width: 8}`.
    package var example: String {
        let line = "\(key): \(ExampleValue(other: defaultValue).text(shape, of: key) ?? "…")"
        let place = places[0]
        if place == DocumentKeyWalk.wrapper { return "with: [\(line)]" }
        let around = place.split(separator: ".").map(String.init)
        guard !DocumentKeys.named(around[0]).isEmpty else { return line }
        return around.reversed().reduce(line) { "\($1): {\($0)}" }
    }
}

/// Makes values of shapes.
private struct ExampleValue {
    /// A value that shows nothing, because it is the default.
    let other: String?
    var depth = 0

    /// Texts of keys that are more than any text.
    private static let known = [
        "for": "{tag: $tags}", "from": "app", "if": "$isNew", "image": "photo.png", "link": "https://example.com",
        "poster": "photo.png", "rule": "\"a.left == b.right + 8\"", "rules": "[\"a.left == b.right + 8\"]",
        "to": "server",
    ]

    /// A value of a key; `nil` if none is known.
    func text(_ shape: ValueShape, of key: String) -> String? {
        let made = text(shape)
        return made.map { $0.contains("Hello") } ?? true ? Self.known[key] ?? made : made
    }

    /// A value of a shape, the shortest kind first; `nil` if none is known.
    func text(_ shape: ValueShape) -> String? {
        let scalars = shape.alternatives.lazy.compactMap(scalar)
        return scalars.first { $0 != other } ?? shape.alternatives.lazy.compactMap(composite).first ?? scalars.first
    }

    private func scalar(_ alternative: ValueShape.Alternative) -> String? {
        switch alternative {
        case .named(let name, let shape): named(name) ?? text(shape())
        case .bool: other == "true" ? "false" : "true"
        case .text: "Hello"
        case .words(let words): words.first { $0 != other }
        case .number(let bounds, let unit): number(in: bounds, unit)
        case .numberAbove(let bounds, let unit): number(in: bounds, unit)
        case .integer(let bounds): "\(min(max(2, bounds.lowerBound), bounds.upperBound))"
        case .null, .pattern, .list, .mapping: nil
        }
    }

    private func number(in bounds: ClosedRange<Double>, _ unit: ValueUnit) -> String {
        let usual = bounds.upperBound <= 1 ? 0.5 : unit == .points ? 8 : 2
        return shortDescription(min(max(usual, bounds.lowerBound), bounds.upperBound))
    }

    private func named(_ name: String) -> String? {
        switch name {
        case ElementShapeName.element.rawValue, ElementShapeName.view.rawValue, ElementShapeName.cell.rawValue:
            "{text: Hello}"
        case ElementShapeName.wrapping.rawValue: "{inset: 16}"
        case "color", "fill": "\"#0b5fd0\""
        case "insets", "mirroredInsets", "finiteInsets": "16"
        case "imageFill": "{image: photo.png}"
        default: nil
        }
    }

    private func composite(_ alternative: ValueShape.Alternative) -> String? {
        guard depth < 3 else { return nil }
        var deeper = self
        deeper.depth += 1
        switch alternative {
        case .list(let item, let count):
            guard let value = deeper.text(item) else { return nil }
            return "[" + Array(repeating: value, count: max(count.lowerBound, 1)).joined(separator: ", ") + "]"
        case .mapping(let mapping): return deeper.text(mapping())
        default: return nil
        }
    }

    private func text(_ mapping: MappingShape) -> String? {
        let names = mapping.required.first ?? Set(mapping.keys.prefix(1).map(\.key))
        let fields = mapping.keys.filter { names.contains($0.key) }.compactMap { key in
            text(key.shape, of: key.key).map { "\(key.key): \($0)" }
        }
        if !fields.isEmpty { return "{" + fields.joined(separator: ", ") + "}" }
        switch mapping.others {
        case .refused: return mapping.keys.isEmpty ? "{}" : nil
        case .allowed(let shape): return text(shape).map { "{name: \($0)}" }
        case .numbered(let shape): return text(shape).map { "{0: \($0)}" }
        }
    }
}
