import QuoinFiles
import QuoinSystem

/// A folder with the documents of a state and the files beside them. A temporary folder is deleted with this object.
final class WorkFolder: Sendable {
    let path: String
    private let isTemporary: Bool

    /// An existing folder.
    convenience init(_ path: String) {
        self.init(path, isTemporary: false)
    }

    private init(_ path: String, isTemporary: Bool) {
        (self.path, self.isTemporary) = (path, isTemporary)
    }

    /// A new temporary folder.
    static func temporary() -> WorkFolder {
        let name = "quoin-state-\(UInt64.random(in: .min ... .max))"
        return WorkFolder(FilePath.temporaryFolder.appending(name).string, isTemporary: true)
    }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }

    /// A document, which may read the files in the folder.
    func document(_ name: String) -> DocumentFile {
        var file = DocumentFile(path: FilePath(path).pushing(FilePath(name)).string, access: .below(path))
        file.within = path
        return file
    }
}
