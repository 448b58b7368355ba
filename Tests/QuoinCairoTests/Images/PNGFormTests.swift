import QuoinCairo
import QuoinScene
import Testing

@Suite("Every form of PNG (PNG, second edition, §11)")
struct PNGFormTests {
    private func bitmap(_ builder: PNGBuilder) throws -> Bitmap {
        try ImageFile(.bytes(builder.file)).bitmap()
    }

    @Test(
        "gray of every depth is spread over 0 to 255, interlaced or not", arguments: [1, 2, 4, 8, 16] as [UInt8],
        [false, true])
    func gray(depth: UInt8, isInterlaced: Bool) throws {
        let most = 1 << Int(depth) - 1
        let builder = PNGBuilder(width: 13, height: 9, colorType: 0, depth: depth, isInterlaced: isInterlaced) { x, y in
            [(x + y) * most / 20]
        }
        let bitmap = try bitmap(builder)
        for (x, y) in [(0, 0), (12, 8), (5, 3), (1, 8), (12, 0)] {
            let expected = Double((x + y) * most / 20) * 255 / Double(most)
            let found = bitmap[x, y]
            #expect(abs(Double(found.x) - expected) <= 1 && found.x == found.y && found.y == found.z && found.w == 255)
        }
    }

    @Test(
        "a palette of every depth gives its colors, with the alpha of each", arguments: [1, 2, 4, 8] as [UInt8],
        [false, true])
    func palette(depth: UInt8, isInterlaced: Bool) throws {
        let builder = PNGBuilder(
            width: 10, height: 10, colorType: 3, depth: depth, isInterlaced: isInterlaced,
            palette: [255, 0, 0, 0, 0, 255], transparency: [255, 0]
        ) { x, _ in [x % 2] }
        let bitmap = try bitmap(builder)
        #expect(bitmap[4, 7] == SIMD4(255, 0, 0, 255) && bitmap[9, 9].w == 0)
    }

    @Test("color, with and without alpha, in 8 and 16 bits", arguments: [2, 4, 6] as [UInt8], [8, 16] as [UInt8])
    func color(type: UInt8, depth: UInt8) throws {
        let scale = depth == 16 ? 257 : 1
        let samples = type == 2 ? [200, 100, 50] : type == 4 ? [90, 255] : [200, 100, 50, 255]
        let bitmap = try bitmap(
            PNGBuilder(width: 3, height: 2, colorType: type, depth: depth) { _, _ in samples.map { $0 * scale } })
        #expect(bitmap[2, 1] == (type == 4 ? SIMD4(90, 90, 90, 255) : SIMD4(200, 100, 50, 255)))
    }

    @Test("one color, or one gray, can be the transparent one")
    func transparentColor() throws {
        let color = PNGBuilder(
            width: 2, height: 1, colorType: 2, depth: 8, transparency: [0, 255, 0, 255, 0, 255]
        ) { x, _ in x == 0 ? [255, 255, 255] : [1, 2, 3] }
        #expect(try bitmap(color).pixels == [0, 0xFF01_0203])
        let gray = PNGBuilder(width: 2, height: 1, colorType: 0, depth: 1, transparency: [0, 1]) { x, _ in [x] }
        #expect(try bitmap(gray).pixels == [0xFF00_0000, 0])
    }

    @Test("color types, depths and palettes that do not belong together are errors")
    func forbidden() {
        let wrong = [
            PNGBuilder(width: 1, height: 1, colorType: 2, depth: 4) { _, _ in [0, 0, 0] },
            PNGBuilder(width: 1, height: 1, colorType: 5, depth: 8) { _, _ in [0] },
            PNGBuilder(width: 1, height: 1, colorType: 3, depth: 8) { _, _ in [0] },
            PNGBuilder(width: 1, height: 1, colorType: 3, depth: 8, palette: [1, 2]) { _, _ in [0] },
            PNGBuilder(width: 0, height: 1, colorType: 0, depth: 8) { _, _ in [0] },
        ]
        for builder in wrong {
            #expect(throws: ImageError.self) { try bitmap(builder) }
        }
    }

    @Test("an index beyond the palette is an error or a color, never anything else")
    func indexBeyondPalette() {
        let builder = PNGBuilder(width: 4, height: 1, colorType: 3, depth: 8, palette: [1, 2, 3]) { x, _ in [x * 80] }
        do {
            let pixels = try bitmap(builder).pixels
            #expect(pixels.count == 4 && pixels[0] == 0xFF01_0203)
        } catch {
            #expect(error is ImageError)
        }
    }
}
