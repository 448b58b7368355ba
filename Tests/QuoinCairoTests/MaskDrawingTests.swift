import QuoinCairo
import TestSupport
import Testing

@Suite("Drawing masks")
struct MaskDrawingTests {
    private let studio: Studio
    private let red = Box().fill(Color(.red)).preferredSize(40, 40)
    private let left = Path(Rect(0, 0, 20, 40))

    init() throws {
        studio = try Studio()
    }

    private func fade(_ colors: [Color], mode: Paint.Mask.Mode = .alpha) -> Paint.Mask {
        Paint.Mask(.gradient(Gradient(.linear(.toRight), stops: colors.map { Gradient.Stop($0) })), mode: mode)
    }

    /// Two pixels: black, and half transparent white.
    private var halves: ImageResource {
        get throws {
            let bitmap = Bitmap(width: 2, height: 1, rgba: [0, 0, 0, 255, 255, 255, 255, 128])
            return try ImageResource(reading: .bytes(PNGEncoder.encode(bitmap, scale: 1)))
        }
    }

    private func image(mode: Paint.Mask.Mode = .alpha) throws -> Paint.Mask {
        var fill = Fill.ImageFill(try halves, sizing: .stretch, isTiled: false)
        fill.sampling = .pixelated
        return Paint.Mask(.image(fill), mode: mode)
    }

    @Test("within a path all is seen, and nothing outside it", arguments: [1.0, 2])
    func path(scale: Double) throws {
        let bitmap = try studio.draw(red.mask(.path(left)), scale: scale)
        let edge = Int(20 * scale)
        #expect(bitmap[0, 0] == SIMD4(255, 0, 0, 255) && bitmap[edge - 1, edge] == SIMD4(255, 0, 0, 255))
        #expect(bitmap[edge, 0].w == 0 && bitmap[bitmap.width - 1, edge].w == 0)
    }

    @Test("through a gradient as much is seen as it is opaque")
    func gradient() throws {
        let bitmap = try studio.draw(red.mask(fade([.black, .transparent])))
        for x in 0..<40 {
            let expected = 255 * (1 - (Double(x) + 0.5) / 40)
            #expect(abs(Double(bitmap[x, 20].w) - expected) <= 1.5, "\(x)")
        }
    }

    @Test("by luminance white shows all, black nothing, and a color as much as it is light and opaque")
    func luminance() throws {
        func alpha(_ color: Color) throws -> Double {
            Double(try studio.draw(red.mask(fade([color, color], mode: .luminance)))[20, 20].w) / 255
        }
        #expect(try alpha(.white) == 1)
        #expect(try alpha(.black) == 0)
        for (color, expected) in [
            (Color(.red), 0.2125), (Color(.green), 0.7154), (Color(.blue), 0.0721),
            (Color(hex: 0xFFFFFF, alpha: 0.5), 0.5), (Color(hex: 0x808080), 0.502),
        ] {
            #expect(abs(try alpha(color) - expected) < 0.004, "\(color)")
        }
    }

    @Test("an image masks by its opacity or its lightness")
    func images() throws {
        let alpha = try studio.draw(red.mask(image()))
        #expect(alpha[10, 20].w == 255 && alpha[30, 20].w == 128)
        let luminance = try studio.draw(red.mask(image(mode: .luminance)))
        #expect(luminance[10, 20].w == 0 && abs(Int(luminance[30, 20].w) - 128) <= 1)
    }

