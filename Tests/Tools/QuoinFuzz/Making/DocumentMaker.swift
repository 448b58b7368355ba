import Quoin
import QuoinDocument

/// Makes documents from the declarations of all properties, by the schema that is made from them.
struct DocumentMaker {
    private let definitions: PropertyValue
    private let root: PropertyValue
    private let kinds: [String]
    private let styles: [String]
    private let elementProperties: [String: PropertyValue]

    /// The largest nesting depth of elements and values.
    private static let depth = 14
    /// Keys that set sizes. An element has at most one of them, because several set the same property.
    private static let sizes: Set = [
        "width", "height", "preferredLayoutSize", "minLayoutSize", "maxLayoutSize", "minWidth", "minHeight", "maxWidth",
        "maxHeight", "minSize", "maxSize", "preferredSize",
    ]
    /// The largest depth of elements with children.
    private static let elementDepth = 8

    init() {
        root = Document.schema
        definitions = root["$defs"] ?? .mapping([:])
        var properties: [String: PropertyValue] = [:]
        for option in definitions["element"]?["anyOf"]?.items ?? [] {
            properties.merge(option["properties"]?.fields ?? [:]) { first, _ in first }
        }
        elementProperties = properties
        let names = Set(KindReaders.all.map(\.key))
        kinds = names.filter { properties[$0] != nil }.sorted()
        styles = properties.keys.filter { !names.contains($0) }.sorted()
    }

    /// A document that is valid by the schema.
    func document(_ dice: inout Dice) -> PropertyValue {
        var fields: [String: PropertyValue] = ["layout": element(&dice, depth: 0)]
        var canvas: [String: PropertyValue] = [:]
        for side in ["width", "height"] where dice.happens(0.85) { canvas[side] = .number(Double(dice.roll(1...300))) }
        if dice.happens(0.3) { canvas["scale"] = .number(dice.pick([0.5, 1.5, 2, 3])) }
        if dice.happens(0.2) { canvas["direction"] = .text("rtl") }
        if dice.happens(0.2) { canvas["fill"] = value(of: reference("fill"), "fill", &dice, depth: 2) }
        fields["canvas"] = .mapping(canvas)
        if dice.happens(0.15) {
            let schema = root["properties"]?["diagram"] ?? .bool(true)
            fields["diagram"] = value(of: schema, "diagram", &dice, depth: 8)
        }
        return .mapping(fields)
    }

    // MARK: - Elements

    private func element(_ dice: inout Dice, depth: Int) -> PropertyValue {
        var fields: [String: PropertyValue] = [:]
        let kind = depth > Self.elementDepth ? dice.pick(["text", "box", "spacer"]) : dice.pick(kinds)
        if let schema = elementProperties[kind], dice.happens(0.95) {
            fields[kind] = value(of: schema, kind, &dice, depth: depth)
        }
        for _ in 0..<dice.pick([0, 0, 1, 1, 2, 4]) {
            let style = dice.pick(styles)
            if Self.sizes.contains(style), !Self.sizes.isDisjoint(with: fields.keys) { continue }
            if let schema = elementProperties[style] {
                fields[style] = value(of: schema, style, &dice, depth: depth + 2)
            }
        }
        if dice.happens(0.3), Self.sizes.isDisjoint(with: fields.keys) {
            fields["preferredSize"] = .list([0, 1].map { _ in .number(Double(dice.roll(0...90))) })
        }
        return .mapping(fields)
    }

    // MARK: - Values

    private func reference(_ name: String) -> PropertyValue { .mapping(["$ref": .text("#/$defs/" + name)]) }

