/// The path from a document to one of its values. Its text is made only for a message.
@usableFromInline
package final class DocumentPath: Sendable {
    private let parent: DocumentPath?
    private let step: Step

    package enum Step {
        case key(String)
        /// The number of an item of a list, from 0.
        case item(Int)
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

    /// The path in messages: `layout.row.children[2]`.
    package var text: String {
        sequence(first: self, next: \.parent).reversed().reduce(into: "") { text, path in
            switch path.step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .item(let number): text += "[\(number)]"
            }
        }
    }
}
