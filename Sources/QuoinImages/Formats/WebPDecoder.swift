import CImageFiles
import QuoinPixels
import QuoinSystem

/// Reads a WebP with libwebp; of an animation, the first frame.
struct WebPDecoder: ImageDecoder {
    static let formatName = "WebP"
    static let mediaType = "image/webp"

    let pixelSize: PixelSize
    private let file: ImageFile
    private let isAnimated: Bool
    private let colors: ImageColors

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    }

    init(_ file: ImageFile) throws(QuoinError) {
        self.file = file
        var features = WebPBitstreamFeatures()
        let status = file.bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
        guard status == VP8_STATUS_OK else { throw WebPDecoder.damaged(file) }
        isAnimated = features.has_animation != 0
        colors = ImageColors(ColorStatement(ofWebP: file.bytes))
        pixelSize = try file.checked(width: Int(features.width), height: Int(features.height))
    }

    func bitmap() throws(QuoinError) -> Bitmap {
        var bitmap = try isAnimated ? firstFrame() : still()
        colors.convert(&bitmap)
        return bitmap
    }

    var colorProblem: String? { colors.problem }

    private func still() throws(QuoinError) -> Bitmap {
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

    /// libwebp keeps all rows that it has decoded. Their memory is given back once they have been read.
    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool {
        if isAnimated { return false }
        let (width, height) = (pixelSize.width, pixelSize.height)
        let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 16)
        defer { rows.deallocate() }
        let bytes = rows.bindMemory(to: UInt8.self)
        guard let decoder = WebPINewRGB(MODE_RGBA, bytes.baseAddress, bytes.count, Int32(width * 4)) else {
            throw WebPDecoder.damaged(file)
        }
        defer { WebPIDelete(decoder) }
        var row = Bitmap(width: width, height: 1)
        var done = 0
        let isDecoded = file.bytes.withUnsafeBufferPointer { bytes in
            let step = max(bytes.count / WebPDecoder.steps, 1)
            for end in stride(from: step, to: bytes.count + step, by: step) {
                let status = WebPIUpdate(decoder, bytes.baseAddress, min(end, bytes.count))
                guard status == VP8_STATUS_OK || status == VP8_STATUS_SUSPENDED else { return false }
                var last: Int32 = 0
                guard WebPIDecGetRGB(decoder, &last, nil, nil, nil) != nil else { continue }
                for y in done..<max(Int(last), done) {
                    let source = UnsafeRawBufferPointer(rebasing: rows[y * width * 4..<(y + 1) * width * 4])
                    row.pixels.withUnsafeMutableBytes { $0.copyMemory(from: source) }
                    row.premultiplyBytes()
                    colors.convert(&row)
                    body(row)
                }
                done = max(Int(last), done)
                FreshMemory.release(UnsafeMutableRawBufferPointer(rebasing: rows[..<(done * width * 4)]))
            }
            return done == height
        }
        guard isDecoded else { throw WebPDecoder.damaged(file) }
        return true
    }

    /// How often a file is decoded a bit further.
    private static let steps = 512

    /// The first frame of an animation, at its place on the canvas. The other frames are not decoded.
    private func firstFrame() throws(QuoinError) -> Bitmap {
        var bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
        let isDrawn = file.bytes.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            guard let animation = WebPDemux(&data) else { return false }
            defer { WebPDemuxDelete(animation) }
            var frame = WebPIterator()
            guard WebPDemuxGetFrame(animation, 1, &frame) != 0 else { return false }
            defer { WebPDemuxReleaseIterator(&frame) }
            return WebPDecoder.draw(frame, on: &bitmap)
        }
        guard isDrawn else { throw WebPDecoder.damaged(file) }
        return bitmap
    }

    private static func draw(_ frame: WebPIterator, on bitmap: inout Bitmap) -> Bool {
        let (x, y, width, height) = (Int(frame.x_offset), Int(frame.y_offset), Int(frame.width), Int(frame.height))
        let stride = bitmap.width * 4
        guard x >= 0, y >= 0, width > 0, height > 0, x + width <= bitmap.width, y + height <= bitmap.height
        else { return false }
        let isDecoded = bitmap.pixels.withUnsafeMutableBytes { pixels in
            let start = pixels.bindMemory(to: UInt8.self).baseAddress.map { $0 + y * stride + x * 4 }
            return WebPDecodeRGBAInto(
                frame.fragment.bytes, frame.fragment.size, start, (height - 1) * stride + width * 4, Int32(stride))
                != nil
        }
        if isDecoded { bitmap.premultiplyBytes(rows: y..<y + height) }
        return isDecoded
    }

    private static func damaged(_ file: ImageFile) -> QuoinError {
        .damaged(name: file.name, message: "it is not a decodable WebP")
    }
}
