import QuoinPixels
import TestSupport
import Testing

@Suite("Drawing with Cairo")
struct CairoRendererTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func color(_ hex: UInt32, alpha: UInt8 = 255) -> SIMD4<UInt8> {
        SIMD4(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255), alpha)
    }

    @Test("a rectangle covers its pixels wholly and no others", arguments: [1.0, 2, 3])
    func exactRectangles(scale: Double) throws {
        let box = Box().fill(Color(hex: 0x123456)).preferredSize(10, 10).inset(10)
        let bitmap = try studio.draw(box, scale: scale)
        let (first, last) = (Int(10 * scale), Int(20 * scale) - 1)
        #expect(bitmap.width == Int(30 * scale))
        #expect(bitmap[first, first] == color(0x123456) && bitmap[last, last] == color(0x123456))
        #expect(bitmap[first - 1, first].w == 0 && bitmap[last + 1, last].w == 0)
        let covered = bitmap.pixels.count { $0 != 0 }
        #expect(covered == Int(100 * scale * scale))
    }

    @Test("a pixel that nothing covers is transparent black, the canvas's fill lies under everything")
    func ground() throws {
        #expect(try studio.draw(Spacer().preferredSize(2, 2)).pixels == [0, 0, 0, 0])
        let filled = try studio.draw(Spacer().preferredSize(2, 2), ground: [.solid(Color(.red))])
        #expect(filled.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test("a canvas is rounded up to whole pixels")
    func canvasSize() throws {
        let bitmap = try studio.draw(Spacer().preferredSize(10.3, 10.5), scale: 2)
        #expect(bitmap.width == 21 && bitmap.height == 21)
    }

    @Test("rounded corners leave out the corner and keep the middle of the sides")
    func corners() throws {
        let bitmap = try studio.draw(Box().fill(Color(.red)).cornerRadius(10).preferredSize(40, 40))
        #expect(bitmap[0, 0].w == 0 && bitmap[39, 39].w == 0)
        #expect(bitmap[20, 0] == color(0xFF0000) && bitmap[0, 20] == color(0xFF0000))
        let circle = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(circle - (1_600 - 100 * (4 - Double.pi))) < 1.5)
    }

    @Test("a text may begin on the canvas and end beyond it")
    func textBeyondCanvas() throws {
        let text = Text("mmmmmmmm").preferredSize(200, 20).layoutPosition(-20, 0)
        let bitmap = try studio.draw(Absolute { text }, in: SizeRange(exactly: Size(30, 20)))
        #expect(bitmap.width == 30 && bitmap.pixels.contains { $0 != 0 })
    }

    @Test("a border lies inside the bounds")
    func border() throws {
        let bitmap = try studio.draw(
            Box().fill(Color(.green)).border(width: 3, color: Color(.red)).preferredSize(20, 20))
        #expect(bitmap[0, 10] == color(0xFF0000) && bitmap[2, 10] == color(0xFF0000))
        #expect(bitmap[3, 10] == color(0x00FF00) && bitmap[16, 10] == color(0x00FF00))
        #expect(bitmap[17, 10] == color(0xFF0000))
    }

    @Test("a group is painted as a whole: what it hides inside stays hidden")
    func opacity() throws {
        let group = Box(Box().fill(Color(.blue))).fill(Color(.red)).opacity(0.5).preferredSize(4, 4)
        #expect(try studio.draw(group, ground: [.solid(.white)])[1, 1] == color(0x7F7FFF))
        #expect(try studio.draw(group)[1, 1] == color(0x0000FF, alpha: 128))
    }

    @Test("a clip ends children at the rounded bounds, and only while it lasts")
    func clip() throws {
        let clipped = Box(Box().fill(Color(.red)).preferredSize(40, 40)).clip().cornerRadius(20)
        let bitmap = try studio.draw(
            Stack(.horizontal) {
                clipped
                Box().fill(Color(.blue)).preferredSize(10, 40)
            })
        #expect(bitmap[0, 0].w == 0 && bitmap[39, 39].w == 0)
        #expect(bitmap[20, 20] == color(0xFF0000) && bitmap[45, 0] == color(0x0000FF))
    }

    @Test("a gradient has its colors at the middles of the pixels, the ends included")
    func gradient() throws {
        let ramp = Box().fill(.linear(.toRight, colors: [.black, .white])).preferredSize(256, 2)
        let bitmap = try studio.draw(ramp)
        for x in 0..<256 { #expect(Int(bitmap[x, 1].x) == x) }
    }

    @Test(
        "in every direction a gradient is the color that its place along the line has, within a level",
        arguments: [0.0, 30, 45, 90, 117, 180, 225, 301])
    func directions(angle: Double) throws {
        let size = Size(60, 40)
        let fill = Fill.linear(
            .degrees(angle),
            [
                Gradient.Stop(Color(.red)), Gradient.Stop(Color(.blue), at: .fraction(0.5)),
                Gradient.Stop(Color(.white)),
            ])
        let bitmap = try studio.draw(Box().fill(fill).preferredSize(size))
        guard case .gradient(let shading) = fill.shading(of: Rect(origin: .zero, size: size), appearance: .light),
            case .linear(let start, let end) = shading.geometry
        else { return }
        let reach = end - start
        for (x, y) in [(0, 0), (59, 0), (30, 20), (12, 33), (59, 39)] {
            let way = Point(Double(x) + 0.5, Double(y) + 0.5) - start
            let place = (way.x * reach.x + way.y * reach.y) / (reach.x * reach.x + reach.y * reach.y)
            let expected =
                place < 0.5
                ? SIMD3(255 * (1 - 2 * place), 0, 255 * 2 * place)
                : SIMD3(255 * (2 * place - 1), 255 * (2 * place - 1), 255)
            let found = bitmap[x, y]
            for (part, value) in [found.x, found.y, found.z].enumerated() {
                #expect(abs(Double(value) - expected[part]) <= 2, "\(x), \(y): \(found)")
            }
        }
    }

    @Test("a gradient to transparent does not turn gray on the way: it is premultiplied")
    func premultiplied() throws {
        let fade = Box().fill(.linear(.toRight, colors: [Color(.red), .transparent])).preferredSize(100, 1)
        let middle = try studio.draw(fade)[50, 0]
        #expect(middle.x == 255 && abs(Int(middle.w) - 127) <= 2)
    }

    @Test("text is drawn in its color where its glyphs are, and no farther")
    func text() throws {
        let style = TextStyle(size: 40, weight: .black, color: Color(.red))
        let bitmap = try studio.draw(Text("I", style: style))
        let painted = bitmap.pixels.filter { $0 != 0 }
        #expect(painted.contains(0xFFFF_0000))
        #expect(painted.allSatisfy { $0 & 0xFFFF == 0 })
        #expect(painted.count > 100)
    }

    @Test("an emoji is drawn in its own colors, at the size of the text")
    func emoji() throws {
        let bitmap = try studio.draw(Text("😀", style: TextStyle(size: 40, color: .black)))
        let yellow = bitmap.pixels.count { $0 >> 16 >= 0xFFE0 && $0 >> 8 & 0xFF > 150 && $0 & 0xFF < 120 }
        #expect(bitmap.width < 60 && yellow > 400)
    }

    @Test("a canvas with no pixel or too many is an error before anything is drawn")
    func limits() throws {
        func error(_ width: Double, _ height: Double, scale: Double = 1) -> QuoinError? {
            #expect(throws: QuoinError.self) {
                try studio.draw(Spacer().preferredSize(width, height), scale: scale)
            }
        }
        let empty = error(0, 4)
        #expect(empty?.kind == .wrongInput && empty?.message.hasPrefix("the canvas would be 0 by 4 pixels") == true)
        let long = error(16_385, 1)
        #expect(long?.kind == .limitPassed && long?.message.hasPrefix("the canvas would be 16385 by 1 pixels") == true)
        let large = error(8_192, 8_192, scale: 2)
        #expect(large?.kind == .limitPassed)
        #expect(large?.message.hasPrefix("the canvas is 16384 by 16384, 268435456 pixels; the limit") == true)
    }

    @Test("an image that cannot be read is an error that names the element")
    func missingImage() throws {
        let image = Image(ImageResource(.file("/nowhere.png"), size: Size(4, 4))).id("photo")
        let error = #expect(throws: QuoinError.self) { try studio.draw(image) }
        #expect(
            error?.description
                == "`photo` (layout): /nowhere.png: cannot be read: there is no such file or folder")
    }
}

