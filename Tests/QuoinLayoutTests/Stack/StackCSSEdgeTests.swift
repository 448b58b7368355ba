import QuoinLayout
import Testing

/// Rounding by the rules of CSS: the edges of frames, not their sizes and places. Expected numbers are what a browser shows.
@Suite("Stack: CSS edges")
struct StackCSSEdgeTests {
    private func thirds(_ count: Int = 3) -> Stack {
        Row { for _ in 0..<count { plain().flexGrow() } }.element.flexRules(.css)
    }

    @Test("equal children meet, and end where the stack ends")
    func neighbors() throws {
        #expect(try thirds().innerFrames(in: exactly(100, 10)).horizontal == [[0, 33], [33, 34], [67, 33]])
        let fifths = try thirds(5).innerFrames(in: exactly(113, 10))
        #expect(fifths.horizontal == [[0, 23], [23, 22], [45, 23], [68, 22], [90, 23]])
    }

    @Test("edges are on pixels of the scale")
    func scale() throws {
        let frames = try thirds().innerFrames(in: exactly(100, 10), scale: 2)
        #expect(frames.horizontal == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
    }

    @Test("an edge is rounded where it is on the canvas, through nodes and stacks in between")
    func nested() throws {
        let frames = try Row {
            plain().flexGrow()
            node { thirds().element }.flexGrow()
            plain().flexGrow()
        }.element.flexRules(.css).innerFrames(in: exactly(100, 10))
        // The three in the middle begin at 33 1/3, 44 4/9 and 55 5/9.
        #expect(frames.horizontal == [[0, 33], [33, 34], [67, 33], [33, 34], [33, 11], [44, 12], [56, 11]])
    }

    @Test("a stack of Texture's in a rounded frame rounds as Texture does, from that frame")
    func textureInside() throws {
        let frames = try Row {
            plain().flexGrow()
            Row(justifyContent: .center) { box(10, 10) }.flexBasis(0).flexGrow()
            plain().flexGrow()
        }.element.flexRules(.css).innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[0, 33], [33, 34], [67, 33], [45, 10]])
    }

    @Test("the content of Texture's stacks ends where their rounded frames end, from either side and at any depth")
    func contentOfRounded() throws {
        let row = Row {
            for _ in 0..<3 { Column { Column { plain().height(10) } }.flexGrow() }
        }.element.flexRules(.css)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var engine = LayoutEngine(
                try LayoutTree(row), environment: LayoutEnvironment(direction: direction))
            // The second layout finds what the first one left behind.
            for _ in 1...2 {
                let layout = try engine.layout(in: exactly(100, 10))
                let columns = layout.tree.children(of: 0).map { layout.frames[$0] }
                let extents = [[0.0, 33], [33, 34], [67, 33]]
                #expect(columns.horizontal == (direction == .leftToRight ? extents : extents.reversed()))
                #expect(Array(layout.frames.suffix(3)) == columns && Array(layout.frames[4...6]) == columns)
            }
        }
    }

    @Test("an explanation offers the content of a rounded frame the frame's size")
    func explained() throws {
        let row = Row { for _ in 0..<3 { Column { plain().height(10) }.flexGrow() } }.element.flexRules(.css)
        let trace = try row.trace(in: exactly(100, 10))
        #expect((4...6).map { trace.offer(to: $0)?.effectiveRange.max.width } == [33, 34, 33])
        #expect(trace.layout.frames == (try row.layout(in: exactly(100, 10))).frames)
    }

    @Test("from right to left the edges are those of the mirrored places")
    func mirrored() throws {
        let environment = LayoutEnvironment(direction: .rightToLeft)
        let frames = try Row {
            plain().flexGrow(2)
            plain().flexGrow()
        }.element.flexRules(.css).layout(in: exactly(100, 10), environment: environment).frames.dropFirst()
        #expect(frames.horizontal == [[33, 67], [0, 33]])
    }

    @Test("a text keeps the width of its lines, wherever it is")
    func texts() throws {
        let frames = try Row(justifyContent: .center) { content(10.4, 10) }.element.flexRules(.css)
            .innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[45, 11]])
    }
}
