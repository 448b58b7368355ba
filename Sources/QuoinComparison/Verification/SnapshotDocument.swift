import QuoinFiles
import QuoinScene
import QuoinSystem

/// A document and the names of its pictures.
struct SnapshotDocument: Hashable, Sendable {
    let file: DocumentFile
    /// The path without its extension: `Snapshots/Texture/overlay`.
    let name: String

    init(_ file: DocumentFile) {
        self.file = DocumentFile(path: Self.plainPath(file.path))
        name = FilePath(self.file.path).removingExtension.string
    }

    /// What is left of the name without what a variant adds.
    var group: String {
        let path = FilePath(name)
        let file = path.lastComponent?.string ?? ""
        let stem = file.dropFirst().prefix { $0 != "@" && $0 != "." }
        return path.removingLastComponent().string + "/" + file.prefix(1) + stem
    }

    /// The name of a variant's snapshot.
    func name(of variant: CanvasVariant) -> String { name + variant.suffix }

    /// Whether a picture's name may be that of a variant, where it is not known which the document has.
    func mayHave(_ picture: String) -> Bool {
        picture == name + ".png" || picture.hasPrefix(name + "@") || picture.hasPrefix(name + ".")
    }

    /// A path without detours, and without the working folder in front of it.
    static func plainPath(_ path: String) -> String {
        let plain = FilePath(path).lexicallyNormalized().string
        let folder = FileManager.default.currentDirectoryPath + "/"
        return plain.hasPrefix(folder) ? String(plain.dropFirst(folder.count)) : plain
    }
}
