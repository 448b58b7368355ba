import QuoinPixels
import QuoinSystem

/// The content of an image file.
package struct ImageFile: Sendable {
    /// The name in messages.
    package let name: String
    /// The whole content.
    package internal(set) var bytes: [UInt8]

    let limits: Limits

    /// The largest number of pixels on a side of an image, whatever ``Limits/imagePixels`` is.
    package static let sideLimit = Int(Canvas.largestExtent)

    /// - Throws: a ``QuoinError`` for a file that cannot be read, also for devices and pipes, which may never end, and for
    ///   one that exceeds a limit, before it is read.
    package init(_ source: ImageResource.Source, limits: Limits = Limits()) throws(QuoinError) {
        self.limits = limits
        switch source {
        case .file(let path, let root):
            name = Self.name(of: path, below: root)
            let found: [UInt8]?
            do {
                found = try FileDescriptor.content(at: path, below: root, limit: limits.fileBytes)
            } catch {
                throw .image(name, "cannot be read: \(Errno.reason(for: error))")
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

    /// Whether bytes begin like an image of a format that is read.
    package static func isOfKnownFormat(_ bytes: [UInt8]) -> Bool {
        ImageFormats.decoders.contains { $0.recognizes(bytes) }
    }

    /// Whether the content begins like a PNG.
    package var isPNG: Bool { PNGImageDecoder.recognizes(bytes) }

    /// The size of the upright image in pixels, from the header; the natural size of an SVG.
    package func pixelSize() throws(QuoinError) -> PixelSize {
        try decoder().pixelSize
    }

    /// The pixels of the image; of an animation, the first frame.
    package func bitmap() throws(QuoinError) -> Bitmap {
        try decoder().bitmap()
    }

    /// The pixels of two images.
    package static func bitmaps(_ first: ImageFile, _ second: ImageFile) throws(QuoinError) -> (Bitmap, Bitmap) {
        if let png = try first.decoder() as? PNGImageDecoder, let other = try second.decoder() as? PNGImageDecoder,
            let bitmaps = png.bitmaps(with: other)
        {
            return bitmaps
        }
        let bitmaps = WorkerThreads.map([first, second], workers: 2) {
            { file in Result { () throws(QuoinError) in try file.bitmap() } }
        }
        return (try bitmaps[0].get(), try bitmaps[1].get())
    }

    /// A decoder of the format that the content is in.
    func decoder() throws(QuoinError) -> any ImageDecoder {
        guard let decoder = ImageFormats.decoders.first(where: { $0.recognizes(bytes) }) else {
            throw .image(name, "is not an image of a known kind (\(ImageFormats.names))")
        }
        return try decoder.init(self)
    }

    /// The size in a header, if it is within the limits.
    ///
    /// - Throws: a ``QuoinError`` for an image that is too large or has no pixels.
    func checked(width: Int, height: Int) throws(QuoinError) -> PixelSize {
        guard width > 0, height > 0 else { throw .damaged(name: name, message: "it has no pixels") }
        guard width <= ImageFile.sideLimit, height <= ImageFile.sideLimit else {
            throw .image(
                name,
                "the image is \(width) by \(height) pixels; at most \(ImageFile.sideLimit) on a side are possible",
                .limitPassed)
        }
        guard width * height <= limits.imagePixels else {
            throw .limitPassed(
                name: name,
                limits.excess(\.imagePixels, "the image has \(width) by \(height), \(width * height) pixels"))
        }
        return PixelSize(width: width, height: height)
    }
}

extension QuoinError {
    /// The error of an image that an element shows which is not known yet.
    ///
    /// - Parameter name: that of the image.
    static func image(_ name: String, _ message: String, _ kind: Kind = .wrongInput) -> QuoinError {
        QuoinError("\(name): \(message)", kind, at: .unknown)
    }

    /// The error of an image whose content is damaged.
    ///
    /// - Parameter message: that of the decoder.
    static func damaged(name: String, message: String) -> QuoinError {
        image(name, "is a damaged image: \(message)")
    }

    static func limitPassed(name: String, _ excess: Limits.Excess) -> QuoinError {
        image(name, excess.description, .limitPassed)
    }

    /// The error that the library for a format is not installed, or that a confined process does without it.
    ///
    /// - Parameter package: that of Debian and Ubuntu which contains it.
    package static func missingLibrary(name: String, library: String, package: String) -> QuoinError {
        let reason = "is not installed: install \(package) (with --strangers, GIF, BMP, AVIF and PDF are not read)"
        return image(name, "cannot be read without \(library), which \(reason)")
    }

    /// The error that a data URL is malformed (RFC 2397).
    static let malformedDataURL = QuoinError(
        "the data URL has no comma, or its content is not as it says", at: .unknown)

    /// The error that a picture cannot be written in a format; with the message of the encoder.
    static func notEncodable(message: String) -> QuoinError { QuoinError(message) }
}

extension ElementReference {
    /// The element that shows an image, before it is known.
    static let unknown = ElementReference(path: "")
}
