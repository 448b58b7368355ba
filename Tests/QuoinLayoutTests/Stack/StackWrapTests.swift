import QuoinLayout
import Testing

@Suite("Stack: lines")
struct StackWrapTests {
    private func rows(
        _ alignContent: StackLayout.AlignContent, lineSpacing: Double = 0, alignItems: StackLayout.AlignItems = .start
    ) -> Stack {
        Row(alignItems: alignItems) {
            for _ in 0..<4 { content(50, 40) }
        }.element.flexWrap().alignContent(alignContent).lineSpacing(lineSpacing)
    }

    @Test("what does not fit goes on in a further line (Texture, §4.2 step 4)")
    func wrapping() throws {
        let layout = try rows(.start).layout(in: upTo(110, 300))
        #expect(
            layout.frames == [
                Rect(0, 0, 100, 80), Rect(0, 0, 50, 40), Rect(50, 0, 50, 40), Rect(0, 40, 50, 40), Rect(50, 40, 50, 40),
            ])
    }

    @Test("a child longer than the stack has a line of its own; without a maximum nothing wraps (Texture, §4.2 step 4)")
    func longChild() throws {
        let row = Row(alignItems: .start) {
            box(20, 10)
            box(120, 10)
            box(20, 10)
        }.element.flexWrap()
        #expect(try row.innerFrames(in: sizes(0...100, free)).map(\.minY) == [0, 10, 20])
        #expect(try row.innerFrames(in: sizes(free, free)).map(\.minY) == [0, 0, 0])
    }

    @Test("spacing counts within a line and begins anew in the next (Texture, §4.2 step 4; Q30)")
    func spacing() throws {
        let row = Row(spacing: 10, alignItems: .start) {
            for _ in 0..<4 { box(50, 10) }
        }.element.flexWrap()
        #expect(try row.innerFrames(in: upTo(110, 300)).map(\.minX) == [0, 60, 0, 60])
        #expect(try row.innerFrames(in: upTo(109, 300)).map(\.minX) == [0, 0, 0, 0])
        let before = Row(alignItems: .start) {
            for _ in 0..<2 { box(50, 10).spacingBefore(5).spacingAfter(5) }
        }.element.flexWrap()
        #expect(try before.innerFrames(in: upTo(119, 300)).map(\.minY) == [0, 10])
        #expect(try before.innerFrames(in: upTo(120, 300)).map(\.minX) == [5, 65])
    }

    @Test(
        "lines share the free space across (Texture, §4.2 step 9)",
        arguments: [
            (StackLayout.AlignContent.start, [0.0, 40]), (.center, [110, 150]), (.end, [220, 260]),
            (.spaceBetween, [0, 260]), (.spaceAround, [55, 205]), (.stretch, [0, 150]),
        ])
    func alignContent(mode: StackLayout.AlignContent, tops: [Double]) throws {
        let frames = try rows(mode).innerFrames(in: exactly(110, 300))
        #expect([frames[0].minY, frames[2].minY] == tops)
    }

    @Test(
        "lines that do not fit overflow (Texture, §4.2 step 9)",
        arguments: [
            (StackLayout.AlignContent.start, [0.0, 40]), (.center, [-20, 20]), (.end, [-40, 0]),
            (.spaceBetween, [0, 40]), (.spaceAround, [-20, 20]), (.stretch, [0, 40]),
        ])
    func overflow(mode: StackLayout.AlignContent, tops: [Double]) throws {
        let frames = try rows(mode).innerFrames(in: exactly(110, 40))
        #expect([frames[0].minY, frames[2].minY] == tops)
    }

    @Test("line spacing is between lines (Texture, §4.2 step 7)")
    func lineSpacing() throws {
        let stack = rows(.end, lineSpacing: 10)
        #expect(try stack.innerFrames(in: exactly(110, 300)).map(\.minY) == [210, 210, 260, 260])
        #expect(try stack.size(in: upTo(110, 300)) == Size(100, 90))
    }

    @Test("stretched lines share the free space, and children fill their line (Texture, §4.2 step 7)")
    func stretchedLines() throws {
        let frames = try rows(.stretch, alignItems: .stretch).innerFrames(in: exactly(110, 300))
        #expect(frames.vertical == [[0, 150], [0, 150], [150, 150], [150, 150]])
    }

    @Test("a line is as tall as its children, not as the whole stack (Texture, §10 Q11)")
    func stretchInLines() throws {
        let frames = try rows(.start, alignItems: .stretch).innerFrames(in: exactly(110, 300))
        #expect(frames.vertical == [[0, 40], [0, 40], [40, 40], [40, 40]])
    }

    @Test("each line flexes and is justified by itself (Texture, §4.2 step 5)")
    func flexing() throws {
        let frames = try Row(alignItems: .start) {
            box(60, 10).flexGrow()
            box(30, 10)
            box(60, 10)
            box(20, 10).flexGrow()
        }.element.flexWrap().innerFrames(in: exactly(100, 100))
        #expect(frames.horizontal == [[0, 70], [70, 30], [0, 60], [60, 40]])
    }

    @Test("children are aligned within their line (Texture, §4.2 step 9)")
    func alignment() throws {
        let frames = try Row(alignItems: .end) {
            box(50, 20)
            box(50, 40)
            box(50, 10)
            box(50, 30)
        }.element.flexWrap().innerFrames(in: upTo(110, 300))
        #expect(frames.map(\.minY) == [20, 0, 60, 40])
    }

    @Test("the longest line gives the extent along the stack (Texture, §4.2 step 8)")
    func longestLine() throws {
        let row = Row {
            box(40, 10)
            box(70, 10)
            box(20, 10)
        }.element.flexWrap()
        #expect(try row.size(in: upTo(100, 100)) == Size(90, 20))
    }
}
