/// The state of reading a document: the diagnostics so far, the limits, and the values that readers share.
package final class DocumentReading {
    private let text: String
    /// The document's lines, for places within scalars.
    package private(set) lazy var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    package private(set) var diagnostics: [Diagnostic] = []
    private let limits: Limits
    /// A few entries, which are found faster one by one than in a dictionary.
    private var context: [(key: ObjectIdentifier, value: AnyObject)] = []
    private var elementCount = 0
    private var nesting = 0
    private var insertedText = 0

    /// The limits of a document.
    package struct Limits: Sendable {
        /// Elements that aliases and components repeat are counted each time.
        package var elements = 100_000
        /// The largest nesting depth of elements.
        package var nesting: Int
        /// The largest number of bytes of text from arguments.
        package var insertedText: Int

        package init(nesting: Int, insertedText: Int) {
            (self.nesting, self.insertedText) = (nesting, insertedText)
        }
    }

    package init(_ text: String, limits: Limits) {
        (self.text, self.limits) = (text, limits)
    }

    /// A reading of a part of the same document, with the same shared values and its own counts.
    package init(again reading: DocumentReading) {
        (text, limits, context) = (reading.text, reading.limits, reading.context)
    }

    package func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

// MARK: - Context

/// Identifies a value that readers share, such as the named colors of a document.
package protocol ReadingKey {
    associatedtype Value
    /// The value before one is set.
    static var initial: Value { get }
}

extension DocumentReading {
    private final class Box<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    package subscript<Key: ReadingKey>(key: Key.Type) -> Key.Value {
        get {
            guard let found = context.first(where: { $0.key == ObjectIdentifier(key) }) else { return Key.initial }
            return (found.value as? Box<Key.Value>)?.value ?? Key.initial
        }
        set {
            context.removeAll { $0.key == ObjectIdentifier(key) }
            context.append((ObjectIdentifier(key), Box(newValue)))
        }
    }
}

// MARK: - Limits

extension DocumentReading {
    /// Counts an element and its nesting; `false`, with a report, if a limit is exceeded.
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

    /// Counts the bytes of text from arguments; `false`, with one report, if the limit is exceeded.
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
