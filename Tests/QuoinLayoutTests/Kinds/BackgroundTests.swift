import QuoinLayout
import Testing

@Suite("Background")
struct BackgroundTests {
    @Test("the background is forced to the child's size and painted first (Texture, §4.5)")
    func size() throws {
        let layout = try content(50, 30).background(box(10, 10)).layout(in: upTo(100, 100))
        #expect(layout.frames == [Rect(0, 0, 50, 30), Rect(0, 0, 50, 30), Rect(0, 0, 50, 30)])
        #expect(layout.tree.path(of: 1) == "layout.background.background")
        #expect(layout.tree.path(of: 2) == "layout.background.child")
    }

    @Test("a fraction in the background is of the parent of the whole, not of the child (Texture, §10 Q20)")
    func parent() throws {
        let layout = try box(60, 40).background(box(1, 1).width(.percent(20)).inset(left: 0, right: .infinity))
            .layout(in: upTo(200, 200))
        #expect(layout.frames[3] == Rect(0, 0, 40, 40))
    }

    @Test("its own size style works as everybody's (Texture, §10 Q16)")
    func ownStyle() throws {
        #expect(try content(50, 30).background(plain()).minWidth(70).size(in: upTo(100, 100)) == Size(70, 30))
    }
}
