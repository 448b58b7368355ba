import QuoinPixels
import QuoinValues

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

    init(_ file: ImageFile) throws(ImageError) {
        name = file.name
        do throws(PNGError) {
            decoder = try PNGDecoder(file.bytes)
        } catch {
            throw .damaged(name: file.name, message: error.message)
        }
        let storedSize = try file.checked(width: decoder.pixelSize.width, height: decoder.pixelSize.height)
        let chunks = decoder.colorChunks
        colors = ImageColors(ColorStatement(ofPNG: chunks), chunks.isGray ? .gray : .color)
        orientation = decoder.exif.flatMap { ImageOrientation(ofTIFF: $0) } ?? .upright
        isAnimated = decoder.isAnimated
        pixelSize = orientation.isTransposed ? storedSize.transposed : storedSize
    }

    var isEmbeddable: Bool { orientation == .upright && colors.areStored && !isAnimated }

    var colorProblem: String? { colors.problem }

    func bitmap() throws(ImageError) -> Bitmap {
        do throws(PNGError) {
            var bitmap = try decoder.bitmap()
            colors.convert(&bitmap)
            return bitmap.upright(from: orientation)
        } catch {
            throw .damaged(name: name, message: error.message)
        }
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(ImageError) -> Bool {
        do throws(PNGError) {
            guard orientation == .upright else { return false }
            return try decoder.forEachRow { row in
                var row = row
                colors.convert(&row)
                body(row)
            }
        } catch {
            throw .damaged(name: name, message: error.message)
        }
    }
}
