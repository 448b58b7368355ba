import QuoinSystem
import QuoinVerification

/// A change of one value in a document's file.
struct ValueEdit: Sendable, Codable {
    var document: String
    /// The version of the text in which the value was shown.
    var version: String
    /// The value's first byte, and the one after its last, in the text.
    var start: Int
    var end: Int
    /// The new value.
    var value: String
}

/// The changes of documents that can be undone.
struct EditHistory: Sendable {
    private struct Step {
        /// The version that the change led to.
        var version: String
        var place: Int
        /// The bytes that were replaced, and those in their place.
        var before: [UInt8]
        var after: [UInt8]
    }

    private var steps: [String: [Step]] = [:]
    /// The most changes of a document that are kept.
    private static let limit = 200

    /// Replaces a value in the file of a document, if the file is still the one that was shown, and the new value adds
    /// no errors.
    ///
    /// - Throws: a ``Refusal`` if nothing was written.
    mutating func apply(_ edit: ValueEdit, to document: SnapshotDocument) throws(Refusal) {
        let text = try Self.text(of: document)
        guard text.version == edit.version else { throw Self.conflict(document) }
        guard text.string.utf8.elementsEqual(text.bytes[text.markCount...]) else {
            throw .wrong("it is not UTF-8 text")
        }
        let values = (try? WrittenValues(in: text.string))?.all ?? []
        guard
            let value = values.first(where: { $0.bytes.lowerBound == edit.start && $0.bytes.upperBound == edit.end })
        else {
            throw .unknown("there is no value at this place of \(document.file.path)")
        }
        guard let changed = value.rewritten(as: edit.value, in: text.string) else {
            throw .wrong("this cannot be written as a value in one line")
        }
        try Self.check(String(decoding: changed, as: UTF8.self), instead: text.string, of: document)
        let (mark, count) = (text.markCount, changed.count - text.string.utf8.count)
        let place = value.bytes.lowerBound + mark
        let written = Array(changed[value.bytes.lowerBound..<value.bytes.upperBound + count])
        let bytes = text.bytes.replacing(place..<value.bytes.upperBound + mark, with: written)
        try Self.write(bytes, to: document)
        let step = Step(
            version: DocumentText(path: text.path, bytes: bytes).version, place: place,
            before: Array(text.bytes[place..<value.bytes.upperBound + mark]), after: written)
        steps[document.file.path, default: []].append(step)
        if steps[document.file.path]?.count ?? 0 > Self.limit { steps[document.file.path]?.removeFirst() }
    }

    /// Undoes the last change of a document, if the file has not changed since.
    ///
    /// - Throws: a ``Refusal`` if nothing was written.
    mutating func undo(in document: SnapshotDocument) throws(Refusal) {
        guard let step = steps[document.file.path]?.last else { throw .conflict("there is nothing to undo") }
        let text = try Self.text(of: document)
        guard text.version == step.version else { throw Self.conflict(document) }
        try Self.write(
            text.bytes.replacing(step.place..<step.place + step.after.count, with: step.before), to: document)
        steps[document.file.path]?.removeLast()
    }

    private static func text(of document: SnapshotDocument) throws(Refusal) -> DocumentText {
        do {
            return try DocumentText(of: document)
        } catch {
            throw .conflict(error.messages.joined(separator: "\n"))
        }
    }

    private static func conflict(_ document: SnapshotDocument) -> Refusal {
        .conflict("\(document.file.path) has changed since it was shown; nothing was written")
    }

    /// Refuses a text with errors, unless the one before had some.
    private static func check(
        _ text: String, instead before: String, of document: SnapshotDocument
    ) throws(Refusal) {
        func error(_ text: String) -> QuoinError? {
            do throws(QuoinError) {
                _ = try document.read(Limits(), logging: ResourceLog(), text: text)
                return nil
            } catch {
                return error
            }
        }
        guard let mistake = error(text), error(before) == nil else { return }
        let diagnostic = mistake.diagnostics.first { $0.severity == .error }
        throw .wrong(diagnostic?.message.printable ?? mistake.messages.joined(separator: "\n"))
    }

    private static func write(_ bytes: [UInt8], to document: SnapshotDocument) throws(Refusal) {
        let path = document.file.path
        guard !FileKind.isLink(path) else {
            throw .notAllowed("\(path) \(FileKind.linkRefusal)")
        }
        do {
            try AtomicFile.write(bytes, to: FilePath(path).absolute)
        } catch {
            throw .wrong("\(path) cannot be written: \(error.reason)")
        }
    }
}

extension [UInt8] {
    fileprivate func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
        Array(self[..<range.lowerBound]) + bytes + self[range.upperBound...]
    }
}

/// Why something was not done, for a person.
enum Refusal: Error, Hashable, Sendable {
    /// The requested document or element is not shown.
    case unknown(String)
    /// A file is not the one that was shown.
    case conflict(String)
    /// A value is not possible, or a file cannot be written.
    case wrong(String)
    /// Nothing may be written.
    case notAllowed(String)

    var reason: String {
        switch self {
        case .unknown(let reason), .conflict(let reason), .wrong(let reason), .notAllowed(let reason): reason
        }
    }
}
