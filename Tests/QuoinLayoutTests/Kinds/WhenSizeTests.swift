import QuoinLayout
import Testing

@Suite("A choice by the offered size")
struct WhenSizeTests {
    private let narrow = ExtentRange(min: 0, max: 320)

    private func byWidth() -> WhenSize {
        WhenSize(.when(width: narrow) { content(30, 40).id("narrow") }, .otherwise { content(60, 20).id("wide") })
    }

    /// The names of what is shown.
    private func shown(_ element: some LayoutElement, in range: SizeRange) throws -> [String] {
        let layout = try element.layout(in: range)
        return layout.tree.paintOrder.filter { !layout.leftOut.contains($0) }.compactMap { layout.tree.id(of: $0) }
    }

    @Test(
        "the first child that serves for the largest width is laid out; both ends of a range belong to it",
        arguments: [(0.0, "narrow"), (319, "narrow"), (320, "narrow"), (320.5, "wide"), (.infinity, "wide")])
    func width(offered: Double, expected: String) throws {
        #expect(try shown(byWidth(), in: sizes(0...offered, free)) == [expected])
    }

    @Test(
        "a height counts as a width does, and both have to serve where both are given",
        arguments: [
            (Size(100, 100), "small"), (Size(100, 200), "tall"), (Size(200, 100), "other"), (Size(100, 101), "other"),
            (Size(.infinity, 199), "other"), (.infinity, "tall"),
        ])
    func height(offered: Size, expected: String) throws {
        let small = ExtentRange(min: 0, max: 100)
        let choice = WhenSize(
            .when(width: small, height: small) { content(1, 1).id("small") },
            .when(height: ExtentRange(min: 200, max: .infinity)) { content(1, 1).id("tall") },
            .otherwise { content(1, 1).id("other") })
        #expect(try shown(choice, in: SizeRange(min: .zero, max: offered)) == [expected])
    }

    @Test("what serves later is left out though it serves too")
    func first() throws {
        let choice = WhenSize(
            .when(width: ExtentRange(min: 0, max: 100)) { content(1, 1).id("a") },
            .when(width: ExtentRange(min: 0, max: 200)) { content(2, 2).id("b") }, .otherwise { content(3, 3).id("c") })
        #expect(try shown(choice, in: upTo(100, 10)) == ["a"])
        #expect(try shown(choice, in: upTo(101, 10)) == ["b"])
        #expect(try shown(choice, in: upTo(201, 10)) == ["c"])
    }

    @Test("where none serves, nothing is shown, and the size is the least that is allowed")
    func none() throws {
        let choice = WhenSize(.when(width: narrow) { content(30, 40).id("narrow") })
        let layout = try choice.layout(in: sizes(10...400, 5...90))
        #expect(layout.size == Size(10, 5))
        #expect(layout.leftOut == [1])
        #expect(try WhenSize().size(in: upTo(50, 50)) == .zero)
        #expect(try Element(WhenSizeLayout()) { content(3, 4) }.size(in: upTo(50, 50)) == .zero)
    }

    @Test("the chosen child gets the whole range and the same parent, and gives the size")
    func range() throws {
        #expect(try byWidth().size(in: upTo(300, 300)) == Size(30, 40))
        #expect(try byWidth().size(in: sizes(35...300, free)) == Size(35, 40))
        let half = node { WhenSize(.otherwise { plain().width(.percent(50)).height(10) }) }
        #expect(try half.innerFrames(in: upTo(200, 100)).last?.size == Size(100, 10))
    }

    @Test("its own size counts before the choice")
    func ownStyle() throws {
        #expect(try shown(byWidth().maxWidth(300), in: upTo(1000, 100)) == ["narrow"])
        #expect(try shown(byWidth().width(400), in: upTo(1000, 100)) == ["wide"])
    }

