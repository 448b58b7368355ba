import QuoinLayout
import Testing

@Suite("Stack: shrinking")
struct StackShrinkTests {
    @Test("children give way in proportion to factor and size (Texture, §4.2 step 5; Q47)")
    func weights() throws {
        let bySize = try Row {
            box(200, 10).flexShrink()
            box(100, 10).flexShrink()
        }.innerFrames(in: upTo(240, 10))
        #expect(bySize.horizontal == [[0, 160], [160, 80]])
        let byFactor = try Row {
            box(100, 10).flexShrink()
            box(100, 10).flexShrink(2)
        }.innerFrames(in: upTo(140, 10))
        #expect(byFactor.horizontal == [[0, 80], [80, 60]])
    }

    @Test("without a factor children overflow, and the stack keeps to its range (Texture, §10 Q46, Q50)")
    func overflow() throws {
        let layout = try Row {
            box(100, 10)
            box(100, 10)
        }.layout(in: upTo(150, 10))
        #expect(layout.frames.horizontal == [[0, 150], [0, 100], [100, 100]])
    }

    @Test("words in a row stay in one line without flexShrink, and wrap with it (Texture, §10 Q46)")
    func words46() throws {
        #expect(try Row { words(4) }.innerFrames(in: sizes(0...20, free)) == [Rect(0, 0, 40, 10)])
        #expect(try Row { words(4).flexShrink() }.innerFrames(in: sizes(0...20, free)) == [Rect(0, 0, 20, 20)])
    }

    @Test("a child shrinks below its own minimum (Texture, §10 Q2)")
    func belowTheMinimum() throws {
        let frames = try Row { box(100, 10).minWidth(80).flexShrink() }.innerFrames(in: upTo(50, 10))
        #expect(frames.horizontal == [[0, 50]])
    }

    @Test("shrunk extents are rounded up to pixels, so a line may pass its maximum (Texture, §10 Q4)")
    func roundingUp() throws {
        let frames = try Row {
            box(50, 10).flexShrink()
            box(50, 10).flexShrink()
            box(50, 10).flexShrink()
        }.innerFrames(in: upTo(110, 10), scale: 2)
        #expect(frames.horizontal == [[0, 37], [37, 37], [74, 37]])
    }

    @Test("an extent that would be negative is 0, and what it lacks is not shared out (Texture, §4.2 step 5)")
    func neverNegative() throws {
        let frames = try Row(spacing: 200) {
            box(50, 10).flexShrink()
            box(50, 10).flexShrink()
        }.innerFrames(in: upTo(100, 10))
        #expect(frames.horizontal == [[0, 0], [200, 0]])
    }

    @Test("children without extent do not divide by zero (Texture, §10 Q31)")
    func nothingToShrink() throws {
        let frames = try Row {
            box(0, 10).flexShrink()
            box(200, 10)
        }.innerFrames(in: upTo(100, 10))
        #expect(frames.horizontal == [[0, 0], [0, 200]])
    }

    @Test("less than a hundredth of a point is no overflow (Texture, §4.2 step 5)")
    func tolerance() throws {
        let frames = try Row { box(100, 10).flexShrink() }.innerFrames(in: upTo(99.995, 10), scale: 2)
        #expect(frames.horizontal == [[0, 100]])
    }

    @Test("a shrunk child keeps its extent though its lines are narrower (Texture, §3.7)")
    func exactAfterShrinking() throws {
        #expect(try Row { words(4).flexShrink() }.innerFrames(in: sizes(0...25, free)) == [Rect(0, 0, 25, 20)])
    }
}
