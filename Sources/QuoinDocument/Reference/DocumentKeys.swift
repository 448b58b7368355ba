import QuoinValues

/// The reference of keys: all keys that a document may have, from their declarations.
package enum DocumentKeys {
    /// All meanings of all keys, in the order in which a document has them, each once.
    package static let all: [DocumentKey] = {
        var keys: [DocumentKey] = []
        var walk = DocumentKeyWalk()
        walk.visit(.document) { shape, isRequired, place in
            let found = DocumentKey(shape, isRequired: isRequired, in: place)
            if let index = keys.firstIndex(where: { $0.hasMeaning(of: found) }) {
                keys[index].places.append(place)
            } else {
                keys.append(found)
            }
        }
        for index in keys.indices { keys[index].places = places(keys[index].places) }
        return keys
    }()

    /// The meanings of a key, those with the most places first; empty if there is no such key.
    package static func named(_ key: String) -> [DocumentKey] {
        let found = all.filter { $0.key == key }
        // Sorting is not stable: the order of the reference decides between equals.
        let ranked = found.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
        return ranked.map(\.element)
    }

    /// All keys without repetition, sorted.
    package static let names: [String] = Set(all.map(\.key)).sorted()

    /// The keys that do what a name does in CSS, SwiftUI or Texture.
    package static func called(_ name: String) -> [String] {
        let found = all.filter { $0.synonyms.contains(name) }.map(\.key)
        return Set(found).sorted()
    }

    /// The key with the name that is nearest to a misspelled one.
    package static func nearest(to name: String) -> String? { nearestName(to: name, among: names) }

    /// The places without those that have all keys of another one: wrappers, views and cells are elements too.
    private static func places(_ places: [String]) -> [String] {
        let own = places.filter { $0.prefix { $0 != "." } != DocumentKeyWalk.wrapper }
        let elements =
            own.contains(DocumentKeyWalk.element)
            ? own.filter { ![DocumentKeyWalk.view, DocumentKeyWalk.cell].contains($0) } : own
        return (elements.isEmpty ? places : elements).reduce(into: []) { places, place in
            if !places.contains(place) { places.append(place) }
        }
    }
}

/// A key of documents with one meaning, from its declaration. A key with several meanings has several values of this
/// type.
package struct DocumentKey: Sendable {
    package let key: String
    /// Where the key may be, in the order of the reference: `row`, `every element`, `canvas.variants`.
    package internal(set) var places: [String]
    /// One sentence in plain English.
    package let summary: String
    package let shape: ValueShape
    /// The default value, as documents write it; `nil` if there is none, or if it is empty.
    package let defaultValue: String?
    package let isRequired: Bool
    /// The Swift name: `Paint.opacity`, `Row`; `nil` if it is for documents only.
    package let swiftName: String?
    /// The names of the key in CSS, SwiftUI or Texture.
    package let synonyms: [String]

    init(_ shape: KeyShape, isRequired: Bool, in place: String) {
        (key, places, summary, self.shape) = (shape.key, [place], shape.summary, shape.shape)
        (self.isRequired, swiftName, synonyms) = (isRequired, shape.swiftName, shape.synonyms)
        switch shape.defaultValue {
        case nil, .null: defaultValue = nil
        case .list(let items)? where items.isEmpty: defaultValue = nil
        case .mapping(let fields)? where fields.isEmpty: defaultValue = nil
        case .text(let text)? where text.isEmpty: defaultValue = nil
        case let value?: defaultValue = "\(value)"
        }
    }

    /// A greater number for a meaning that more elements have.
    var rank: Int { isForEveryElement ? .max : places.count }

    package var isForEveryElement: Bool { places.contains(DocumentKeyWalk.element) }

    /// What can be written as the value, in words.
    package func valueText(_ words: ShapeWords = ShapeWords()) -> String { words.text(shape) }

    /// The keys within the value, if it may be a mapping: `["color", "width"]`.
    package var keysWithin: [String] {
        DocumentKeyWalk.mappings(of: shape).flatMap { $0.keys.map(\.key) }.reduce(into: []) { keys, key in
            if !keys.contains(key) { keys.append(key) }
        }
    }

    /// Whether another place has a key with the same meaning.
    func hasMeaning(of other: DocumentKey) -> Bool {
        (key, summary, defaultValue) == (other.key, other.summary, other.defaultValue)
            && isRequired == other.isRequired && valueText() == other.valueText()
    }
}