    /// A value of a schema.
    ///
    /// - Parameter key: the key of the value, which determines its texts.
    private func value(of schema: PropertyValue, _ key: String, _ dice: inout Dice, depth: Int) -> PropertyValue {
        if let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init) {
            if name == "element" { return element(&dice, depth: depth + 1) }
            if name == "color" { return .text(Words.color(&dice)) }
            return value(of: definitions[name] ?? .bool(true), key, &dice, depth: depth)
        }
        if let options = schema["anyOf"]?.items?.filter({ $0["required"] == nil || $0["properties"] != nil }) {
            let useful = options.filter {
                $0["$ref"]?.string != "#/$defs/placeholder" && $0["enum"]?.items?.isEmpty != true
            }
            if !useful.isEmpty { return value(of: dice.pick(useful), key, &dice, depth: depth) }
        }
        if let words = schema["enum"]?.items, !words.isEmpty { return dice.pick(words) }
        let types = schema["type"].map { $0.items ?? [$0] }?.compactMap(\.string) ?? ["null"]
        switch types.contains("string") ? "string" : dice.pick(types) {
        case "object": return object(schema, &dice, depth: depth)
        case "array": return list(schema, key, &dice, depth: depth)
        case "number", "integer": return number(schema, &dice, isWhole: types.contains("integer"))
        case "string": return .text(Words.text(for: key, pattern: schema["pattern"]?.string, &dice))
        case "boolean": return .bool(dice.happens(0.5))
        // An empty value, which most keys without a type accept as a mapping, too.
        default: return .mapping([:])
        }
    }

    private func object(_ schema: PropertyValue, _ dice: inout Dice, depth: Int) -> PropertyValue {
        var fields: [String: PropertyValue] = [:]
        let properties = schema["properties"]?.fields ?? [:]
        var required = schema["required"]?.items?.compactMap(\.string) ?? []
        let alternatives = schema["anyOf"]?.items?.compactMap { $0["required"]?.items?.compactMap(\.string) } ?? []
        if !alternatives.isEmpty { required += dice.pick(alternatives) }
        let names = properties.keys.sorted()
        let count = depth > Self.depth || names.isEmpty ? 0 : dice.pick([0, 1, 2, 3, 5])
        let chosen = Set(required + (0..<count).map { _ in dice.pick(names) })
        for name in chosen.sorted() {
            if let schema = properties[name] { fields[name] = value(of: schema, name, &dice, depth: depth + 1) }
        }
        if let other = schema["additionalProperties"], case .mapping = other, depth <= Self.depth {
            for name in Words.names.prefix(dice.roll(0...3)) {
                fields[name] = value(of: other, name, &dice, depth: depth + 1)
            }
        }
        return .mapping(fields)
    }

    private func list(_ schema: PropertyValue, _ key: String, _ dice: inout Dice, depth: Int) -> PropertyValue {
        let (least, most) = (schema["minItems"]?.whole ?? 0, schema["maxItems"]?.whole ?? 5)
        let count = depth > Self.depth ? least : dice.roll(least...max(least, min(most, least + 4)))
        let item = schema["items"] ?? .bool(true)
        return .list((0..<count).map { _ in value(of: item, key, &dice, depth: depth + 1) })
    }

    private func number(_ schema: PropertyValue, _ dice: inout Dice, isWhole: Bool) -> PropertyValue {
        let least = schema["minimum"]?.double ?? schema["exclusiveMinimum"]?.double.map { $0 + 0.01 } ?? -1e6
        let most = schema["maximum"]?.double ?? 1e6
        let usual = [0, 0.25, 0.5, 1, 1, 2, 3.5, 4, 8, 10, 16, 24, 50, 100, 400, -4, -20]
        let number = dice.happens(0.02) ? dice.pick([least, most]) : min(max(dice.pick(usual), least), most)
        return .number(isWhole ? number.rounded() : number)
    }
}

extension PropertyValue {
    var string: String? { if case .text(let text) = self { text } else { nil } }
    var double: Double? { if case .number(let value) = self { value } else { nil } }
    var whole: Int? { double.map { Int($0) } }
}

