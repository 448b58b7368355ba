import QuoinPixels
import QuoinScene
import QuoinSystem
import QuoinValues
import SystemPackage

/// The content of an image file.
package struct ImageFile: Sendable {
    /// The name in messages.
    package let name: String
    /// The whole content.
    package internal(set) var bytes: [UInt8]

    let limits: Limits

    /// The largest number of pixels on a side of an image, whatever ``Limits/imagePixels`` is.
    package static let sideLimit = 16_384

    /// - Throws: ``ImageError/unreadable(path:reason:)``, also for devices and pipes, which may never end; or
    ///   ``ImageError/limitPassed(name:_:)``, before the file is read.
    package init(_ source: ImageResource.Source, limits: Limits = Limits()) throws(ImageError) {
        self.limits = limits
        switch source {
        case .file(let path, let root):
            name = Self.name(of: path, below: root)
            let found: [UInt8]?
            do {
                found = try FileDescriptor.content(at: path, below: root, limit: limits.fileBytes)
            } catch {
                throw .unreadable(path: name, reason: Errno.reason(for: error))
            }
            guard let found else {
                throw .limitPassed(
                    name: name, limits.excess(\.fileBytes, "the file has more than \(limits.fileBytes) bytes"))
            }
            bytes = found
        case .bytes(let content):
            (name, bytes) = ("image data", content)
        }
    }

    /// The name of a file in messages, which do not tell where the folder is that files are read from.
    private static func name(of path: String, below root: String?) -> String {
        var name = FilePath(path)
        guard name.isAbsolute, let root else { return path }
        return name.removePrefix(FilePath(root).absolute) ? name.string : path
    }

    /// Whether the content begins like a PNG.
    package var isPNG: Bool { PNGImageDecoder.recognizes(bytes) }

    /// The size of the upright image in pixels, from the header; the natural size of an SVG.
    package func pixelSize() throws(ImageError) -> PixelSize {
        try decoder().pixelSize
    }

    /// The pixels of the image; of an animation, the first frame.
    package func bitmap() throws(ImageError) -> Bitmap {
        try decoder().bitmap()
    }

    /// A decoder of the format that the content is in.
    func decoder() throws(ImageError) -> any ImageDecoder {
        guard let decoder = ImageFormats.decoders.first(where: { $0.recognizes(bytes) }) else {
            throw .unknownFormat(name: name)
        }
        return try decoder.init(self)
    }

    /// The size in a header, if it is within the limits.
    ///
    /// - Throws: ``ImageError/tooLarge(name:width:height:sideLimit:)`` or ``ImageError/limitPassed(name:_:)``, or
    ///   ``ImageError/damaged(name:message:)`` for an image without pixels.
    func checked(width: Int, height: Int) throws(ImageError) -> PixelSize {
        guard width > 0, height > 0 else { throw .damaged(name: name, message: "it has no pixels") }
        guard width <= ImageFile.sideLimit, height <= ImageFile.sideLimit else {
            throw .tooLarge(name: name, width: width, height: height, sideLimit: ImageFile.sideLimit)
        }
        guard width * height <= limits.imagePixels else {
            throw .limitPassed(
                name: name,
                limits.excess(\.imagePixels, "the image has \(width) by \(height), \(width * height) pixels"))
        }
        return PixelSize(width: width, height: height)
    }
}

/// Why an image cannot be read or written.
public enum ImageError: Error, Hashable, Sendable {
    /// A file does not exist or cannot be read; with the system's reason.
    case unreadable(path: String, reason: String)
    /// The content is in no known format.
    case unknownFormat(name: String)
    /// The content is damaged; with the message of the decoder.
    case damaged(name: String, message: String)
    /// The image has too many pixels on a side.
    case tooLarge(name: String, width: Int, height: Int, sideLimit: Int)
    /// The file or the image exceeds a limit.
    case limitPassed(name: String, Limits.Excess)
    /// The fonts lack something that a text of the image needs.
    case text(name: String, TextProblem)
    /// The fonts for the texts of the image cannot be opened.
    case missingFonts(name: String, message: String)
    /// The library for this format is not installed, or a confined process does without it.
    case missingLibrary(name: String, library: String)
    /// A data URL is malformed (RFC 2397).
    case malformedDataURL
    /// A picture cannot be written in a format; with the message of the encoder.
    case notEncodable(message: String)
}

extension ImageError {
    /// Whether the image or its file is too large.
    package var isLimit: Bool {
        switch self {
        case .tooLarge, .limitPassed: true
        case .unreadable, .unknownFormat, .damaged, .text, .missingFonts, .missingLibrary, .malformedDataURL,
            .notEncodable:
            false
        }
    }
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .unknownFormat(let name): "\(name): is not an image of a known kind (\(ImageFormats.names))"
        case .damaged(let name, let message): "\(name): is a damaged image: \(message)"
        case .tooLarge(let name, let width, let height, let sideLimit):
            "\(name): the image is \(width) by \(height) pixels; at most \(sideLimit) on a side are possible"
        case .limitPassed(let name, let excess): "\(name): \(excess)"
        case .text(let name, let problem): "\(name): \(problem)"
        case .missingFonts(let name, let message): "\(name): \(message)"
        case .missingLibrary(let name, let library):
            "\(name): cannot be read without \(library), which is not installed (with --strangers, GIF, BMP and AVIF are not read)"
        case .notEncodable(let message): message
        case .malformedDataURL: "the data URL has no comma, or its content is not as it says"
        }
    }
}
