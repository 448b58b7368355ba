import Foundation
import QuoinCairo
import QuoinDocument
import QuoinScene

/// Finds images and fonts beside a document.
struct FolderResources: DocumentResources {
    var folder: URL
    var log: ResourceLog?

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do throws(ImageError) {
            let image = try ImageResource(
                reading: path.hasPrefix("data:") ? ImageSource(dataURL: path) : .file(location(of: path)))
            log?.add(image)
            return image
        } catch .unreadable {
            _ = try type(of: location(of: path), named: path)
            throw DocumentResourceError("\"\(path)\" is no file")
        } catch {
            if case .tooLarge = error { throw DocumentResourceError("\(error)", isLimit: true) }
            throw DocumentResourceError("\(error)")
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        let file = location(of: path)
        _ = try type(of: file, named: path)
        return file
    }

    private func location(of path: String) -> String {
        URL(fileURLWithPath: path, relativeTo: folder).path
    }

    /// What kind of thing is at a path.
    private func type(of file: String, named path: String) throws(DocumentResourceError) -> FileAttributeType? {
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        do {
            return try FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        } catch {
            throw DocumentResourceError("\"\(path)\" cannot be read: \(FileProblem.words(for: error))")
        }
    }
}
