import QuoinFiles
import QuoinScene
import QuoinSystem
import SystemPackage

/// A document, and the names of its pictures.
struct SnapshotDocument: Hashable, Sendable {
    let file: DocumentFile
    /// The path without its extension: `Snapshots/Texture/overlay`.
    let name: String

    init(_ file: DocumentFile) {
        self.file = DocumentFile(path: Self.plainPath(file.path), access: file.access)
        name = FilePath(self.file.path).removingExtension.string
    }

    /// The name up to the first character that can start a variant's suffix.
    var group: String {
        let path = FilePath(name)
        let file = path.lastComponent?.string ?? ""
        let stem = file.dropFirst().prefix { $0 != "@" && $0 != "." }
        return path.removingLastComponent().string + "/" + file.prefix(1) + stem
    }

    func name(of variant: CanvasVariant) -> String { name + variant.suffix }

    /// A normalized path, relative to the working folder if it is in it.
    static func plainPath(_ path: String) -> String {
        let plain = FilePath(path).lexicallyNormalized().string
        let folder = FilePath.workingFolder.string + "/"
        return plain.hasPrefix(folder) ? String(plain.dropFirst(folder.count)) : plain
    }
}

/// The documents at some paths, and the pictures beside them.
struct SnapshotSearch {
    /// Sorted by name, each once.
    private(set) var documents: [SnapshotDocument]
    /// An error for each folder without a document.
    let errors: [QuoinError]
    /// The paths of all PNG files in the folders.
    let pictures: Set<String>

    init(_ paths: [String], access: DocumentFile.Access?, shard: VerificationResults.Shard? = nil) {
        let search = DocumentSearch(paths, access: access)
        errors = search.errors
        var known: Set<String> = []
        let files = search.found.map(\.file).filter { known.insert(DocumentFile.realPath($0.path)).inserted }
        documents = files.map(SnapshotDocument.init).sorted { ($0.name, $0.file.path) < ($1.name, $1.file.path) }
        pictures = Set(paths.flatMap(Self.pictures(below:)))
        if let shard { keep(shard) }
    }

    /// Keeps the documents of a shard. Documents whose pictures may have the same name, such as `card` and `card@2x`, are in
    /// the same shard, so that a clash is detected.
    private mutating func keep(_ shard: VerificationResults.Shard) {
        let groups = Set(documents.map(\.group)).sorted()
        let own = Set(groups.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element))
        documents.removeAll { !own.contains($0.group) }
    }

    private static func pictures(below folder: String) -> [String] {
        FilePath(folder).contents.filter { FilePath($0).extension == "png" }
            .map { SnapshotDocument.plainPath(FilePath(folder).appending($0).string) }
    }
}
