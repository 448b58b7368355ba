import Quoin
import QuoinDocument

/// The cases refer to no files.
struct NoResources: DocumentResources {
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        throw DocumentResourceError("\"\(path)\" is not there")
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        throw DocumentResourceError("\"\(path)\" is not there")
    }
}
