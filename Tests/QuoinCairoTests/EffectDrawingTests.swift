import Foundation
import QuoinScene
import TestSupport
import Testing

@Suite("Drawing shadows, groups and transforms")
struct EffectDrawingTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    /// The cumulative Gaussian distribution.
    private func gauss(_ distance: Double, _ deviation: Double) -> Double {
        0.5 * (1 + erf(distance / (deviation * 2.0.squareRoot())))
    }

    @Test(
        "across a straight edge a shadow is Gauss's curve within four levels",
        arguments: [1, 2, 3.3, 5, 10, 20], [1.0, 2])
    func profile(deviation: Double, scale: Double) throws {
        let box = Box().shadow(Shadow(color: .black, radius: deviation)).preferredSize(200, 200).inset(100)
        let bitmap = try studio.draw(box, scale: scale)
        let middle = bitmap.height / 2
        for x in stride(from: 0, to: Int(100 * scale), by: 3) {
            let distance = (Double(x) + 0.5) / scale - 100
            let expected = gauss(distance, deviation) * 255
            #expect(abs(Double(bitmap[x, middle].w) - expected) <= 4, "\(x)")
        }
    }

    @Test("a shadow ends at a form that is not filled, and lies where its offset and spread say")
    func place() throws {
        let shadow = Shadow(color: Color(.red), radius: 0, offset: Point(4, 2), spread: 1)
        let bitmap = try studio.draw(Box().shadow(shadow).preferredSize(20, 20).inset(10))
        #expect(bitmap[15, 15].w == 0)
        #expect(bitmap[30, 20] == SIMD4(255, 0, 0, 255) && bitmap[34, 32] == SIMD4(255, 0, 0, 255))
        #expect(bitmap[35, 20].w == 0 && bitmap[20, 33].w == 0 && bitmap[9, 20].w == 0)
    }

    @Test("an inner shadow falls from the rim inward, over the fill only")
    func inner() throws {
        let shadow = Shadow(color: .black, radius: 0, offset: Point(3, 0), spread: 1, kind: .inner)
        let bitmap = try studio.draw(Box().fill(.white).shadow(shadow).preferredSize(20, 20).inset(5))
        #expect(bitmap[4, 15].w == 0)
        #expect((5..<9).allSatisfy { bitmap[$0, 15].x == 0 })
        #expect(bitmap[9, 15].x == 255 && bitmap[24, 15].x == 255 && bitmap[15, 5].x == 0)
    }

    @Test("a shadow of the content has the form of what is painted, text and children too")
    func content() throws {
        let shadow = Shadow(color: Color(.red), radius: 0, offset: Point(0, 20), kind: .content)
        let element = Box(Box().fill(.black).preferredSize(10, 10).inset(5)).shadow(shadow)
        let bitmap = try studio.draw(element.inset(EdgeInsets(bottom: 20)))
        #expect(bitmap[10, 10] == SIMD4(0, 0, 0, 255) && bitmap[10, 30] == SIMD4(255, 0, 0, 255))
        #expect(bitmap[2, 30].w == 0)
    }

    @Test("a blur keeps the sum of what it spreads")
    func mass() throws {
        let bitmap = try studio.draw(Box().fill(.black).preferredSize(20, 20).blur(3).inset(20))
        let sum = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(sum - 400) < 2)
        #expect(bitmap[30, 30].w > 250 && bitmap[20, 30].w < 160 && bitmap[20, 30].w > 95)
    }

    @Test("a backdrop blur changes what is behind the form, and nothing else")
    func backdrop() throws {
        let halves = Stack(.horizontal) {
            Box().fill(.black).preferredSize(20, 40)
            Box().fill(.white).preferredSize(20, 40)
        }
        let bitmap = try studio.draw(halves.overlay(Box().backdropBlur(4).inset(EdgeInsets(top: 20))))
        #expect(bitmap[19, 10].x == 0 && bitmap[20, 10].x == 255)
        #expect(bitmap[19, 30].x > 90 && bitmap[20, 30].x < 165)
        #expect(bitmap[0, 30].x == 0 && bitmap[39, 39].x == 255)
        #expect(bitmap.isOpaque)
    }

    @Test(
        "a blend mode mixes as its formula says (Compositing and Blending 1, §10)",
        arguments: [
            (Paint.BlendMode.normal, 0x40), (.multiply, 0x20), (.screen, 0xA0), (.darken, 0x40), (.lighten, 0x80),
            (.difference, 0x40), (.exclusion, 0x80), (.plusLighter, 0xC0), (.colorDodge, 0xAB), (.colorBurn, 0x02),
            (.overlay, 0x41), (.hardLight, 0x40), (.plusDarker, 0x00),
        ] as [(Paint.BlendMode, Int)])
    func blendModes(mode: Paint.BlendMode, expected: Int) throws {
        let gray = Box().fill(Color(hex: 0x404040)).blendMode(mode).preferredSize(2, 2)
        let pixel = try studio.draw(gray, ground: [.solid(Color(hex: 0x808080))])[0, 0]
        #expect(abs(Int(pixel.x) - expected) <= 2, "\(mode) \(pixel)")
        #expect(pixel.w == 255)
    }

    @Test("what colors lack to white adds up, and a color on nothing stays")
    func plusDarker() throws {
        let ground = Box().fill(Color(hex: 0xE0C0FF)).preferredSize(20, 20)
        let bitmap = try studio.draw(ground.overlay(Box().fill(Color(hex: 0xD0F0C0)).blendMode(.plusDarker)))
        #expect(bitmap[10, 10] == SIMD4(0xB1, 0xB1, 0xC0, 255))
        let alone = try studio.draw(Box().fill(Color(hex: 0xD0F0C0)).blendMode(.plusDarker).preferredSize(4, 4))
        #expect(alone[2, 2] == SIMD4(0xD0, 0xF0, 0xC0, 255))
    }

    @Test("a quarter turn moves every pixel to its place")
    func quarterTurn() throws {
        let flag = Stack(.horizontal) {
            Box().fill(Color(.red)).preferredSize(10, 20)
            Box().fill(Color(.blue)).preferredSize(10, 20)
        }
        let bitmap = try studio.draw(Box(flag).transform(.rotation(90)))
        #expect(bitmap[10, 2] == SIMD4(255, 0, 0, 255) && bitmap[10, 17] == SIMD4(0, 0, 255, 255))
        #expect(bitmap.isOpaque)
    }

    @Test("text that is moved by whole pixels is the same text")
    func movedText() throws {
        let text = Text("Quoin", style: TextStyle(size: 20))
        let plain = try studio.draw(text.inset(EdgeInsets(right: 8)))
        let moved = try studio.draw(text.transform(.translation(8, 0)).inset(EdgeInsets(right: 8)))
        for y in 0..<plain.height {
            for x in 8..<plain.width { #expect(plain[x - 8, y] == moved[x, y]) }
        }
    }

    @Test("turned text has as much ink as upright text")
    func turnedText() throws {
        func ink(_ angle: Double) throws -> Double {
            let text = Text("Quoin", style: TextStyle(size: 20)).transform(.rotation(angle)).inset(30)
            return try studio.draw(text).pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
        let upright = try ink(0)
        #expect(abs(try ink(30) - upright) < upright * 0.02)
    }

    @Test("a blur has its whole source beyond the canvas and beyond a clip", arguments: [true, false])
    func wholeSource(isClipped: Bool) throws {
        let blurred = Box().fill(.black).preferredSize(40, 40).blur(5)
        let whole = try studio.draw(blurred.inset(20))
        let moved = Box(Absolute { blurred.layoutPosition(-20, -20) }).clip(isClipped).preferredSize(20, 20)
        let part = try studio.draw(isClipped ? moved.inset(10) : moved.inset(0))
        let place = isClipped ? 10 : 0
        for y in 0..<20 { for x in 0..<20 { #expect(part[place + x, place + y] == whole[40 + x, 40 + y]) } }
    }

    @Test("a shadow of the content falls into a clip from a source outside it")
    func shadowFromOutside() throws {
        let shadow = Shadow(color: Color(.red), radius: 0, offset: Point(30, 0), kind: .content)
        let source = Box().fill(.black).shadow(shadow).preferredSize(10, 10).layoutPosition(-25, 5)
        let bitmap = try studio.draw(Box(Absolute { source }).clip().preferredSize(20, 20))
        #expect(bitmap[10, 10] == SIMD4(255, 0, 0, 255) && bitmap[2, 10].w == 0)
    }

    @Test(
        "filters are those of Filter Effects 1",
        arguments: [
            (Paint.Filter.grayscale(1), SIMD4<UInt8>(118, 118, 118, 255)), (.invert(1), SIMD4(55, 155, 205, 255)),
            (.brightness(0.5), SIMD4(100, 50, 25, 255)), (.contrast(2), SIMD4(255, 73, 0, 255)),
            (.saturate(0), SIMD4(118, 118, 118, 255)), (.sepia(1), SIMD4(165, 147, 114, 255)),
            (.hueRotate(360), SIMD4(200, 100, 50, 255)), (.hueRotate(180), SIMD4(35, 135, 185, 255)),
        ])
    func filters(filter: Paint.Filter, expected: SIMD4<UInt8>) throws {
        let bitmap = try studio.draw(Box().fill(Color(hex: 0xC86432)).filter(filter).preferredSize(4, 4))
        let found = bitmap[1, 1]
        for part in 0..<4 { #expect(abs(Int(found[part]) - Int(expected[part])) <= 1, "\(found)") }
        let below = Box().backdropFilter(filter).inset(EdgeInsets(left: 2))
        let behind = try studio.draw(Box().fill(Color(hex: 0xC86432)).preferredSize(4, 4).overlay(below))
        #expect(behind[0, 0] == SIMD4(200, 100, 50, 255) && behind[3, 3] == found)
    }

    @Test("a filter sees colors without their alpha")
    func filterOfTranslucent() throws {
        let half = Color(hex: 0xFF0000, alpha: 0.5)
        let bitmap = try studio.draw(Box().fill(half).filter(.invert(1)).preferredSize(4, 4))
        #expect(bitmap[1, 1] == SIMD4(0, 255, 255, 128))
    }
}
