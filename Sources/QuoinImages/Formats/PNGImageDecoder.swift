import QuoinPixels

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
