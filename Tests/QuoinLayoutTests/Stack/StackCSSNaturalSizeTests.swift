import QuoinLayout
import Testing

/// Sizes that stacks by the rules of CSS have from their content. Expected numbers are what a browser gives.
@Suite("Stack: CSS natural sizes")
struct StackCSSNaturalSizeTests {
    private func row(@ElementBuilder children: () -> [AnyElement]) -> Stack {
        Row(children: children).element.flexRules(.css)
    }

    private func column(@ElementBuilder children: () -> [AnyElement]) -> Stack {
        Column(alignItems: .start, children: children).element.flexRules(.css)
    }

    @Test("the natural width of a row counts flex bases; where lines may break, it has room for each child")
    func wrappingRow() throws {
        let bases = row {
            plain().width(50).height(10).flexBasis(10)
            plain().height(10).flexBasis(60)
        }
        #expect(try bases.size(in: upTo(100, 100)).width == 70)
        #expect(try bases.flexWrap().size(in: upTo(100, 100)).width == 70)
        let children = row { plain().width(47).height(10).flexBasis(10) }
        #expect(try children.size(in: upTo(100, 100)).width == 10)
        #expect(try children.flexWrap().size(in: upTo(100, 100)).width == 47)
    }

    @Test("flexing does not count for the natural width of a column")
    func flexedHeights() throws {
        let frames = try column {
            column {
                plain().width(47).height(30)
                plain().width(35).height(80)
            }.flexWrap().flexBasis(.percent(50))
        }.size(in: SizeRange(min: Size(0, 100), max: Size(.infinity, 100)))
        #expect(frames.width == 47)
    }

    @Test("flexing does not count for the width of a column whose lines may break")
    func flexedHeightsOfLines() throws {
        let size = try column {
            column {
                plain().width(47).height(100)
                plain().width(35).height(60)
            }.flexWrap().minHeight(0).flexBasis(40)
        }.flexWrap().size(in: SizeRange(min: Size(0, 77), max: Size(.infinity, 77)))
        #expect(size.width == 47)
    }

    @Test("the lines of a column break at its maximum height")
    func linesAtMaximum() throws {
        let frames = try column {
            column {
                box(10, 20)
                box(10, 35)
            }.flexWrap().maxHeight(47)
            box(10, 10)
        }.innerFrames(in: upTo(100, .infinity))
        #expect(frames == [Rect(0, 0, 20, 35), Rect(0, 35, 10, 10), Rect(0, 0, 10, 20), Rect(10, 0, 10, 35)])
    }

    @Test("decorations and insets do not change where the lines of a column break")
    func linesOfDecoratedColumn() throws {
        let lines = column {
            box(20, 30)
            box(10, 27)
            box(10, 27)
        }.flexWrap()
        let frames = try column {
            lines.inset(3).background(plain()).maxHeight(46).flexShrink()
            box(10, 100)
        }.innerFrames(in: upTo(100, .infinity))
        #expect(frames.prefix(2) == [Rect(0, 0, 46, 36), Rect(0, 36, 10, 100)])
    }

    @Test("the content of a column whose lines break at its height is as high as the longest line")
    func contentOfLines() throws {
        let frames = try column {
            column {
                box(20, 30)
                box(10, 47)
            }.flexWrap().height(50).flexShrink()
            box(10, 100)
        }.innerFrames(in: SizeRange(min: Size(0, 100), max: Size(.infinity, 100)))
        #expect(frames.prefix(2) == [Rect(0, 0, 30, 47), Rect(0, 47, 10, 100)])
    }

    @Test("a maximum that is a fraction of the height does not break the lines of the content that is measured")
    func linesAtFraction() throws {
        let frames = try column {
            column {
                box(20, 60)
                box(10, 60)
            }.flexWrap().maxHeight(.percent(33))
        }.innerFrames(in: SizeRange(min: Size(0, 200), max: Size(.infinity, 200)))
        #expect(frames == [Rect(0, 0, 30, 66), Rect(0, 0, 20, 60), Rect(20, 0, 10, 60)])
    }

