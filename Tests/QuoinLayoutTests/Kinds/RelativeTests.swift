import QuoinLayout
import Testing

@Suite("Relative")
struct RelativeTests {
    @Test(
        "the child is at a position in the available space (Texture, §4.6 step 5)",
        arguments: [
            (RelativeLayout.Position.start, RelativeLayout.Position.start, Point(0, 0)),
            (.center, .start, Point(45, 0)), (.end, .center, Point(90, 40)), (.end, .end, Point(90, 80)),
        ])
    func places(horizontal: RelativeLayout.Position, vertical: RelativeLayout.Position, origin: Point) throws {
        let frames = try box(10, 20).position(horizontal: horizontal, vertical: vertical)
            .innerFrames(in: exactly(100, 100))
        #expect(frames == [Rect(origin: origin, size: Size(10, 20))])
    }

    @Test("it is as large as the finite available size, also if the position is none (Texture, §10 Q24)")
    func takesAll() throws {
        #expect(try box(10, 20).position(horizontal: .end).size(in: upTo(100, 60)) == Size(100, 60))
        #expect(try box(10, 20).position(horizontal: .end).size(in: sizes(0...100, free)) == Size(100, 20))
    }

    @Test("none passes the minimum on, start does not (Texture, §4.6 step 2)")
    func minimum() throws {
        let none = content(10, 20).position(horizontal: .none, vertical: .start)
        #expect(try none.innerFrames(in: sizes(50...100, 50...100)) == [Rect(0, 0, 50, 20)])
    }

    @Test("sizing options make it as small as the child, within the range (Texture, §4.6 step 4)")
    func sizing() throws {
        let end = { (options: RelativeLayout.SizingOptions) in
            box(10, 20).position(horizontal: .end, vertical: .end, sizing: options)
        }
        #expect(try end(.minimumWidth).layout(in: upTo(100, 60)).frames == [Rect(0, 0, 10, 60), Rect(0, 40, 10, 20)])
        #expect(try end(.minimumHeight).layout(in: upTo(100, 60)).frames == [Rect(0, 0, 100, 20), Rect(90, 0, 10, 20)])
        #expect(
            try end(.minimumSize).layout(in: sizes(30...100, 0...60)).frames == [
                Rect(0, 0, 30, 20), Rect(20, 0, 10, 20),
            ])
    }

    @Test("10,000,000 points and more count as unbounded (Texture, §10 Q21)")
    func unbounded() throws {
        #expect(
            try box(10, 20).position(horizontal: .end).size(in: sizes(0...10_000_000, 0...50)) == Size(10, 50))
    }

    @Test("fractions are of the maximum (Texture, §3.2)")
    func fractions() throws {
        let frames = try box(10, 20).width(.percent(25)).position(horizontal: .end).innerFrames(in: upTo(80, 60))
        #expect(frames == [Rect(60, 0, 20, 20)])
    }
}
