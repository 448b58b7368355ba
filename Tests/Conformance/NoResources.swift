import Quoin

/// The cases refer to no files.
struct NoResources: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        throw QuoinError("\"\(path)\" is not there")
    }

    func font(at path: String) throws(QuoinError) -> String {
        throw QuoinError("\"\(path)\" is not there")
    }
}
