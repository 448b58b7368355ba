import QuoinDocument

/// A document with one value changed.
package struct Mutant: Sendable {
    /// Where the value is.
    let place: SourcePlace
    /// The steps to the value.
    private let steps: [DocumentStep]
    /// The change in words: `cornerRadius 36 → 37`.
    let words: String
    /// The value before and after; `nil` for items that are removed or swapped.
    let values: Values?
    /// The value before, if it is a number.
    let number: Double?
    /// What it changes.
    let sort: Sort
    private var edit: Edit

    /// A value before and after a change, as documents write it.
    package struct Values: Codable, Hashable, Sendable {
        package var before: String
        package var after: String
    }

    /// What changes change. A picture that shows nearly all of one sort may show little of another.
    package enum Sort: String, Codable, Hashable, Sendable, CaseIterable {
        case layout, color, text

        /// How much numbers, colors and texts are changed.
        package var step: String {
            switch self {
            case .layout: "by a point or a percent"
            case .color: "by a tenth"
            case .text: "by a letter"
            }
        }
    }

    enum Edit: Sendable {
        case replace(String)
        /// Removes the item of a list, or the key of a mapping.
        case remove
        /// Removes all keys of a mapping.
        case empty
        /// Swaps the item at a position in a list with the next.
        case swap(Int)
    }

    init(
        _ words: String, _ edit: Edit, at steps: [DocumentStep], place: SourcePlace, values: Values? = nil,
        number: Double? = nil, sort: Sort = .layout
    ) {
        (self.words, self.edit, self.steps, self.place) = (words, edit, steps, place)
        (self.values, self.number, self.sort) = (values, number, sort)
    }

    /// The path of the value: `layout.row.children[2].width`.
    var path: String { steps.path }

    /// The last key of the path.
    var key: String { steps.lastKey }

    /// Whether a key is left out, so that its default is in force, or an element.
    var isLeftOut: Bool {
        switch (edit, steps.last) {
        case (.empty, _), (.remove, .key): true
        default: false
        }
    }

    /// The document with the change.
    func applied(to root: SourceNode) -> SourceNode {
        let isOfList = if case .swap = edit { true } else { false }
        return root.changing(isOfList ? steps.dropLast() : steps[...]) { node in
            switch (edit, node) {
            case (.remove, _): return nil
            case (.replace(let text), .scalar(var scalar)):
                scalar.string = text
                return .scalar(scalar)
            case (.empty, .mapping(let mapping)): return .mapping(SourceNode.Mapping(pairs: [], place: mapping.place))
            case (.swap(let position), .list(var list)):
                list.items.swapAt(position, position + 1)
                return .list(list)
            default: return node
            }
        } ?? root
    }

    /// The document with a text in place of the changed value.
    func replaced(by text: String, in root: SourceNode) -> SourceNode {
        var other = self
        other.edit = .replace(text)
        return other.applied(to: root)
    }
}
