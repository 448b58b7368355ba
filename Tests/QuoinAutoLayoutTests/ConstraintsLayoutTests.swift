import QuoinAutoLayout
import Testing

/// Text of a given number of characters, each 10 points wide, in lines of 20 points; the baseline is 5 points above the
/// bottom of a line.
private struct Characters: LayoutKind {
    static let name = "characters"
    static let isNode = true

    var count: Int

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let columns = min(count, Int(max(1, min(1000, (range.max.width / 10).rounded(.down)))))
        let lines = (count + columns - 1) / columns
        let size = Size(Double(columns * 10), Double(lines * 20))
        return LayoutMeasurement(size: size, baselines: .at(ascender: 15, descender: 5))
    }
}

/// A node of a given size.
private struct Block: LayoutKind {
    static let name = "block"
    static let isNode = true

    var size: Size

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.clamp(size))
    }
}

@Suite("Layout of constraints")
struct ConstraintsLayoutTests {
    private func element(
        _ views: [(String, any LayoutElement)], guides: [String] = [], _ rules: String...
    ) throws -> Element<ConstraintsLayout> {
        try ConstraintsLayout.element(
            views: views.map { ConstrainedElement(ConstraintsLayout.ViewTraits($0.0), $0.1.erased) }, guides: guides,
            rules: rules)
    }

    private func frames(
        _ element: some LayoutElement, _ range: SizeRange, direction: LayoutDirection = .leftToRight
    ) throws -> [Rect] {
        try element.layout(in: range, environment: LayoutEnvironment(direction: direction)).frames
    }

    @Test("a measured size is the intrinsic size of a view")
    func ownSize() throws {
        let element = try element(
            [("label", Element(Characters(count: 8)))], "label.leadingTop == container.leadingTop + 16")
        #expect(try frames(element, SizeRange(exactly: Size(300, 200)))[1] == Rect(16, 16, 80, 20))
    }

    @Test("text that wraps has the height for the width of its rules")
    func wrapping() throws {
        let element = try element(
            [("label", Element(Characters(count: 25))), ("below", Element(Block(size: Size(10, 10))))],
            "label.horizontalEdges == container.horizontalEdges -- 10", "label.top == container.top + 5",
            "below.leading == label.leading", "below.top == label.bottom + 5")
        let frames = try frames(element, SizeRange(exactly: Size(120, 200)))
        #expect(frames[1] == Rect(10, 5, 100, 60))
        #expect(frames[2] == Rect(10, 70, 10, 10))
    }

    @Test("a container is as large as its content within its range, and wraps at its maximum")
    func fitting() throws {
        let element = try element(
            [("label", Element(Characters(count: 25)))],
            "label.edges == container.edges -- (horizontally: 10, vertically: 5)")
        let room = { (width: Double) in SizeRange(min: .zero, max: Size(width, .infinity)) }
        #expect(try frames(element, room(400))[0].size == Size(270, 30))
        #expect(try frames(element, room(120))[0].size == Size(120, 70))
    }

    @Test("frames are rounded by edges, so neighbors still share theirs")
    func pixels() throws {
        let views = ["a", "b", "c"].map { ($0, Element(Block(size: .zero)) as any LayoutElement) }
        let element = try element(
            views, "a.left == container.left", "b.left == a.right", "c.left == b.right",
            "c.right == container.right", "a.width == b.width", "b.width == c.width",
            "a.verticalEdges == container.verticalEdges", "b.verticalEdges == container.verticalEdges",
            "c.verticalEdges == container.verticalEdges")
        let layout = try element.layout(
            in: SizeRange(exactly: Size(100, 50)), environment: LayoutEnvironment(scale: 2))
        #expect(
            Array(layout.frames[1...]) == [Rect(0, 0, 33.5, 50), Rect(33.5, 0, 33, 50), Rect(66.5, 0, 33.5, 50)])
    }

    @Test("leading is the right side in a right-to-left container, left stays left")
    func rightToLeft() throws {
        let element = try element(
            [("a", Element(Block(size: Size(50, 20)))), ("b", Element(Block(size: Size(80, 20))))],
            "a.leading == container.leading + 10", "a.top == container.top",
            "b.left == container.left + 4", "b.top == container.top")
        let frames = try frames(element, SizeRange(exactly: Size(300, 100)), direction: .rightToLeft)
        #expect(frames[1] == Rect(240, 0, 50, 20))
        #expect(frames[2] == Rect(4, 0, 80, 20))
    }

    @Test("constraints may be in stacks, and stacks in constraints")
    func nesting() throws {
        let row = Row(spacing: 10) {
            Element(Block(size: Size(20, 10)))
            Element(Block(size: Size(30, 10)))
        }
        let card = try element([("row", row)], "row.edges == container.edges -- 5")
        let column = Column {
            Element(Block(size: Size(100, 8)))
            card
        }
        let layout = try column.layout(in: SizeRange(min: .zero, max: Size(200, 200)))
        #expect(layout.size == Size(100, 28))
        #expect(layout.frames[2] == Rect(0, 8, 100, 20))
        #expect(layout.frames[3] == Rect(5, 13, 90, 10))
    }

    @Test("the report of an element is about its measured sizes")
    func report() throws {
        let element = try element(
            [("a", Element(Characters(count: 5))), ("b", Element(Block(size: .zero)))], guides: ["g"],
            #"a.width == 40 --! .identifier("first")"#, #"a.width == 45 --! .identifier("second")"#,
            "a.height == container.height * 2 --! .priority(500)", "a.leadingTop == container.leadingTop")
        let report = try solution(of: element, in: Size(100, 20)).report
        #expect(
            report.broken.map(\.description) == [
                "cannot satisfy «second» (a.width == 45): it conflicts with «first»"
            ])
        #expect(report.broken.map(\.place) == [SourcePlace(line: 2, column: 1)])
        #expect(
            report.unmet.map(\.description) == [
                "«a resists compression (width)» (priority 750) misses by 10"
            ])
        #expect(
            report.ambiguous.map(\.name) == [
                "b.left", "b.top", "b.width", "b.height", "g.left", "g.top", "g.width", "g.height",
            ])
        #expect(report.unused == ["b", "g"])
    }

    @Test("an explanation names the constraints that determine each edge")
    func explanation() throws {
        let element = try element(
            [("a", Element(Characters(count: 5))), ("b", Element(Block(size: .zero)))],
            "a.leading == container.leading + 10", "a.top == container.top",
            "b.leading == a.trailing + 8", "b.trailing == container.trailing")
        let solution = try solution(of: element, in: Size(100, 50))
        #expect(
            solution.explanation(of: .view(1)).map(\.description) == [
                "b.left = 68: «a resists compression (width)» (750), «a.leading == container.leading + 10», "
                    + "«b.leading == a.trailing + 8»",
                "b.right = 100: «b.trailing == container.trailing»",
                "b.top = 0: no rule determines it; it is as near 0 as the rules allow",
                "b.bottom = 0: no rule determines it; it is as near 0 as the rules allow",
            ])
    }

    private func solution(of element: some LayoutElement, in size: Size) throws -> ConstraintSolution {
        try #require(try element.trace(in: SizeRange(exactly: size)).fact(of: 0))
    }
}
