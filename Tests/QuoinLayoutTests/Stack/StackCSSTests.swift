import QuoinLayout
import Testing

/// The switch of a stack to the rules of CSS flexbox, section 9. Expected numbers are what a browser gives for
/// `display: flex` with the same bases, factors, minimums and maximums.
@Suite("Stack: CSS rules")
struct StackCSSTests {
    private func row(wrap: StackLayout.FlexWrap = .noWrap, @ElementBuilder children: () -> [AnyElement]) -> Stack {
        Row(alignItems: .start, children: children).element.flexWrap(wrap).flexRules(.css)
    }

    @Test("a child frozen at its maximum leaves its share to the others (CSS, 9.7 step 5)")
    func maximum() throws {
        let frames = try row {
            plain().height(10).maxWidth(50).flexGrow()
            plain().height(10).flexGrow()
            plain().height(10).flexGrow(2)
        }.innerFrames(in: exactly(350, 10))
        #expect(frames.horizontal == [[0, 50], [50, 100], [150, 200]])
    }

    @Test("a child frozen at its minimum takes its lack from the others (CSS, 9.7 step 5)")
    func minimum() throws {
        let frames = try row {
            box(100, 10).minWidth(90).flexShrink()
            box(100, 10).flexShrink()
        }.innerFrames(in: exactly(140, 10))
        #expect(frames.horizontal == [[0, 90], [90, 50]])
    }

    @Test("freezing goes on in rounds, the side with the greater violation first (CSS, 9.7 step 5e)")
    func rounds() throws {
        // 300 to share among three: the first round gives 100 each. The maximum of 20 takes 80 away and the minimum of
        // 160 adds 60, so the maximum is frozen first; then 280 are shared, 140 each, and the minimum is met.
        let frames = try row {
            plain().height(10).maxWidth(20).flexGrow()
            plain().height(10).minWidth(160).flexGrow()
            plain().height(10).flexGrow()
        }.innerFrames(in: exactly(300, 10))
        #expect(frames.horizontal == [[0, 20], [20, 160], [180, 120]])
    }

    @Test("factors that sum to less than 1 use that part of the free space (CSS, 9.7 step 5b)")
    func smallFactors() throws {
        let growing = try row {
            box(50, 10).flexGrow(0.25)
            box(50, 10).flexGrow(0.25)
        }.innerFrames(in: exactly(300, 10))
        #expect(growing.horizontal == [[0, 100], [100, 100]])
        let shrinking = try row {
            box(100, 10).flexShrink(0.25)
            box(100, 10).flexShrink(0.25)
        }.innerFrames(in: exactly(100, 10))
        #expect(shrinking.horizontal == [[0, 75], [75, 75]])
    }

    @Test("children shrink in proportion to factor and base size (CSS, 9.7 step 5c)")
    func weights() throws {
        let frames = try row {
            box(200, 10).flexShrink()
            box(100, 10).flexShrink()
            box(100, 10)
        }.innerFrames(in: exactly(250, 10))
        #expect(frames.horizontal == [[0, 100], [100, 50], [150, 100]])
    }

    @Test("free space is distributed in fractions of points, and rounded to pixels after that (CSS, 9.7)")
    func fractions() throws {
        let frames = try row {
            box(10, 10).flexGrow()
            box(10, 10).flexGrow()
        }.innerFrames(in: exactly(21, 10), scale: 2)
        #expect(frames.horizontal == [[0, 10.5], [10.5, 10.5]])
    }

    @Test("a basis keeps to the child's minimum and maximum (CSS, 9.2 step 3)")
    func basis() throws {
        let frames = try row {
            plain().height(10).flexBasis(20).minWidth(40)
            plain().height(10).flexBasis(90).maxWidth(60)
        }.innerFrames(in: upTo(300, 10))
        #expect(frames.horizontal == [[0, 40], [40, 60]])
    }

    @Test("growing starts from the base size, which the minimum does not raise (CSS, 9.7 step 3)")
    func baseSize() throws {
        // Bases 0 and 100 leave 100 of 200: 50 each. The first is below its minimum of 80 and frozen; the rest is 120.
        let frames = try row {
            plain().height(10).flexBasis(0).minWidth(80).flexGrow()
            plain().height(10).flexBasis(100).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 80], [80, 120]])
    }

    @Test("lines break by the size within minimum and maximum (CSS, 9.3 step 5)")
    func wrapping() throws {
        let frames = try row(wrap: .wrap) {
            plain().height(10).flexBasis(80).maxWidth(40).flexGrow()
            plain().height(10).flexBasis(50).flexGrow()
            plain().height(10).flexBasis(20).flexGrow()
        }.innerFrames(in: sizes(100...100, 0...100))
        #expect(frames == [Rect(0, 0, 40, 10), Rect(40, 0, 60, 10), Rect(0, 10, 100, 10)])
    }

    @Test("several elastic children are measured, and one alone is too: there is no shortcut")
    func noShortcut() throws {
        let frames = try row {
            box(40, 10).flexGrow().flexShrink()
            box(60, 10).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 90], [90, 110]])
    }

    @Test("a line shorter than the stack's minimum grows to it, one within the range stays (CSS, 9.7 step 1)")
    func range() throws {
        let stack = row { box(50, 10).flexGrow() }
        #expect(try stack.innerFrames(in: sizes(80...300, 0...10)).horizontal == [[0, 80]])
        #expect(try stack.innerFrames(in: upTo(300, 10)).horizontal == [[0, 50]])
    }

    @Test("stretching stops at the maximum and passes the minimum (CSS, 9.4 step 11)")
    func stretching() throws {
        let frames = try Row {
            content(10, 10).maxHeight(30)
            content(10, 30).minHeight(20)
            content(10, 10).height(15)
        }.element.flexRules(.css).innerFrames(in: exactly(100, 60))
        #expect(frames.vertical == [[0, 30], [0, 60], [0, 15]])
    }
}
