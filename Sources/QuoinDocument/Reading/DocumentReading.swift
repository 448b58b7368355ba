import QuoinLayout
import QuoinScene
import Yams

/// One reading of a document: what was found so far, and what names stand for.
final class DocumentReading {
    let resources: any DocumentResources
    private(set) var diagnostics: [Diagnostic] = []
    var colors: [String: Color] = [:]
    var components: [String: Component] = [:]
    /// The components that are being expanded, the outermost first.
    var expanding: [String] = []
    private var elementCount = 0
    private var nesting = 0

    init(resources: any DocumentResources) {
        self.resources = resources
    }

    /// How many elements a document may have.
    static let elementLimit = 1_000_000

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
}
