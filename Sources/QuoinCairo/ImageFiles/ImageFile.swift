import QuoinScene
import QuoinSystem
import SystemPackage

/// The content of an image's file.
public struct ImageFile: Sendable {
    /// What messages call it.
    public let name: String
    /// The file as it is.
    public let bytes: [UInt8]

    /// How large an image may be: pixels on a side, and altogether.
    static let sideLimit = 16_384
    static let areaLimit = 256_000_000

    /// - Throws: ``ImageError/unreadable(path:)``, also for what is no file: a device or a pipe may never end.
    public init(_ source: ImageSource) throws(ImageError) {
        switch source {
        case .file(let path):
            guard (try? FileKind(at: path)) == .file, let content = try? FileDescriptor.content(at: path) else {
                throw .unreadable(path: path)
            }
            (name, bytes) = (path, content)
        case .bytes(let content):
            (name, bytes) = ("image data", content)
        }
    }

    /// Whether the content is a PNG's, by its first bytes.
    public var isPNG: Bool { ImageFormat(of: bytes) == .png }

    /// The size of the image in pixels, as it is to be seen, read from its header; for an SVG the size it asks for.
    ///
    /// - Throws: any ``ImageError``.
    public func pixelSize() throws(ImageError) -> (width: Int, height: Int) {
        let size = try decoder().pixelSize
        return (size.width, size.height)
    }

    /// The pixels of the image; of several that are shown in turn, the first.
    ///
    /// - Throws: any ``ImageError``.
    public func bitmap() throws(ImageError) -> Bitmap {
        try decoder().bitmap()
    }

    func format() throws(ImageError) -> ImageFormat {
        guard let format = ImageFormat(of: bytes) else { throw .unknownFormat(name: name) }
        return format
    }

    private func decoder() throws(ImageError) -> any ImageDecoder {
        switch try format() {
        case .png: try PNGDecoder(self)
        case .jpeg: try JPEGDecoder(self)
        case .webP: try WebPDecoder(self)
        case .svg: try SVGDrawing(self)
        }
    }

    /// The size that a header says.
    ///
    /// - Throws: ``ImageError/tooLarge(name:width:height:sideLimit:areaLimit:)``, or
    ///   ``ImageError/damaged(name:message:)`` for an image without pixels.
    func checked(width: Int, height: Int) throws(ImageError) -> PixelSize {
        guard width > 0, height > 0 else { throw .damaged(name: name, message: "it has no pixels") }
        guard width <= ImageFile.sideLimit, height <= ImageFile.sideLimit, width * height <= ImageFile.areaLimit else {
            throw .tooLarge(
                name: name, width: width, height: height, sideLimit: ImageFile.sideLimit,
                areaLimit: ImageFile.areaLimit)
        }
        return PixelSize(width: width, height: height)
    }
}
