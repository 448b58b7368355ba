import QuoinAutoLayout
import TestSupport
import Testing

/// Words of given lengths in characters of 10 points, in lines of 20 points that break between words.
private struct Words: LayoutKind {
    static let name = "words"
    static let isNode = true

    var lengths: [Int]
    var wrapsContent: Bool { true }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let most = range.max.width / 10
        var lines: [Int] = []
        for length in lengths {
            if let last = lines.last, Double(last + 1 + length) <= most {
                lines[lines.count - 1] = last + 1 + length
            } else {
                lines.append(length)
            }
        }
        let size = Size(Double(lines.max() ?? 0) * 10, Double(lines.count) * 20)
        return LayoutMeasurement(size: range.clamp(size), baselines: .at(ascender: 15, descender: 5))
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

/// What views with texts, and the areas of views, do in constraints (auto layout, §9, §2).
@Suite("Contents of views")
struct ContentTests {
    private func layout(
        _ views: [(String, AnyElement)], in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment(),
        _ rules: [String]
    ) throws -> Layout.Trace {
        let element = try ConstraintsLayout.element(
            views: views.map { ConstrainedElement(ConstraintsLayout.ViewTraits($0.0), $0.1) }, rules: rules)
        return try element.trace(in: range, environment: environment)
    }

    private func words(_ lengths: Int...) -> AnyElement { Element(Words(lengths: lengths)).erased }
    private func block(_ width: Double, _ height: Double) -> AnyElement {
        Element(Block(size: Size(width, height))).erased
    }

    @Test("a text that wraps is as wide as its longest line, and what is around it hugs that")
    func bubble() throws {
        let trace = try layout(
            [("bubble", block(0, 0)), ("label", words(4, 5, 9))],
            in: SizeRange(min: Size(320, 0), max: Size(320, 500)),
            [
                "label.edges == bubble.edges -- 8", "label.width <= 120", "bubble.trailing == container.trailing - 16",
                "bubble.leading >= container.leading + 60", "bubble.verticalEdges == container.verticalEdges -- 8",
            ])
        #expect(trace.layout.frames[2] == Rect(196, 16, 100, 40))
        #expect(trace.layout.frames[1] == Rect(188, 8, 116, 56))
        let report = try #require(trace.fact(ConstraintSolution.self, of: 0)).report
        #expect(report.unmet.isEmpty && report.undetermined.isEmpty && report.ties.isEmpty)
    }

    @Test(
        "of equal priorities a text gives way before what cannot wrap", arguments: LayoutDirection.allCases,
        [true, false])
    func icon(_ direction: LayoutDirection, isFirst: Bool) throws {
        let views = [("icon", block(40, 40)), ("label", words(9, 9, 9, 9))]
        let trace = try layout(
            isFirst ? views : views.reversed(), in: SizeRange(min: Size(320, 0), max: Size(320, 300)),
            environment: LayoutEnvironment(direction: direction),
            [
                "icon.leading == container.leading + 16", "icon.top == container.top + 8",
                "label.leading == icon.trailing + 8", "label.trailing == container.trailing - 16",
                "label.top == icon.top", "container.bottom >= label.bottom + 8",
                "container.bottom >= icon.bottom + 8",
            ])
        let (icon, label) = (trace.layout.frames[isFirst ? 1 : 2], trace.layout.frames[isFirst ? 2 : 1])
        #expect(icon == Rect(direction == .leftToRight ? 16 : 264, 8, 40, 40))
        #expect(label.size == Size(240, 40))
    }

    @Test(
        "any number of texts gives way, and takes more room, before an image of the same priority",
        arguments: LayoutDirection.allCases, [(20, true), (20, false), (2, true), (2, false)])
    func avatar(_ direction: LayoutDirection, _ order: (words: Int, isFirst: Bool)) throws {
        let (count, isFirst) = order
        let texts = ["title", "body", "time"].map {
            ($0, Element(Words(lengths: Array(repeating: 4, count: count))).erased)
        }
        let views = [("avatar", block(40, 40))]
        let trace = try layout(
            isFirst ? views + texts : texts + views, in: SizeRange(min: Size(320, 0), max: Size(320, 900)),
            environment: LayoutEnvironment(direction: direction),
            ["avatar.leading == container.leading + 16", "avatar.top == container.top + 8"]
                + texts.flatMap {
                    ["\($0.0).leading == avatar.trailing + 12", "\($0.0).trailing == container.trailing - 16"]
                }
                + [
                    "title.top == avatar.top", "body.top == title.bottom + 4", "time.top == body.bottom + 4",
                    "container.bottom >= time.bottom + 8", "container.bottom >= avatar.bottom + 8",
                ])
        let frames = trace.layout.frames.dropFirst()
        #expect(frames.contains(Rect(direction == .leftToRight ? 16 : 264, 8, 40, 40)))
        #expect(frames.count { $0.size.width == 236 } == 3)
    }

