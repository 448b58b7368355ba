import QuoinValues

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