/// Makes documents of what other processors and libraries are most likely to draw otherwise: mixed, turned, blurred and
/// scaled elements over each other, at odd scales.
enum PaintMaker {
    private static let blends = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight",
        "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter",
        "plusDarker",
    ]
    private static let colors = ["#2632ed", "#f43f5ecc", "#fde047", "#0f766e80", "#111827", "#ffffffe0", "#a855f7"]
    private static let spaces = ["srgb", "srgb-linear", "oklab", "lab", "oklch", "lch"]
    private static let photos = ["dessert.png", "portrait.webp", "portrait-turned.jpg", "leaf.svg", "bubble.svg"]
    private static let words = ["Brot & Käse 12,50", "fluffy AVA", "ΔЖ 0123", "مرحبا", "🙂👩‍👩‍👧‍👦", "ﬁne\\ntwo lines"]
    private static let fonts = ["Inter", "DejaVu Serif", "Inter Display", "monospace"]
    private static let filters = ["grayscale: 0.7", "sepia: 0.4", "saturate: 1.7", "contrast: 1.3", "hueRotate: 77"]

    static func document(_ dice: inout Dice) -> String {
        let scale = dice.pick(["0.73", "1", "1.37", "1.5", "2", "2.61"])
        var lines = [
            "canvas: {width: 180, height: 120, scale: \(scale), fill: \(fill(&dice))}", "layout:", "  absolute:",
            "    children:",
        ]
        for _ in 0..<dice.roll(3...7) { lines.append("      - {\(element(&dice).joined(separator: ", "))}") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func element(_ dice: inout Dice) -> [String] {
        var keys = ["layoutPosition: [\(number(0...110, &dice)), \(number(0...70, &dice))]"]
        let size = "preferredSize: [\(number(20...90, &dice)), \(number(20...60, &dice))]"
        switch dice.roll(0...3) {
        case 0:
            var text = "string: \"\(dice.pick(words))\", font: \(dice.pick(fonts)), size: \(number(9...30, &dice))"
            text += ", color: \"\(dice.pick(colors))\""
            if dice.happens(0.3) {
                text += ", stroke: {width: \(number(1...2, &dice)), color: \"\(dice.pick(colors))\"}"
            }
            keys.append("text: {\(text)}")
        case 1: keys += ["image: \(dice.pick(photos))", size]
        default: keys += ["shape: \(dice.pick(["rectangle", "ellipse"]))", size, "fill: \(fill(&dice))"]
        }
        if dice.happens(0.5) { keys.append("blend: \(dice.pick(blends))") }
        if dice.happens(0.4) { keys.append("opacity: 0.\(dice.roll(10...95))") }
        if dice.happens(0.4) {
            keys.append(
                "transform: {rotate: \(number(-90...90, &dice)), scale: 1.\(dice.roll(0...40)), skew: [\(dice.roll(-20...20)), 0]}"
            )
        }
        if dice.happens(0.2) { keys.append("blur: \(number(0...6, &dice))") }
        if dice.happens(0.2) { keys.append("filter: {\(dice.pick(filters))}") }
        if dice.happens(0.3) {
            keys.append(
                "shadow: {color: \"\(dice.pick(colors))\", radius: \(number(0...9, &dice)), offset: [2.3, 3.7]}")
        }
        if dice.happens(0.3) { keys.append("cornerRadius: \(number(0...20, &dice))") }
        return keys
    }

    private static func fill(_ dice: inout Dice) -> String {
        let stops = (0..<dice.roll(2...4)).map { _ in "\"\(dice.pick(colors))\"" }.joined(separator: ", ")
        let shared = "interpolation: \(dice.pick(spaces)), stops: [\(stops)]"
        return switch dice.roll(0...3) {
        case 0: "\"\(dice.pick(colors))\""
        case 1: "{linear: {angle: \(dice.roll(0...359)), \(shared)}}"
        case 2: "{radial: {center: [\(dice.roll(0...100))%, 40%], \(shared)}}"
        default: "{conic: {\(shared)}}"
        }
    }

    /// A number with two digits after the point.
    private static func number(_ range: ClosedRange<Int>, _ dice: inout Dice) -> String {
        "\(Double(dice.roll(range.lowerBound * 100...range.upperBound * 100)) / 100)"
    }
}

/// Makes documents that use all features of YAML: anchors, aliases, merge keys, tags, block texts, comments, quotes.
enum YAMLMaker {
    static func text(_ dice: inout Dice) -> String {
        var text = dice.happens(0.1) ? "\u{FEFF}" : ""
        if dice.happens(0.2) {
            text += dice.pick(["%YAML 1.1\n---\n", "---\n", "# note\n", "%TAG ! tag:x,2000:\n---\n"])
        }
        text += "canvas: {width: \(dice.roll(1...200)), height: \(dice.roll(1...200))}\n"
        if dice.happens(0.3) { text += "components:\n  c:\n    parameters: {t: x}\n    layout: {text: $t}\n" }
        text += "layout:\n  column:\n    spacing: &n \(dice.roll(0...9))\n    children:\n"
        for index in 0..<dice.roll(1...6) {
            let anchor = dice.happens(0.4) ? "&e\(index) " : ""
            text += "      - \(anchor)\(element(&dice, index))\n"
        }
        return dice.happens(0.4)
            ? String(decoding: WrongStep.applied(to: Array(text.utf8), &dice), as: UTF8.self) : text
    }

    private static func element(_ dice: inout Dice, _ index: Int) -> String {
        switch dice.roll(0...9) {
        case 0: return "{text: |\n          \(dice.pick(["a\n          b", "long line", "\u{0}"]))\n        }"
        case 1: return "*e\(dice.roll(0...5))"
        case 2: return "{text: '\(Words.string(&dice).replacing("'", with: "''").replacing("\n", with: " "))'}"
        case 3: return "{text: \"\\x41\\u00e9\\U0001F642\\n\\0\"}"
        case 4: return "{preferredSize: [*n, 10], fill: !!str red}"
        case 5: return "{c: {t: \"\(dice.pick(["hello", "$t", "{item}"]))\"}}"
        case 6: return "{? text : ? hello : 1}"
        case 7: return "{<<: *e0, id: x\(index)}"
        case 8:
            return
                "\n        text: >-\n          folded\n          text\n        fill: \(Words.color(&dice).hasPrefix("#") ? "'#123'" : "red")"
        default:
            return "{row: [{text: a}, {spacer: ~}, {text: \(dice.pick(["0x1F", "1_000", "yes", ".nan", "1e3", "~"]))}]}"
        }
    }
}
