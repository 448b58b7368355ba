import QuoinLayout
import Testing

@Suite("Stack: alignment")
struct StackAlignmentTests {
    @Test(
        "children lie at the start, the end or the middle of the line (Texture, §4.2 step 9)",
        arguments: [
            (StackLayout.AlignItems.start, 0.0), (.end, 15), (.center, 7), (.stretch, 0),
        ])
    func alignItems(alignment: StackLayout.AlignItems, top: Double) throws {
        let frames = try Row(alignItems: alignment) {
            box(10, 25)
            box(10, 10)
        }.innerFrames(in: upTo(100, 100))
        #expect(frames.vertical == [[0, 25], [top, 10]])
    }

    @Test("centering across floors to pixels (Texture, §1.5)")
    func centering() throws {
        let row = Row(alignItems: .center) { box(10, 10) }
        #expect(try row.innerFrames(in: exactly(100, 25)).map(\.minY) == [7])
        #expect(try row.innerFrames(in: exactly(100, 25), scale: 2).map(\.minY) == [7.5])
    }

    @Test("the stack's range wins over a child's own size across (Texture, §10 Q1)")
    func parentWins() throws {
        let frames = try Row(alignItems: .end) {
            box(10, 50)
            content(10, 50)
            content(10, 10).minHeight(50)
        }.innerFrames(in: exactly(100, 20))
        #expect(frames.vertical == [[0, 20], [0, 20], [0, 20]])
    }

    @Test("alignSelf wins over alignItems (Texture, §4.2)")
    func alignSelf() throws {
        let frames = try Row(alignItems: .start) {
            content(10, 10).alignSelf(.end)
            content(10, 10).alignSelf(.center)
            content(10, 10).alignSelf(.stretch)
            content(10, 10)
        }.innerFrames(in: exactly(100, 30))
        #expect(frames.vertical == [[20, 10], [10, 10], [0, 30], [0, 10]])
    }

    @Test("horizontal and vertical alignment stand in for justifyContent and alignItems (Texture, §4.2 'aliases')")
    func aliases() throws {
        let row = Stack(.horizontal) { box(10, 10) }.horizontalAlignment(.right).verticalAlignment(.center)
        #expect(try row.innerFrames(in: exactly(100, 50)) == [Rect(90, 20, 10, 10)])
        let column = row.direction(.vertical)
        #expect(try column.innerFrames(in: exactly(100, 50)) == [Rect(90, 20, 10, 10)])
        let topMiddle = row.horizontalAlignment(.middle).verticalAlignment(.top)
        #expect(try topMiddle.innerFrames(in: exactly(100, 50)) == [Rect(45, 0, 10, 10)])
        let bottomLeft = column.horizontalAlignment(.left).verticalAlignment(.bottom)
        #expect(try bottomLeft.innerFrames(in: exactly(100, 50)) == [Rect(0, 40, 10, 10)])
    }

    @Test("a line is as tall as its tallest child, within the stack's range (Texture, §4.2 step 6)")
    func crossSize() throws {
        let row = Row(alignItems: .start) {
            box(10, 10)
            box(10, 30)
        }
        #expect(try row.size(in: upTo(100, 100)) == Size(20, 30))
        #expect(try row.size(in: sizes(0...100, 50...100)) == Size(20, 50))
        #expect(try row.size(in: upTo(100, 20)) == Size(20, 20))
    }

    @Test("a plain node with a fixed main extent takes the whole cross maximum (Texture, §3.7; Q49)")
    func plainNode() throws {
        let column = Column {
            plain().height(1)
            box(20, 10)
        }
        #expect(
            try column.layout(in: upTo(300, 100)).frames == [
                Rect(0, 0, 300, 11), Rect(0, 0, 300, 1), Rect(0, 1, 20, 10),
            ])
    }
}

@Suite("Stack: justifying and spacing")
struct StackJustifyTests {
    private func lefts(
        _ justifyContent: StackLayout.JustifyContent, count: Int = 3, in range: SizeRange, scale: Double = 1
    ) throws -> [Double] {
        try Row(justifyContent: justifyContent) {
            for _ in 0..<count { box(50, 10) }
        }.innerFrames(in: range, scale: scale).map(\.minX)
    }