@Suite("Drawing borders and corners")
struct BorderDrawingTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    @Test("sides of their own widths and colors lie where they belong, cut at the corners")
    func sides() throws {
        let border = Border(
            top: Border.Line(width: 4, color: Color(.red)), right: Border.Line(width: 4, color: Color(.green)),
            bottom: Border.Line(width: 8, color: Color(.blue)), left: Border.Line(width: 2, color: .white))
        let bitmap = try studio.draw(Box().border(border).preferredSize(40, 40))
        #expect(bitmap[20, 3] == SIMD4(255, 0, 0, 255) && bitmap[20, 4].w == 0)
        #expect(bitmap[36, 20] == SIMD4(0, 255, 0, 255) && bitmap[35, 20].w == 0)
        #expect(bitmap[20, 32] == SIMD4(0, 0, 255, 255) && bitmap[20, 31].w == 0)
        #expect(bitmap[1, 20] == SIMD4(255, 255, 255, 255) && bitmap[2, 20].w == 0)
        #expect(bitmap[38, 0] == SIMD4(255, 0, 0, 255) && bitmap[39, 2] == SIMD4(0, 255, 0, 255))
    }

    @Test("a dashed line begins and ends with a dash, at every scale", arguments: [1.0, 2])
    func dashes(scale: Double) throws {
        let line = Border(top: Border.Line(width: 4, color: Color(.red), style: .dashed))
        let bitmap = try studio.draw(Box().border(line).preferredSize(100, 10), scale: scale)
        let row = (0..<bitmap.width).map { bitmap[$0, 0].w == 255 }
        #expect(row[0] && row[bitmap.width - 1])
        #expect(zip(row, row.dropFirst()).count { $0 && !$1 } == 8)
    }

    @Test("a continuous corner bends earlier than a circular one and reaches as far into the corner")
    func continuous() throws {
        func bitmap(_ curve: CornerRadii.Curve) throws -> Bitmap {
            try studio.draw(Box().fill(Color(.red)).cornerRadius(40, curve: curve).preferredSize(160, 160))
        }
        let (circular, continuous) = (try bitmap(.circular), try bitmap(.continuous))
        // 45 points from the corner a circle of 40 has ended, but the continuous curve has not.
        #expect(circular[45, 0].w == 255 && continuous[45, 0].w < 255)
        #expect(continuous[62, 0].w == 255)
        let diagonal = (0..<40).map { (Int(circular[$0, $0].w), Int(continuous[$0, $0].w)) }
        #expect(diagonal.allSatisfy { abs($0 - $1) < 128 })
    }

    @Test("a continuous corner without room for more is a circular one")
    func noRoom() throws {
        func bitmap(_ curve: CornerRadii.Curve) throws -> Bitmap {
            try studio.draw(Box().fill(Color(.red)).cornerRadius(20, curve: curve).preferredSize(40, 40))
        }
        let differences = zip(try bitmap(.circular).pixels, try bitmap(.continuous).pixels)
            .map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect((differences.max() ?? 0) <= 2)
    }
}
