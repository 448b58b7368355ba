import QuoinAutoLayout
import Testing

/// Stacks and autoresizing masks, with frames as UIKit has them.
@Suite("Arrangements")
struct ArrangementTests {
    private func box(_ name: String, _ width: Double?, _ height: Double?, hugging: Double = 250) -> ConstrainedElement {
        var traits = ConstraintsLayout.ViewTraits(name)
        traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: width, height: height)
        traits.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(LayoutPriority(hugging), LayoutPriority(hugging))
        return ConstrainedElement(traits, Element(SpacerLayout()))
    }

    private func frames(
        _ stack: StackArrangement, _ views: [ConstrainedElement], in size: Size, spacingAfter: [Int: Double] = [:]
    ) throws -> [Rect] {
        Array(
            try stack.element(of: views, spacingAfter: spacingAfter).layout(in: SizeRange(exactly: size)).frames
                .dropFirst())
    }

    @Test("a view that hugs less fills a row, and custom spaces replace the spacing")
    func fill() throws {
        var stack = StackArrangement(.horizontal)
        stack.spacing = 8
        let views = [box("a", 40, 20, hugging: 251), box("b", 50, 30), box("c", 20, 10, hugging: 251)]
        #expect(
            try frames(stack, views, in: Size(200, 60), spacingAfter: [1: 20])
                == [Rect(0, 0, 40, 60), Rect(48, 0, 112, 60), Rect(180, 0, 20, 60)])
    }

    @Test(
        "distributions",
        arguments: [
            (StackArrangement.Distribution.fillEqually, [0, 96, 104, 96.0]),
            (.fillProportionally, [0, 48, 56, 144]),
            (.equalSpacing, [0, 40, 80, 120]),
            (.equalCentering, [0, 40, 80, 120]),
        ])
    func distributions(_ distribution: StackArrangement.Distribution, _ expected: [Double]) throws {
        var stack = StackArrangement(.horizontal)
        (stack.distribution, stack.spacing) = (distribution, 8)
        let frames = try frames(stack, [box("a", 40, 20), box("b", 120, 20)], in: Size(200, 20))
        #expect(frames.flatMap { [$0.minX, $0.size.width] } == expected)
    }

    @Test("equal spacing has equal spaces, equal centering equal distances of centers")
    func spaces() throws {
        let views = [box("a", 20, 20), box("b", 60, 20), box("c", 20, 20)]
        var stack = StackArrangement(.vertical)
        (stack.axis, stack.distribution) = (.horizontal, .equalSpacing)
        #expect(try frames(stack, views, in: Size(300, 20)).map(\.minX) == [0, 120, 280])
        stack.distribution = .equalCentering
        let uneven = [box("a", 20, 20), box("b", 60, 20), box("c", 100, 20)]
        #expect(try frames(stack, uneven, in: Size(300, 20)).map(\.minX) == [0, 100, 200])
        stack.spacing = 30
        #expect(try frames(stack, uneven, in: Size(250, 20)).map(\.minX) == [0, 60, 150])
    }

    @Test(
        "alignments of a row",
        arguments: [
            (StackArrangement.Alignment.fill, [0, 60.0]), (.leading, [0, 20]), (.center, [20, 20]),
            (.trailing, [40, 20]),
        ])
    func alignments(_ alignment: StackArrangement.Alignment, _ expected: [Double]) throws {
        var stack = StackArrangement(.horizontal)
        stack.alignment = alignment
        let frame = try #require(try frames(stack, [box("a", 40, 20)], in: Size(40, 60)).first)
        #expect([frame.minY, frame.size.height] == expected)
    }

    @Test(
        "views hang from the edge of the first one by their baselines, and the stack holds all other edges",
        arguments: [
            (StackArrangement.Alignment.firstBaseline, ["large", "small"], [0, 22.0], 40.0),
            (.firstBaseline, ["small", "large"], [0, -22], 18),
            (.lastBaseline, ["large", "small"], [0, 22], 40),
            (.lastBaseline, ["small", "large"], [22, 0], 32),
        ])
    func baselines(
        _ alignment: StackArrangement.Alignment, _ order: [String], _ places: [Double], height: Double
    ) throws {
        var stack = StackArrangement(.horizontal)
        stack.alignment = alignment
        var (small, large) = (box("small", 20, 10), box("large", 20, 40))
        (small.traits.firstBaseline, large.traits.firstBaseline) = (8, 30)
        (small.traits.lastBaseline, large.traits.lastBaseline) = (0, 8)
        let views = order.map { $0 == "small" ? small : large }
        let layout = try stack.element(of: views).layout(
            in: SizeRange(width: .unconstrained, height: .unconstrained))
        #expect(layout.frames.dropFirst().map(\.minY) == places)
        #expect(layout.frames[0].size == Size(40, height))
    }

    @Test("a stack fills the margins of its item")
    func margins() throws {
        var stack = StackArrangement(.vertical)
        stack.area = .layoutMargins
        var environment = LayoutEnvironment()
        environment.margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let element = stack.element(of: [box("a", nil, nil)])
        let frames = try element.layout(in: SizeRange(exactly: Size(100, 50)), environment: environment).frames
        #expect(frames[1] == Rect(2, 1, 94, 46))
    }

    @Test("what a superview has more than designed goes to the flexible parts in proportion")
    func autoresizing() throws {
        func frame(_ mask: Autoresizing.Mask) throws -> Rect {
            let autoresizing = Autoresizing(Rect(20, 10, 60, 30), in: Size(100, 100), mask)
            let rules = autoresizing.rules(of: .view(0), in: .container, name: "a")
            let element = ConstraintsLayout.element(views: [box("a", nil, nil)], guides: [], rules: rules)
            return try element.layout(in: SizeRange(exactly: Size(200, 160))).frames[1]
        }
        #expect(try frame([]) == Rect(20, 10, 60, 30))
        #expect(try frame([.flexibleWidth, .flexibleHeight]) == Rect(20, 10, 160, 90))
        #expect(try frame([.flexibleLeftMargin, .flexibleTopMargin]) == Rect(120, 70, 60, 30))
        #expect(try frame([.flexibleLeftMargin, .flexibleRightMargin]) == Rect(70, 10, 60, 30))
        #expect(try frame([.flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin]) == Rect(20, 10, 135, 30))
    }

    @Test("positions with a multiplier are measured from an item's corner")
    func origin() throws {
        var rule = Rule(
            Rule.Side(.view(1), .centerX), .equal, Rule.Side(.view(0), .centerX), multiplier: 0.5, text: "half")
        rule.origin = .view(0)
        let inset = try ConstraintsLayout.rules(
            [
                RuleSource("a.edges == container.edges -- 20", line: 1),
                RuleSource("b.size == (width: 10, height: 10)", line: 2),
            ],
            views: ["a", "b"])
        let element = ConstraintsLayout.element(
            views: [box("a", nil, nil), box("b", nil, nil)], guides: [], rules: inset + [rule])
        #expect(try element.layout(in: SizeRange(exactly: Size(240, 100))).frames[2].minX == 65)
    }
}

extension StackArrangement {
    /// An element with views in a stack, and nothing else.
    fileprivate func element(
        of views: [ConstrainedElement], spacingAfter: [Int: Double] = [:]
    ) -> Element<ConstraintsLayout> {
        var guides: [String] = []
        let arranged = views.indices.map { Arranged(.view($0), spacingAfter: spacingAfter[$0]) }
        let rules = rules(of: arranged, in: .container, guides: &guides)
        return ConstraintsLayout.element(views: views, guides: guides, rules: rules)
    }
}
