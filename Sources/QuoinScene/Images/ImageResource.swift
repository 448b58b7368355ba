import QuoinLayout

/// An image of a known size, whose pixels are read when it is painted.
public struct ImageResource: Hashable, Sendable {
    /// The file for canvases of at most ``scale`` pixels per point, and for all if there are no variants.
    public var source: Source
    /// The natural size, in points: pixels divided by the scale of the image.
    public var size: Size
    /// Pixels per point of the natural size.
    public var scale = 1.0
    /// The same image with more pixels, by ascending scales.
    public var variants: [Variant] = []
    /// Parts of the image that are not drawn, such as an unsupported element of an SVG, each in a few words.
    public var omissions: [String] = []
    /// Why the colors count as sRGB, in a few words, although the file states others.
    public var colorProblem: String?

    /// An image of one pixel per point and without variants.
    ///
    /// - Parameter size: the natural size, in points.
    public init(_ source: Source, size: Size) {
        self.source = source
        self.size = size
    }

    /// An image's file for canvases with more pixels per point.
    public struct Variant: Hashable, Sendable {
        public var source: Source
        /// Pixels per point of the natural size.
        public var scale: Double

        public init(_ source: Source, scale: Double) {
            (self.source, self.scale) = (source, scale)
        }
    }

    /// Whether the image has no pixels of its own: it is an SVG or a PDF.
    package var isVector: Bool {
        switch source {
        case .file(let path, _): [".svg", ".pdf"].contains { path.lowercased().hasSuffix($0) }
        case .bytes(let bytes):
            bytes.starts(with: "%PDF-".utf8) || String(decoding: bytes.prefix(1 << 10), as: UTF8.self).contains("<svg")
        }
    }

    /// The source with the fewest pixels that are enough, or with the most if none is.
    ///
    /// - Parameter scale: the canvas's pixels per point.
    package func source(forScale scale: Double) -> Source {
        guard self.scale < scale else { return source }
        return (variants.first { $0.scale >= scale } ?? variants.last)?.source ?? source
    }
}

extension ImageResource {
    /// Where an image's file is.
    public enum Source: Sendable {
        /// A path that is absolute or relative to the process's working folder. With a folder, the file is read only if
        /// it is below that folder, and no symbolic link leads out of it.
        case file(String, below: String? = nil)
        /// The file's content.
        case bytes([UInt8])
    }

    /// How an image is scaled to the size at which it is drawn.
    public enum Sampling: String, Hashable, Sendable, CaseIterable {
        /// Every pixel of the image contributes, weighted by a smooth curve.
        case smooth
        /// The nearest pixel of the image is taken, so that pixels become visible squares.
        case pixelated
    }
}

extension ImageResource.Source: Hashable {
    public static func == (first: ImageResource.Source, second: ImageResource.Source) -> Bool {
        switch (first, second) {
        case (.file(let path, let folder), .file(let other, let otherFolder)):
            // Texts may be equal whose bytes are not; such paths lead to different files.
            path.utf8.elementsEqual(other.utf8) && folder == otherFolder
        case (.bytes(let bytes), .bytes(let other)): bytes == other
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .file(let path, _):
            hasher.combine(path)
        case .bytes(let bytes):
            // Hashing a whole image at every look-up takes too long; equal ends of different files are rare.
            hasher.combine(bytes.count)
            hasher.combine(bytes.suffix(64))
        }
    }
}

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
