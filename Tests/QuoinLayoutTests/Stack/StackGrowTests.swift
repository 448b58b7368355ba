import QuoinLayout
import Testing

@Suite("Stack: growing")
struct StackGrowTests {
    @Test("grow floors to whole points; the rest goes to the first grower (Texture, §4.2 step 5; Q3)")
    func remainder() throws {
        let frames = try Row {
            box(10, 10).flexGrow()
            box(10, 10).flexGrow()
            box(10, 10).flexGrow()
        }.innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[0, 34], [34, 33], [67, 33]])
    }

    @Test("points are floored whatever the scale, and the fraction joins the rest (Texture, §4.2 step 5; Q3)")
    func fractionOfAPoint() throws {
        let frames = try Row {
            box(10, 10).flexGrow()
            box(10, 10).flexGrow()
        }.innerFrames(in: exactly(30.5, 10), scale: 2)
        #expect(frames.horizontal == [[0, 15.5], [15.5, 15]])
    }

    @Test("free space of less than a point for each is not distributed (Texture, §10 Q5)")
    func lessThanAPoint() throws {
        let frames = try Row {
            box(10, 10).flexGrow()
            box(10, 10).flexGrow()
        }.innerFrames(in: exactly(21.5, 10), scale: 2)
        #expect(frames.horizontal == [[0, 10], [10, 10]])
    }

    @Test("free space is distributed in proportion to the factors, all of it even if they sum to less than 1")
    func factors() throws {
        let frames = try Row {
            box(0, 10).flexGrow(0.1)
            box(50, 10)
            box(0, 10).flexGrow(0.3)
        }.innerFrames(in: exactly(150, 10))
        #expect(frames.horizontal == [[0, 25], [25, 50], [75, 75]])
    }

    @Test("a stack grows to its minimum, not to its maximum (Texture, §4.2 'consequences')")
    func minimumOfTheRange() throws {
        let row = Row { box(50, 10).flexGrow() }
        #expect(try row.innerFrames(in: sizes(0...300, free)).horizontal == [[0, 50]])
        #expect(try row.innerFrames(in: sizes(150...300, free)).horizontal == [[0, 150]])
        #expect(try row.size(in: sizes(0...300, free)) == Size(50, 10))
    }

    @Test("a child grows past its own maximum (Texture, §10 Q2)")
    func pastTheMaximum() throws {
        let frames = try Row { box(50, 10).maxWidth(100).flexGrow() }.innerFrames(in: exactly(300, 10))
        #expect(frames.horizontal == [[0, 300]])
    }

    @Test("the only elastic child of an exact row is sized by flexing alone (Texture, §10 Q6)")
    func shortcut() throws {
        let row = Row {
            box(40, 10).flexGrow().flexShrink()
            box(60, 10).flexGrow()
        }
        #expect(try row.innerFrames(in: exactly(200, 10)).horizontal == [[0, 70], [70, 130]])
        #expect(try row.innerFrames(in: sizes(200...201, 10...10)).horizontal == [[0, 90], [90, 110]])
    }

    @Test("the shortcut ignores the basis of its child (Texture, §4.2 'shortcut quirks')")
    func shortcutAndBasis() throws {
        let frames = try Row {
            box(40, 10).flexGrow().flexShrink().flexBasis(80)
            box(60, 10).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 70], [70, 130]])
    }

    @Test("the elastic child of an overflowing row is nothing wide, but there (Texture, §10 Q7)")
    func shortcutWithoutRoom() throws {
        let row = Row(alignItems: .start) {
            content(40, 10).flexGrow().flexShrink()
            box(120, 10)
        }
        #expect(try row.innerFrames(in: exactly(100, 20)) == [Rect(0, 0, 0, 10), Rect(0, 0, 120, 10)])
    }

    @Test("so is the elastic child whose share is below a point (Texture, §10 Q7)")
    func shortcutWithTooLittleRoom() throws {
        let row = Row(alignItems: .start) {
            content(40, 10).flexGrow().flexShrink()
            box(99.5, 10)
        }
        #expect(
            try row.innerFrames(in: exactly(100, 20), scale: 2) == [Rect(0, 0, 0, 10), Rect(0, 0, 99.5, 10)])
    }

    @Test("a wrapped element's flexGrow does nothing; the wrapper's does (Texture, §2.1; Q45)")
    func throughAWrapper() throws {
        let inside = Row { box(10, 10).flexGrow().inset(5) }
        let outside = Row { box(10, 10).inset(5).flexGrow() }
        #expect(try inside.innerFrames(in: exactly(100, 20)).horizontal == [[0, 20], [5, 10]])
        #expect(try outside.innerFrames(in: exactly(100, 20)).horizontal == [[0, 100], [5, 90]])
    }

    @Test("a spacer takes the space between others (Texture, §4.11)")
    func spacer() throws {
        let frames = try Row {
            box(20, 10)
            Spacer()
            box(30, 10)
        }.innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[0, 20], [20, 50], [70, 30]])
    }

    @Test("a child that was flexed is measured across again (Texture, §4.2 step 5)")
    func crossAfterFlexing() throws {
        let frames = try Row(alignItems: .start) {
            words(3).flexBasis(10).flexGrow()
        }.innerFrames(in: sizes(30...30, free))
        #expect(frames == [Rect(0, 0, 30, 10)])
    }

    @Test("a definite basis wins over the child's own extents, though nothing flexes (Texture, §2.4)")
    func basis() throws {
        let frames = try Row {
            box(40, 10).minWidth(30).flexBasis(20)
            box(40, 10).flexBasis(60)
        }.innerFrames(in: upTo(300, 10))
        #expect(frames.horizontal == [[0, 20], [20, 60]])
    }

    @Test("growing starts from the basis (Texture, §4.2 step 3)")
    func growingFromTheBasis() throws {
        let frames = try Row {
            box(40, 10).flexBasis(10).flexGrow()
            box(40, 10).flexBasis(50).flexGrow()
        }.innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[0, 30], [30, 70]])
    }
}

