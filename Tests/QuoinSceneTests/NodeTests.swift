import QuoinScene
import Testing

@Suite("Nodes")
struct NodeTests {
    private let room = SizeRange(min: .zero, max: Size(100, 60))

    @Test("a box without a child takes all bounded room, and none where it is unbounded (Texture, §3.7)")
    func emptyBox() throws {
        #expect(try Box().layout(in: room).size == Size(100, 60))
        #expect(try Box().layout(in: SizeRange(min: Size(5, 6), max: Size(100, .infinity))).size == Size(5, 6))
        #expect(try Box().layout(in: SizeRange(min: .zero, max: Size(10_000_000, 60))).size == .zero)
    }

    @Test("a box with a child has the child's size, and the child lies at its corner")
    func boxAroundChild() throws {
        let layout = try Box(Spacer().preferredSize(30, 20).id("child")).layout(in: room)
        #expect(layout.size == Size(30, 20))
        #expect(layout.frame(ofID: "child") == Rect(0, 0, 30, 20))
    }

    @Test("an image has its own size, axis by axis within its range (Texture, §3.7)")
    func image() throws {
        let image = Image(ImageResource(.file("photo.png"), size: Size(400, 20)))
        #expect(try image.layout(in: room).size == Size(100, 20))
        #expect(try Image(nil).layout(in: room).size == Size(100, 60))
    }

    @Test(
        "a content mode fits an image of 40 by 20 into 100 by 100 (Texture, §11.3)",
        arguments: [
            (ImageNode.ContentMode.fill, Rect(-50, 0, 200, 100)), (.fit, Rect(0, 25, 100, 50)),
            (.stretch, Rect(0, 0, 100, 100)), (.redraw, Rect(0, 0, 100, 100)), (.center, Rect(30, 40, 40, 20)),
        ])
    func contentModes(mode: ImageNode.ContentMode, frame: Rect) throws {
        let resource = ImageResource(.file("photo.png"), size: Size(40, 20))
        let element = Image(resource, mode: mode).preferredSize(100, 100)
        let list = try DisplayList(element.layout(in: .unconstrained))
        #expect(
            list.commands.map(\.operation).contains(
                .fill(.rectangle(frame), .image(ImageShading(resource, tile: frame)))))
    }

    @Test(
        "paint on a painted kind keeps the kind; on a layout it makes a box with the style around it (Texture, §12 point 2)"
    )
    func paintedLayout() {
        let painted: Element<TextNode> = Text("x").fill(.white)
        #expect(painted.kind.paint.fills == [.solid(.white)])

        let box: Box = Stack(.vertical) { Spacer() }.width(50).flexGrow(1).id("column").fill(.white)
        #expect(box.style.width == 50 && box.style.flexGrow == 1 && box.id == "column")
        #expect(box.children.count == 1)
        #expect(box.children[0].style == ElementStyle() && box.children[0].id == nil)
    }

    @Test("a box hands the baselines of its child on, so that a painted layout aligns as it did without paint")
    func baselines() throws {
        let column = Stack(.vertical) { Spacer().height(10).ascender(8).descender(2) }
        let baselines = try column.fill(.white).trace(in: .unconstrained)[0].baselines
        #expect(baselines?.ascender == 8 && baselines?.descender == 2)
    }
}

@Suite("Other names")
struct OtherNameTests {
    @Test("sides by the reading direction change sides with it")
    func readingDirection() throws {
        let elements: [any LayoutElement] = [
            Spacer().size(4, 4).id("box").inset(leading: 10, trailing: 2),
            Spacer().size(4, 4).id("box").inset(DirectionalEdgeInsets(leading: 10, trailing: 2)),
            Spacer().size(16, 4).corner(Spacer().size(8, 8).id("box"), at: .topLeading, offset: Point(10, 0)),
        ]
        for (element, places) in zip(elements, [(10.0, 2.0), (10, 2), (6, 2)]) {
            for (direction, x) in [(LayoutDirection.leftToRight, places.0), (.rightToLeft, places.1)] {
                let layout = try element.erased.layout(
                    in: .unconstrained, environment: LayoutEnvironment(direction: direction))
                #expect(layout.frame(ofID: "box")?.minX == x)
            }
        }
    }

    @Test("an overlay may be missing")
    func overlay() {
        let badge: Box? = nil
        #expect(Box().overlay(badge).children.count == 1)
        #expect(Box().overlay(badge ?? Box()).children.count == 2)
    }

    @Test("texts take a part of a string")
    func substring() {
        #expect(Text("Anna".prefix(1)).kind.text.string == "A")
        #expect(Text("1").monospacedDigit().kind.text.spans[0].style.features == ["tnum": 1])
        #expect(FontWeight.heavy == .extraBold && Color.clear == .transparent)
    }
}
