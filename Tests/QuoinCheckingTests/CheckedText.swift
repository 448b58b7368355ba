import Foundation
import QuoinChecking
import TestSupport

/// A document that is checked.
struct CheckedText {
    let folder = TemporaryFolder()

    /// The findings of a document with some settings.
    func findings(_ text: String, _ change: (inout DocumentChecks) -> Void = { _ in }) throws -> [LayoutFinding] {
        try folder.write(text, to: "a.yaml")
        var checks = DocumentChecks(of: DocumentBatch(of: [folder.path("a.yaml")]))
        checks.batch.access = .allFiles
        change(&checks)
        let results = try checks.run()
        if let error = results.errors.first { throw error }
        return results.documents.flatMap(\.findings)
    }
}
