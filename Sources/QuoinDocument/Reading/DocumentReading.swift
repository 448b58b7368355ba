import QuoinLayout
import QuoinScene

/// One reading of a document: what was found so far, and what names stand for.
final class DocumentReading {
    let resources: any DocumentResources
    /// Follows what is asked of the values; nothing where a document is read for what it says.
    let log: ReadingLog?
    private let text: String
    /// The document's lines, for places within scalars.
    private(set) lazy var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    private(set) var diagnostics: [Diagnostic] = []
    var colors: [String: Color] = [:]
    var components: [String: Component] = [:]
    /// How many texts had a place in a collection put in.
    var insertedPlaces = 0
    private var elementCount = 0
    private var nesting = 0
    private var insertedText = 0

    init(_ text: String, resources: any DocumentResources, log: ReadingLog? = nil) {
        self.text = text
        self.resources = resources
        self.log = log
    }

    private init(again reading: DocumentReading) {
        (text, resources, log) = (reading.text, reading.resources, nil)
        (colors, components) = (reading.colors, reading.components)
    }

    /// A reading of a part of the same document, with the same names and limits of its own.
    func another() -> DocumentReading { DocumentReading(again: self) }

    /// How many elements a document may have; what aliases and components repeat counts as often as it is there.
    static let elementLimit = 100_000

    func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Counts an element and those around it; false, with a report, where a limit is passed.
    func enterElement(_ value: DocumentValue) -> Bool {
        elementCount += 1
        nesting += 1
        if nesting > LayoutTree.nestingLimit {
            value.report("elements are nested deeper than \(LayoutTree.nestingLimit)", cause: .limit)
            return false
        }
        if elementCount == Self.elementLimit + 1 {
            value.report("there are more than \(Self.elementLimit) elements", cause: .limit)
        }
        return elementCount <= Self.elementLimit
    }

    func leaveElement() {
        nesting -= 1
    }

    /// Counts text that arguments made, in bytes; false, with one report, where it is more than a document may have.
    func insertText(_ count: Int, at value: DocumentValue) -> Bool {
        let wasWithin = insertedText <= Document.longestText
        insertedText += count
        if insertedText <= Document.longestText { return true }
        if wasWithin {
            value.report("the arguments make more than \(Document.longestText) bytes of text", cause: .limit)
        }
        return false
    }
}