    @Test("what is left out has no size, has no part in the paint, and is called by its place")
    func leftOut() throws {
        let choice = WhenSize(
            .when(width: narrow) { Column { content(30, 40) } },
            .otherwise { Row { for _ in 0..<2 { content(60, 20) } } })
        let layout = try choice.layout(in: upTo(300, 100))
        let paths = layout.leftOut.sorted().map(layout.tree.path)
        #expect(
            paths == [
                "layout.whenSize.cases[1]", "layout.whenSize.cases[1].stack.children[0]",
                "layout.whenSize.cases[1].stack.children[1]",
            ])
        #expect(layout.leftOut.allSatisfy { layout.frames[$0].size == .zero })
        #expect(try choice.trace(in: upTo(300, 100)).elements.count == 3)
    }

    @Test("several elements of a case lie at the same corner")
    func several() throws {
        let choice = WhenSize(
            .otherwise {
                content(10, 20)
                content(20, 10)
            })
        #expect(
            try choice.innerFrames(in: upTo(50, 50)) == [Rect(0, 0, 20, 20), Rect(0, 0, 10, 20), Rect(0, 0, 20, 10)])
    }

    @Test("in a stack each chooses by what it is offered there")
    func inStacks() throws {
        let row = Row {
            byWidth().width(100)
            byWidth().width(400)
        }
        #expect(try shown(row, in: upTo(1000, 50)) == ["narrow", "wide"])
        let column = Column(alignItems: .start) {
            byWidth()
            byWidth().inset(horizontal: 10)
        }
        #expect(try shown(column, in: upTo(330, 200)) == ["wide", "narrow"])
    }

    @Test("what a stack offers in its last pass decides")
    func twoPasses() throws {
        // Without a bound along the row it is wide at first; shrinking offers it 300 points.
        let choice = WhenSize(
            .when(width: narrow) { content(100, 50).id("narrow") }, .otherwise { content(500, 10).id("wide") })
        let row = Row(alignItems: .start) {
            content(100, 20)
            choice.flexShrink().id("choice")
        }
        let layout = try row.layout(in: exactly(400, 100))
        #expect(layout.frame(ofID: "choice") == Rect(100, 0, 300, 50))
        #expect(try shown(row, in: exactly(400, 100)) == ["choice", "narrow"])
        #expect(try shown(row, in: exactly(600, 100)) == ["choice", "wide"])
    }

    @Test("the chosen child's baselines are its own")
    func baselines() throws {
        let row = Row(alignItems: .baselineFirst) {
            content(10, 30, ascender: 20, descender: 5)
            WhenSize(
                .when(width: ExtentRange(min: 0, max: 5)) { content(5, 5) },
                .otherwise { content(10, 10, ascender: 8, descender: 2) })
            WhenSize { _ in content(10, 10, ascender: 8, descender: 2) }
        }
        #expect(try row.layout(in: upTo(100, 100)).frames[1...3].map(\.minY) == [0, 12, 12])
    }

    @Test("an explanation says why the child was chosen")
    func explained() throws {
        let found = try #require(try byWidth().explanation(ofID: "wide", in: upTo(400, 50)))
        #expect(
            "\(found)".contains("400 × 50 is offered, and 0...inf × 0...inf is the first case that contains it"),
            "\(found)")
    }

    // MARK: Closures

    @Test("a closure gets the range, its own style within the parent's, and what it makes is laid out in it")
    func closure() throws {
        let choice = WhenSize { range in
            content(range.max.width / 2, range.min.height + 1).id("made")
        }
        let layout = try choice.maxWidth(100).layout(in: sizes(10...300, 7...90))
        #expect(layout.size == Size(50, 8))
        #expect(layout.frame(ofID: "made") == Rect(0, 0, 50, 8))
    }

    @Test("a closure makes one element, several at a corner, or none")
    func closureBuilder() throws {
        let choice = WhenSize { range in
            if range.max.width > 50 { for width in [10.0, 20] { content(width, 10) } }
            if range.max.width > 100 { content(30, 30).id("more") }
        }
        #expect(try choice.size(in: sizes(5...40, 6...40)) == Size(5, 6))
        #expect(try choice.size(in: upTo(60, 60)) == Size(20, 10))
        #expect(try choice.size(in: upTo(200, 60)) == Size(30, 30))
        #expect(try shown(choice, in: upTo(200, 60)) == ["more"])
    }

    @Test("a closure lays out as the same elements do without it", arguments: [120.0, 200, 330, 500])
    func closureAgrees(width: Double) throws {
        @Sendable func card(_ isNarrow: Bool) -> Stack {
            Stack(isNarrow ? .vertical : .horizontal, spacing: 7) {
                words(9).flexShrink()
                content(40, 12).flexGrow().id("last")
            }
        }
        let cases = WhenSize(.when(width: ExtentRange(min: 0, max: 150)) { card(true) }, .otherwise { card(false) })
        let made = WhenSize { range in card(range.max.width <= 150) }
        func frames(_ choice: WhenSize) throws -> [Rect?] {
            let layout = try Row(spacing: 3) {
                content(20, 20)
                choice.flexShrink().flexGrow().id("choice")
            }.layout(in: exactly(width, 90))
            let last = layout.frames.indices.first { layout.tree.id(of: $0) == "last" && !layout.leftOut.contains($0) }
            return [layout.frame(ofID: "choice"), last.map { layout.frames[$0] }]
        }
        let (expected, found) = (try frames(cases), try frames(made))
        #expect(expected == found && !found.contains(nil))
    }

    @Test("closures may be nested, and an error within has the whole path")
    func nestedClosures() throws {
        let choice = WhenSize { outer in
            WhenSize { inner in content(inner.max.width, 4).id("inner") }.inset(outer.max.width > 50 ? 10 : 0)
        }
        #expect(try choice.layout(in: upTo(100, 100)).frame(ofID: "inner") == Rect(10, 10, 80, 4))
        #expect(try choice.trace(in: upTo(40, 100)).layout.frame(ofID: "inner") == Rect(0, 0, 40, 4))
        let error = #expect(throws: QuoinError.self) { try choice.layout(in: .unconstrained) }
        #expect(error?.description.contains("whenSize.cases[0].content") == false)
        #expect(error?.description.contains("the width came out as inf") == true)
    }

    @Test("an endless nest of closures is an error")
    func endless() {
        struct Endless: LayoutElement {
            var element: WhenSize { WhenSize { _ in Endless() } }
        }
        let error = #expect(throws: QuoinError.self) { try Endless().layout(in: upTo(10, 10)) }
        #expect(error?.message == "elements are nested deeper than 500")
    }

    @Test("what is made is mirrored in right-to-left as its place is")
    func mirrored() throws {
        let row = Row {
            content(10, 10)
            WhenSize { _ in content(20, 10).id("made").inset(left: 5) }
        }
        let layout = try row.layout(
            in: exactly(100, 10), environment: LayoutEnvironment(direction: .rightToLeft))
        #expect(layout.frame(ofID: "made") == Rect(65, 0, 20, 10))
    }
}
