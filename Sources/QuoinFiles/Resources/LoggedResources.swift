import QuoinDeclarations
import QuoinScene

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

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        try files.noteImage(at: path)
        return try kept.image(at: path)
    }

    func font(at path: String) throws(DocumentResourceError) -> String { try files.font(at: path) }

    func text(at path: String) throws(DocumentResourceError) -> (text: String, name: String) {
        try files.text(at: path)
    }
}
