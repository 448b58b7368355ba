import QuoinLayout
import Testing

@Suite("Stack: baselines")
struct StackBaselineTests {
    private func row(_ alignment: StackLayout.AlignItems, @ElementBuilder children: () -> [AnyElement]) -> Row {
        Row(alignItems: alignment, children: children)
    }

    @Test("first baselines stand at one height, and the line holds what is above and below (Texture, §4.2 step 6)")
    func first() throws {
        let layout = try row(.baselineFirst) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 25, ascender: 5, descender: 5)
        }.layout(in: upTo(100, 100))
        #expect(layout.frames.vertical == [[0, 40], [0, 30], [15, 25]])
    }

    @Test("last baselines are a positive descender above the bottom edge (Texture, §2.5; Q26)")
    func last() throws {
        let layout = try row(.baselineLast) {
            content(10, 30, ascender: 8, descender: 10)
            content(10, 10, ascender: 8, descender: 2)
        }.layout(in: upTo(100, 100))
        #expect(layout.frames.vertical == [[0, 30], [0, 30], [12, 10]])
    }

    @Test("without baselines the first is the top edge, the last the bottom edge (Texture, §8)")
    func missing() throws {
        let first = try row(.baselineFirst) {
            content(10, 30, ascender: 20, descender: 10)
            box(10, 10)
        }.innerFrames(in: upTo(100, 100))
        #expect(first.map(\.minY) == [0, 20])
        let last = try row(.baselineLast) {
            content(10, 30, ascender: 20, descender: 10)
            box(10, 10)
        }.innerFrames(in: upTo(100, 100))
        #expect(last.map(\.minY) == [0, 10])
    }

    @Test("the style's ascender and descender win over what was measured (Texture, §2.5)")
    func fromTheStyle() throws {
        let frames = try row(.baselineFirst) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 30, ascender: 20, descender: 10).ascender(12)
        }.innerFrames(in: upTo(100, 100))
        #expect(frames.map(\.minY) == [0, 8])
        let last = try row(.baselineLast) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 30, ascender: 20, descender: 10).descender(4)
        }.innerFrames(in: upTo(100, 100))
        #expect(last.map(\.minY) == [6, 0])
    }

    @Test("an exact cross extent is kept, and the baseline is the lowest (Texture, §4.2 step 6)")
    func exactCross() throws {
        let frames = try row(.baselineFirst) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 30, ascender: 5, descender: 25)
        }.innerFrames(in: exactly(100, 40))
        #expect(frames.map(\.minY) == [0, 15])
    }

    @Test("children with an alignment of their own do not count for the baseline (Texture, §4.2 step 6)")
    func mixed() throws {
        let layout = try row(.baselineFirst) {
            content(10, 20, ascender: 10, descender: 10)
            content(10, 50, ascender: 40, descender: 10).alignSelf(.end)
        }.layout(in: upTo(100, 100))
        #expect(layout.frames.vertical == [[0, 50], [0, 20], [0, 50]])
    }

    @Test("a column's baselines are its first and its last child's, wherever those are (Texture, §2.5)")
    func ofAColumn() throws {
        let column = Column(spacing: 5) {
            content(10, 20, ascender: 12, descender: 8).spacingBefore(7)
            content(10, 20, ascender: 12, descender: 3)
        }
        let first = try row(.baselineFirst) {
            content(10, 40, ascender: 30, descender: 10)
            column
        }.innerFrames(in: upTo(100, 100))
        #expect(first[1] == Rect(10, 18, 10, 52))
        let last = try row(.baselineLast) {
            content(10, 60, ascender: 30, descender: 10)
            column
        }.innerFrames(in: upTo(100, 100))
        #expect(last[1] == Rect(10, 1, 10, 52))
    }

    @Test("baselines do not pass through rows and insets (Texture, §10 Q27)")
    func noPassage() throws {
        let frames = try row(.baselineFirst) {
            content(10, 40, ascender: 30, descender: 10)
            content(10, 10, ascender: 8, descender: 2).inset(5)
            Row { content(10, 10, ascender: 8, descender: 2) }
        }.innerFrames(in: upTo(100, 100))
        #expect(frames[1].minY == 30)
        #expect(frames[2].minY == 30)
    }

    @Test("in a column the same formula is applied to widths (Texture, §4.2 step 6)")
    func inAColumn() throws {
        let frames = try Column(alignItems: .baselineFirst) {
            content(30, 10, ascender: 20, descender: 0)
            content(30, 10, ascender: 5, descender: 0)
        }.innerFrames(in: upTo(100, 100))
        #expect(frames.map(\.minX) == [0, 15])
    }

    @Test("baselines hold after the children were flexed (Texture, §4.2 step 6)")
    func afterFlexing() throws {
        let frames = try row(.baselineLast) {
            words(4).flexShrink()
            box(10, 10)
        }.innerFrames(in: sizes(0...30, free))
        // The words wrap to 20 by 20; their last baseline is 2 points above the bottom edge, the box's at it.
        #expect(frames == [Rect(0, 0, 20, 20), Rect(20, 8, 10, 10)])
    }
}
