import CImageFiles
import QuoinPixels
import Testing

@Suite("What another library reads in our PNGs")
struct PNGRoundTripTests {
    /// The kinds of test pictures.
    enum Colors: CaseIterable {
        case gray, palette, opaque, translucent, smooth
    }

    @Test("every pixel is the one that was written, in pictures of every width", arguments: Colors.allCases)
    func widths(colors: Colors) {
        for width in 1...70 {
            let picture = RandomPicture(width: width, height: 40, colors: colors, seed: UInt64(width)).bitmap
            #expect(rgba(PNGEncoder.encode(picture, scale: 1)) == picture.rgba, "width \(width)")
        }
    }

    @Test(
        "so it is where rows are longer than a repeat reaches, or than places are counted",
        arguments: Colors.allCases, [(400, 300), (8_200, 9), (11_000, 9), (33_000, 5), (3, 33_000)])
    func longSides(colors: Colors, size: (Int, Int)) {
        let picture = RandomPicture(width: size.0, height: size.1, colors: colors, seed: 7).bitmap
        #expect(rgba(PNGEncoder.encode(picture, scale: 1)) == picture.rgba)
    }

    @Test("one pixel that is not opaque is enough for alpha, wherever it is", arguments: [0, 5, 6, 7, 3_499])
    func oneTranslucentPixel(index: Int) {
        var picture = RandomPicture(width: 70, height: 50, colors: .opaque, seed: 3).bitmap
        picture.pixels[index] = 0x8040_2010
        #expect(rgba(PNGEncoder.encode(picture, scale: 1)) == picture.rgba)
    }

    /// The pixels as red, green, blue and alpha, read with libspng.
    private func rgba(_ file: [UInt8]) -> [UInt8] {
        guard let context = spng_ctx_new(0) else { return [] }
        defer { spng_ctx_free(context) }
        return file.withUnsafeBytes { bytes in
            var size = 0
            guard spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0,
                spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0
            else { return [] }
            return [UInt8](unsafeUninitializedCapacity: size) { pixels, count in
                let status = spng_decode_image(
                    context, pixels.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue),
                    Int32(SPNG_DECODE_TRNS.rawValue))
                count = status == 0 ? size : 0
            }
        }
    }
}

/// A picture of new pixels, runs, and repeats of the row above or of pixels further away.
private struct RandomPicture {
    private(set) var bitmap: Bitmap
    private let colors: PNGRoundTripTests.Colors
    private var state: UInt64

    init(width: Int, height: Int, colors: PNGRoundTripTests.Colors, seed: UInt64) {
        (bitmap, self.colors, state) = (Bitmap(width: width, height: height), colors, seed)
        var index = 0
        while index < bitmap.pixels.count {
            let length = min(1 + random(random(4) == 0 ? 2 * width : 9), bitmap.pixels.count - index)
            let distances = [1, width, width - 1, width + 1, 1 + random(20 * width)].filter { $0 > 0 && $0 <= index }
            let distance = random(4) == 0 ? nil : distances.isEmpty ? nil : distances[random(distances.count)]
            for place in index..<index + length {
                bitmap.pixels[place] = distance.map { bitmap.pixels[place - $0] } ?? color(place)
            }
            index += length
        }
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func color(_ index: Int) -> UInt32 {
        let level = random(256)
        switch colors {
        case .gray: return 0xFF00_0000 | UInt32(level) * 0x01_0101
        case .palette: return 0xFF00_0000 | UInt32(level % 6) * 0x2A_1503
        case .opaque: return 0xFF00_0000 | UInt32(random(1 << 24))
        case .translucent:
            let alpha = level < 100 ? 255 : level < 150 ? 0 : level
            return [24, 16, 8, 0].reduce(UInt32(0)) { $0 | UInt32($1 == 24 ? alpha : random(alpha + 1)) << $1 }
        case .smooth:
            let base = index % bitmap.width + index / bitmap.width
            return 0xFF00_0000 | UInt32((base + level % 3) % 256) * 0x01_0203 & 0xFF_FFFF
        }
    }
}
