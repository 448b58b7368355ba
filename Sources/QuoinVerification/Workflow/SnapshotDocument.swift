import Quoin
import QuoinDocument
import QuoinFiles
import QuoinResults
import QuoinSystem

/// A document, the names of its pictures, and how these are drawn and compared.
package struct SnapshotDocument: Hashable, Sendable {
    package let file: DocumentFile
    /// The path without its extension: `Snapshots/Texture/overlay`.
    package let name: String
    package var settings = DocumentSettings()

    init(_ file: DocumentFile) {
        var file = file
        file.path = FilePath(file.path).relativeToWorkingFolder.string
        self.file = file
        name = file.picturePath
    }

    /// The name up to the first character that can begin a variant's suffix.
    var group: String { Self.group(ofName: name) }

    /// The group of a document or a picture, by its path without the extension.
    static func group(ofName name: String) -> String {
        let path = FilePath(name)
        let file = path.lastComponent?.string ?? ""
        let stem = file.dropFirst().prefix { $0 != "@" && $0 != "." }
        return path.removingLastComponent().string + "/" + file.prefix(1) + stem
    }

    package func name(of variant: CanvasVariant) -> String { name + variant.suffix }

    /// A reference picture of the document. No link leads out of the folder that was searched, or the document's own.
    package func reference(at path: String, limits: Limits = Limits()) -> ReferenceFile {
        ReferenceFile(path, below: file.within ?? file.folder, limits: limits)
    }

    /// The command that accepts the document's new pictures, with the same access to files.
    var acceptCommand: String {
        let scene = file.scene.map { " --scene \(ShellWord.quoted($0))" } ?? ""
        let command = "\(QuoinCommand.name) approve \(ShellWord.quoted(file.path))\(scene)"
        switch file.access {
        case .ownFolder: return command
        case .noFiles: return command + " --no-files"
        case .allFiles: return command + " --all-files"
        case .below(let root):
            let isOwn = FilePath(root).resolved == FilePath(file.folder).resolved
            return isOwn ? command : command + " --root \(ShellWord.quoted(root))"
        }
    }

    /// Reads the document, with the fonts and variants of the settings.
    ///
    /// - Parameter text: the document itself, if it was read before.
    /// - Throws: a ``QuoinError`` with all errors of the document and their places.
    package func read(
        _ limits: Limits, logging log: ResourceLog, text: String? = nil
    ) throws(QuoinError) -> Document {
        var file = file
        file.excerpt = text ?? file.excerpt
        return completed(try file.read(limits, logging: log))
    }

    /// A document with the fonts and variants of the settings.
    package func completed(_ document: Document) -> Document {
        var content = document
        content.fonts = settings.fonts.map { Document.FontReference(path: $0) } + content.fonts
        if content.variants.isEmpty { content.variants = settings.variants }
        content.canvas.fallbacks = content.canvas.fallbacks.completed(by: settings.fallbacks)
        return content
    }
}
