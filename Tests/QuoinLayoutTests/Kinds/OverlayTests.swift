import QuoinLayout
import Testing

@Suite("Overlay")
struct OverlayTests {
    @Test("the overlay is forced to the child's size and painted last (Texture, §4.4)")
    func size() throws {
        let layout = try content(50, 30).overlay(box(10, 10)).layout(in: upTo(100, 100))
        #expect(layout.frames == [Rect(0, 0, 50, 30), Rect(0, 0, 50, 30), Rect(0, 0, 50, 30)])
        #expect(layout.tree.path(of: 1) == "layout.overlay.child")
        #expect(layout.tree.path(of: 2) == "layout.overlay.overlay")
    }

    @Test("a fraction in the overlay is of the child's size (Texture, §3.2; Q20)")
    func parent() throws {
        let layout = try box(60, 40).overlay(box(1, 1).width(.percent(50)).inset(left: 0, right: .infinity))
            .layout(in: upTo(200, 200))
        #expect(layout.frames[3] == Rect(0, 0, 30, 40))
    }

    @Test("the child gets the parent size of the overlay (Texture, §3.2)")
    func childParent() throws {
        let layout = try box(10, 20).width(.percent(50)).overlay(plain()).layout(in: upTo(200, 200))
        #expect(layout.size == Size(100, 20))
    }

    @Test("its own size style works as everybody's (Texture, §10 Q16)")
    func ownStyle() throws {
        #expect(try content(50, 30).overlay(plain()).height(44).size(in: upTo(100, 100)) == Size(50, 44))
    }
}
