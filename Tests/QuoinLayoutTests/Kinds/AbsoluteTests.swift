import QuoinLayout
import Testing

@Suite("Absolute")
struct AbsoluteTests {
    @Test("children are at their positions, and the layout is as large as the finite available size (Texture, §4.9)")
    func places() throws {
        let layout = try Absolute {
            box(20, 10).at(5, 7)
            box(20, 10).at(-4, -6)
        }.layout(in: upTo(100, 60))
        #expect(layout.frames == [Rect(0, 0, 100, 60), Rect(5, 7, 20, 10), Rect(-4, -6, 20, 10)])
    }

    @Test("sizeToFit makes it as large as the children need (Texture, §9.3)")
    func sizeToFit() throws {
        let absolute = Absolute(sizing: .sizeToFit) {
            box(150, 150).at(20, 20)
            box(40, 40).at(150, 0)
        }
        #expect(try absolute.size(in: upTo(400, 400)) == Size(190, 170))
        #expect(try absolute.size(in: sizes(250...400, 0...160)) == Size(250, 160))
    }

    @Test("without a bound it is as large as the children need (Texture, §4.9 step 3)")
    func unbounded() throws {
        #expect(try Absolute { box(20, 10).at(5, 7) }.size(in: sizes(0...100, free)) == Size(100, 17))
    }

    @Test("a definite child is clamped to the remaining space (Texture, §10 Q22)")
    func cut() throws {
        let frames = try Absolute {
            box(100, 100).at(0, 50)
            box(100, 100).maxWidth(200).maxHeight(200).at(0, 50)
        }.innerFrames(in: exactly(50, 100))
        #expect(frames == [Rect(0, 50, 50, 50), Rect(0, 50, 100, 100)])
    }

    @Test("a child that bleeds keeps its size beyond the edges, and does not enlarge the layout")
    func bleeding() throws {
        let absolute = Absolute(sizing: .sizeToFit) {
            box(30, 20)
            box(100, 100).at(-20, 50).bleeds()
            plain().width(.percent(50)).height(10).at(40, 0).bleeds()
        }
        #expect(
            try absolute.innerFrames(in: upTo(50, 100)) == [
                Rect(0, 0, 30, 20), Rect(-20, 50, 100, 100), Rect(40, 0, 25, 10),
            ])
        #expect(try absolute.size(in: upTo(50, 100)) == Size(30, 20))
    }

    @Test("a child outside the available space has no size (Texture, §10 Q23)")
    func outside() throws {
        #expect(try Absolute { box(10, 10).at(120, 0) }.innerFrames(in: exactly(50, 100)) == [Rect(120, 0, 0, 10)])
    }

    @Test("plain nodes fill the remaining space, and the minimum does not apply to children (Texture, §4.9)")
    func rest() throws {
        let frames = try Absolute {
            plain().at(10, 20)
            content(5, 5)
        }.innerFrames(in: exactly(50, 100))
        #expect(frames == [Rect(10, 20, 40, 80), Rect(0, 0, 5, 5)])
    }

    @Test("fractions are of the whole available size (Texture, §9.10)")
    func fractions() throws {
        let frames = try Absolute {
            plain().width(.percent(50)).height(.percent(25)).at(60, 40)
        }.innerFrames(in: exactly(120, 80))
        #expect(frames == [Rect(60, 40, 60, 20)])
    }
}
