import QuoinPixels
import TestSupport
import Testing

@Suite("Image fills")
struct ImageFillTests {
    private let studio: Studio
    /// Two by one pixels: red, blue.
    private let image: ImageResource

    init() throws {
        studio = try Studio()
        let pixels = Bitmap(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        image = try ImageResource(reading: .bytes(PNGEncoder.encode(pixels, scale: 1)))
    }

    /// The first row: `r` and `b` for the image's pixels, a dot for a transparent one.
    private func row(_ fill: Fill.ImageFill, width: Double, height: Double = 1) throws -> String {
        let bitmap = try studio.draw(Box().fill(.image(fill)).preferredSize(width, height))
        return String(
            bitmap.pixels.prefix(bitmap.width).map { pixel -> Character in
                pixel == 0xFFFF_0000 ? "r" : pixel == 0xFF00_00FF ? "b" : pixel == 0 ? "." : "?"
            })
    }

    @Test("a fill repeats at its own size from its alignment, or stands there once (CSS Backgrounds 3, §3)")
    func tiles() throws {
        #expect(try row(Fill.ImageFill(image), width: 5) == "rbrbr")
        #expect(try row(Fill.ImageFill(image, alignment: RelativePoint(1, 0)), width: 5) == "brbrb")
        let once = Fill.ImageFill(image, isTiled: false, alignment: RelativePoint(.fraction(1), 0))
        #expect(try row(once, width: 5) == "...rb")
    }

    @Test(
        "a sizing stretches, covers, contains or says the size",
        arguments: [
            (Fill.ImageFill.Sizing.stretch, "rrrbbb"), (.contain, "rrbb.."),
            (.size(ElementStyle.LayoutSize(2, .auto)), "rb...."),
        ])
    func sizing(sizing: Fill.ImageFill.Sizing, expected: String) throws {
        let row = try row(Fill.ImageFill(image, sizing: sizing, isTiled: false), width: 6, height: 2)
        #expect(row.first == expected.first && row.last == expected.last, "\(row)")
        #expect(row.count { $0 == "." } == expected.count { $0 == "." })
    }

    @Test("a tile of a size of its own covers the area it is computed for")
    func cover() {
        let fill = Fill.image(Fill.ImageFill(image, sizing: .cover, alignment: .center))
        #expect(
            fill.shading(of: Rect(10, 10, 4, 4), appearance: .light)
                == .image(ImageShading(image, tile: Rect(8, 10, 8, 4), isTiled: true)))
    }
}
