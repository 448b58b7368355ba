/// One reading of a document: what was found so far, and what the names in it stand for.
package final class DocumentReading {
    private let text: String
    /// The document's lines, for places within scalars.
    package private(set) lazy var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    package private(set) var diagnostics: [Diagnostic] = []
    private let limits: Limits
    /// A few entries, which are found faster one by one than in a dictionary.
    private var context: [(key: ObjectIdentifier, value: Any)] = []
    private var elementCount = 0
    private var nesting = 0
    private var insertedText = 0

    /// How much a document may hold.
    package struct Limits: Sendable {
        /// What aliases and components repeat counts as often as it is there.
        package var elements = 100_000
        /// How deep elements may be nested.
        package var nesting: Int
        /// How many bytes of text arguments may make.
        package var insertedText: Int

        package init(nesting: Int, insertedText: Int) {
            (self.nesting, self.insertedText) = (nesting, insertedText)
        }
    }

    package init(_ text: String, limits: Limits) {
        (self.text, self.limits) = (text, limits)
    }

    /// A reading of a part of the same document, with the same names and with counts of its own.
    package init(again reading: DocumentReading) {
        (text, limits, context) = (reading.text, reading.limits, reading.context)
    }

    package func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

// MARK: - Context

/// Names something that readers share while a document is read, such as its named colors.
package protocol ReadingKey {
    associatedtype Value
    /// The value before anything was set.
    static var initial: Value { get }
}

extension DocumentReading {
    package subscript<Key: ReadingKey>(key: Key.Type) -> Key.Value {
        get {
            guard let found = context.first(where: { $0.key == ObjectIdentifier(key) }) else { return Key.initial }
            return found.value as? Key.Value ?? Key.initial
        }
        set {
            context.removeAll { $0.key == ObjectIdentifier(key) }
            context.append((ObjectIdentifier(key), newValue))
        }
    }
}

// MARK: - Limits

extension DocumentReading {
    /// Counts an element and those around it; false, with a report, where a limit is passed.
    package func enterElement(_ value: DocumentValue) -> Bool {
        elementCount += 1
        nesting += 1
        if nesting > limits.nesting {
            value.report("elements are nested deeper than \(limits.nesting)", cause: .limit)
            return false
        }
        if elementCount == limits.elements + 1 {
            value.report("there are more than \(limits.elements) elements", cause: .limit)
        }
        return elementCount <= limits.elements
    }

    package func leaveElement() {
        nesting -= 1
    }

    /// Counts text that arguments made, in bytes; false, with one report, where it is more than a document may have.
    package func insertText(_ count: Int, at value: DocumentValue) -> Bool {
        let wasWithin = insertedText <= limits.insertedText
        insertedText += count
        if insertedText <= limits.insertedText { return true }
        if wasWithin {
            value.report("the arguments make more than \(limits.insertedText) bytes of text", cause: .limit)
        }
        return false
    }
}
