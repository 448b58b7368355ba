import QuoinBitmap
import QuoinGeometry
import QuoinPNG

/// Reads a PNG: names the file in errors, and checks the size.
struct PNGImageDecoder: ImageDecoder {
    static let formatName = "PNG"
    static let mediaType = "image/png"

    let pixelSize: PixelSize
    private let name: String
    private let decoder: PNGDecoder

    static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGDecoder.signature) }

    init(_ file: ImageFile) throws(ImageError) {
        name = file.name
        do throws(PNGError) {
            decoder = try PNGDecoder(file.bytes)
        } catch {
            throw .damaged(name: file.name, message: error.message)
        }
        pixelSize = try file.checked(width: decoder.pixelSize.width, height: decoder.pixelSize.height)
    }

    var isEmbeddable: Bool { true }

    func bitmap() throws(ImageError) -> Bitmap {
        do throws(PNGError) {
            return try decoder.bitmap()
        } catch {
            throw .damaged(name: name, message: error.message)
        }
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(ImageError) -> Bool {
        do throws(PNGError) {
            return try decoder.forEachRow(body)
        } catch {
            throw .damaged(name: name, message: error.message)
        }
    }
}
