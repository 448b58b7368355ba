import QuoinSystem
import QuoinVerification
import SystemPackage

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
        paths = settings.paths.isEmpty ? ["Snapshots"] : settings.paths
        do throws(QuoinError) {
            let access = settings.root.map { DocumentFile.Access.below($0) }
            let search = try SnapshotSearch(settings.paths, access: access) { $0.fonts = settings.fonts + $0.fonts }
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
