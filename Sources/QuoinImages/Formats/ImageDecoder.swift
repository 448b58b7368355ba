import QuoinText

/// Reads one image in one format.
///
/// A new format is a type that conforms to this, and an entry in ``ImageFormats/decoders``.
package protocol ImageDecoder: SendableMetatype {
    /// The name of the format in messages.
    static var formatName: String { get }
    /// The type of the format in a data URL.
    static var mediaType: String { get }
    /// Whether the images are read again for each size at which they are drawn, instead of once.
    static var readsAtAnySize: Bool { get }
    /// Whether a file is in the format, by its content. The name of the file does not matter.
    static func recognizes(_ bytes: [UInt8]) -> Bool
    /// Loads all that the format needs besides the libraries of the program, instead of with the first image.
    static func loadLibraries()
    /// Reads the header.
    init(_ file: ImageFile) throws(QuoinError)
    /// The size of the upright image, from the header; within the limits of ``ImageFile``.
    var pixelSize: PixelSize { get }
    /// The size in points of an image at 1 pixel per point, which need not be whole for shapes.
    var naturalSize: Size { get }
    /// Whether an SVG or a PDF can contain the file itself: every viewer shows it as Quoin does.
    var isEmbeddable: Bool { get }
    /// The parts of the image that are not drawn, such as an element of an SVG; each in a few words.
    var omissions: [String] { get }
    /// Why the colors count as sRGB, in a few words, if the file states others.
    var colorProblem: String? { get }
    /// Reads all pixels.
    func bitmap() throws(QuoinError) -> Bitmap
    /// Reads all pixels row by row, from top to bottom, for images whose pixels take much memory.
    ///
    /// - Parameter body: is called with each row, a picture that is one pixel high.
    /// - Returns: false, without a call, if the rows of the image are not read in order.
    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool
    /// The best size at which to read an image that is drawn at a size.
    func size(toDrawAt target: PixelSize, _ sampling: ImageResource.Sampling) -> PixelSize
    /// Reads the image at a size that ``size(toDrawAt:_:)`` returned.
    ///
    /// - Parameter fonts: for the texts of the image; `nil` for the default set.
    func bitmap(of size: PixelSize, fonts: FontStack?) throws(QuoinError) -> Bitmap
}

extension ImageDecoder {
    package static var readsAtAnySize: Bool { false }

    package static func loadLibraries() {}

    package var naturalSize: Size { Size(Double(pixelSize.width), Double(pixelSize.height)) }

    package var isEmbeddable: Bool { false }

    package func size(toDrawAt target: PixelSize, _ sampling: ImageResource.Sampling) -> PixelSize { pixelSize }

    package func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool { false }

    package var omissions: [String] { [] }

    package var colorProblem: String? { nil }

    package func bitmap(of size: PixelSize, fonts: FontStack?) throws(QuoinError) -> Bitmap { try bitmap() }
}

/// The formats in which images can be read.
package enum ImageFormats {
    /// In the order in which they are tried.
    static let decoders: [any ImageDecoder.Type] = [
        PNGImageDecoder.self, JPEGDecoder.self, WebPDecoder.self, GIFDecoder.self, BMPDecoder.self, AVIFDecoder.self,
        SVGDrawing.self, PDFDrawing.self,
    ]

    /// Loads the libraries now, instead of with the first image that needs them.
    package static func loadLibraries() {
        SVGDrawing.loadLibraries()
        _ = ColorLibrary.shared
    }

    /// Loads all libraries that an image may need, also those that a confined process does without.
    package static func loadAllLibraries() {
        for decoder in decoders { decoder.loadLibraries() }
        _ = ColorLibrary.shared
    }

    /// The names of all formats, as a list in a sentence.
    static var names: String {
        let names = decoders.map { $0.formatName }
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

/// Reads a PNG: names the file in errors, checks the size, converts the colors, and turns it as its EXIF data specify.
struct PNGImageDecoder: ImageDecoder {
    static let formatName = "PNG"
    static let mediaType = "image/png"

    let pixelSize: PixelSize
    private let name: String
    private let decoder: PNGDecoder
    private let orientation: ImageOrientation
    private let colors: ImageColors
    private let isAnimated: Bool

    static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGDecoder.signature) }

    init(_ file: ImageFile) throws(QuoinError) {
        name = file.name
        decoder = try Self.naming(file.name) { () throws(PNGError) in try PNGDecoder(file.bytes) }
        let storedSize = try file.checked(width: decoder.pixelSize.width, height: decoder.pixelSize.height)
        let chunks = decoder.colorChunks
        colors = ImageColors(ColorStatement(ofPNG: chunks), chunks.isGray ? .gray : .color)
        orientation = decoder.exif.flatMap { ImageOrientation(ofTIFF: $0) } ?? .upright
        isAnimated = decoder.isAnimated
        pixelSize = orientation.isTransposed ? storedSize.transposed : storedSize
    }

    var isEmbeddable: Bool { orientation == .upright && colors.areStored && !isAnimated }

    var colorProblem: String? { colors.problem }

    func bitmap() throws(QuoinError) -> Bitmap {
        shown(try Self.naming(name) { () throws(PNGError) in try decoder.bitmap() })
    }

    /// The pixels of this image and of another one, where reading both at once saves time.
    func bitmaps(with other: PNGImageDecoder) -> (Bitmap, Bitmap)? {
        guard let (bitmap, otherBitmap) = PNGDecoder.bitmaps(decoder, other.decoder) else { return nil }
        return (shown(bitmap), other.shown(otherBitmap))
    }

    /// The upright picture of stored pixels, in sRGB.
    private func shown(_ stored: consuming Bitmap) -> Bitmap {
        colors.convert(&stored)
        return stored.upright(from: orientation)
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool {
        guard orientation == .upright else { return false }
        return try Self.naming(name) { () throws(PNGError) in
            try decoder.forEachRow { row in
                var row = row
                colors.convert(&row)
                body(row)
            }
        }
    }

    /// Calls `body`, and names the image in its error.
    private static func naming<Value>(
        _ name: String, _ body: () throws(PNGError) -> Value
    ) throws(QuoinError) -> Value {
        do {
            return try body()
        } catch {
            throw .damaged(name: name, message: error.message)
        }
    }
}
