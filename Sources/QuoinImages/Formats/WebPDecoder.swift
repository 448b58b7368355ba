import CImageFiles
import QuoinBitmap
import QuoinGeometry

/// Reads a WebP with libwebp; of an animation, the first frame.
struct WebPDecoder: ImageDecoder {
    static let formatName = "WebP"
    static let mediaType = "image/webp"

    let pixelSize: PixelSize
    private let file: ImageFile
    private let isAnimated: Bool

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    }

    init(_ file: ImageFile) throws(ImageError) {
        self.file = file
        var features = WebPBitstreamFeatures()
        let status = file.bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
        guard status == VP8_STATUS_OK else { throw WebPDecoder.damaged(file) }
        isAnimated = features.has_animation != 0
        pixelSize = try file.checked(width: Int(features.width), height: Int(features.height))
    }

    func bitmap() throws(ImageError) -> Bitmap {
        try isAnimated ? firstFrame() : still()
    }

    private func still() throws(ImageError) -> Bitmap {
        var bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
        var configuration = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&configuration) != 0 else { throw WebPDecoder.damaged(file) }
        let status = bitmap.pixels.withUnsafeMutableBytes { pixels in
            let pixels = pixels.bindMemory(to: UInt8.self)
            configuration.output.colorspace = MODE_RGBA
            configuration.output.is_external_memory = 1
            configuration.output.u.RGBA = WebPRGBABuffer(
                rgba: pixels.baseAddress, stride: Int32(pixelSize.width * 4), size: pixels.count)
            return file.bytes.withUnsafeBufferPointer { WebPDecode($0.baseAddress, $0.count, &configuration) }
        }
        guard status == VP8_STATUS_OK else { throw WebPDecoder.damaged(file) }
        bitmap.premultiplyBytes()
        return bitmap
    }

    /// The first frame of an animation, at the size of its canvas.
    private func firstFrame() throws(ImageError) -> Bitmap {
        let bitmap = file.bytes.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            return WebPDecoder.firstFrame(&data, size: pixelSize)
        }
        guard let bitmap else { throw WebPDecoder.damaged(file) }
        return bitmap
    }

    private static func firstFrame(_ data: inout WebPData, size: PixelSize) -> Bitmap? {
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
        options.color_mode = MODE_RGBA
        guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
        defer { WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        var (frame, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0,
            PixelSize(width: Int(info.canvas_width), height: Int(info.canvas_height)) == size,
            WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame
        else { return nil }
        var bitmap = Bitmap(width: size.width, height: size.height)
        bitmap.pixels.withUnsafeMutableBytes {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: frame, count: $0.count))
        }
        bitmap.premultiplyBytes()
        return bitmap
    }

    private static func damaged(_ file: ImageFile) -> ImageError {
        .damaged(name: file.name, message: "it is not a decodable WebP")
    }
}
