import QuoinValues

/// Finds the images and fonts of a document.
public protocol DocumentResources: Sendable {
    /// The image at a path relative to the document, or in a data URL.
    func image(at path: String) throws(QuoinError) -> ImageResource

    /// The path on disk of a font file or a folder of fonts.
    ///
    /// - Parameter path: relative to the document.
    func font(at path: String) throws(QuoinError) -> String

    /// The text of a file with parts of the document, and its name in messages. By default no file is found.
    ///
    /// - Parameter path: relative to the document.
    func text(at path: String) throws(QuoinError) -> (text: String, name: String)
}

extension DocumentResources {
    public func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        throw .noFiles(path)
    }
}

extension QuoinError {
    /// The error that a path leads to a file where no file is read.
    package static func noFiles(_ path: String) -> QuoinError {
        QuoinError("\"\(path)\" is a file, and files are not read here")
    }
}

/// The resources of the document that is being read.
package enum ResourcesKey: ReadingKey {
    package static let initial: (any DocumentResources)? = nil
}

extension DocumentValue {
    /// The resource at a path in the document; reports a missing one.
    package func resource<Resource>(
        _ find: (String, any DocumentResources) throws(QuoinError) -> Resource
    ) -> Resource? {
        guard var path = string(), let resources = reading[ResourcesKey.self] else { return nil }
        if !path.hasPrefix("data:"), path.contains("://") {
            report("\"\(path)\" is on a network; only files are read")
            return nil
        }
        // A path in another file is relative to that.
        if let folder = place.file?.folder, !folder.isEmpty, !path.hasPrefix("data:"), !path.hasPrefix("/") {
            path = folder + "/" + path
        }
        do {
            return try find(path, resources)
        } catch {
            report(error.message, kind: error.kind == .limitPassed ? .limit : .input)
            return nil
        }
    }
}

extension Codec where Value == ImageResource {
    /// The path of an image beside the document, or a data URL.
    package static var image: Codec {
        Codec(
            .text,
            read: { value in
                guard value.reading.enterPicture(value) else { return nil }
                let image = value.resource { path, resources throws(QuoinError) in
                    try resources.image(at: path)
                }
                for omission in image?.omissions ?? [] {
                    value.warn("\(omission) is not drawn: librsvg does not support it")
                }
                if let problem = image?.colorProblem { value.warn("the image's colors count as sRGB: \(problem)") }
                return image
            },
            write: { image in
                switch image.source {
                case .file(let path, let root): .content(.file(path, below: root))
                case .bytes(let bytes): .content(.bytes(bytes))
                }
            })
    }
}
