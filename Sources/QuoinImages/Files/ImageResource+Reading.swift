import QuoinPixels
import QuoinSystem
import Synchronization

extension ImageResource {
    /// An image whose natural size is read from the header of its file.
    ///
    /// The folder of `photo.png` may also contain `photo@2x.png` and `photo@3x.png`, the same image with more pixels.
    /// They are used if the canvas has as many pixels per point, or if `photo.png` does not exist.
    ///
    /// - Parameter scale: the image's pixels per point; by default the scale in the file's name, such as 2 for
    ///   `photo@2x.png`, or else 1.
    /// - Parameter limits: how large the file and the image may be.
    /// - Throws: a ``QuoinError``.
    public init(reading source: ImageResource.Source, scale: Double? = nil, limits: Limits = Limits())
        throws(QuoinError)
    {
        var variants: [ImageResource.Variant] = []
        if scale == nil, case .file(let path, let root) = source, ImageFileName(path).scale == 1 {
            variants = ImageFileName(path).variants(below: root)
        }
        let exists = if case .file(let path, _) = source { FileKind.exists(at: path) } else { true }
        let first =
            exists || variants.isEmpty ? ImageResource.Variant(source, scale: scale ?? source.scale) : variants[0]
        let file = try ImageFile(first.source, limits: limits)
        let decoder = try file.decoder()
        if file.isPNG, !PNGDecoder.isComplete(file.bytes) {
            throw .damaged(name: file.name, message: "it is \(PNGDecoder.cutOff)")
        }
        let size = decoder.naturalSize
        self.init(first.source, size: Size(size.width / first.scale, size.height / first.scale))
        omissions = decoder.omissions
        colorProblem = decoder.colorProblem
        self.scale = first.scale
        self.variants = variants.filter { $0 != first }
    }
}

extension ImageResource.Source {
    /// The files that are searched for when an image is read, whether or not they exist: the image itself and, unless
    /// its name has a scale, its variants with more pixels.
    package static func files(forImageAt path: String) -> [String] {
        let name = ImageFileName(path)
        return [path] + (name.scale == 1 ? name.variantPaths.map(\.path) : [])
    }

    /// The scale in the name of a file; 1 by default.
    fileprivate var scale: Double {
        if case .file(let path, _) = self { ImageFileName(path).scale } else { 1 }
    }
}

/// The name of an image file, which may have a scale before its extension.
private struct ImageFileName {
    private let stem: String
    private let suffix: String

    init(_ path: String) {
        let name = FilePath(path)
        stem = name.removingExtension.string
        suffix = name.extension.map { "." + $0 } ?? ""
    }

    var scale: Double {
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The existing variants with more pixels, in ascending order.
    func variants(below root: String?) -> [ImageResource.Variant] {
        variantPaths.filter { FileKind.exists(at: $0.path) }
            .map { ImageResource.Variant(.file($0.path, below: root), scale: $0.scale) }
    }

    /// The paths of all possible variants.
    var variantPaths: [(path: String, scale: Double)] {
        [2, 3].map { ("\(stem)@\($0)x\(suffix)", Double($0)) }
    }
}

extension ImageResource.Source {
    /// The image in a data URL, in Base64 (`data:image/png;base64,…`) or percent-encoded (RFC 2397). The media type of
    /// the URL is ignored: the format is recognized by the content.
    ///
    /// - Throws: a ``QuoinError`` for a malformed one.
    public init(dataURL url: String) throws(QuoinError) {
        guard url.lowercased().hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { throw .malformedDataURL }
        let isBase64 = url[..<comma].lowercased().hasSuffix(";base64")
        // Base64 may itself be percent-encoded, because it contains plus signs and slashes.
        guard let plain = [UInt8](percentEncoded: url[comma...].utf8.dropFirst()) else { throw .malformedDataURL }
        guard isBase64 else {
            self = .bytes(plain)
            return
        }
        let digits = plain.filter { !UnicodeScalar($0).properties.isWhitespace }
        // The padding may be missing.
        let padding = Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let data = Data(base64Encoded: Data(digits + padding)) else { throw .malformedDataURL }
        self = .bytes(Array(data))
    }
}

extension ImageResource {
    private static let namedFolder = Mutex<String?>(nil)

    /// The folder of the images that ``Image`` finds by name, for the whole process; `nil` for the working folder.
    ///
    ///     ImageResource.folder = Bundle.module.resourcePath
    public static var folder: String? {
        get { namedFolder.withLock { $0 } }
        set { namedFolder.withLock { $0 = newValue } }
    }
}

extension Element where Kind == ImageNode {
    /// An image by its file's name in a folder: `Image("photo.png")`.
    ///
    /// Its size is read immediately. If the file cannot be read, drawing a picture that shows the image fails with an
    /// error that names the file and the folder. `photo@2x.png` and `photo@3x.png` are used as
    /// ``ImageResource/init(reading:scale:limits:)`` does.
    ///
    /// - Parameters:
    ///   - name: the name of the file with its extension, or a path in the folder.
    ///   - folder: by default ``ImageResource/folder``.
    public init(_ name: String, in folder: String? = ImageResource.folder, mode: ImageNode.ContentMode = .fill) {
        let path = folder.map { FilePath($0).pushing(FilePath(name)).string } ?? name
        do {
            self.init(try ImageResource(reading: .file(path)), mode: mode)
        } catch {
            self.init(nil, mode: mode)
            let reason = FileKind.exists(at: path) ? error.message : "there is no such file"
            let workingFolder = " in the working folder; ImageResource.folder names another"
            let place = folder.map { " in \($0)" } ?? (path.hasPrefix("/") ? "" : workingFolder)
            kind.failure = "the image \"\(name)\" cannot be read: \(reason)\(place)"
        }
    }

    /// An image by its file, read as by its name: `Image(Bundle.module.bundleURL.appending(path: "photo.png"))`.
    ///
    /// - Parameter file: the URL of a file. With another one, drawing a picture that shows the image fails.
    public init(_ file: URL, mode: ImageNode.ContentMode = .fill) {
        guard file.isFileURL else {
            self.init(nil, mode: mode)
            kind.failure = "the image \(file) cannot be read: it is not the URL of a file"
            return
        }
        self.init(file.path, in: nil, mode: mode)
    }
}
