import Foundation
import QuoinPixels
import TestSupport
import Testing

@Suite("Drawing images")
struct ImageDrawingTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    /// An image, row by row; a letter is a pixel.
    private func image(_ rows: String..., scale: Double = 1) throws -> ImageResource {
        let colors: [Character: UInt32] = [
            "r": 0xFFFF_0000, "g": 0xFF00_FF00, "b": 0xFF00_00FF, "w": 0xFFFF_FFFF, "k": 0xFF00_0000, ".": 0,
        ]
        var bitmap = Bitmap(width: rows[0].count, height: rows.count)
        bitmap.pixels = rows.joined().map { colors[$0] ?? 0 }
        return try ImageResource(reading: .bytes(PNGEncoder.encode(bitmap, scale: 1)), scale: scale)
    }

    private func text(_ bitmap: Bitmap) -> [String] {
        let letters: [UInt32: Character] = [
            0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0xFF00_0000: "k", 0: ".",
        ]
        return (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { letters[bitmap.pixels[y * bitmap.width + $0]] ?? "?" })
        }
    }

    @Test(
        "an image at its own size lies where its mode says (Texture, §11.3)",
        arguments: [
            (ImageNode.ContentMode.center, ["......", "..rg..", "..bw..", "......"]),
            (.top, ["..rg..", "..bw..", "......", "......"]),
            (.bottom, ["......", "......", "..rg..", "..bw.."]), (.left, ["......", "rg....", "bw....", "......"]),
            (.right, ["......", "....rg", "....bw", "......"]), (.topLeft, ["rg....", "bw....", "......", "......"]),
            (.topRight, ["....rg", "....bw", "......", "......"]),
            (.bottomLeft, ["......", "......", "rg....", "bw...."]),
            (.bottomRight, ["......", "......", "....rg", "....bw"]),
        ])
    func modes(mode: ImageNode.ContentMode, expected: [String]) throws {
        let image = Image(try image("rg", "bw"), mode: mode).preferredSize(6, 4)
        #expect(text(try studio.draw(image)) == expected)
    }

    @Test("an image larger than its node is cut, not squeezed, at its own size (Texture, §10 Q42)")
    func centerCuts() throws {
        let image = Image(try image("rgbw"), mode: .center).preferredSize(2, 1)
        #expect(text(try studio.draw(image)) == ["gb"])
    }

    @Test("an image whose place is between pixels is put on one, so that it stays sharp")
    func wholePixels() throws {
        let image = Image(try image("rgb"), mode: .center).preferredSize(6, 1)
        #expect(text(try studio.draw(image)) == ["..rgb."])
    }

    @Test(
        "where an image covers its node, the crop decides which part is seen",
        arguments: [(Point(0, 0), "rg"), (Point(0.5, 0.5), "gb"), (Point(1, 0), "bw")])
    func alignment(point: Point, expected: String) throws {
        let image = Image(try image("rgbw"), mode: .fill).crop(.alignment(point)).preferredSize(2, 1)
        #expect(text(try studio.draw(image)) == [expected])
    }

    @Test("a part of an image fills the node, and nothing of what is beside it shines in")
    func part() throws {
        let half = Image(try image("rrgg", "rrgg")).crop(.part(Rect(0.5, 0, 0.5, 1))).preferredSize(5, 3)
        #expect(text(try studio.draw(half)) == ["ggggg", "ggggg", "ggggg"])
    }

    @Test("a tint takes the place of the colors and keeps the shape")
    func tint() throws {
        let image = Image(try image("r.w")).tint(Color(.blue))
        #expect(text(try studio.draw(image)) == ["b.b"])
        let faded = Image(try self.image("r")).tint(Color(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)))
        #expect(try studio.draw(faded).pixels == [0x8000_0080])
    }

    @Test("the rims of a stretchable image keep their extents")
    func capInsets() throws {
        let image = Image(try image("rgb", "wkw", "bgr")).capInsets(EdgeInsets(1)).preferredSize(6, 4)
        #expect(text(try studio.draw(image)) == ["rggggb", "wkkkkw", "wkkkkw", "bggggr"])
        let small = Image(try self.image("rgb")).capInsets(EdgeInsets(horizontal: 1)).preferredSize(2, 1)
        #expect(text(try studio.draw(small)) == ["rb"])
    }

    @Test("where a rim takes the whole image, its last pixels are stretched")
    func wholeRim() throws {
        let image = try image("rg", "bw")
        let wide = Image(image).capInsets(EdgeInsets(top: 0, left: 9, bottom: 0, right: 0)).preferredSize(12, 2)
        #expect(text(try studio.draw(wide)).allSatisfy { $0.hasSuffix("ggg") || $0.hasSuffix("www") })
        let high = Image(image).capInsets(EdgeInsets(top: 9, left: 0, bottom: 0, right: 0)).preferredSize(2, 12)
        #expect(text(try studio.draw(high)).suffix(3) == ["bw", "bw", "bw"])
    }

    @Test("pixelated, an image's pixels become squares")
    func pixelated() throws {
        let image = Image(try image("rg", "bw"), mode: .stretch).sampling(.pixelated).preferredSize(6, 4)
        #expect(text(try studio.draw(image)) == ["rrrggg", "rrrggg", "bbbwww", "bbbwww"])
    }

    @Test("an image drawn smaller is mixed from all of its pixels: a fine pattern turns gray, not black or white")
    func shrinking() throws {
        var pattern = Bitmap(width: 160, height: 160)
        for index in pattern.pixels.indices {
            pattern.pixels[index] = (index % 160 + index / 160) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
        }
        let resource = try ImageResource(reading: .bytes(PNGEncoder.encode(pattern, scale: 1)))
        let bitmap = try studio.draw(Image(resource, mode: .stretch).preferredSize(13, 13))
        for index in bitmap.pixels.indices {
            let pixel = bitmap[index % 13, index / 13]
            #expect(abs(Int(pixel.x) - 127) <= 6 && pixel.w == 255, "\(pixel)")
        }
    }

    @Test("a smooth ramp stays one when it is drawn larger or smaller", arguments: [16.0, 100, 256, 700])
    func ramp(width: Double) throws {
        var ramp = Bitmap(width: 256, height: 1)
        for x in 0..<256 { ramp.pixels[x] = 0xFF00_0000 | UInt32(x) * 0x01_0101 }
        let resource = try ImageResource(reading: .bytes(PNGEncoder.encode(ramp, scale: 1)))
        let bitmap = try studio.draw(Image(resource, mode: .stretch).preferredSize(width, 1))
        let margin = Int((width / 256).rounded(.up)) * 2 + 2
        for x in margin..<bitmap.width - margin {
            let expected = (Double(x) + 0.5) * 256 / width - 0.5
            #expect(abs(Double(bitmap[x, 0].x) - expected) <= 1)
        }
    }

    @Test("where colors meet nothing, they stay as they are")
    func premultiplied() throws {
        let bitmap = try studio.draw(Image(try image("r.", "r."), mode: .stretch).preferredSize(40, 4))
        for pixel in bitmap.pixels { #expect(pixel & 0xFFFF == 0 && pixel >> 16 & 0xFF == pixel >> 24) }
    }

    @Test("a shape of one color has that color all over, however far a curve swings")
    func noSwing() throws {
        var shape = Bitmap(width: 6, height: 1)
        for x in 1..<4 { shape.pixels[x] = 0xFFE1_1D48 }
        let resource = try ImageResource(reading: .bytes(PNGEncoder.encode(shape, scale: 1)))
        let bitmap = try studio.draw(Image(resource, mode: .stretch).preferredSize(120, 10))
        for pixel in bitmap.pixels where pixel >> 24 == 255 {
            #expect(abs(Int(pixel >> 16 & 255) - 0xE1) <= 1 && abs(Int(pixel & 255) - 0x48) <= 1)
        }
    }

    @Test("a tile repeats without a seam, also where it is not a whole number of pixels wide")
    func seams() throws {
        let fill = Fill.ImageFill(try image("rrr"), sizing: .size(ElementStyle.LayoutSize(7.3, 1)))
        let bitmap = try studio.draw(Box().fill(.image(fill)).preferredSize(60, 3))
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test("beside an image, one with more pixels is drawn on a canvas that has them")
    func variants() throws {
        let folder = TemporaryFolder()
        func write(_ name: String, side: Int, _ color: UInt32) throws {
            var bitmap = Bitmap(width: side, height: side)
            bitmap.pixels = Array(repeating: color, count: side * side)
            try folder.write(Data(PNGEncoder.encode(bitmap, scale: 1)), to: name)
        }
        try write("photo.png", side: 2, 0xFFFF_0000)
        try write("photo@2x.png", side: 4, 0xFF00_FF00)
        try write("photo@3x.png", side: 6, 0xFF00_00FF)
        let image = try ImageResource(reading: .file(folder.path("photo.png")))
        #expect(image.size == Size(2, 2))
        for (scale, letter) in [(1.0, "r"), (1.5, "g"), (2, "g"), (3, "b"), (4, "b")] {
            let bitmap = try studio.draw(Image(image), scale: scale)
            #expect(Set(text(bitmap).joined()) == Set(letter), "at \(scale)")
        }
        try folder.remove("photo.png")
        #expect(try ImageResource(reading: .file(folder.path("photo.png"))).size == Size(2, 2))
        #expect(try ImageResource(reading: .file(folder.path("photo@3x.png"))).size == Size(2, 2))
    }
}

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