    @Test("of texts beside one another the longest gives way first, so that a short one stays whole")
    func room() throws {
        var random = RandomNumbers(seed: 48)
        for _ in 0..<60 {
            let lengths = (0..<Int.random(in: 2...5, using: &random)).map { _ in Int.random(in: 1...30, using: &random)
            }
            let names = lengths.indices.map { "v\($0)" }
            let width = Double(Int.random(in: 1..<lengths.reduce(0, +), using: &random) * 10)
            let edges = ["container.leading"] + names.dropLast().map { "\($0).trailing" }
            let rules =
                zip(names, edges).flatMap { ["\($0).leading == \($1)", "\($0).top == container.top"] }
                + ["\(names[names.count - 1]).trailing == container.trailing"]
            let solution = try #require(
                try layout(Array(zip(names, lengths.map { words($0) })), in: SizeRange(exactly: Size(width, 20)), rules)
                    .fact(ConstraintSolution.self, of: 0))
            // The level up to which all are filled, from the shortest to the longest.
            var (level, rest) = (0.0, width)
            for (place, length) in lengths.sorted().enumerated() {
                level = min(Double(length) * 10, rest / Double(lengths.count - place))
                rest -= level
            }
            for (view, length) in lengths.enumerated() {
                let frame = solution.frame(of: .view(view))
                #expect(abs(frame.size.width - min(Double(length) * 10, level)) < 1e-6, "\(lengths) in \(width)")
            }
        }
    }

