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
