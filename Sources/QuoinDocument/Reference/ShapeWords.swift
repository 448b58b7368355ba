import QuoinLayout

/// Describes the values of a shape in words: `points from 0 to 1000, or a percentage`.
package struct ShapeWords {
    /// Changes a word that documents write, for example into code.
    private let code: (String) -> String
    private let mostWords: Int

    /// - Parameters:
    ///   - mostWords: the largest number of words that are listed; if there are more, they are counted.
    ///   - code: changes a word that documents write, for example into code; by default it is unchanged.
    package init(mostWords: Int = .max, code: @escaping (String) -> String = { $0 }) {
        (self.mostWords, self.code) = (mostWords, code)
    }

    package func text(_ shape: ValueShape) -> String {
        if shape.alternatives.isEmpty { return "anything" }
        if let item = shape.itemOfList { return text(item) + ", or a list of them" }
        let parts = shape.alternatives.filter { !isEmptyChoice($0) }.map(text).reduce(into: [String]()) { parts, part in
            if !parts.contains(part) { parts.append(part) }
        }
        return parts.joined(separator: ", or ")
    }

    private func isEmptyChoice(_ alternative: ValueShape.Alternative) -> Bool {
        if case .words(let words) = alternative { words.isEmpty } else { false }
    }

    private func text(_ alternative: ValueShape.Alternative) -> String {
        switch alternative {
        case .named(let name, let shape): named(name) ?? text(shape())
        case .null: "nothing"
        case .bool: "\(code("true")) or \(code("false"))"
        case .text: "a text"
        case .pattern(_, let meaning): meaning == "inf" ? code(meaning) : meaning
        case .words(let words) where words.count > mostWords: "one of \(words.count) words"
        case .words(let words):
            words.dropLast().map(code).joined(separator: ", ") + (words.count > 1 ? " or " : "")
                + (words.last.map(code) ?? "")
        case .number(let bounds, let unit): number(bounds, unit)
        case .numberAbove(let bounds, let unit):
            "\(noun(unit)) above \(shortDescription(bounds.lowerBound))" + upperBound(bounds.upperBound)
        case .integer(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
        case .list(let item, let count): list(item, count)
        case .mapping(let mapping): self.mapping(mapping())
        }
    }

    /// The noun for a shape that has its own page, or that is clearer without its parts.
    private func named(_ name: String) -> String? {
        switch name {
        case ElementShapeName.element.rawValue, ElementShapeName.view.rawValue: "an element"
        case ElementShapeName.cell.rawValue: "a text or an element"
        case ElementShapeName.wrapping.rawValue: "a wrapper"
        case "color": "a color"
        case "fill": "a fill: a color, a gradient, or an image"
        case "imageFill": "an image fill"
        case "span": "a span of text"
        case "dimension":
            "points, a part such as \(code("50%")), \(code("1/3")) or \(code("100% - 50")), or \(code("auto"))"
        case ExtentRange.shapeName: "points, a range such as \(code("0...300")), or \(code("auto"))"
        case "insets", "mirroredInsets":
            "points for all edges, a list of top, left, bottom and right, or a mapping of edges; each may be \(code("inf"))"
        case "finiteInsets":
            "points for all edges, a list of top, left, bottom and right, or a mapping of edges"
        default: nil
        }
    }

    // MARK: Numbers

    private func noun(_ unit: ValueUnit) -> String { unit == .none ? "a number" : unit.rawValue }

    private func number(_ bounds: ClosedRange<Double>, _ unit: ValueUnit) -> String {
        let isOpenBelow = bounds.lowerBound <= -Self.endless
        if isOpenBelow { return noun(unit) + upperBound(bounds.upperBound) }
        if bounds.upperBound >= Self.endless { return "\(noun(unit)), \(shortDescription(bounds.lowerBound)) or more" }
        return "\(noun(unit)) from \(shortDescription(bounds.lowerBound)) to \(shortDescription(bounds.upperBound))"
    }

    private func upperBound(_ bound: Double) -> String {
        bound >= Self.endless ? "" : ", at most \(shortDescription(bound))"
    }

    /// Bounds that only keep computations finite.
    private static let endless = 1e6

    // MARK: Parts

    private func list(_ item: ValueShape, _ count: ClosedRange<Int>) -> String {
        let items = text(item)
        let isGrouped = items.contains(", or ") || items.contains(":")
        let what = isGrouped ? "(\(items))" : items
        if count.lowerBound == count.upperBound { return "a list of \(count.lowerBound), each \(what)" }
        return count.lowerBound > 1 ? "a list of at least \(count.lowerBound), each \(what)" : "a list, each \(what)"
    }

    private func mapping(_ mapping: MappingShape) -> String {
        let keys = mapping.keys.map { code($0.key) }
        if keys.isEmpty {
            switch mapping.others {
            case .refused: return "nothing"
            case .allowed(let shape): return "a mapping from names to \(plural(shape))"
            case .numbered(let shape): return "a mapping from numbers to \(plural(shape))"
            }
        }
        return keys.count > Self.mostKeys
            ? "a mapping of \(keys.count) keys" : "a mapping of " + keys.joined(separator: ", ")
    }

    private func plural(_ shape: ValueShape) -> String {
        shape.alternatives.isEmpty ? "values" : "values, each \(text(shape))"
    }

    private static let mostKeys = 8
}

extension ValueShape {
    /// The shape of one value, if the values are one of those or a list of them.
    fileprivate var itemOfList: ValueShape? {
        guard alternatives.count > 1, case .list(let item, _)? = alternatives.last else { return nil }
        let others = ValueShape(alternatives.dropLast())
        let words = ShapeWords()
        return words.text(item) == words.text(others) ? others : nil
    }
}