    @Test("a text is a little weaker than its priority, which reports name as it was set, and keeps a required one")
    func printedPriority() throws {
        let views = [("icon", block(40, 20)), ("label", words(30))]
        let rules = [
            "icon.leading == container.leading", "label.leading == icon.trailing",
            "label.trailing == container.trailing",
            "icon.top == container.top", "label.top == container.top",
        ]
        let trace = try layout(views, in: SizeRange(exactly: Size(200, 20)), rules)
        #expect(trace.layout.frames[1].size.width == 40 && trace.layout.frames[2].size.width == 160)
        let report = try #require(trace.fact(ConstraintSolution.self, of: 0)).report
        #expect(report.unmet.map(\.priority) == [750])
        #expect(
            report.ties.map(\.description) == [
                "«icon resists compression (width)» and «label resists compression (width)» have the same priority, 750, "
                    + "and not all can hold; lower one of them, such as compression: [749, 750] on label, which changes "
                    + "no frame"
            ])
        var traits = ConstraintsLayout.ViewTraits("label")
        traits.compression = .init(.required, 750)
        let element = try ConstraintsLayout.element(
            views: [
                ConstrainedElement(ConstraintsLayout.ViewTraits("icon"), block(40, 20)),
                ConstrainedElement(traits, words(30)),
            ],
            rules: rules)
        let kept = try element.trace(in: SizeRange(exactly: Size(320, 20)), environment: LayoutEnvironment())
        #expect(kept.layout.frames[1].size.width == 20 && kept.layout.frames[2].size.width == 300)
    }

    @Test("two texts that are cut with one priority have the same length, and the tie names a change that decides it")
    func shares() throws {
        let trace = try layout(
            [("a", words(20)), ("b", words(30))], in: SizeRange(exactly: Size(200, 20)),
            [
                "a.leading == container.leading", "b.leading == a.trailing", "b.trailing == container.trailing",
                "a.top == container.top", "b.top == container.top",
            ])
        #expect(trace.layout.frames[1].size.width == 100 && trace.layout.frames[2].size.width == 100)
        let report = try #require(trace.fact(ConstraintSolution.self, of: 0)).report
        #expect(
            report.ties.map(\.description) == [
                "«a resists compression (width)» and «b resists compression (width)» have the same priority, 750, and not "
                    + "all can hold; lower one of them, such as compression: [749, 750] on b"
            ])
        #expect(report.undetermined.isEmpty && report.ambiguous.count == 3)
    }

    @Test("a layout from right to left is the mirror image of that from left to right")
    func mirror() throws {
        var random = RandomNumbers(seed: 7)
        for _ in 0..<150 {
            let count = Int.random(in: 2...5, using: &random)
            let views = (0..<count).map { index in
                (
                    "v\(index)",
                    Bool.random(using: &random)
                        ? Element(Words(lengths: (0..<4).map { _ in Int.random(in: 1...9, using: &random) })).erased
                        : block(Double(Int.random(in: 0...120, using: &random)), 20)
                )
            }
            var rules: [String] = []
            for index in 0..<count {
                let other = index == 0 ? "container.leading" : "v\(index - 1).trailing"
                if Int.random(in: 0..<6, using: &random) > 0 {
                    let sign = Bool.random(using: &random) ? "==" : ">="
                    rules.append("v\(index).leading \(sign) \(other) + \(Int.random(in: 0...20, using: &random))")
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    rules.append("v\(index).trailing <= container.trailing - \(Int.random(in: 0...50, using: &random))")
                }
                if index > 0, Int.random(in: 0..<4, using: &random) == 0 {
                    rules.append("v\(index).width == v\(index - 1).width --! .priority(500)")
                }
                rules.append("v\(index).top == container.top")
            }
            if Bool.random(using: &random) { rules.append("v\(count - 1).trailing == container.trailing - 8") }
            let range = SizeRange(exactly: Size(300, 100))
            let right = try layout(views, in: range, rules).layout.frames
            let left = try layout(views, in: range, environment: LayoutEnvironment(direction: .rightToLeft), rules)
                .layout.frames
            for (a, b) in zip(right, left) {
                #expect(abs(a.minX - (300 - b.maxX)) <= 1 && abs(a.size.width - b.size.width) <= 1, "\(rules) \(views)")
                #expect(abs(a.size.height - b.size.height) <= 1, "\(rules)")
            }
        }
    }

    @Test("rules name the safe area, the margins and the readable width of the container and of views")
    func areas() throws {
        var environment = LayoutEnvironment()
        environment.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 10)
        environment.margins = EdgeInsets(top: 1, left: 20, bottom: 3, right: 20)
        let rules = [
            "a.edges == safeArea.edges", "b.edges == container.layoutMargins.edges", "c.edges == readableContent.edges",
            "bar.horizontalEdges == container.horizontalEdges", "bar.top == container.top", "bar.height == 100",
            "inner.edges == bar.layoutMargins.edges", "safe.edges == bar.safeArea.edges",
        ]
        let views = ["a", "b", "c", "bar", "inner", "safe"].map { ($0, block(0, 0)) }
        let range = SizeRange(exactly: Size(1000, 300))
        let frames = try layout(views, in: range, environment: environment, rules).layout.frames
        #expect(frames[1] == Rect(0, 44, 990, 222))
        #expect(frames[2] == Rect(20, 45, 950, 218))
        #expect(frames[3] == Rect(159, 45, 672, 218))
        #expect(frames[5] == Rect(8, 52, 974, 40))
        #expect(frames[6] == Rect(0, 44, 990, 56))
        environment.direction = .rightToLeft
        #expect(
            try layout(views, in: range, environment: environment, rules).layout.frames[1] == Rect(10, 44, 990, 222))
    }

    @Test("a baseline passes through wrappers of one child, with the place that it has there")
    func baselines() throws {
        let plain = { words(5) }
        let wrapped: [(AnyElement, Double)] = [
            (Element(InsetLayout(EdgeInsets(6)), children: [plain()]).erased, 21),
            (Element(CenterLayout(.y, sizing: .minimumWidth), children: [plain()]).erased, 30 + 5),
            (Element(OverlayLayout(), children: [plain(), block(5, 5)]).erased, 15),
            (Element(BackgroundLayout(), children: [block(5, 5), plain()]).erased, 15),
            (Element(CornerLayout(.topRight), children: [plain(), block(6, 6)]).erased, 15),
        ]
        for (element, baseline) in wrapped {
            let trace = try layout(
                [("a", element), ("b", words(3))], in: SizeRange(exactly: Size(300, 60)),
                [
                    "a.leading == container.leading", "a.verticalEdges == container.verticalEdges",
                    "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline",
                ])
            #expect(trace.layout.frames[2].minY == baseline - 15, "\(trace.layout.frames)")
        }
    }

    @Test("a conflict names the container's size, what is not negative, and the size that would do")
    func conflict() throws {
        let rules = [
            "image.left == container.left + 20", "image.size == (24, 24)", "image.top == container.top + 10",
            "label.left == image.right + 10", "label.right == container.right - 20", "label.centerY == image.centerY",
        ]
        let trace = try layout(
            [("image", block(0, 0)), ("label", words(8))], in: SizeRange(exactly: Size(20, 100)), rules)
        let message = try #require(trace.warnings.first { $0.reason.contains("cannot satisfy") }).reason
        #expect(message.contains("cannot satisfy «label.right == container.right - 20»: it conflicts with"))
        #expect(message.contains("label.width, which is not negative"))
        #expect(message.contains("the width of the canvas, 20 (74 would do)"))
        let fixed = try layout(
            [("image", block(0, 0)), ("label", words(8))], in: SizeRange(exactly: Size(74, 100)), rules)
        #expect(!fixed.warnings.contains { $0.reason.contains("cannot satisfy") })
    }
}
