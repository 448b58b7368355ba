import QuoinLayout
import Testing

/// The switch of a stack to the rules of CSS flexbox, section 9. Expected numbers are what a browser gives for
/// `display: flex` with the same bases, factors, minimums and maximums.
@Suite("Stack: CSS rules")
struct StackCSSTests {
    private func row(wrap: StackLayout.FlexWrap = .noWrap, @ElementBuilder children: () -> [AnyElement]) -> Stack {
        Row(alignItems: .start, children: children).element.flexWrap(wrap).flexRules(.css)
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

    @Test("several elastic children are measured, and one alone is too: there is no shortcut")
    func noShortcut() throws {
        let frames = try row {
            box(40, 10).flexGrow().flexShrink()
            box(60, 10).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 90], [90, 110]])
    }
}