    @Test(
        "free space is before, between or around the children (Texture, §4.2 step 9)",
        arguments: [
            (StackLayout.JustifyContent.start, [0.0, 50, 100]), (.center, [75, 125, 175]), (.end, [150, 200, 250]),
            (.spaceBetween, [0, 125, 250]), (.spaceAround, [25, 125, 225]),
        ])
    func freeSpace(mode: StackLayout.JustifyContent, expected: [Double]) throws {
        #expect(try lefts(mode, in: exactly(300, 10)) == expected)
    }

    @Test(
        "what does not fit overflows away from the justified edge (Texture, §4.2 step 9)",
        arguments: [
            (StackLayout.JustifyContent.start, [0.0, 50, 100]), (.center, [-15, 35, 85]), (.end, [-30, 20, 70]),
            (.spaceBetween, [0, 50, 100]), (.spaceAround, [-15, 35, 85]),
        ])
    func overflow(mode: StackLayout.JustifyContent, expected: [Double]) throws {
        #expect(try lefts(mode, in: upTo(120, 10)) == expected)
    }

    @Test("one child has no neighbors to be spaced from (Texture, §4.2 step 9)")
    func alone() throws {
        #expect(try lefts(.spaceBetween, count: 1, in: exactly(300, 10)) == [0])
        #expect(try lefts(.spaceAround, count: 1, in: exactly(300, 10)) == [125])
    }

    @Test("gaps are not rounded; positions are (Texture, §4.2 step 9)")
    func fractions() throws {
        #expect(try lefts(.spaceBetween, in: exactly(301, 10), scale: 2) == [0, 125.5, 251])
        #expect(try lefts(.center, in: exactly(300.5, 10), scale: 2) == [75.5, 125.5, 175.5])
    }

    @Test("a range without a minimum leaves nothing to justify (Texture, §4.2 'consequences')")
    func shrinkWrapped() throws {
        #expect(try lefts(.end, in: upTo(300, 10)) == [0, 50, 100])
        #expect(try lefts(.end, in: sizes(200...300, 0...10)) == [50, 100, 150])
    }

    @Test("spacing is between neighbors, and may be negative (Texture, §4.2 step 9)")
    func spacing() throws {
        let row = Row(spacing: 5) {
            box(20, 10)
            box(20, 10)
        }
        #expect(try row.innerFrames(in: upTo(300, 10)).map(\.minX) == [0, 25])
        #expect(try row.size(in: upTo(300, 10)) == Size(45, 10))
        let overlapping = row.element.spacing(-8)
        #expect(try overlapping.innerFrames(in: upTo(300, 10)).map(\.minX) == [0, 12])
        #expect(try overlapping.size(in: upTo(300, 10)) == Size(32, 10))
    }

    @Test("spacing before and after add to it and may cancel it (Texture, §4.2 'consequences')")
    func spacingOfChildren() throws {
        let row = Row(spacing: 5) {
            box(20, 10).spacingBefore(3)
            box(20, 10).spacingBefore(-5).spacingAfter(7)
            box(20, 10)
        }
        #expect(try row.innerFrames(in: upTo(300, 10)).map(\.minX) == [3, 23, 55])
        #expect(try row.size(in: upTo(300, 10)) == Size(75, 10))
    }

    @Test("an empty stack is as small as it may be (Texture, §4.2 step 0)")
    func empty() throws {
        #expect(try Row {}.size(in: sizes(20...100, 30...100)) == Size(20, 30))
    }

    @Test("a column is a row on the other axis")
    func column() throws {
        let frames = try Column(spacing: 4, justifyContent: .end) {
            box(10, 20)
            box(10, 30)
        }.innerFrames(in: exactly(50, 100))
        #expect(frames == [Rect(0, 46, 10, 20), Rect(0, 70, 10, 30)])
    }
}