    @Test("a mask takes paint, content, children, border and shadow alike")
    func everything() throws {
        let box = Box(Text("Quoin", style: TextStyle(size: 30))).fill(.white).border(width: 4)
            .shadow(Shadow(color: .black, radius: 4)).preferredSize(40, 40).mask(.path(left)).inset(20)
        let bitmap = try studio.draw(box)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where !(20..<40).contains(x) || !(20..<60).contains(y) {
                #expect(bitmap[x, y].w == 0, "\(x), \(y)")
            }
        }
        #expect(bitmap[21, 40] == SIMD4(0, 0, 0, 255) && bitmap[30, 58] == SIMD4(0, 0, 0, 255))
    }

    @Test("opacity, clip and round corners come on top")
    func combined() throws {
        let element = red.cornerRadius(20).clip().opacity(0.5).mask(.path(left))
        let bitmap = try studio.draw(element)
        #expect(bitmap[0, 0].w == 0 && bitmap[30, 20].w == 0)
        #expect(abs(Int(bitmap[10, 20].w) - 128) <= 1)
    }

    @Test("a blur comes before the mask, whose edges stay sharp")
    func blurred() throws {
        let bitmap = try studio.draw(red.blur(6).mask(.path(left)))
        #expect(bitmap[19, 20].w > 240 && bitmap[20, 20].w == 0)
        #expect(bitmap[0, 20].w < 160)
    }

    @Test("a mask within a mask shows what both let through")
    func nested() throws {
        let top = Path(Rect(0, 0, 40, 20))
        let bitmap = try studio.draw(Box(red.mask(.path(left))).mask(.path(top)))
        #expect(bitmap[10, 10].w == 255 && bitmap[30, 10].w == 0 && bitmap[10, 30].w == 0 && bitmap[30, 30].w == 0)
    }

    @Test("a mask turns with its element")
    func turned() throws {
        let bitmap = try studio.draw(red.mask(.path(left)).transform(.rotation(90)))
        #expect(bitmap[20, 10].w == 255 && bitmap[20, 30].w == 0)
    }

    @Test("the same mask gives the same pixels, and without a mask the pixels are those there were")
    func stable() throws {
        let element = Text("Quoin", style: TextStyle(size: 30)).mask(fade([.white, .black], mode: .luminance))
        #expect(try studio.draw(element, scale: 2).pixels == Studio().draw(element, scale: 2).pixels)
        #expect(try studio.draw(red.mask(.path(left)).mask(nil)).pixels == studio.draw(red).pixels)
    }

    @Test("an image of a mask that cannot be read is reported with the element")
    func unreadable() throws {
        let broken = ImageResource(.bytes([1, 2, 3]), size: Size(4, 4))
        let error = #expect(throws: QuoinError.self) {
            try studio.draw(red.id("photo").mask(Paint.Mask(.image(Fill.ImageFill(broken)))))
        }
        #expect(error?.description.hasPrefix("`photo` (") == true)
    }

    @Test("an SVG and a PDF are as the picture is")
    func files() throws {
        let renderer = try PictureRenderer()
        let image = try image()
        let row = Stack(.horizontal, spacing: 10) {
            red.mask(.path(left))
            red.mask(fade([.black, .transparent]))
            red.mask(fade([.white, .black], mode: .luminance)).opacity(0.5)
            red.mask(image)
            Box(red.mask(.path(left))).mask(Paint.Mask(.shape(.ellipse))).transform(.rotation(30))
        }.inset(10)
        let scene = Box(row).fill(Color(hex: 0xFFE0A0))
        let picture = try renderer.draw(scene, on: Canvas()).bitmap
        let file = try renderer.file(scene, on: Canvas(), as: .svg).bytes
        let svg = try ImageFile(.bytes(file)).bitmap()
        #expect(svg.width == picture.width && svg.height == picture.height)
        let differences = zip(picture.rgba, svg.rgba).map { abs(Int($0) - Int($1)) }
        #expect(differences.count { $0 > 12 } < differences.count / 100)
        // Masked text stays text, and masks of gradients and paths stay shapes.
        let words = Text("seen", style: TextStyle(size: 20)).mask(fade([.black, .transparent]))
        let svgText = String(decoding: try renderer.file(words, on: Canvas(), as: .svg).bytes, as: UTF8.self)
        #expect(svgText.contains("<mask id=\"") && svgText.contains("aria-label=\"seen\""))
        #expect(!svgText.contains("<image"))
        let pdf = try renderer.file(scene, on: Canvas(), as: .pdf).bytes
        #expect(try PictureRenderer().file(scene, on: Canvas(), as: .pdf).bytes == pdf)
        let plain = try renderer.file(Box().fill(Color(hex: 0xFFE0A0)).preferredSize(270, 60), on: Canvas(), as: .pdf)
        #expect(pdf.count > plain.bytes.count)
    }
}
