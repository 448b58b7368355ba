import QuoinFiles
import QuoinResults
import QuoinSystem

/// The reference pictures and images of documents that were drawn.
struct DocumentReferences: Sendable {
    /// The documents of each picture, by the picture's path.
    private(set) var documents: [FilePath: [String]] = [:]
    /// The resolved paths of the documents' images.
    private(set) var images: Set<String> = []
    /// The faulty documents. Their images are not all known.
    private(set) var faulty: [SnapshotDocument] = []

    mutating func add(_ document: SnapshotDocument, pictures: [String]) {
        for picture in pictures { documents[FilePath(picture), default: []].append(document.file.path) }
    }

    mutating func add(images: Set<String>) {
        self.images.formUnion(images)
    }

    mutating func add(faulty document: SnapshotDocument) {
        faulty.append(document)
    }

    /// An error for each picture that belongs to several documents.
    var clashes: [FilePath: String] {
        documents.compactMapValues { documents in
            guard documents.count > 1 else { return nil }
            return documents.sorted().joined(separator: " and ") + " would both have this picture; rename one of them"
        }
    }

    /// The references among some pictures. If a document is faulty, its images are unknown, and every picture counts as
    /// touched. Pictures outside of the documents' folders, hidden pictures, and pictures that were approved under
    /// another path are not references.
    ///
    /// - Parameter folders: the folders of all documents.
    func references(among pictures: Set<String>, in folders: Set<FilePath>) -> VerificationResults.References {
        let own = Set(documents.keys.map(\.string))
        // The references of documents are touched, whether documents show them or not.
        let others = pictures.subtracting(own)
        let used = faulty.isEmpty ? others.filter { images.contains(DocumentFile.realPath($0)) } : others
        let found = pictures.filter { path in
            own.contains(path)
                || folders.contains(FilePath(path).removingLastComponent()) && !Self.isHidden(path)
                    && ReferenceFile(path, below: FilePath(path).removingLastComponent().string).isApproved
        }
        return VerificationResults.References(
            found: found.union(own.subtracting(found).filter { ReferenceFile($0).exists }), touched: own.union(used))
    }

    /// Whether a part of a path is hidden.
    private static func isHidden(_ path: String) -> Bool {
        FilePath(path).components.contains { $0.kind == .regular && $0.string.hasPrefix(".") }
    }
}

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