    @Test("where a flex basis is a fraction of an unknown height, lines break at the height")
    func linesAtHeight() throws {
        let frames = try column {
            column {
                box(10, 30)
                box(20, 80)
            }.flexWrap().height(100).flexBasis(.percent(25))
        }.innerFrames(in: upTo(100, .infinity))
        #expect(frames == [Rect(0, 0, 30, 80), Rect(0, 0, 10, 30), Rect(10, 0, 20, 80)])
    }

    @Test("the width of a column whose lines may break counts each child without its flexing")
    func widthsOfLines() throws {
        let size = try column {
            box(60, 100)
            column {
                box(47, 60)
                box(10, 60)
            }.flexWrap().minHeight(0).flexShrink()
        }.flexWrap().size(in: SizeRange(min: Size(0, 77), max: Size(.infinity, 77)))
        #expect(size.width == 107)
    }

    @Test("every line of a column has the height of the longest one")
    func linesOfColumn() throws {
        let frames = try column {
            box(20, 30)
            plain().width(20).flexGrow(0.5)
            box(20, 80)
        }.flexWrap().maxHeight(60).innerFrames(in: upTo(200, .infinity))
        #expect(frames == [Rect(0, 0, 20, 30), Rect(0, 30, 20, 15), Rect(20, 0, 20, 80)])
    }

    @Test("the least width of a row counts the bases of children that may not shrink")
    func minimumOfBases() throws {
        let frames = try row {
            row {
                plain().flexBasis(40)
                box(50, 10)
            }.flexShrink()
            box(20, 10)
        }.innerFrames(in: exactly(80, 10))
        #expect(frames[0].size.width == 90)
    }

    @Test("the least width of a row counts a base that is smaller than the content as wide as the content")
    func minimumOfSmallBases() throws {
        let frames = try row {
            row { row { box(37, 10) }.width(50).flexBasis(10) }.flexShrink()
        }.innerFrames(in: exactly(20, 10))
        #expect(frames[0].size.width == 37)
    }

    @Test("the least width of a row counts the longest word of a text, even of one that may not shrink")
    func minimumOfTexts() throws {
        let frames = try row { row { words(6).flexShrink(0) }.flexShrink() }.innerFrames(in: exactly(30, 20))
        #expect(frames.horizontal == [[0, 30], [0, 60]])
    }

    @Test("the least width of a row counts what lies on a background, not the background")
    func minimumOnBackground() throws {
        let frames = try row {
            row { words(6).background(plain().preferredSize(90, 10)) }.flexShrink()
        }.innerFrames(in: exactly(5, 20))
        #expect(frames[0].size.width == 10)
    }

    @Test("the least width of a row counts no maximum of what is empty")
    func minimumOfEmptyBoxes() throws {
        let frames = try row {
            row {
                plain().width(.percent(33)).maxWidth(10)
                box(30, 10)
            }.flexShrink()
        }.innerFrames(in: exactly(20, 40))
        #expect(frames[0].size.width == 30)
    }

    @Test("fractions of a height between an equal minimum and maximum count as auto")
    func fractionsOfBoundedHeight() throws {
        let frames = try Row(alignItems: .start) {
            column { plain().width(20).flexBasis(.percent(50)) }.minHeight(100).maxHeight(100)
        }.element.flexRules(.css).innerFrames(in: exactly(100, 200))
        #expect(frames == [Rect(0, 0, 20, 100), Rect(0, 0, 20, 0)])
    }

    @Test("the least width of a row that wraps counts the space beside each child")
    func minimumOfWrappingRow() throws {
        let frames = try row {
            row {
                box(10, 10)
                box(20, 10).spacingBefore(7.5)
            }.flexWrap().flexShrink()
        }.innerFrames(in: exactly(20, 40))
        #expect(frames[0].size.width == 28)
    }

    @Test("what a range gives an empty box is not rounded, only its edges are")
    func boxesBetweenPixels() throws {
        let frames = try Row(alignItems: .center) { plain().width(10).minHeight(.percent(33)) }.element.flexRules(.css)
            .innerFrames(in: exactly(100, 113))
        #expect(frames == [Rect(0, 38, 10, 37)])
    }
}
