import Foundation
import QuoinLayout
import QuoinScene

/// The content of an image's file.
public struct ImageFile {
    /// What messages call it.
    public let name: String
    let bytes: [UInt8]

    /// How large an image may be.
    static let sideLimit = CanvasLimits.side
    static let areaLimit = 100_000_000

    /// - Throws: ``ImageError/unreadable(path:)``.
    public init(_ source: ImageSource) throws(ImageError) {
        switch source {
        case .file(let path):
            guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
            (name, bytes) = (path, Array(data))
        case .bytes(let content):
            (name, bytes) = ("image data", content)
        }
    }

    /// The size of the image in pixels, read from its header.
    ///
    /// - Throws: any ``ImageError``.
    public func pixelSize() throws(ImageError) -> (width: Int, height: Int) {
        try decoder().pixelSize
    }

    /// The pixels of the image.
    ///
    /// - Throws: any ``ImageError``.
    public func bitmap() throws(ImageError) -> Bitmap {
        try decoder().bitmap()
    }

    private func decoder() throws(ImageError) -> PNGDecoder {
        guard bytes.starts(with: PNGDecoder.signature) else { throw .unknownFormat(name: name) }
        return try PNGDecoder(self)
    }

    /// - Throws: ``ImageError/tooLarge(name:width:height:sideLimit:areaLimit:)``.
    func checkSize(width: Int, height: Int) throws(ImageError) {
        guard width <= ImageFile.sideLimit, height <= ImageFile.sideLimit, width * height <= ImageFile.areaLimit else {
            throw .tooLarge(
                name: name, width: width, height: height, sideLimit: ImageFile.sideLimit,
                areaLimit: ImageFile.areaLimit)
        }
    }
}

extension ImageResource {
    /// An image whose natural size is read from its file's header.
    ///
    /// - Parameter scale: the image's pixels per point; for a file the one its name says, as `photo@2x.png` does, where
    ///   absent.
    /// - Throws: any ``ImageError``.
    public init(reading source: ImageSource, scale: Double? = nil) throws(ImageError) {
        let pixels = try ImageFile(source).pixelSize()
        let scale = scale ?? source.scaleOfName
        self.init(source, size: Size(Double(pixels.width) / scale, Double(pixels.height) / scale))
    }
}

extension ImageSource {
    /// The scale that a file's name says before its extension; 1 where it says none.
    fileprivate var scaleOfName: Double {
        guard case .file(let path) = self else { return 1 }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
