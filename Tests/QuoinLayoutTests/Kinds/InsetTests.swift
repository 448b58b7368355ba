import QuoinLayout
import Testing

@Suite("Inset")
struct InsetTests {
    @Test("finite insets go around the child (Texture, §4.3)")
    func finite() throws {
        let layout = try content(50, 30).inset(top: 1, left: 2, bottom: 3, right: 4).layout(in: upTo(300, 300))
        #expect(layout.frames == [Rect(0, 0, 56, 34), Rect(2, 1, 50, 30)])
    }

    @Test(
        "insets are read as they were set, alike at opposite edges or not",
        arguments: [
            EdgeInsets(3), EdgeInsets(horizontal: 1, vertical: -2), EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            EdgeInsets(top: 1, left: 2, bottom: 1, right: 3), EdgeInsets(top: .infinity, bottom: 5),
        ])
    func properties(insets: EdgeInsets) {
        var layout = InsetLayout(insets)
        #expect(layout.insets == insets)
        layout.insets = EdgeInsets(left: 7)
        #expect(layout.insets == EdgeInsets(left: 7))
    }

    @Test("the child is offered the range less the insets, the minimum included (Texture, §4.3 step 3)")
    func childRange() throws {
        #expect(try content(50, 30).inset(10).innerFrames(in: exactly(200, 100)) == [Rect(10, 10, 180, 80)])
        #expect(try content(250, 30).inset(10).innerFrames(in: upTo(200, 100)) == [Rect(10, 10, 180, 30)])
        #expect(try content(50, 30).inset(120).innerFrames(in: exactly(200, 100)) == [Rect(120, 120, 0, 0)])
    }

    @Test(
        "one infinite inset puts the child at the finite edge, two center it (Texture, §4.3 table)",
        arguments: [
            (EdgeInsets(top: 10, left: 10, bottom: 10, right: .infinity), Rect(10, 10, 50, 80)),
            (EdgeInsets(top: 10, left: .infinity, bottom: 10, right: 10), Rect(140, 10, 50, 80)),
            (EdgeInsets(top: .infinity, left: 10, bottom: 10, right: 10), Rect(10, 60, 180, 30)),
            (EdgeInsets(.infinity), Rect(75, 35, 50, 30)),
        ])
    func infinite(insets: EdgeInsets, frame: Rect) throws {
        let layout = try content(50, 30).inset(insets).layout(in: exactly(200, 100))
        #expect(layout.frames == [Rect(0, 0, 200, 100), frame])
    }

    @Test("an axis with an infinite inset takes the whole maximum (Texture, §4.3 step 5)")
    func takesAll() throws {
        let layout = try content(50, 30).inset(left: .infinity, right: 5).layout(in: upTo(200, 100))
        #expect(layout.frames == [Rect(0, 0, 200, 30), Rect(145, 0, 50, 30)])
    }

    @Test("centering rounds halves of pixels away from zero (Texture, §1.5)")
    func rounding() throws {
        let centered = box(50, 30).inset(.infinity)
        #expect(try centered.innerFrames(in: exactly(201, 101)).first?.origin == Point(75, 35))
        #expect(try centered.innerFrames(in: exactly(201, 101), scale: 2).first?.origin == Point(75.5, 35.5))
        #expect(try centered.innerFrames(in: exactly(203, 103)).first?.origin == Point(76, 36))
    }

    @Test("negative insets make the child larger than the layout (Texture, §4.3)")
    func negative() throws {
        let layout = try content(50, 30).inset(-10).layout(in: exactly(100, 60))
        #expect(layout.frames == [Rect(0, 0, 100, 60), Rect(-10, -10, 120, 80)])
    }

    @Test("an infinite inset counts as 0 on an axis without a maximum (Texture, §10 Q17)")
    func unbounded() throws {
        let layout = try content(50, 30).inset(.infinity).layout(in: sizes(200...200, free))
        #expect(layout.frames == [Rect(0, 0, 200, 30), Rect(75, 0, 50, 30)])
    }

    @Test("its own size style works as everybody's (Texture, §10 Q16)")
    func ownStyle() throws {
        let layout = try box(50, 50).inset(8).preferredSize(50, 50).layout(in: upTo(300, 300))
        #expect(layout.frames == [Rect(0, 0, 50, 50), Rect(8, 8, 34, 34)])
    }

    @Test("an unknown parent extent stays unknown, so a fraction keeps the natural size (Texture, §10 Q14)")
    func unknownParent() throws {
        let frames = try Row { content(40, 10).width(.percent(50)).inset(5) }.innerFrames(in: upTo(300, 300))
        #expect(frames == [Rect(0, 0, 50, 20), Rect(5, 5, 40, 10)])
    }

    @Test("a fraction is of the parent's extent less the finite insets (Texture, §3.2)")
    func fraction() throws {
        let frames = try plain().width(.percent(50)).inset(top: 0, left: 20, bottom: 0, right: .infinity)
            .innerFrames(in: upTo(220, 100))
        #expect(frames == [Rect(20, 0, 100, 100)])
    }
}
