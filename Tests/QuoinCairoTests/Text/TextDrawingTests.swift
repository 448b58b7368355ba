import QuoinPixels
import TestSupport
import Testing

/// Texts of the full block, a rectangle that extends from -0.2 to 12.2 points at a size of 20.
@Suite("Drawing rich text")
struct TextDrawingTests {
    private let studio: Studio
    private let block = Text("█").font("DejaVu Sans Mono", size: 20)

    init() throws {
        studio = try Studio()
    }

    private func draw(_ text: Text) throws -> Bitmap {
        try studio.draw(text.inset(10), scale: 1, ground: [.solid(.white)])
    }

    @Test("an outline is drawn on both sides of the letters' edge")
    func stroke() throws {
        let stroked = try draw(block.textStroke(width: 4, color: Color(.red)))
        #expect(stroked[8, 20].x == 255 && stroked[8, 20].y == 0)
        #expect(stroked[10, 20].y == 0 && stroked[10, 20].x == 255)
        #expect(stroked[16, 20].x == 0)
    }

    @Test("an outline behind the letters hides nothing of them")
    func strokeBehind() throws {
        let stroked = try draw(block.textStroke(width: 4, color: Color(.red), order: .behind))
        #expect(stroked[8, 20].x == 255 && stroked[8, 20].y == 0)
        #expect(stroked[10, 20].x == 0)
    }

    @Test("a gradient runs from the first letter to the last")
    func gradient() throws {
        let bitmap = try draw(
            (Text("█") + Text("█")).font("DejaVu Sans Mono", size: 20)
                .color(.linear(.toRight, colors: [Color(.red), Color(.blue)])))
        #expect(bitmap[11, 20].x > 230 && bitmap[11, 20].z < 25)
        #expect(bitmap[32, 20].z > 230 && bitmap[32, 20].x < 25)
        #expect(abs(Int(bitmap[22, 20].x) - 128) < 15)
    }

    @Test("a shadow takes no room and does not move the letters (Texture, §11.4)")
    func shadow() throws {
        let plain = try draw(block)
        let shadowed = try draw(block.textShadow(color: Color(.red), offset: Point(4, 0)))
        #expect((plain.width, plain.height) == (shadowed.width, shadowed.height))
        #expect(shadowed[11, 20].x == 0 && shadowed[8, 20].y == 255)
        #expect(shadowed[24, 20].x == 255 && shadowed[24, 20].y == 0)
    }

    @Test("of a color glyph that is much larger than the canvas, only a part is drawn")
    func enlargedColors() throws {
        let letter = Text("🟥").font("Inter", size: 20)
        let enlarged = letter.transform(.scale(2_000, 2_000))
        let bitmap = try studio.draw(enlarged.inset(10), scale: 1, ground: [.solid(.white)])
        let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
        #expect(middle.x > 180 && middle.y < 100 && middle.z < 100)
    }
}