@Suite("Stack: fractions")
struct StackFractionTests {
    @Test("a fraction is of an exact extent (Texture, §3.2)")
    func exact() throws {
        let frames = try Row { box(10, 10).width(.percent(50)) }.innerFrames(in: exactly(200, 20))
        #expect(frames == [Rect(0, 0, 100, 10)])
    }

    @Test("in a stack of unknown extent it falls back to the natural size (Texture, §2.2)")
    func unknown() throws {
        #expect(try Row { content(30, 10).width(.percent(50)) }.innerFrames(in: upTo(200, 20)).horizontal == [[0, 30]])
    }

    @Test("a minimum or maximum of an unknown extent is none (Texture, §10 Q12)")
    func unknownBounds() throws {
        let row = Row(alignItems: .start) {
            content(30, 10).minWidth(.percent(50)).maxWidth(.percent(10)).minHeight(.percent(90))
        }
        #expect(try row.innerFrames(in: upTo(200, 20)) == [Rect(0, 0, 30, 10)])
    }

    @Test("a basis of an unknown extent is auto (Texture, §10 Q13)")
    func unknownBasis() throws {
        #expect(
            try Row { content(30, 10).flexBasis(.percent(50)) }.innerFrames(in: upTo(200, 20)).horizontal == [[0, 30]])
    }

    @Test("two bases of an exact row, whatever the contents (Texture, §9.7)")
    func bases() throws {
        let frames = try Row {
            content(10, 10).flexBasis(.percent(40))
            content(250, 10).flexBasis(.percent(60))
        }.innerFrames(in: sizes(300...300, free))
        #expect(frames.horizontal == [[0, 120], [120, 180]])
    }

    @Test("two halves are rounded up each (Texture, §10 Q33)")
    func halves() throws {
        let frames = try Row {
            box(10, 10).flexBasis(.percent(50))
            box(10, 10).flexBasis(.percent(50))
        }.innerFrames(in: exactly(375, 10), scale: 3)
        let half = 563.0 / 3
        #expect(frames.map(\.size.width) == [half, half])
        #expect(frames[1].minX == half)
    }

    @Test("arithmetic noise at scale 3 does not cost a pixel (Texture, §10 Q32)")
    func noise() throws {
        let frames = try Row {
            box(302.0 / 3 + 2e-8, 10)
        }.innerFrames(in: upTo(300, 10), scale: 3)
        #expect(frames.map(\.size.width) == [302.0 / 3])
    }
}
