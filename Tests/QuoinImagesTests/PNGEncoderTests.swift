import QuoinImages
import Testing

@Suite("Writing PNGs")
struct PNGEncoderTests {
    /// A picture of random colors.
    private func bitmap(_ width: Int, _ height: Int, colors: [UInt32]) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for index in bitmap.pixels.indices {
            let mixed = (index * index % 65_521 * 2_654_435_761) >> 16
            bitmap.pixels[index] = colors[mixed % colors.count]
        }
        return bitmap
    }

    private func grays(_ count: Int) -> [UInt32] {
        (0..<count).map { 0xFF00_0000 | UInt32($0 * 255 / max(count - 1, 1)) * 0x01_0101 }
    }

    @Test(
        "a picture of few colors has a palette, with as few bits as they need",
        arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (200, 8)])
    func depth(colorCount: Int, depth: UInt8) throws {
        let picture = bitmap(301, 203, colors: grays(colorCount))
        let file = PNGEncoder.encode(picture, scale: 1)
        #expect(file[24] == depth && file[25] == 3)
        #expect(try ImageFile(.bytes(file)).bitmap() == picture)
    }

    @Test("colors that are not opaque keep their alpha in a palette")
    func alpha() throws {
        let picture = bitmap(31, 33, colors: [0, 0x8040_2010, 0xFFFF_0000, 0xFF00_00FF])
        let file = PNGEncoder.encode(picture, scale: 1)
        #expect(file[25] == 3)
        let found = try ImageFile(.bytes(file)).bitmap()
        #expect(zip(found.pixels, picture.pixels).allSatisfy { PNGEncoderTests.areNear($0, $1) })
    }

    /// Whether no component differs by more than one, the error of premultiplying.
    private static func areNear(_ a: UInt32, _ b: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
    }

    @Test("a picture of more than 256 colors, or one that is smaller without, has no palette")
    func noPalette() throws {
        var many = Bitmap(width: 40, height: 40)
        for index in many.pixels.indices { many.pixels[index] = 0xFF00_0000 | UInt32(index) }
        #expect(PNGEncoder.encode(many, scale: 1)[25] == 2)
        let one = Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 255])
        #expect(PNGEncoder.encode(one, scale: 1)[25] == 2)
    }

    @Test("a picture like a photo is written as differences and is the same again", arguments: [UInt32(255), 0])
    func filters(least: UInt32) throws {
        var random = UInt32(1)
        var photo = Bitmap(width: 200, height: 150)
        for index in photo.pixels.indices {
            random = random &* 1_664_525 &+ 1_013_904_223
            let (x, y) = (UInt32(index % 200), UInt32(index / 200))
            let alpha = max(least, 255 - x)
            func part(_ value: UInt32) -> UInt32 { (value + random >> 30) * alpha / 255 }
            photo.pixels[index] = alpha << 24 | part(x) << 16 | part(y) << 8 | part((x + y) / 2)
        }
        let file = PNGEncoder.encode(photo, scale: 1)
        let found = try ImageFile(.bytes(file)).bitmap()
        #expect(zip(found.pixels, photo.pixels).allSatisfy { PNGEncoderTests.areNear($0, $1) })
        #expect(file.count < 200 * 150 * (least == 255 ? 3 : 4) * 3 / 5)
    }
}
