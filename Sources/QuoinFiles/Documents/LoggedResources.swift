import Quoin
import QuoinDocument

/// Resources of a document that is read many times, logged for one of its pictures, whether they are read or were read before.
struct LoggedResources: DocumentResources {
    private let kept: any DocumentResources
    private let files: FolderResources

    /// - Parameters:
    ///   - kept: finds each image once.
    ///   - files: logs what is looked for.
    init(_ kept: any DocumentResources, _ files: FolderResources) {
        (self.kept, self.files) = (kept, files)
    }

    func image(at path: String) throws(QuoinError) -> ImageResource {
        try files.noteImage(at: path)
        return try kept.image(at: path)
    }

    func font(at path: String) throws(QuoinError) -> String { try files.font(at: path) }

    func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        try files.text(at: path)
    }
}

extension Document.Template {
    /// The template of a file, which logs what one of its pictures is drawn from.
    package func logging(_ log: ResourceLog, of file: DocumentFile, _ limits: Limits) -> Document.Template {
        let files = file.resources(limits, log)
        return finding { LoggedResources($0, files) }
    }
}
