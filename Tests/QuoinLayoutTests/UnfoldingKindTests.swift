import QuoinLayout
import Testing

@Suite("Kinds that unfold once their size is known")
struct UnfoldingKindTests {
    @Test("children are made for the final size, and placed within the element's frame")
    func childrenFromSize() throws {
        let layout = try Row {
            Spacer().preferredSize(30, 20).flexGrow(0)
            Element(Stripes()).flexGrow().alignSelf(.stretch)
        }.layout(in: SizeRange(exactly: Size(100, 20)))
        #expect(layout.size == Size(100, 20))
        #expect(layout.tree.count == 3 + 7)
        #expect(layout.frames[2] == Rect(30, 0, 70, 20))
        #expect(layout.frames[3...].map(\.origin.x) == [30, 40, 50, 60, 70, 80, 90])
        #expect(layout.tree.children(of: 2) == 3..<10)
    }

    @Test("what is unfolded has paths, names and a place in the paint order like anything else")
    func pathsOfChildren() throws {
        let layout = try Column {
            Element(Stripes()).height(10)
            Spacer().id("last").preferredSize(20, 5)
        }.layout(in: SizeRange(exactly: Size(20, 15)))
        let stripe = try #require(layout.tree.index(ofID: "stripe 1"))
        #expect(layout.tree.path(of: stripe) == "layout.stack.children[0].stripes.children[1]")
        #expect(layout.frames[stripe] == Rect(10, 0, 10, 10))
        #expect(layout.tree.paintOrder.map { layout.tree.id(of: $0) }.suffix(3) == ["stripe 0", "stripe 1", "last"])
    }

    @Test("kinds unfold within what was unfolded")
    func nested() throws {
        let layout = try Element(Stripes(depth: 1)).layout(in: SizeRange(exactly: Size(20, 10)))
        #expect(layout.tree.count == 1 + 2 + 2)
        #expect(layout.frames.suffix(2) == [Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)])
        #expect(layout.tree.path(of: 4) == "layout.stripes.children[1].stripes.child")
    }

    @Test("a trace has the offers and baselines of what came by unfolding too")
    func traced() throws {
        let trace = try Row { Element(Stripes(depth: 1)).preferredSize(20, 10) }.trace(in: upTo(100, 50))
        #expect(trace.layout.tree.count == 2 + 2 + 2)
        #expect(trace[1].range == SizeRange(exactly: Size(20, 10)))
        #expect(trace[3].offers.map(\.range) == [SizeRange(min: .zero, max: Size(10, 10))])
        #expect(trace[3].position == Point(10, 0))
        #expect(trace[5].offers.map(\.effectiveRange) == [SizeRange(exactly: Size(10, 10))])
        #expect(trace.ancestors(of: 5).map(\.kind) == ["stack", "stripes", "stripes", "spacer"])
        #expect(
            trace.layout.frames
                == (try Row { Element(Stripes(depth: 1)).preferredSize(20, 10) }
                    .layout(in: upTo(100, 50)).frames))
    }

    @Test("in right-to-left what is unfolded is mirrored as its place is")
    func mirrored() throws {
        let layout = try Element(Stripes()).layout(
            in: SizeRange(exactly: Size(20, 10)), environment: LayoutEnvironment(direction: .rightToLeft))
        #expect(layout.frames.suffix(2) == [Rect(10, 0, 10, 10), Rect(0, 0, 10, 10)])
    }

    @Test("a kind that unfolds for a range is as large as what it unfolds into")
    func forRange() throws {
        let ranges = Ranges()
        let layout = try Row(alignItems: .start) {
            Spacer().preferredSize(30, 5).flexGrow(0)
            Element(Halves(ranges: ranges)).maxWidth(60).id("halves")
        }.layout(in: SizeRange(exactly: Size(100, 20)))
        #expect(layout.frame(ofID: "halves") == Rect(30, 0, 30, 10))
        #expect(layout.frames.last == Rect(30, 0, 30, 10))
        #expect(ranges.all.last == SizeRange(min: .zero, max: Size(60, 20)))
        #expect(layout.tree.path(of: layout.tree.count - 1) == "layout.stack.children[1].wrapper.child")
    }

    @Test("an error in what it unfolds into has the path from the root")
    func forRangeErrors() {
        let error = #expect(throws: QuoinError.self) {
            try Row { Element(Halves(ranges: Ranges())) }.layout(in: .unconstrained)
        }
        #expect(
            error?.description.hasPrefix("layout.stack.children[0].wrapper.child (UnfoldingKindTests.swift:") == true,
            "\(error)")
    }

    @Test("an error while unfolding names the element, and one within it the whole way")
    func errors() {
        let line = #line + 1
        let error = #expect(throws: QuoinError.self) {
            try Row { Element(Stripes()).preferredSize(0, 10) }.layout(in: .unconstrained)
        }
        #expect(
            error?.description
                == "layout.stack.children[0] (UnfoldingKindTests.swift:\(line)): there is no room for a stripe")
        let inner = #expect(throws: QuoinError.self) {
            try Element(Stripes(depth: 1, innerWidth: 5)).layout(in: SizeRange(exactly: Size(10, 10)))
        }
        #expect(inner?.description == "layout.stripes.child: there is no room for a stripe")
    }
}

/// The ranges for which a kind unfolded.
private final class Ranges: @unchecked Sendable {
    var all: [SizeRange] = []
}

/// An element that is half as wide as it may be.
private struct Halves: RangeUnfoldingKind {
    let ranges: Ranges

    static let name = "halves"

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> Element<WrapperLayout> {
        ranges.all.append(range)
        return Wrapper { Element(Block(size: Size(range.max.width / 2, 10))) }
    }
}

private struct Block: LayoutKind {
    let size: Size

    static let name = "block"

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: size) }
}

/// As many elements side by side as fit, each 10 points wide.
private struct Stripes: UnfoldingKind {
    struct NoRoom: Error, CustomStringConvertible { var description: String { "there is no room for a stripe" } }

    /// How often a stripe is itself striped.
    var depth = 0
    var innerWidth = 10.0

    static let name = "stripes"

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.max)
    }

    func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<StripePlaces> {
        let count = Int(size.width / 10)
        if count < 1 { throw NoRoom() }
        return Element(
            StripePlaces(),
            children: (0..<count).map { number in
                depth > 0
                    ? Element(Stripes(depth: depth - 1)).preferredSize(innerWidth, 10).erased
                    : Spacer().preferredSize(10, 10).id("stripe \(number)").erased
            })
    }
}

private struct StripePlaces: LayoutKind {
    static let name = "stripes"

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        for (number, child) in scope.children.enumerated() {
            child.measure(SizeRange(min: .zero, max: Size(10, range.max.height)), parent: range.max)
            child.place(at: Point(Double(number) * 10, 0))
        }
        return LayoutMeasurement(size: range.max)
    }
}
