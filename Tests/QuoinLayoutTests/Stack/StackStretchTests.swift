import QuoinLayout
import Testing

@Suite("Stack: stretching")
struct StackStretchTests {
    @Test("children are as tall as the line (Texture, §4.2 step 7)")
    func toTheLine() throws {
        let frames = try Row {
            content(10, 10)
            content(10, 40)
        }.innerFrames(in: upTo(100, 100))
        #expect(frames.vertical == [[0, 40], [0, 40]])
    }

    @Test("a child with a definite cross extent is not stretched (Texture, §10 Q10)")
    func definite() throws {
        let frames = try Row {
            content(10, 10).height(15)
            content(10, 40)
        }.innerFrames(in: exactly(100, 60))
        #expect(frames.vertical == [[0, 15], [0, 60]])
    }

    @Test("a child with a minimum keeps its natural extent above it (Texture, §10 Q9)")
    func withMinimum() throws {
        let row = Row {
            content(10, 30).minHeight(20)
            content(10, 10).minHeight(20)
        }
        #expect(try row.innerFrames(in: exactly(100, 60)).vertical == [[0, 30], [0, 20]])
        let css = row.element.flexRules(.css)
        #expect(try css.innerFrames(in: exactly(100, 60)).vertical == [[0, 60], [0, 60]])
    }

    @Test("a child is stretched past its maximum (Texture, §10 Q8)")
    func withMaximum() throws {
        let row = Row {
            content(10, 10).maxHeight(30)
            content(10, 60)
        }
        #expect(try row.innerFrames(in: upTo(100, 100)).vertical == [[0, 60], [0, 60]])
        #expect(try row.innerFrames(in: exactly(100, 80)).vertical == [[0, 80], [0, 80]])
        let css = row.element.flexRules(.css)
        #expect(try css.innerFrames(in: upTo(100, 100)).vertical == [[0, 30], [0, 60]])
        #expect(try css.innerFrames(in: exactly(100, 80)).vertical == [[0, 30], [0, 80]])
    }

    @Test("stretching comes after flexing (Texture, §4.2 step 7)")
    func afterFlexing() throws {
        let frames = try Row {
            words(4).flexShrink()
            content(10, 10)
        }.innerFrames(in: sizes(0...30, free))
        #expect(frames == [Rect(0, 0, 20, 20), Rect(20, 0, 10, 20)])
    }

    @Test("stretched children have exact extents, a definite cross extent included (Texture, §4.2 step 7)")
    func knowsItsExtents() throws {
        let frames = try Column {
            Row(alignItems: .start) {
                box(10, 20)
                box(10, 10).height(.percent(50))
            }.width(60)
        }.innerFrames(in: sizes(100...100, free))
        #expect(frames == [Rect(0, 0, 60, 20), Rect(0, 0, 10, 20), Rect(10, 0, 10, 10)])
    }

    @Test("a hundredth of a point is not stretched (Texture, §4.2 step 7)")
    func tolerance() throws {
        let frames = try Row(alignItems: .stretch) { content(10, 30) }
            .innerFrames(in: sizes(0...100, 0...30.005), scale: 1000)
        #expect(frames.vertical == [[0, 30]])
    }

    @Test("fractional cross bounds count as none while stretching (Texture, §10 Q12)")
    func fractionalBounds() throws {
        let frames = try Row {
            content(10, 10).maxHeight(.percent(50))
            content(10, 40)
        }.innerFrames(in: exactly(100, 60))
        #expect(frames.vertical == [[0, 60], [0, 60]])
    }

    @Test("content is laid out in its own extents, rounded; one of 0 is stretched (Texture, §4.2 step 7)")
    func ownExtents() throws {
        let column = Column {
            Row(alignItems: .start) { box(10, 10).height(.percent(96)) }.preferredSize(60, 19.3)
            Row(alignItems: .start) { box(10, 10).height(.percent(96)) }.preferredSize(60, 19)
            box(0, 10)
        }
        let layout = try column.layout(in: exactly(100, 80))
        #expect(layout.frames.map(\.size.height) == [80, 20, 19, 10, 20, 19])
        #expect(layout.frames.map(\.size.width) == [100, 60, 60, 100, 10, 10])
    }
}

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
