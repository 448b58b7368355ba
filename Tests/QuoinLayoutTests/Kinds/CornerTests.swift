import QuoinLayout
import Testing

@Suite("Corner")
struct CornerTests {
    @Test(
        "the corner element has its center on the child's corner (Texture, §4.10)",
        arguments: [
            (CornerLayout.Location.topLeft, Point(-10, -5)), (.topRight, Point(90, -5)),
            (.bottomLeft, Point(-10, 45)), (.bottomRight, Point(90, 45)),
        ])
    func locations(location: CornerLayout.Location, origin: Point) throws {
        let layout = try box(100, 50).corner(box(20, 10), at: location).layout(in: upTo(300, 300))
        #expect(layout.frames == [Rect(0, 0, 100, 50), Rect(0, 0, 100, 50), Rect(origin: origin, size: Size(20, 10))])
    }

    @Test("the offset moves it from there (Texture, §9.8)")
    func offset() throws {
        let frames = try box(100, 100).corner(box(26, 26), offset: Point(-3, 3)).innerFrames(in: upTo(300, 300))
        #expect(frames[1] == Rect(84, -10, 26, 26))
    }

    @Test("wrapsCorner makes the layout as large as both (Texture, §9.3)")
    func wraps() throws {
        let layout = try box(150, 150).corner(box(40, 40), wraps: true).layout(in: upTo(300, 300))
        #expect(layout.frames == [Rect(0, 0, 170, 170), Rect(0, 20, 150, 150), Rect(130, 0, 40, 40)])
    }

    @Test("wrapsCorner keeps to the range, and moves both alike (Texture, §4.10 step 4)")
    func wrapsWithinTheRange() throws {
        let layout = try box(150, 150).corner(box(40, 40), at: .topLeft, wraps: true).layout(in: upTo(160, 300))
        #expect(layout.frames == [Rect(0, 0, 160, 170), Rect(20, 20, 150, 150), Rect(0, 0, 40, 40)])
    }

    @Test("half a pixel is rounded up by the node, not by the layout (Texture, §4.10 step 2)")
    func rounding() throws {
        #expect(try box(100, 100).corner(box(25, 25)).innerFrames(in: upTo(300, 300))[1] == Rect(88, -12, 25, 25))
    }

    @Test("the corner element does not take the layout's minimum (Texture, §10 Q18)")
    func minimum() throws {
        let frames = try content(100, 100).corner(box(20, 20)).innerFrames(in: exactly(100, 100))
        #expect(frames == [Rect(0, 0, 100, 100), Rect(90, -10, 20, 20)])
    }
}
