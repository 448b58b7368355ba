import QuoinSystem
import QuoinVerification

/// The documents that are shown: those at the given paths, and no others.
struct DocumentList: Sendable, Equatable {
    /// Sorted by path.
    private(set) var documents: [SnapshotDocument] = []
    /// Why documents are missing, for a person.
    private(set) var problems: [String] = []
    /// The paths that were searched.
    private(set) var paths: [String]

    /// Finds the documents. Faults are problems of the list.
    init(_ settings: PreviewSettings) {
        paths = settings.batch.paths.isEmpty ? ["Snapshots"] : settings.batch.paths
        do throws(QuoinError) {
            let search = try SnapshotSearch(settings.batch) { $0.fonts = settings.batch.fonts + $0.fonts }
            paths = search.paths
            let roots = paths.map { FilePath($0).resolved }
            documents = search.documents.filter { document in
                let file = FilePath(document.file.path).resolved
                return roots.contains { file.starts(with: $0) }
            }
            let missing = Set(search.documents.map(\.file.path)).subtracting(documents.map(\.file.path)).sorted()
            problems = missing.map { "\($0) is a link to another place, which is not shown" }
        } catch {
            problems = error.messages
        }
    }

    /// The document with a path; `nil` for any path that is not among those of the list.
    subscript(path: String) -> SnapshotDocument? { documents.first { $0.file.path == path } }
}

/// What is shown, and how.
package struct PreviewSettings: Sendable {
    /// The documents, and what they may read.
    package var batch: DocumentBatch
    /// Whether no file is written.
    package var isReadOnly = false
    /// The address of a place in a file, with `{path}`, `{line}` and `{column}`.
    package var editor = "vscode://file{path}:{line}:{column}"

    package init(paths: [String]) {
        batch = DocumentBatch(of: paths)
    }
}
