import QuoinLayout
import Testing

@Suite("Compositions")
struct CompositionTests {
    private struct Pair: LayoutElement {
        var isTall = false

        var element: some LayoutElement {
            let first = box(10, 20)
            if isTall {
                Column {
                    first
                    box(30, 5)
                }
            } else {
                Row {
                    first
                    box(30, 5)
                }
                .inset(2)
            }
        }
    }

    private struct Optional: LayoutElement {
        var isThere: Bool

        var element: some LayoutElement {
            if isThere { box(10, 20) }
        }
    }

    /// A composition of a composition, with a generic part.
    private struct Framed<Inner: LayoutElement>: LayoutElement {
        var inner: Inner

        var element: some LayoutElement { inner.inset(1) }
    }

    @Test("an element is any element, and may depend on a condition")
    func conditions() throws {
        #expect(try Pair().layout(in: .unconstrained).size == Size(44, 24))
        #expect(try Pair(isTall: true).layout(in: .unconstrained).size == Size(30, 25))
        #expect(try Optional(isThere: true).layout(in: .unconstrained).size == Size(10, 20))
        #expect(try Optional(isThere: false).layout(in: .unconstrained).size == .zero)
    }

    @Test("compositions nest, have modifiers, and are children")
    func nesting() throws {
        let framed = Framed(inner: Framed(inner: Pair(isTall: true))).flexGrow().id("framed")
        #expect(framed.style.flexGrow == 1)
        let layout = try Row { framed }.layout(in: SizeRange(exactly: Size(100, 50)))
        #expect(layout.frame(ofID: "framed") == Rect(0, 0, 100, 50))
        #expect(try Framed(inner: Pair()).layout(in: .unconstrained).size == Size(46, 26))
    }

    @Test("an extent is a number, or a variable in points")
    func extents() throws {
        let height = 7.0
        #expect(box(1, 1).width(40).height(height).minWidth(height / 2).style.height == .points(7))
        #expect(box(1, 1).width(1 / 2).style.width == .points(0.5))
        #expect(box(1, 1).width(.percent(50)).style.width == .fraction(0.5))
    }

    @Test("fractions refer to the parent's size where one is given, as in Texture's layoutThatFits:parentSize:")
    func parentSize() throws {
        let half = plain().width(.percent(50)).height(10)
        #expect(try half.layout(in: upTo(100, 100)).size == Size(50, 10))
        #expect(try half.layout(in: upTo(100, 100), parentSize: Size(60, 60)).size == Size(30, 10))
    }
}
