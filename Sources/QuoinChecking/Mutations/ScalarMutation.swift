import QuoinDocument

/// Changes a value that documents write as one word, by its declared form.
struct ScalarMutation {
    let text: String
    /// Whether it is in quotes, which make it a text.
    let isQuoted: Bool
    let shape: FlatShape

    /// Whether the value is a color, by itself or by a name.
    var isColor: Bool { shape.isColor || shape.isAnything && (try? RGBA(parsing: text)) != nil }

    /// Another value of the same form; `nil` if none is known.
    var result: String? {
        if text.contains("$") || text.contains("{") { return nil }
        if !isQuoted, let number = DocumentValue.number(text), let result = changed(number) { return result }
        if let words = shape.words.first(where: { $0.contains(text) }), words.count > 1 {
            let position = words.firstIndex(of: text) ?? 0
            return words[(position + 1) % words.count]
        }
        if shape.hasBool || shape.isAnything, !isQuoted, text == "true" || text == "false" {
            return text == "true" ? "false" : "true"
        }
        if text.hasSuffix("%"), let number = DocumentValue.number(String(text.dropLast())) {
            return "\(shortDescription(number >= 50 ? number - 1 : number + 1))%"
        }
        if shape.isColor || shape.isAnything, let color = try? RGBA(parsing: text) { return color.shifted(by: 0.1) }
        if let range = changedRange { return range }
        if shape.isColor, shape.hasText { return "#7f7f7f" }
        return shape.hasText || shape.isAnything ? changedText : nil
    }

    /// Changes points, pixels and counts by one, and degrees by fifteen. Other numbers change by half of their value,
    /// or by one if they are 0 or above 20.
    private func changed(_ number: Double) -> String? {
        if shape.isAnything { return shortDescription(number + 1) }
        for (bounds, unit, isWhole) in shape.numbers {
            let step =
                switch unit {
                case .points, .pixels: 1.0
                case .degrees: 15.0
                case .none: isWhole || abs(number) > 20 ? 1.0 : number == 0 ? 1 : abs(number) / 2
                }
            for value in [number + step, number - step] where bounds.contains(value) && value != number {
                return shortDescription(value)
            }
        }
        return nil
    }

    /// A range of extents, such as `0...300`, with another end.
    private var changedRange: String? {
        guard shape.isRange, let dots = text.firstRange(of: "...") else { return nil }
        guard let end = DocumentValue.number(text[dots.upperBound...].filter { !$0.isWhitespace }) else { return nil }
        return text[..<dots.upperBound] + shortDescription(end + 1)
    }

    /// The text with another first letter.
    private var changedText: String? {
        guard let index = text.firstIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
        let letter = text[index]
        let other: Character = letter.isNumber ? (letter == "8" ? "3" : "8") : letter.isUppercase ? "X" : "x"
        let replacement: Character = other == letter ? (letter.isUppercase ? "O" : "o") : other
        return String(text[..<index]) + String(replacement) + String(text[text.index(after: index)...])
    }
}

extension RGBA {
    /// A color that differs in each component by an amount of 1.
    func shifted(by amount: Double) -> String {
        func moved(_ value: Double) -> Double { value > 0.5 ? max(value - amount, 0) : min(value + amount, 1) }
        return RGBA(red: moved(red), green: moved(green), blue: moved(blue), alpha: alpha).hexadecimal
    }
}

/// The alternatives of a shape, with those of the shapes that it refers to by name.
struct FlatShape {
    private(set) var words: [[String]] = []
    private(set) var numbers: [(bounds: ClosedRange<Double>, unit: ValueUnit, isWhole: Bool)] = []
    private(set) var lists: [(item: ValueShape, count: ClosedRange<Int>)] = []
    private(set) var mappings: [MappingShape] = []
    private(set) var hasBool = false
    private(set) var hasText = false
    private(set) var isColor = false
    private(set) var isRange = false
    private(set) var isElement = false
    let isAnything: Bool

    init(_ shape: ValueShape) {
        isAnything = shape.alternatives.isEmpty
        add(shape)
    }

    private mutating func add(_ shape: ValueShape) {
        for alternative in shape.alternatives {
            switch alternative {
            case .named(let name, let inner):
                if name == "color" { isColor = true }
                if name == ExtentRange.shapeName { isRange = true }
                if ElementShapeName(rawValue: name) != nil { isElement = true }
                add(inner())
            case .null, .pattern: break
            case .bool: hasBool = true
            case .text: hasText = true
            case .words(let list): words.append(list)
            case .number(let bounds, let unit): numbers.append((bounds, unit, false))
            case .numberAbove(let bounds, let unit): numbers.append((bounds, unit, false))
            case .integer(let bounds):
                numbers.append((Double(bounds.lowerBound)...Double(bounds.upperBound), .none, true))
            case .list(let item, let count): lists.append((item, count))
            case .mapping(let make): mappings.append(make())
            }
        }
    }

    /// The shape of a key's value; `nil` if no mapping has the key.
    func value(of key: String) -> ValueShape? {
        if let declared = declaredValue(of: key) { return declared }
        for mapping in mappings {
            switch mapping.others {
            case .refused: continue
            case .allowed(let shape), .numbered(let shape): return shape
            }
        }
        return isAnything ? .anything : nil
    }

    /// The shape of the value of a key that a mapping names; `nil` if none does.
    func declaredValue(of key: String) -> ValueShape? {
        mappings.lazy.compactMap { $0.keys.first { $0.key == key }?.shape }.first
    }

    /// The shape of the items of a list.
    var item: ValueShape { lists.first?.item ?? .anything }
}
