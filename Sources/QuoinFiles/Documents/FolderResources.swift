import QuoinCairo
import QuoinDocument
import QuoinImages
import QuoinScene
import QuoinSystem

/// Finds images and fonts beside a document.
struct FolderResources: DocumentResources {
    var folder: String
    var log: ResourceLog?

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do throws(ImageError) {
            let source: ImageSource =
                try path.hasPrefix("data:") ? ImageSource(dataURL: path) : .file(location(of: path))
            if case .file(let file) = source { log?.look(at: .image(file)) }
            let image = try ImageResource(reading: source)
            log?.add(image)
            return image
        } catch .unreadable {
            try look(at: location(of: path), named: path)
            throw DocumentResourceError("\"\(path)\" is no file")
        } catch {
            if case .tooLarge = error { throw DocumentResourceError("\(error)", isLimit: true) }
            throw DocumentResourceError("\(error)")
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        let file = location(of: path)
        log?.look(at: .fonts(file))
        try look(at: file, named: path)
        return file
    }

    private func location(of path: String) -> String {
        FilePath(folder).pushing(FilePath(path)).absolute.string
    }

    /// Fails where there is nothing.
    private func look(at file: String, named path: String) throws(DocumentResourceError) {
        do {
            _ = try FileKind(at: file)
        } catch {
            throw DocumentResourceError("\"\(path)\" cannot be read: \(FileProblem.words(for: error))")
        }
    }
}
