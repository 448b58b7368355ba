import QuoinScene
import Testing

/// The examples of Texture's own tests (Texture, §5): the scroll node in a parent of a known size.
@Suite("Scroll")
struct ScrollTests {
    /// Hands a child a range and a parent size, and is as large as it.
    private struct Parent: LayoutKind {
        static let name = "parent"
        var range: SizeRange
        var size: Size

        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            LayoutMeasurement(size: scope.children[0].measure(self.range, parent: size))
        }
    }

    private func frames(
        of scroll: some LayoutElement, range: SizeRange = .unconstrained, parent: Size
    ) throws -> [Rect] {
        try Element(Parent(range: range, size: parent), children: [scroll.erased])
            .layout(in: .unconstrained).frames
    }

    private func box(_ width: Double, _ height: Double) -> Box { Box().size(width, height) }

    @Test("the viewport takes the parent's size; content may be smaller or larger")
    func viewport() throws {
        var frames = try frames(of: box(100, 100).scroll(), parent: Size(100, 200))
        #expect(frames[1] == Rect(0, 0, 100, 200))
        #expect(frames[2] == Rect(0, 0, 100, 100))
        frames = try self.frames(of: box(100, 500).scroll(), parent: Size(100, 200))
        #expect(frames[1] == Rect(0, 0, 100, 200))
        #expect(frames[2] == Rect(0, 0, 100, 500))
    }

    @Test("the parent's range bounds the viewport")
    func range() throws {
        var frames = try frames(
            of: box(100, 100).scroll(), range: SizeRange(min: Size(100, 100), max: Size(100, 200)),
            parent: Size(100, 500))
        #expect(frames[1] == Rect(0, 0, 100, 200))
        frames = try self.frames(
            of: box(100, 200).scroll(), range: SizeRange(exactly: Size(100, 150)), parent: Size(100, 100))
        #expect(frames[1] == Rect(0, 0, 100, 150))
        #expect(frames[2] == Rect(0, 0, 100, 200))
    }

    @Test("an unknown or unbounded parent makes the viewport as large as the content (Texture, §10 Q36)")
    func unknownParent() throws {
        let frames = try frames(of: box(100, 70).scroll(), parent: Size(.nan, .infinity))
        #expect(frames[1] == Rect(0, 0, 100, 70))
    }

    @Test("its own height bounds the viewport, not the content (Texture, §10 Q37)")
    func ownHeight() throws {
        let frames = try frames(of: box(100, 500).scroll().height(80), parent: Size(100, 200))
        #expect(frames[1] == Rect(0, 0, 100, 80))
        #expect(frames[2] == Rect(0, 0, 100, 500))
    }

    @Test("content that can fill the viewport does")
    func fillingContent() throws {
        let frames = try frames(
            of: Box().width(40).scroll(), range: SizeRange(min: Size(100, 0), max: Size(100, 150)),
            parent: Size(100, 150))
        #expect(frames[2] == Rect(0, 0, 100, 150))
    }

    @Test(
        "the content offset moves the content, as far as there is something to show",
        arguments: zip([Point(0, 30), Point(0, 900), Point(0, -20), Point(50, 10)], [-30.0, -300, 0, -10]))
    func contentOffset(offset: Point, y: Double) throws {
        let frames = try frames(of: box(100, 500).scroll(offset: offset), parent: Size(100, 200))
        #expect(frames[2].origin == Point(0, y))
    }

    @Test("in both directions the content is as large as it wants")
    func both() throws {
        let frames = try frames(of: box(300, 500).scroll(.both, offset: Point(20, 30)), parent: Size(100, 200))
        #expect(frames[2] == Rect(-20, -30, 300, 500))
    }

    @Test("an indicator is as long as the part that is seen, and where it is; none where all is seen")
    func indicators() throws {
        let frames = try frames(
            of: box(100, 400).scroll(offset: Point(0, 200), showsIndicators: true), parent: Size(100, 200))
        // The track is 200 less 6 at both ends; half of the content is seen, the lower half.
        #expect(frames[3] == Rect(94, 100, 3, 94))
        #expect(frames[4].size == .zero)
    }

    @Test("what lies outside the viewport is clipped")
    func clipping() throws {
        let list = try DisplayList(
            try box(100, 500).fill(.black).scroll().layout(in: SizeRange(exactly: Size(100, 200))))
        #expect(list.commands.count == 3)
    }

    @Test("a content size by hand scrolls content that fills the viewport")
    func contentSize() throws {
        let scroll = Column { box(10, 10) }.scroll(offset: Point(0, 500), contentSize: Size(100, 600))
        let frames = try frames(of: scroll, parent: Size(100, 200))
        #expect(frames[1] == Rect(0, 0, 100, 200))
        #expect(frames[2] == Rect(0, -400, 100, 200))
    }
}
