import CImageFiles
import QuoinImages
import Testing

@Suite("Animated WebPs")
struct WebPAnimationTests {
    /// A picture with a square at a place.
    private func picture(_ place: Int) -> Bitmap {
        var bitmap = Bitmap(width: 40, height: 20)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFFF0_E0D0 }
        for y in 4..<14 {
            for x in place..<place + 10 { bitmap.pixels[y * 40 + x] = 0xFF20_3040 }
        }
        return bitmap
    }

    /// The pictures of a file, and when each ends, in milliseconds.
    private func frames(of file: [UInt8]) throws -> [(bitmap: Bitmap, end: Int)] {
        try file.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            var options = WebPAnimDecoderOptions()
            try #require(WebPAnimDecoderOptionsInit(&options) != 0)
            options.color_mode = MODE_BGRA
            let decoder = try #require(WebPAnimDecoderNew(&data, &options))
            defer { WebPAnimDecoderDelete(decoder) }
            var found: [(bitmap: Bitmap, end: Int)] = []
            var (pixels, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
            while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
                var bitmap = Bitmap(width: 40, height: 20)
                let source = UnsafeRawBufferPointer(start: pixels, count: 40 * 20 * 4)
                bitmap.pixels.withUnsafeMutableBytes { $0.copyMemory(from: source) }
                found.append((bitmap, Int(end)))
            }
            return found
        }
    }

    @Test("each picture is there without loss, for its time")
    func pictures() throws {
        let shown = [(0, 0.8), (7, 0.1), (15, 0.1), (30, 0.5)]
        let file = try WebPAnimation.encode(shown.map { (bitmap: picture($0.0), seconds: $0.1) })
        let frames = try frames(of: file)
        #expect(frames.map(\.end) == [800, 900, 1000, 1500])
        #expect(frames.map(\.bitmap) == shown.map { picture($0.0) })
    }

    @Test("a picture that is too large for the format is an error")
    func large() {
        let wide = Bitmap(width: WebPEncoder.sideLimit + 1, height: 1)
        #expect(throws: QuoinError.self) { try WebPAnimation.encode([(bitmap: wide, seconds: 1)]) }
    }
}
