import Foundation
import QuoinDocument

/// The images and the documents that samples of articles name.
package struct SampleResources: DocumentResources {
    private let images: URL
    private let documents: URL

    /// - Parameters:
    ///   - images: the folder of images.
    ///   - documents: the folder of documents that samples use.
    package init(images: String, documents: String) {
        (self.images, self.documents) = (URL(fileURLWithPath: images), URL(fileURLWithPath: documents))
    }

    package func image(at path: String) throws(QuoinError) -> ImageResource {
        try ImageResource(reading: .file(images.appendingPathComponent(path).path))
    }

    package func font(at path: String) throws(QuoinError) -> String { throw QuoinError("samples have no fonts") }

    package func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        do {
            let file = documents.appendingPathComponent(path)
            return (try String(contentsOf: file, encoding: .utf8), path)
        } catch {
            throw QuoinError("\(error)")
        }
    }
}
