import Quoin
import Synchronization

/// Resources that are found once, for a document that is read many times.
package final class KeptResources: DocumentResources {
    private let base: any DocumentResources
    /// By the bytes of the path, because texts that are written with other characters may be equal.
    private let images = Mutex<[[UInt8]: ImageResource]>([:])

    /// How many images are kept. Each has the size of its image and the paths of its files.
    private static let limit = 1_000

    package init(_ base: any DocumentResources) {
        self.base = base
    }

    package func image(at path: String) throws(QuoinError) -> ImageResource {
        let key = Array(path.utf8)
        if let known = images.withLock({ $0[key] }) { return known }
        let image = try base.image(at: path)
        images.withLock { images in
            if images.count >= Self.limit { images.removeAll() }
            images[key] = image
        }
        return image
    }

    package func font(at path: String) throws(QuoinError) -> String { try base.font(at: path) }

    package func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        try base.text(at: path)
    }
}
