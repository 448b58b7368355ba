import QuoinCairo
import QuoinDeclarations
import QuoinDocument
import QuoinImages
import QuoinScene
import QuoinSystem
import SystemPackage

/// The images and fonts beside a document.
package struct FolderResources: DocumentResources {
    private let folder: String
    private let limits: Limits
    private let log: ResourceLog?

    /// - Parameter folder: the folder that paths in the document are relative to.
    package init(folder: String, limits: Limits = Limits(), log: ResourceLog? = nil) {
        (self.folder, self.limits, self.log) = (folder, limits, log)
    }

    package func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do throws(ImageError) {
            let source: ImageSource =
                try path.hasPrefix("data:") ? ImageSource(dataURL: path) : .file(location(of: path))
            if case .file(let file) = source { log?.record(.image(file)) }
            let image = try ImageResource(reading: source, limits: limits)
            log?.add(image)
            return image
        } catch .unreadable {
            try checkExistence(of: location(of: path), named: path)
            throw DocumentResourceError("\"\(path)\" is no file")
        } catch {
            throw DocumentResourceError("\(error)", isLimit: error.isLimit)
        }
    }

    package func font(at path: String) throws(DocumentResourceError) -> String {
        let file = location(of: path)
        log?.record(.fonts(file))
        try checkExistence(of: file, named: path)
        return file
    }

    private func location(of path: String) -> String {
        FilePath(folder).pushing(FilePath(path)).absolute.string
    }

    private func checkExistence(of file: String, named path: String) throws(DocumentResourceError) {
        do {
            _ = try FileKind(at: file)
        } catch {
            throw DocumentResourceError("\"\(path)\" cannot be read: \(QuoinError.reason(for: error))")
        }
    }
}
