/// The values that a document may have at a key, for the schema and for explanations.
package struct ValueShape: Sendable {
    /// The value is one of these; anything if there are none.
    package var alternatives: [Alternative]

    package init(_ alternatives: [Alternative]) { self.alternatives = alternatives }

    package static let anything = ValueShape([])

    package indirect enum Alternative: Sendable {
        /// A named shape, which occurs in many places or within itself.
        case named(String, @Sendable () -> ValueShape)
        case null
        case bool
        /// Any text, number or word.
        case text
        /// Text that matches a regular expression of JSON Schema, and the name of such a text: `a percentage`.
        case pattern(String, meaning: String)
        case words([String])
        case number(ClosedRange<Double>, ValueUnit)
        /// A number above the lower bound.
        case numberAbove(ClosedRange<Double>, ValueUnit)
        case integer(ClosedRange<Int>)
        case list(ValueShape, count: ClosedRange<Int>)
        case mapping(@Sendable () -> MappingShape)
    }

    package static func + (first: ValueShape, second: ValueShape) -> ValueShape {
        ValueShape(first.alternatives + second.alternatives)
    }

    /// The words, if every scalar of the shape is one.
    var words: [String]? {
        var words: [String] = []
        for alternative in alternatives {
            switch alternative {
            case .words(let own): words += own
            case .bool: words += ["true", "false"]
            case .named(_, let shape):
                guard let own = shape().words else { return nil }
                words += own
            case .list, .mapping: continue
            case .null, .text, .pattern, .number, .numberAbove, .integer: return nil
            }
        }
        return words
    }

    /// How much a value is like one of the shape: 2 for a mapping with a key of it, 1 for any value of the same sort.
    func likeness(to value: DocumentValue) -> Int {
        alternatives.reduce(0) { best, alternative in
            switch alternative {
            case .named(_, let shape): max(best, shape().likeness(to: value))
            case .mapping(let shape) where value.isMapping:
                max(best, shape().keys.contains { value.hasKey($0.key) } ? 2 : 1)
            case .list: value.isList ? max(best, 1) : best
            case .mapping: best
            case .null, .bool, .text, .pattern, .words, .number, .numberAbove, .integer:
                value.isScalar ? max(best, 1) : best
            }
        }
    }

    /// The same shape with one more key in each mapping.
    package func adding(_ key: KeyShape) -> ValueShape {
        ValueShape(
            alternatives.flatMap { alternative in
                switch alternative {
                case .named(_, let shape): return shape().adding(key).alternatives
                case .mapping(let shape):
                    return [
                        .mapping {
                            var shape = shape()
                            shape.keys.append(key)
                            return shape
                        }
                    ]
                default: return [alternative]
                }
            })
    }

    package static let auto = ValueShape([.words(["auto"])])
    /// A fraction from 0 to 1 that is not a plain number.
    package static let fraction = ValueShape([
        .pattern("^(\(portion))$", meaning: "a part from 0% to 100%, also as 1/3")
    ])
    /// A fraction from 0 to 1 to which points may be added.
    package static let part = ValueShape([
        .pattern("^(\(portion))\(addend)$", meaning: "a part from 0% to 100%, such as 33.3%, 1/3 or 100% - 50")
    ])
    /// A fraction that may be below 0 or above 1.
    package static let anyFraction = ValueShape([
        .pattern("^(\(anyPortion))$", meaning: "a part such as 33.3% or 1/3")
    ])
    /// A fraction that may be below 0 or above 1, to which points may be added.
    package static let anyPart = ValueShape([
        .pattern("^(\(anyPortion))\(addend)$", meaning: "a part such as 33.3%, 1/3 or 100% - 50")
    ])
    private static let quotient = " */ *[0-9.]+"
    private static let portion =
        " *\\+?(100(\\.0*)?|[0-9]?[0-9](\\.[0-9]*)?|\\.[0-9]+) *%|\\+?[0-9.]+\(quotient)"
    private static let anyPortion =
        "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?( *%|\(quotient))"
    private static let addend = "( *[-+] *([0-9]+\\.?[0-9]*|\\.[0-9]+))? *"
    package static let infinity = ValueShape([.pattern("^\\+?\\.?[iI][nN][fF]$", meaning: "inf")])
    package static let null = ValueShape([.null])
    /// No value, for a key that takes none.
    package static let nothing = ValueShape([.null, .mapping { MappingShape([]) }])
    package static let bool = ValueShape([.bool])
    package static let text = ValueShape([.text])

    package static func words(_ words: [String]) -> ValueShape { ValueShape([.words(words)]) }

    package static func number(_ bounds: ClosedRange<Double>, _ unit: ValueUnit = .none) -> ValueShape {
        ValueShape([.number(bounds, unit)])
    }

    package static func list(_ item: ValueShape, count: ClosedRange<Int> = 0...(.max)) -> ValueShape {
        ValueShape([.list(item, count: count)])
    }

    package static func mapping(_ shape: @escaping @Sendable () -> MappingShape) -> ValueShape {
        ValueShape([.mapping(shape)])
    }

    /// A shape that the schema defines once and refers to by its name.
    package static func named(_ name: String, _ shape: @escaping @Sendable () -> ValueShape) -> ValueShape {
        ValueShape([.named(name, shape)])
    }
}

/// The unit of a number.
package enum ValueUnit: String, Sendable {
    case none = ""
    case points
    case degrees
    case pixels
}

/// The keys that a mapping may have.
package struct MappingShape: Sendable {
    package var keys: [KeyShape]
    /// The keys of one of these sets must be present. No key is required if there are no sets.
    package var required: [Set<String>]
    package var others: OtherKeys
    /// Keys that exclude each other with these values.
    package var excluded: [[String: ValueShape]]

    /// How other keys are treated.
    package enum OtherKeys: Sendable {
        case refused
        case allowed(ValueShape)
        /// Keys that are whole numbers.
        case numbered(ValueShape)
    }

    package init(
        _ keys: [KeyShape], required: [Set<String>] = [], others: OtherKeys = .refused,
        excluded: [[String: ValueShape]] = []
    ) {
        (self.keys, self.required, self.others, self.excluded) = (keys, required, others, excluded)
    }
}

/// A key, the shape of its value, and its meaning.
package struct KeyShape: Sendable {
    package var key: String
    package var shape: ValueShape
    /// One sentence in plain English.
    package var summary: String
    package var defaultValue: PropertyValue?
    /// What a change of the value can affect; `nil` if that is unknown.
    package var effect: PropertyEffect?
    /// The Swift name: `Paint.opacity`, `Row`; `nil` if it is for documents only.
    package var swiftName: String? { makeSwiftName() }
    /// Made on demand, because naming a key path takes longer than the rest of the shape, and few shapes are printed.
    private let makeSwiftName: @Sendable () -> String?
    /// The names of the key in CSS, SwiftUI or Texture.
    package var synonyms: [String]

    package init(
        _ key: String, _ shape: ValueShape, _ summary: String, defaultValue: PropertyValue? = nil,
        effect: PropertyEffect? = nil, swiftName: @autoclosure @escaping @Sendable () -> String? = nil,
        synonyms: [String] = []
    ) {
        (self.key, self.shape, self.summary) = (key, shape, summary)
        (self.defaultValue, self.effect) = (defaultValue, effect)
        (makeSwiftName, self.synonyms) = (swiftName, synonyms)
    }
}
