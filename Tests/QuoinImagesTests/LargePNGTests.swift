import QuoinImages
import Testing

/// Pictures so large that repeats are searched row by row.
@Suite("Writing large PNGs")
struct LargePNGTests {
    /// The pixel at a place.
    enum Content: CaseIterable {
        case flat, columns, rows, diagonal, glyphs, grayNoise, noise, translucent, hardly

        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            let ground = UInt32(0xFF20_4080) &+ UInt32((x + y) / 3 % 200) * 0x01_0001
            switch self {
            case .flat: return 0xFF33_6699
            case .columns: return 0xFF00_0000 | UInt32(x * 7919 & 0xFF_FFFF)
            case .rows: return 0xFF00_0000 | UInt32(y * 7919 & 0xFF_FFFF)
            case .diagonal: return ground
            case .glyphs: return x % 61 < 20 && y % 40 < 24 ? Self.random(x % 61 % 20 * 97 + y % 40, of: 5) : ground
            case .grayNoise: return (Self.random(x + y * 4099, of: 9) & 0xFF) * 0x01_0101 | 0xFF00_0000
            case .noise: return Self.random(x &* 31 &+ y &* 4099, of: 1 << 24)
            case .translucent: return (x / 50 + y / 30) % 3 == 0 ? 0 : UInt32(1 + x % 255) << 24
            case .hardly: return x == y ? 0x8000_0000 | UInt32(x % 128) : 0xFFFF_FFFF
            }
        }

        private static func random(_ seed: Int, of count: UInt32) -> UInt32 {
            let mixed = UInt32(truncatingIfNeeded: seed) &* 2_654_435_761
            return 0xFF00_0000 | (mixed >> 8 % count) &* 0x1_2345 & 0xFF_FFFF
        }
    }

    private func picture(_ content: Content, _ width: Int, _ height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = content.pixel(index % width, index / width) }
        return bitmap
    }

    private func expectSameAgain(_ bitmap: Bitmap) throws {
        let found = try ImageFile(.bytes(PNGEncoder.encode(bitmap, scale: 1))).bitmap()
        #expect(found.rgba == bitmap.rgba)
    }

    @Test("every picture is the same again", arguments: Content.allCases)
    func content(_ content: Content) throws {
        try expectSameAgain(picture(content, 640, 280))
    }

    @Test(
        "rows may be of any width, also wider than repeats may reach back",
        arguments: [(12, 15_000), (10_921, 17), (10_923, 17), (16_000, 11)])
    func width(_ size: (Int, Int)) throws {
        try expectSameAgain(picture(.glyphs, size.0, size.1))
    }

    @Test("what repeats takes little: a row above, moved by a pixel, and letters on it")
    func size() {
        #expect(PNGEncoder.encode(picture(.columns, 640, 400), scale: 1).count < 10_000)
        #expect(PNGEncoder.encode(picture(.diagonal, 640, 400), scale: 1).count < 8_000)
        #expect(PNGEncoder.encode(picture(.glyphs, 640, 400), scale: 1).count < 20_000)
    }

    @Test(
        "the pixels of a very large picture may be taken from it, or belong to others too",
        arguments: [Content.diagonal, .columns, .flat, .translucent])
    func taken(_ content: Content) throws {
        let tile = picture(content, 350, 350)
        func make() -> Bitmap {
            let rows = (0..<6 * 350).map { tile.pixels[$0 % 350 * 350..<($0 % 350 + 1) * 350] }
            return Bitmap(width: 6 * 350, height: 6 * 350, pixels: rows.flatMap { row in (0..<6).flatMap { _ in row } })
        }
        let kept = make()
        let file = PNGEncoder.encode(kept, scale: 1)
        #expect(kept == make())
        #expect(PNGEncoder.encode(make(), scale: 1) == file)
        #expect(try ImageFile(.bytes(file)).bitmap().rgba == kept.rgba)
    }

    @Test("rows are taken from the top, each beside the row before")
    func takenRows() {
        for side in [3, 2_100] {
            var bitmap = Bitmap(width: side, height: side)
            for y in 0..<side { bitmap.pixels[y * side + 1] = UInt32(y) }
            var (count, seen) = (0, true)
            bitmap.takeRows { y, row in
                seen = seen && y == count && row[1] == UInt32(y) && (y == 0 || (row - side)[1] == UInt32(y - 1))
                count += 1
            }
            #expect(count == side && seen && bitmap.pixels.isEmpty)
        }
    }
}
