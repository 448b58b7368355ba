/// The path from a document to one of its values. Its text is made only for a message.
@usableFromInline
package final class DocumentPath: Sendable {
    private let parent: DocumentPath?
    private let step: Step

    package enum Step {
        case key(String)
        /// The number of an item of a list, from 0.
        case item(Int)
        /// Which of the values that are made from the same text it is: the number of a repetition's value, as `$index` has it,
        /// that of a cell, as `{item}` has it, or the kind of a layout in a box that paints it. The first has no such step.
        case copy(String)
        /// Where an argument is used.
        case use(DocumentPath)
    }

    /// The path of the document itself.
    package static let root = DocumentPath(nil, .key(""))

    private init(_ parent: DocumentPath?, _ step: Step) {
        (self.parent, self.step) = (parent, step)
    }

    package func appending(_ step: Step) -> DocumentPath { DocumentPath(self, step) }

    /// The last key; `nil` for an item of a list.
    package var lastKey: String? {
        if case .key(let key) = step { key } else { nil }
    }

    /// The last key of the path, with items of lists after it ignored; `nil` for the document.
    var nearestKey: String? {
        let keys = sequence(first: self, next: \.parent).lazy.compactMap(\.lastKey)
        return keys.first { !$0.isEmpty }
    }

    /// The place in the document, in messages about what is written there: `layout.row.children[2]`.
    package var text: String { text(namesCopies: false) }

    /// The path of an element, which no other element has: the third one that a repetition makes is
    /// `layout.row.children[2]#3`, and one that is an argument has the path of the place that uses it.
    package var elementText: String { text(namesCopies: true) }

    private func text(namesCopies: Bool) -> String {
        sequence(first: self, next: \.parent).reversed().reduce(into: "") { text, path in
            switch path.step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .item(let number): text += "[\(number)]"
            case .copy(let number): if namesCopies { text += "#\(number)" }
            case .use(let place): if namesCopies { text = place.elementText }
            }
        }
    }
}
