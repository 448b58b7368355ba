import QuoinLayout
import Testing

@Suite("Wrapper")
struct WrapperTests {
    @Test("children share a corner, and the largest gives the size on each axis (Texture, §4.1)")
    func largest() throws {
        let layout = try Wrapper {
            box(50, 10)
            box(20, 40)
        }.layout(in: upTo(100, 100))
        #expect(layout.frames == [Rect(0, 0, 50, 40), Rect(0, 0, 50, 10), Rect(0, 0, 20, 40)])
    }

    @Test("every child is offered the whole range, its minimum included (Texture, §4.1 step 2)")
    func range() throws {
        #expect(try content(50, 10).wrapped().innerFrames(in: sizes(60...100, 0...5)) == [Rect(0, 0, 60, 5)])
    }

    @Test("without children it is as small as it may be (Texture, §4.1)")
    func empty() throws {
        #expect(try Wrapper {}.size(in: sizes(20...100, 30...100)) == Size(20, 30))
    }

    @Test("a fraction of an infinite extent is none (Texture, §10 Q15)")
    func infinite() throws {
        #expect(try content(30, 10).width(.percent(50)).wrapped().size(in: sizes(free, free)) == Size(30, 10))
        #expect(try content(30, 10).width(.percent(50)).wrapped().size(in: upTo(100, 100)) == Size(50, 10))
    }
}
