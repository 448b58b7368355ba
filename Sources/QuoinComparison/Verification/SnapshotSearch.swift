import QuoinFiles
import QuoinSystem

/// The documents below some paths whose pictures lie beside them, and the pictures that lie there.
struct SnapshotSearch {
    /// By name, each once.
    private(set) var documents: [SnapshotDocument]
    /// The folders among the paths in which there is no document.
    let failures: [Failure]
    /// The paths of all PNG files in the folders among the paths.
    let pictures: Set<String>

    init(_ paths: [String], shard: Shard? = nil) {
        let search = DocumentSearch(paths)
        failures = search.failures
        var known: Set<String> = []
        let files = search.found.map(\.file).filter { known.insert(DocumentFile.realPath($0.path)).inserted }
        documents = files.map(SnapshotDocument.init).sorted { ($0.name, $0.file.path) < ($1.name, $1.file.path) }
        pictures = Set(paths.flatMap(Self.pictures(below:)))
        if let shard { keep(shard) }
    }

    /// Documents whose pictures may have the same name, `card` and `card@2x`, stay together, so that a clash is seen.
    private mutating func keep(_ shard: Shard) {
        let groups = Set(documents.map(\.group)).sorted()
        let own = Set(groups.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element))
        documents.removeAll { !own.contains($0.group) }
    }

    private static func pictures(below folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { FilePath($0).extension == "png" }
            .map { SnapshotDocument.plainPath(FilePath(folder).appending($0).string) }
    }
}
