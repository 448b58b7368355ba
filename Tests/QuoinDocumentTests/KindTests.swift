import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Kinds")
struct KindTests {
    @Test("kinds of several children take a list of them, in paint order")
    func lists() throws {
        let pair = "[{width: 10, height: 20}, {width: 5, height: 5}]"
        #expect(
            try frames("{overlay: \(pair)}")
                == frames("{overlay: {child: {width: 10, height: 20}, overlay: {width: 5, height: 5}}}"))
        #expect(
            try frames("{background: \(pair)}")
                == frames("{background: {background: {width: 10, height: 20}, child: {width: 5, height: 5}}}"))
        #expect(try frames("{absolute: \(pair)}").count == 3)
        let rows = try frames("{collection: [{height: 30}, {for: {n: [1, 2]}, height: 20}]}")
        #expect(rows.dropFirst() == [Rect(0, 0, 100, 30), Rect(0, 30, 100, 20), Rect(0, 50, 100, 20)], "\(rows)")
        let problem = try #require(layoutProblems("{overlay: [{}]}").first)
        #expect(problem.hasSuffix("expected a list of child and overlay, the first below the other"))
    }

    @Test("no kind key means a box, and so does box without a value", arguments: ["{}", "{box: }", "{box: {}}"])
    func box(layout: String) throws {
        #expect(try root(layout).kind.base is BoxNode)
        #expect(try root(layout).children.isEmpty)
    }

    @Test("a box with a child is laid out as the child is")
    func boxWithChild() throws {
        #expect(try frames("{wrapper: {box: {child: {width: 30, height: 20}}}}").last?.size == Size(100, 100))
        #expect(
            try frames(
                "{relative: {horizontal: start, vertical: start, child: {box: {child: {preferredSize: [30, 20]}}}}}")
                == [Rect(0, 0, 100, 100), Rect(0, 0, 30, 20), Rect(0, 0, 30, 20)])
    }

    @Test("an image is a path, or a mapping with the source and how it is fitted")
    func image() throws {
        let plain = try #require(try kind(ImageNode.self, of: "{image: a.png}"))
        #expect(plain.image == ImageResource(.file("a.png"), size: Size(40, 20)) && plain.mode == .fill)
        let fitted = try #require(try kind(ImageNode.self, of: "{image: {source: a.png, mode: fit}}"))
        #expect(fitted.image == plain.image && fitted.mode == .fit)
    }

    @Test("a spacer grows, unless it says otherwise")
    func spacer() throws {
        #expect(try root("{row: [{spacer: }]}").children[0].style.flexGrow == 1)
        #expect(try root("{row: [{spacer: {}, flexGrow: 3}]}").children[0].style.flexGrow == 3)
        #expect(try root("{row: [{spacer: }]}").children[0].kind.base is SpacerLayout)
    }

    @Test("a wrapper has an element or a list of them")
    func wrapper() throws {
        #expect(try root("{wrapper: {}}").children.count == 1)
        #expect(try root("{wrapper: [{}, {text: a}]}").children.count == 2)
        #expect(try root("{wrapper: []}").children.isEmpty)
    }

    @Test(
        "insets are a number, [top, left, bottom, right], or edges by name; each may be infinite",
        arguments: [
            ("5", EdgeInsets(5)), ("-5", EdgeInsets(-5)), ("inf", EdgeInsets(.infinity)),
            ("[1, 2, 3, 4]", EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            ("[inf, \"inf\", 4, 4]", EdgeInsets(top: .infinity, left: .infinity, bottom: 4, right: 4)),
            ("{left: 2, bottom: inf}", EdgeInsets(top: 0, left: 2, bottom: .infinity, right: 0)),
            ("{horizontal: 3, top: 1}", EdgeInsets(top: 1, left: 3, bottom: 0, right: 3)),
            ("{vertical: 2, horizontal: 3}", EdgeInsets(horizontal: 3, vertical: 2)),
            ("{leading: 2, trailing: 3}", EdgeInsets(top: 0, left: 2, bottom: 0, right: 3)),
        ])
    func insets(text: String, insets: EdgeInsets) throws {
        #expect(try kind(InsetLayout.self, of: "{inset: {insets: \(text), child: {}}}")?.insets == insets)
        #expect(try kind(InsetLayout.self, of: "{with: [{inset: \(text)}]}")?.insets == insets)
    }

    @Test("the leading inset is where reading begins, and is not said with the left one")
    func leadingInset() throws {
        let element = try root("{preferredSize: [50, 20], with: [{inset: {leading: 10}}]}")
        let range = SizeRange(exactly: Size(60, 20))
        let layout = try element.layout(in: range, environment: LayoutEnvironment(direction: .rightToLeft))
        #expect(layout.tree.paintOrder.map { layout.frames[$0] } == [Rect(0, 0, 60, 20), Rect(0, 0, 50, 20)])
        #expect(problems("layout: {with: [{inset: {leading: 1, left: 2}}]}").count == 1)
        // An image is not mirrored.
        #expect(problems("layout: {image: {source: a.png, capInsets: {leading: 1}}}").count == 1)
    }

    @Test("an inset puts its child that far inside")
    func insetFrames() throws {
        #expect(
            try frames("{inset: {insets: [1, 2, 3, 4], child: {}}}") == [Rect(0, 0, 100, 100), Rect(2, 1, 94, 96)])
    }

    @Test("an overlay lies on its child, a background under it")
    func layers() throws {
        let over = try root("{overlay: {child: {id: a}, overlay: {id: b}}}")
        #expect(over.kind.base is OverlayLayout && over.children.map(\.id) == ["a", "b"])
        let under = try root("{background: {child: {id: a}, background: {id: b}}}")
        #expect(under.kind.base is BackgroundLayout && under.children.map(\.id) == ["b", "a"])
    }

    @Test("center centers on both axes unless it says otherwise, and leaves the range of the others alone")
    func center() throws {
        let child = "child: {preferredSize: [20, 10]}"
        #expect(try frames("{center: {\(child)}}")[1] == Rect(40, 45, 20, 10))
        #expect(try frames("{center: {centering: x, \(child)}}")[1] == Rect(40, 0, 20, 100))
        #expect(try frames("{center: {centering: y, \(child)}}")[1] == Rect(0, 45, 100, 10))
        #expect(try frames("{center: {centering: none, \(child)}}")[1] == Rect(0, 0, 100, 100))
        #expect(try kind(CenterLayout.self, of: "{center: {sizing: minimumWidth, \(child)}}")?.sizing == .minimumWidth)
        #expect(try kind(CenterLayout.self, of: "{center: {sizing: minimumSize, \(child)}}")?.sizing == .minimumSize)
        #expect(try kind(CenterLayout.self, of: "{center: {sizing: default, \(child)}}")?.sizing == [])
    }

    @Test("relative puts its child at start, center or end of each axis; none leaves the range alone")
    func relative() throws {
        let child = "child: {preferredSize: [20, 10]}"
        #expect(try frames("{relative: {\(child)}}")[1] == Rect(0, 0, 100, 100))
        #expect(try frames("{relative: {horizontal: end, vertical: center, \(child)}}")[1] == Rect(80, 45, 20, 10))
        #expect(
            try kind(RelativeLayout.self, of: "{relative: {sizing: minimumHeight, \(child)}}")?.sizing == .minimumHeight
        )
    }

    @Test("a ratio is height divided by width")
    func ratio() throws {
        #expect(try kind(RatioLayout.self, of: "{ratio: {ratio: 0.5, child: {}}}")?.ratio == 0.5)
        #expect(try root("{ratio: {ratio: 2, child: {id: a}}}").children.map(\.id) == ["a"])
    }

    @Test("children of an absolute layout stand at their layoutPosition")
    func absolute() throws {
        #expect(
            try frames("{absolute: {children: [{layoutPosition: [5, -7], preferredSize: [20, 10]}]}}")
                == [Rect(0, 0, 100, 100), Rect(5, -7, 20, 10)])
        #expect(
            try frames("{absolute: [{layoutPosition: [5, -7], preferredSize: [20, 10]}]}")
                == frames("{absolute: {children: [{layoutPosition: [5, -7], preferredSize: [20, 10]}]}}"))
        #expect(try kind(AbsoluteLayout.self, of: "{absolute: {sizing: sizeToFit}}")?.sizing == .sizeToFit)
        #expect(try kind(AbsoluteLayout.self, of: "{absolute: {}}")?.sizing == .default)
    }

    @Test("a corner element lies at a corner of its child")
    func corner() throws {
        let layout =
            "{corner: {child: {id: a}, corner: {id: b}, location: bottomRight, offset: [3, -4], wrapsCorner: true}}"
        let corner = try #require(try kind(CornerLayout.self, of: layout))
        #expect(corner.location == .bottomRight && corner.offset == Point(3, -4) && corner.wrapsCorner)
        #expect(try root(layout).children.map(\.id) == ["a", "b"])
        let plain = try #require(try kind(CornerLayout.self, of: "{corner: {child: {}, corner: {}}}"))
        #expect(plain.offset == .zero && !plain.wrapsCorner)
    }

    @Test("images on a network and images that cannot be read are refused where they stand")
    func images() {
        #expect(
            layoutProblems("{row: [{image: https://a.b/c.png}, {image: {source: missing.png}}]}") == [
                "1:24: error: layout.row[0].image: \"https://a.b/c.png\" is on a network; only files are read",
                "1:61: error: layout.row[1].image.source: \"missing.png\" cannot be read: there is no such file",
            ])
        #expect(failure("layout: {image: huge.png}")?.kind == .limitPassed)
        #expect(failure("layout: {image: missing.png}")?.kind == .wrongInput)
    }
}
