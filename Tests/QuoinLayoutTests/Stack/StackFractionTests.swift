import QuoinLayout
import Testing

@Suite("Stack: fractions")
struct StackFractionTests {
    @Test("a fraction is of an exact extent (Texture, §3.2)")
    func exact() throws {
        let frames = try Row { box(10, 10).width(.percent(50)) }.innerFrames(in: exactly(200, 20))
        #expect(frames == [Rect(0, 0, 100, 10)])
    }

    @Test("in a stack of unknown extent it falls back to the natural size (Texture, §2.2)")
    func unknown() throws {
        #expect(try Row { content(30, 10).width(.percent(50)) }.innerFrames(in: upTo(200, 20)).horizontal == [[0, 30]])
    }

    @Test("a minimum or maximum of an unknown extent is none (Texture, §10 Q12)")
    func unknownBounds() throws {
        let row = Row(alignItems: .start) {
            content(30, 10).minWidth(.percent(50)).maxWidth(.percent(10)).minHeight(.percent(90))
        }
        #expect(try row.innerFrames(in: upTo(200, 20)) == [Rect(0, 0, 30, 10)])
    }

    @Test("a basis of an unknown extent is auto (Texture, §10 Q13)")
    func unknownBasis() throws {
        #expect(
            try Row { content(30, 10).flexBasis(.percent(50)) }.innerFrames(in: upTo(200, 20)).horizontal == [[0, 30]])
    }

    @Test("two bases of an exact row, whatever the contents (Texture, §9.7)")
    func bases() throws {
        let frames = try Row {
            content(10, 10).flexBasis(.percent(40))
            content(250, 10).flexBasis(.percent(60))
        }.innerFrames(in: sizes(300...300, free))
        #expect(frames.horizontal == [[0, 120], [120, 180]])
    }

    @Test("two halves are rounded up each (Texture, §10 Q33)")
    func halves() throws {
        let frames = try Row {
            box(10, 10).flexBasis(.percent(50))
            box(10, 10).flexBasis(.percent(50))
        }.innerFrames(in: exactly(375, 10), scale: 3)
        let half = 563.0 / 3
        #expect(frames.map(\.size.width) == [half, half])
        #expect(frames[1].minX == half)
    }

    @Test("arithmetic noise at scale 3 does not cost a pixel (Texture, §10 Q32)")
    func noise() throws {
        let frames = try Row {
            box(302.0 / 3 + 2e-8, 10)
        }.innerFrames(in: upTo(300, 10), scale: 3)
        #expect(frames.map(\.size.width) == [302.0 / 3])
    }
}
