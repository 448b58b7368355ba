import ASDKFluentNames
import QuoinLayout
import Testing

/// Every wrapper by both of its names: the frame that an element of 40 × 20 has in a root of exactly 100 × 60.
@Suite("Fluent wrappers")
struct WrapperMethodTests {
    private func frame(_ element: some LayoutElement, of id: String = "inner") throws -> Rect? {
        try element.layout(in: exactly(100, 60)).frame(ofID: id)
    }

    private var inner: Element<Content> { content(40, 20).id("inner") }

    @Test("a wrapper gives the element the range it has itself (Texture, §4.1)")
    func wrapped() throws {
        #expect(try frame(inner.wrapped()) == Rect(0, 0, 100, 60))
        #expect(try frame(inner.wrap()) == Rect(0, 0, 100, 60))
    }

    @Test("insets are top, left, bottom, right; one for all sides; or by axis (Texture, §6.2)")
    func inset() throws {
        let uneven = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try frame(inner.inset(uneven)) == Rect(2, 1, 94, 56))
        #expect(try frame(inner.withInset(uneven)) == Rect(2, 1, 94, 56))
        #expect(try frame(inner.inset(top: 1, left: 2, bottom: 3, right: 4)) == Rect(2, 1, 94, 56))
        #expect(try frame(inner.inset(left: 2)) == Rect(2, 0, 98, 60))
        #expect(try frame(inner.inset(8)) == Rect(8, 8, 84, 44))
        #expect(try frame(inner.inset(horizontal: 5, vertical: 10)) == Rect(5, 10, 90, 40))
        #expect(try frame(inner.inset(vertical: 10)) == Rect(0, 10, 100, 40))
        #expect(try frame(inner.inset(top: .infinity, right: .infinity)) == Rect(0, 40, 40, 20))
    }

    @Test("an overlay and a background have the size of the element, over and under it (Texture, §4.4 and §4.5)")
    func layers() throws {
        let other = plain().id("other")
        let over = [inner.overlay(other), inner.overlay { other }, inner.withOverlay(other)]
        let under = [inner.background(other), inner.background { other }, inner.withBackground(other)]
        for element in over {
            #expect(try frame(element.centered(), of: "other") == Rect(30, 20, 40, 20))
            #expect(element.children.map(\.id) == ["inner", "other"])
        }
        for element in under {
            #expect(try frame(element.centered(), of: "other") == Rect(30, 20, 40, 20))
            #expect(element.children.map(\.id) == ["other", "inner"])
        }
    }

    @Test("center centers on both axes by default, unlike the original (Texture, §10 Q25)")
    func centered() throws {
        #expect(try frame(inner.centered()) == Rect(30, 20, 40, 20))
        #expect(try frame(inner.centered(.x)) == Rect(30, 0, 40, 60))
        #expect(try frame(inner.center(withCenteringOptions: .y)) == Rect(0, 20, 100, 20))
    }

    @Test("a sizing option makes the layout as small as the element (Texture, §4.7)")
    func centeredSizing() throws {
        let small = [
            inner.centered([], sizing: .minimumWidth), inner.center(withSizingOptions: .minimumWidth),
            inner.centered(.y, sizing: .minimumWidth),
            inner.center(withCenteringOptions: .y, sizingOptions: .minimumWidth),
        ]
        for element in small { #expect(try element.size(in: upTo(100, 60)) == Size(40, 60)) }
    }

    @Test("a ratio is height divided by width (Texture, §4.8)")
    func ratio() throws {
        for element in [inner.ratio(0.5), inner.withRatio(0.5), inner.aspectRatio(width: 2, height: 1)] {
            #expect(try element.size(in: upTo(100, 60)) == Size(100, 50))
        }
    }

    @Test("a position on an axis that is not named is none, which fills (Texture, §4.6)")
    func position() throws {
        #expect(try frame(inner.position(horizontal: .end)) == Rect(60, 0, 40, 60))
        #expect(try frame(inner.withRelativePosition(horizontal: .end)) == Rect(60, 0, 40, 60))
        #expect(try frame(inner.position(vertical: .end)) == Rect(0, 40, 100, 20))
        #expect(try frame(inner.withRelativePosition(vertical: .end)) == Rect(0, 40, 100, 20))
        #expect(try frame(inner.position(horizontal: .center, vertical: .end)) == Rect(30, 40, 40, 20))
        #expect(try frame(inner.withRelativePosition(horizontal: .center, vertical: .end)) == Rect(30, 40, 40, 20))
        let small = [
            inner.position(horizontal: .end, vertical: .end, sizing: .minimumSize),
            inner.withRelativePosition(horizontal: .end, vertical: .end, sizing: .minimumSize),
        ]
        for element in small { #expect(try element.size(in: upTo(100, 60)) == Size(40, 20)) }
    }

    @Test("a corner is the top right one, without offset and not wrapped by default (Texture, §4.10)")
    func corner() throws {
        let badge = content(10, 10).id("badge")
        func badgeFrame(_ element: some LayoutElement) throws -> Rect? {
            try element.layout(in: upTo(100, 60)).frame(ofID: "badge")
        }
        for element in [inner.corner(badge), inner.withCorner(badge)] {
            #expect(try badgeFrame(element) == Rect(35, -5, 10, 10))
            #expect(try element.size(in: upTo(100, 60)) == Size(40, 20))
        }
        for element in [
            inner.corner(badge, at: .bottomLeft, offset: Point(1, 2), wraps: true),
            inner.withCorner(badge, at: .bottomLeft, offset: Point(1, 2), wraps: true),
        ] {
            #expect(try badgeFrame(element) == Rect(0, 17, 10, 10))
            #expect(try element.size(in: upTo(100, 60)) == Size(44, 27))
        }
    }

    @Test("a chain reads from the inside out: what follows a wrapper belongs to it (Texture, §6.1)")
    func order() throws {
        #expect(try plain().preferredSize(50, 50).inset(8).size(in: upTo(100, 100)) == Size(66, 66))
        let insetFirst = plain().id("inner").inset(8).preferredSize(50, 50)
        #expect(try insetFirst.layout(in: upTo(100, 100)).frame(ofID: "inner") == Rect(8, 8, 34, 34))
        let growing = Row { inner.inset(8).flexGrow() }
        #expect(try frame(growing) == Rect(8, 8, 84, 44))
        let notGrowing = Row { inner.flexGrow().inset(8) }
        #expect(try frame(notGrowing) == Rect(8, 8, 40, 44))
    }
}
