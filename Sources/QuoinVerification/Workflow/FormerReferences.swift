import Quoin
import QuoinFiles
import QuoinResults
import QuoinSystem

/// The references that an approval wrote for documents that are gone. One with the same pixels as a new picture is the
/// reference of a document that was renamed or moved.
struct FormerReferences {
    /// The paths, by a hash of their pixels.
    private var paths: [Int: [String]] = [:]

    /// Finds the references in the folders of a search, in those of its documents, and in those of the settings, which are
    /// for documents in the working folder.
    init(_ search: SnapshotSearch) {
        let isInProject = search.paths.contains { FilePath($0).absolute.starts(with: .workingFolder) }
        let all = search.paths + (isInProject ? search.settings.paths : []) + search.folders.map(\.string)
        let folders = Set(all.filter(FileKind.isFolder)).sorted()
        let documents = DocumentSearch(folders).found.map { SnapshotDocument($0.file) } + search.allDocuments
        let groups = Set(documents.map(\.group))
        for path in Set(folders.flatMap(SnapshotSearch.pictures(below:))).sorted() {
            let name = FilePath(path).removingExtension.string
            guard !groups.contains(SnapshotDocument.group(ofName: name)) else { continue }
            let file = ReferenceFile(path, below: FilePath(path).removingLastComponent().string)
            guard file.isApproved, let bitmap = try? file.picture().bitmap else { continue }
            paths[bitmap.hashValue, default: []].append(path)
        }
    }

    var isEmpty: Bool { paths.isEmpty }

    /// The former reference of a picture, which no other picture has from then on: of several, the one with the same
    /// name in another folder, then the first.
    mutating func take(_ bitmap: Bitmap, for path: String) -> String? {
        let same = (paths[bitmap.hashValue] ?? []).filter { (try? ReferenceFile($0).picture().bitmap) == bitmap }
        let name = FilePath(path).lastComponent
        let former = same.first { FilePath($0).lastComponent == name } ?? same.first
        paths[bitmap.hashValue]?.removeAll { $0 == former }
        return former
    }
}
