import QuoinLayout
import Testing

/// Sizes by the rules of CSS. Expected numbers are what a browser gives.
@Suite("Stack: CSS sizes")
struct StackCSSSizeTests {
    private func row(
        alignItems: StackLayout.AlignItems = .stretch, @ElementBuilder children: () -> [AnyElement]
    ) -> Stack {
        Row(alignItems: alignItems, children: children).element.flexRules(.css)
    }

    private func column(
        alignItems: StackLayout.AlignItems = .stretch, @ElementBuilder children: () -> [AnyElement]
    ) -> Stack {
        Column(alignItems: alignItems, children: children).element.flexRules(.css)
    }

    @Test("a child does not shrink below its content, nor below its own extent if that is less (CSS, 4.5)")
    func automaticMinimum() throws {
        let frames = try row {
            words(6).flexShrink()
            node { box(50, 10) }.flexShrink()
            node { box(50, 10) }.width(20).flexShrink()
        }.innerFrames(in: exactly(60, 40))
        // 130 have to go into 60; the words may give way to one word, the others to nothing.
        #expect(frames.prefix(3).horizontal == [[0, 10], [10, 50], [60, 20]])
        let explicit = try row {
            node { box(50, 10) }.minWidth(0).flexShrink()
        }.innerFrames(in: exactly(20, 10))
        #expect(explicit[0].size.width == 20)
    }

    @Test("a flex basis of 0 is not below the content either (CSS, 4.5)")
    func basisBelowContent() throws {
        let frames = try row {
            node { box(70, 10) }.flexBasis(0).flexGrow()
            plain().flexBasis(0).flexGrow()
        }.innerFrames(in: exactly(100, 10))
        #expect(frames.prefix(2).horizontal == [[0, 70], [70, 30]])
    }

    @Test("percentages count across a stack that stretches (CSS, 9.4 step 11)")
    func percentAcross() throws {
        let frames = try row {
            plain().width(.percent(30)).height(.percent(30))
            plain().width(10).maxHeight(.percent(50))
        }.innerFrames(in: exactly(200, 200))
        #expect(frames == [Rect(0, 0, 60, 60), Rect(60, 0, 10, 100)])
    }

    @Test("percentages of a width count once the content gave the width, those of a height do not (CSS, 9.8)")
    func percentOfContent() throws {
        let frames = try row {
            column(alignItems: .start) {
                box(80, 10)
                plain().width(.percent(50)).height(.percent(50))
            }
        }.innerFrames(in: exactly(200, 200))
        #expect(frames[0] == Rect(0, 0, 80, 200))
        #expect(frames[2] == Rect(0, 10, 40, 100))
        let unknown = try column {
            column {
                box(80, 10)
                plain().height(.percent(50))
            }
        }.innerFrames(in: exactly(200, 200))
        #expect(unknown[0].size.height == 10)
    }

    @Test("a child with a size of its own is not cut across the stack")
    func definiteAcross() throws {
        let frames = try row(alignItems: .start) {
            box(10, 80)
            column { box(10, 70) }
        }.innerFrames(in: exactly(100, 50))
        #expect(frames.prefix(2).vertical == [[0, 80], [0, 70]])
        let wide = try column(alignItems: .center) { box(80, 10) }.innerFrames(in: exactly(50, 50))
        #expect(wide == [Rect(-15, 0, 80, 10)])
    }

    @Test(
        "a column's child that is not stretched is as wide as its content, at most the available width (CSS, 9.4 step 7)"
    )
    func fitContent() throws {
        let frames = try column(alignItems: .start) {
            plain().height(10)
            words(3)
            words(9)
        }.innerFrames(in: exactly(50, 100))
        #expect(frames == [Rect(0, 0, 0, 10), Rect(0, 10, 30, 10), Rect(0, 20, 50, 20)])
    }

    @Test("a stack that wraps is as wide as it may be, not as its longest line (CSS, 9.9)")
    func wrappingWidth() throws {
        let tags = row { for _ in 0..<4 { box(40, 10) } }.flexWrap()
        #expect(try tags.size(in: upTo(100, 100)) == Size(100, 20))
        #expect(try tags.size(in: upTo(300, 100)) == Size(160, 10))
    }

    @Test("flex bases count for the natural width only where the child cannot leave them (CSS, 9.9)")
    func naturalWidth() throws {
        #expect(try row { box(10, 10).flexBasis(40) }.size(in: upTo(100, 10)).width == 40)
        #expect(try row { box(10, 10).flexBasis(40).flexShrink() }.size(in: upTo(100, 10)).width == 10)
    }

    @Test("the only line of a stack that may wrap is as high as its children (CSS, 9.4 step 8)")
    func singleLine() throws {
        let stack = row {
            box(20, 10)
            plain().width(20)
        }.flexWrap()
        #expect(try stack.innerFrames(in: exactly(100, 50)).vertical == [[0, 10], [0, 10]])
        let centered = stack.alignContent(.center)
        #expect(try centered.innerFrames(in: exactly(100, 50)).vertical == [[20, 10], [20, 10]])
        let stretched = stack.alignContent(.stretch)
        #expect(try stretched.innerFrames(in: exactly(100, 50)).vertical == [[0, 10], [0, 50]])
    }
}