/// What people ask for by a word that is no key: the keys that make it, and the recipe that shows it.
package struct DocumentTask: Sendable {
    package let names: Set<String>
    /// The most important one first.
    package let keys: [String]
    /// The name of a document of the cookbook; `nil` if none shows it.
    package let recipe: String?

    private init(_ names: Set<String>, _ keys: [String], recipe: String? = nil) {
        (self.names, self.keys, self.recipe) = (names, keys, recipe)
    }

    /// The task of a name; `nil` if there is none.
    package static func named(_ name: String) -> DocumentTask? { all.first { $0.names.contains(name.lowercased()) } }

    package static let all: [DocumentTask] = [
        DocumentTask(["gradient"], ["fill"], recipe: "og-gradient"),
        DocumentTask(["icon", "symbol", "logo"], ["image", "tint"], recipe: "badge-on-icon"),
        DocumentTask(["list", "cell"], ["column", "for"], recipe: "settings-list"),
        DocumentTask(["code", "monospace"], ["font"], recipe: "og-code"),
        DocumentTask(["wireframe", "placeholder", "skeleton"], ["box", "fill"], recipe: "skeleton"),
        DocumentTask(["phone", "screen", "device"], ["safeArea", "canvas"], recipe: "sticky-footer"),
        DocumentTask(["avatar", "portrait"], ["image", "cornerRadius"], recipe: "avatar-row"),
        DocumentTask(["card", "panel"], ["inset", "fill", "cornerRadius", "shadow"], recipe: "card-with-badge"),
        DocumentTask(["chart", "legend"], ["row", "fill"], recipe: "chart-legend"),
        DocumentTask(["form"], ["constraints"], recipe: "form-with-constraints"),
        DocumentTask(["arrow", "diagram", "graph"], ["connectors"], recipe: "architecture"),
        DocumentTask(["flowchart", "flow", "decision", "rhombus"], ["shape", "connectors"], recipe: "decisions"),
        DocumentTask(["sequence"], ["connectors"], recipe: "sequence-diagram"),
        DocumentTask(["tree", "hierarchy", "uml", "class", "er", "entity"], ["connectors"], recipe: "families"),
        DocumentTask(["triangle", "hexagon", "star"], ["shape"]),
        DocumentTask(["tab", "tabs", "tabbar", "toolbar", "navbar"], ["row", "flexGrow"], recipe: "tab-bar"),
        DocumentTask(["progress", "stepper", "timeline"], ["row", "flexGrow"], recipe: "progress-steps"),
        DocumentTask(["calendar", "month"], ["row", "for"], recipe: "calendar"),
        DocumentTask(["swimlane", "lane"], ["column", "connectors"], recipe: "sequence-diagram"),
        DocumentTask(["chat", "bubble", "message", "tooltip"], ["row", "maxWidth"], recipe: "chat-bubbles"),
        DocumentTask(["banner", "toast", "alert", "notice"], ["row", "fill"], recipe: "notification"),
        DocumentTask(["modal", "dialog", "popup", "sheet"], ["overlay", "center"]),
        DocumentTask(["tag", "chip"], ["flexWrap", "cornerRadius"], recipe: "tag-cloud"),
        DocumentTask(["price", "receipt"], ["row", "flexGrow"], recipe: "invoice"),
        DocumentTask(["star-rating", "stars"], ["text"], recipe: "rating"),
        DocumentTask(["input", "field", "textfield"], ["text", "border"], recipe: "form-with-constraints"),
        DocumentTask(["switch", "toggle", "checkbox", "slider"], ["row", "cornerRadius"], recipe: "settings-list"),
        DocumentTask(["photo", "picture", "screenshot", "hero"], ["image"], recipe: "title-over-photo"),
        DocumentTask(["emoji", "paragraph", "heading", "label"], ["text"]),
        DocumentTask(["uppercase", "lowercase", "capitalize"], ["textCase"]),
        DocumentTask(["aspect"], ["ratio"]),
        DocumentTask(["glass", "frosted", "vibrancy"], ["backdropBlur", "backdropFilter"]),
        DocumentTask(["table", "grid"], ["table"], recipe: "table"),
        DocumentTask(["sticky", "pinned"], ["pinToVisibleBounds"], recipe: "sticky-footer"),
        DocumentTask(["repeat", "each", "foreach", "loop"], ["for"], recipe: "settings-list"),
        DocumentTask(["when", "condition"], ["if"]),
        DocumentTask(["truncate", "line-clamp", "lineclamp", "ellipsize", "max-lines"], ["lines", "truncation"]),
        DocumentTask(["nowrap"], ["lines"]),
        DocumentTask(["cover", "contain", "object-fit", "scaletofill"], ["mode"], recipe: "title-over-photo"),
        DocumentTask(["equalwidth", "equal"], ["flexGrow", "flexBasis"], recipe: "equal-columns"),
        DocumentTask(["rtl", "ltr", "right-to-left"], ["direction"], recipe: "right-to-left"),
        DocumentTask(["transparent", "translucent", "alpha"], ["opacity", "fill"]),
    ]
}

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
