import QuoinLayout

/// Finds what a document refers to; some of it only when the document is laid out.
public protocol DocumentResources: Sendable {
    /// The image that a document names by a path relative to itself, or holds itself in a data URL.
    func image(at path: String) throws(DocumentResourceError) -> ImageResource

    /// The path on disk of a font file or a folder of fonts, which a document names by a path relative to itself.
    func font(at path: String) throws(DocumentResourceError) -> String
}

/// Why something that a document refers to cannot be had.
public struct DocumentResourceError: Error, Hashable, Sendable {
    /// What is wrong, in a sentence without a period.
    public var message: String
    /// Whether it is that a limit was passed.
    public var isLimit: Bool

    /// An error that is reported at the place in the document that refers to the thing.
    public init(_ message: String, isLimit: Bool = false) {
        (self.message, self.isLimit) = (message, isLimit)
    }
}

/// What finds the images and fonts that a document refers to.
package enum ResourcesKey: ReadingKey {
    package static let initial: (any DocumentResources)? = nil
}

extension DocumentValue {
    /// What a path in the document refers to; where there is no such thing, that is reported.
    package func resource<Resource>(
        _ find: (String, any DocumentResources) throws(DocumentResourceError) -> Resource
    ) -> Resource? {
        guard let path = string(), let resources = reading[ResourcesKey.self] else { return nil }
        if !path.hasPrefix("data:"), path.contains("://") {
            report("\"\(path)\" is on a network; only files are read")
            return nil
        }
        do {
            return try find(path, resources)
        } catch {
            report(error.message, cause: error.isLimit ? .limit : .input)
            return nil
        }
    }
}

extension ValueForm where Value == ImageResource {
    /// The path of an image beside the document, or a data URL.
    package static var image: ValueForm {
        ValueForm(
            .text,
            read: { value in
                value.resource { path, resources throws(DocumentResourceError) in try resources.image(at: path) }
            },
            write: { image in
                switch image.source {
                case .file(let path): .content(.file(path))
                case .bytes(let bytes): .content(.bytes(bytes))
                }
            })
    }
}
