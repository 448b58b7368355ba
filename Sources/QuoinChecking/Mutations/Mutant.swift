import QuoinValues

/// A document with one value changed.
package struct Mutant: Sendable {
    /// Where the value is.
    let place: SourcePlace
    /// The path of the value: `layout.row.children[2].width`.
    let path: String
    /// The change in words: `cornerRadius 36 → 37`.
    let words: String
    /// The last key of the path.
    let key: String
    /// The value before and after; `nil` for items that are removed or swapped.
    let values: Values?
    /// The value before, if it is a number.
    let number: Double?
    /// What it changes.
    let sort: Sort
    private let steps: [Step]
    private let edit: Edit

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

    enum Step: Hashable, Sendable {
        /// The position of a key in its mapping.
        case key(Int)
        case item(Int)
    }

    enum Edit: Sendable {
        case replace(String)
        /// Removes an item of a list.
        case remove(Int)
        /// Removes a key of a mapping.
        case leaveOut(Int)
        /// Removes all keys of a mapping.
        case empty
        /// Swaps an item with the next.
        case swap(Int)
    }

    init(
        _ words: String, _ edit: Edit, at steps: [Step], path: String, key: String, place: SourcePlace,
        values: Values? = nil, number: Double? = nil, sort: Sort = .layout
    ) {
        self.sort = sort
        (self.values, self.words, self.edit, self.steps) = (values, words, edit, steps)
        (self.path, self.key, self.place, self.number) = (path, key, place, number)
    }

    /// Whether a key is left out, so that its default is in force, or an element.
    var isLeftOut: Bool {
        switch edit {
        case .leaveOut, .empty: true
        case .replace, .remove, .swap: false
        }
    }

    /// The document with the change.
    func applied(to root: SourceNode) -> SourceNode { applied(to: root, steps[...], edit) }

    /// The document with a text in place of the changed value.
    func replaced(by text: String, in root: SourceNode) -> SourceNode { applied(to: root, steps[...], .replace(text)) }

    private func applied(to node: SourceNode, _ steps: ArraySlice<Step>, _ edit: Edit) -> SourceNode {
        var copy = node
        switch (steps.first, node) {
        case (.key(let position)?, .mapping(var mapping)):
            mapping.pairs[position].value = applied(to: mapping.pairs[position].value, steps.dropFirst(), edit)
            copy = .mapping(mapping)
        case (.item(let position)?, .list(var list)):
            list.items[position] = applied(to: list.items[position], steps.dropFirst(), edit)
            copy = .list(list)
        case (nil, .scalar(var scalar)):
            if case .replace(let text) = edit { scalar.string = text }
            copy = .scalar(scalar)
        case (nil, .list(var list)):
            if case .remove(let position) = edit { list.items.remove(at: position) }
            if case .swap(let position) = edit { list.items.swapAt(position, position + 1) }
            copy = .list(list)
        case (nil, .mapping(var mapping)):
            if case .leaveOut(let position) = edit { mapping.pairs.remove(at: position) }
            if case .empty = edit { mapping.pairs = [] }
            copy = .mapping(mapping)
        default: break
        }
        return copy
    }
}
