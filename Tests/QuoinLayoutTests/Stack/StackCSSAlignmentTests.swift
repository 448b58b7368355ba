import QuoinLayout
import Testing

/// Places by the rules of CSS. Expected numbers are what a browser gives.
@Suite("Stack: CSS alignment")
struct StackCSSAlignmentTests {
    private func row(
        justifyContent: StackLayout.JustifyContent = .start, alignItems: StackLayout.AlignItems = .start,
        @ElementBuilder children: () -> [AnyElement]
    ) -> Stack {
        Row(justifyContent: justifyContent, alignItems: alignItems, children: children).element.flexRules(.css)
    }

    @Test("space around and evenly does not push what is too long beyond the start (CSS, safe alignment)")
    func overflow() throws {
        for mode in [StackLayout.JustifyContent.spaceAround, .spaceEvenly, .spaceBetween] {
            let stack = row(justifyContent: mode) {
                box(80, 10)
                box(80, 10)
            }
            #expect(try stack.innerFrames(in: exactly(100, 10)).horizontal == [[0, 80], [80, 80]])
            let reversed = try stack.reversed().innerFrames(in: exactly(100, 10)).horizontal
            #expect(reversed == (mode == .spaceBetween ? [[20, 80], [-60, 80]] : [[80, 80], [0, 80]]))
        }
        let centered = try row(justifyContent: .center) { box(160, 10) }.innerFrames(in: exactly(100, 10))
        #expect(centered.horizontal == [[-30, 160]])
    }

    @Test("a box without text stands on its bottom edge, one with content on that of its first child (CSS, 8.5)")
    func boxes() throws {
        let frames = try row(alignItems: .baselineFirst) {
            box(10, 50)
            box(10, 20)
            node { Column { box(10, 10) }.element.flexRules(.css) }.height(20)
            Column { box(10, 10) }.inset(top: 5, left: 0, bottom: 5, right: 0)
            content(10, 30, ascender: 20, descender: 10)
        }.innerFrames(in: exactly(100, 100))
        #expect(frames.prefix(5).map { $0.minY } == [0, 30, 40, 35, 30])
    }

    @Test("the baseline of a row is that of the child that shares one, in its first line (CSS, 8.5)")
    func rows() throws {
        let frames = try row(alignItems: .baselineFirst) {
            box(10, 60)
            row {
                box(10, 20)
                box(10, 10).alignSelf(.baselineFirst)
            }
            row {
                box(10, 20)
                box(10, 10)
            }
        }.innerFrames(in: exactly(100, 100))
        #expect(frames.prefix(3).map { $0.minY } == [0, 50, 40])
    }

    @Test(
        "reversing makes the last child, or line, the one with the first baseline"
    )
    func reversedBaselines() throws {
        func top(_ stack: Stack) throws -> Double {
            try row(alignItems: .baselineFirst) {
                box(5, 100)
                stack
            }.innerFrames(in: upTo(200, 300))[1].minY
        }
        let boxes = [20.0, 30, 50, 60].map { box(10, $0) }
        let (across, down) = (row { boxes }, Column { boxes }.element.flexRules(.css))
        #expect(try top(across) == 80)
        #expect(try top(across.reversed()) == 40)
        #expect(try top(across.flexWrap(.wrapReverse).width(20).element) == 40)
        #expect(try top(down) == 80)
        #expect(try top(down.reversed()) == 40)
        let sharing = Column {
            box(10, 20)
            box(10, 40).alignSelf(.baselineFirst)
        }.element.flexRules(.css)
        #expect(try top(sharing) == 80)
    }

    @Test("last baselines are aligned at the end of the line (CSS, alignment)")
    func lastBaselines() throws {
        let frames = try row(alignItems: .baselineLast) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 20, ascender: 16, descender: 4)
        }.innerFrames(in: exactly(100, 60))
        #expect(frames.vertical == [[30, 30], [34, 20]])
    }

    @Test("some children of a row share baselines, with either rules")
    func alignSelf() throws {
        for rules in StackLayout.FlexRules.allCases {
            let frames = try row {
                content(10, 30, ascender: 20, descender: 10).alignSelf(.baselineFirst)
                box(10, 10)
                content(10, 20, ascender: 5, descender: 15).alignSelf(.baselineFirst)
            }.flexRules(rules).innerFrames(in: exactly(100, 60))
            #expect(frames.vertical == [[0, 30], [0, 10], [15, 20]])
        }
    }

    @Test("baselines are aligned in reversed lines as well")
    func wrapReverseBaselines() throws {
        let frames = try row(alignItems: .baselineFirst) {
            content(10, 30, ascender: 20, descender: 10)
            content(10, 20, ascender: 5, descender: 15)
        }.flexWrap(.wrapReverse).innerFrames(in: exactly(100, 60))
        #expect(frames.vertical == [[25, 30], [40, 20]])
    }

    @Test("space as a percentage of the stack, none while that is unknown")
    func percentSpacing() throws {
        for rules in StackLayout.FlexRules.allCases {
            let stack = row {
                box(20, 10)
                box(20, 10)
            }.spacing(percent: 10).flexRules(rules)
            #expect(try stack.innerFrames(in: exactly(200, 10)).horizontal == [[0, 20], [40, 20]])
            let wrapping = stack.flexWrap().spacing(0).lineSpacing(percent: 50)
            #expect(try wrapping.innerFrames(in: exactly(30, 80)).vertical == [[0, 10], [50, 10]])
        }
    }
}
