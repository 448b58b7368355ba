/// The state of reading a document: the diagnostics so far, the limits, and the values that readers share.
package final class DocumentReading {
    private let text: String
    private var knownLines: SourceLines?
    package private(set) var diagnostics: [Diagnostic] = []
    package let limits: Limits
    /// Few entries: a linear search is faster than a dictionary.
    private var context: [(key: ObjectIdentifier, value: AnyObject)] = []
    private var elementCount = 0
    private var nesting = 0
    private var insertedText = 0
    private var repeatedItems = 0
    private var pictureCount = 0
    /// How many errors and warnings there were, reported or not.
    private var counts: [Diagnostic.Severity: Int] = [:]
    private var reported: Set<Fault> = []

    /// An error at a place in the text, independent of the element that contains it.
    private struct Fault: Hashable {
        var message: String
        var place: SourcePlace
    }

    package init(_ text: String, limits: Limits) {
        (self.text, self.limits) = (text, limits)
    }

    /// A further reading of a part of the same document, with the same shared values and its own counts.
    package init(again reading: DocumentReading) {
        (text, limits, context, knownLines) = (reading.text, reading.limits, reading.context, reading.knownLines)
    }

    /// The document's lines, for places within scalars.
    package var lines: SourceLines {
        if let knownLines { return knownLines }
        let lines = SourceLines(text)
        knownLines = lines
        return lines
    }

    /// Reports an error or a warning, or only counts it if the limit of reports is reached.
    ///
    /// An error in a component or an alias that several elements use is reported once, at the first of them.
    package func report(_ diagnostic: Diagnostic) {
        if reportsMore(diagnostic.severity) {
            // Values in Swift have no lines.
            if let place = diagnostic.place, place.line > 0,
                !reported.insert(Fault(message: diagnostic.message, place: place)).inserted
            {
                return
            }
            diagnostics.append(diagnostic)
        }
        countOnly(diagnostic.severity)
    }

    /// Whether another diagnostic is reported, and not only counted.
    func reportsMore(_ severity: Diagnostic.Severity) -> Bool {
        counts[severity, default: 0] < limits.errors
    }

    /// Counts a diagnostic that is not reported, so that its message need not be made.
    func countOnly(_ severity: Diagnostic.Severity) {
        counts[severity, default: 0] += 1
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

    // MARK: Limits

    /// Counts an element and its nesting; `false`, with a report, if a limit is exceeded.
    package func enterElement(_ value: DocumentValue) -> Bool {
        elementCount += 1
        nesting += 1
        if nesting > limits.depth {
            value.report(limits.excess(\.depth, "elements are nested deeper than \(limits.depth)"))
            return false
        }
        if elementCount == limits.elements + 1 {
            value.report(limits.excess(\.elements, "there are more than \(limits.elements) elements"))
        }
        return elementCount <= limits.elements
    }

    /// Counts an item that a repetition makes; `false`, with one report, if there are too many.
    func enterRepetition(_ value: DocumentValue) -> Bool {
        repeatedItems += 1
        if repeatedItems == limits.elements + 1 {
            value.report(limits.excess(\.elements, "repetitions make more than \(limits.elements) items"))
        }
        return repeatedItems <= limits.elements
    }

    /// Counts an image; `false`, with one report, if there are too many.
    package func enterPicture(_ value: DocumentValue) -> Bool {
        pictureCount += 1
        if pictureCount == limits.pictures + 1 {
            value.report(limits.excess(\.pictures, "there are more than \(limits.pictures) images"))
        }
        return pictureCount <= limits.pictures
    }

    /// How many diagnostics of a severity were not kept, because the limit of reports was reached.
    package func hiddenCount(_ severity: Diagnostic.Severity) -> Int {
        max(counts[severity, default: 0] - limits.errors, 0)
    }

    package func leaveElement() {
        nesting -= 1
    }

    /// Counts the bytes of text from arguments; `false`, with one report, if the limit is exceeded.
    package func insertText(_ count: Int, at value: DocumentValue) -> Bool {
        let wasWithin = insertedText <= limits.documentBytes
        insertedText += count
        if insertedText <= limits.documentBytes { return true }
        if wasWithin {
            value.report(
                limits.excess(
                    \.documentBytes, "the arguments make more than \(limits.documentBytes) bytes of text"))
        }
        return false
    }
}
