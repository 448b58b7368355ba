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

    @Test("flex bases do not count for the natural width of a row whose lines may break")
    func wrappingRow() throws {
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

    @Test("the least width of a row counts the whole width of a text that may not shrink")
    func minimumOfTexts() throws {
        func width(shrink: Double) throws -> Double {
            try row { row { words(6).flexShrink(shrink) }.flexShrink() }.innerFrames(in: exactly(30, 20))[0].size.width
        }
        #expect(try width(shrink: 1) == 30)
        #expect(try width(shrink: 0) == 60)
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
