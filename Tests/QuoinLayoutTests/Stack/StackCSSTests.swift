import QuoinLayout
import Testing

/// The switch of a stack to the rules of CSS flexbox, section 9. Expected numbers are what a browser gives for
/// `display: flex` with the same bases, factors, minimums and maximums.
@Suite("Stack: CSS rules")
struct StackCSSTests {
    private func row(wrap: StackLayout.FlexWrap = .noWrap, @ElementBuilder children: () -> [AnyElement]) -> Stack {
        Row(alignItems: .start, children: children).element.flexWrap(wrap).flexRules(.css)
    }

    @Test("freezing goes on in rounds, the side with the greater violation first (CSS, 9.7 step 5e)")
    func rounds() throws {
        // 300 to share among three: the first round gives 100 each. The maximum of 20 takes 80 away and the minimum of
        // 160 adds 60, so the maximum is frozen first; then 280 are shared, 140 each, and the minimum is met.
        let frames = try row {
            plain().height(10).maxWidth(20).flexGrow()
            plain().height(10).minWidth(160).flexGrow()
            plain().height(10).flexGrow()
        }.innerFrames(in: exactly(300, 10))
        #expect(frames.horizontal == [[0, 20], [20, 160], [180, 120]])
    }

    @Test("a basis keeps to the child's minimum and maximum (CSS, 9.2 step 3)")
    func basis() throws {
        let frames = try row {
            plain().height(10).flexBasis(20).minWidth(40)
            plain().height(10).flexBasis(90).maxWidth(60)
        }.innerFrames(in: upTo(300, 10))
        #expect(frames.horizontal == [[0, 40], [40, 60]])
    }

    @Test("growing starts from the base size, which the minimum does not raise (CSS, 9.7 step 3)")
    func baseSize() throws {
        // Bases 0 and 100 leave 100 of 200: 50 each. The first is below its minimum of 80 and frozen; the rest is 120.
        let frames = try row {
            plain().height(10).flexBasis(0).minWidth(80).flexGrow()
            plain().height(10).flexBasis(100).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 80], [80, 120]])
    }

    @Test("several elastic children are measured, and one alone is too: there is no shortcut")
    func noShortcut() throws {
        let frames = try row {
            box(40, 10).flexGrow().flexShrink()
            box(60, 10).flexGrow()
        }.innerFrames(in: exactly(200, 10))
        #expect(frames.horizontal == [[0, 90], [90, 110]])
    }
}

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

/// Rounding by the rules of CSS: the edges of frames, not their sizes and places. Expected numbers are what a browser shows.
@Suite("Stack: CSS edges")
struct StackCSSEdgeTests {
    private func thirds(_ count: Int = 3) -> Stack {
        Row { for _ in 0..<count { plain().flexGrow() } }.element.flexRules(.css)
    }

    @Test("equal children meet, and end where the stack ends")
    func neighbors() throws {
        #expect(try thirds().innerFrames(in: exactly(100, 10)).horizontal == [[0, 33], [33, 34], [67, 33]])
        let fifths = try thirds(5).innerFrames(in: exactly(113, 10))
        #expect(fifths.horizontal == [[0, 23], [23, 22], [45, 23], [68, 22], [90, 23]])
    }

    @Test("edges are on pixels of the scale")
    func scale() throws {
        let frames = try thirds().innerFrames(in: exactly(100, 10), scale: 2)
        #expect(frames.horizontal == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
    }

    @Test("an edge is rounded where it is on the canvas, through nodes and stacks in between")
    func nested() throws {
        let frames = try Row {
            plain().flexGrow()
            node { thirds().element }.flexGrow()
            plain().flexGrow()
        }.element.flexRules(.css).innerFrames(in: exactly(100, 10))
        // The three in the middle begin at 33 1/3, 44 4/9 and 55 5/9.
        #expect(frames.horizontal == [[0, 33], [33, 34], [67, 33], [33, 34], [33, 11], [44, 12], [56, 11]])
    }

    @Test("a stack of Texture's in a rounded frame rounds as Texture does, from that frame")
    func textureInside() throws {
        let frames = try Row {
            plain().flexGrow()
            Row(justifyContent: .center) { box(10, 10) }.flexBasis(0).flexGrow()
            plain().flexGrow()
        }.element.flexRules(.css).innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[0, 33], [33, 34], [67, 33], [45, 10]])
    }

    @Test("the content of Texture's stacks ends where their rounded frames end, from either side and at any depth")
    func contentOfRounded() throws {
        let row = Row {
            for _ in 0..<3 { Column { Column { plain().height(10) } }.flexGrow() }
        }.element.flexRules(.css)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var engine = LayoutEngine(
                try LayoutTree(row), environment: LayoutEnvironment(direction: direction))
            // The second layout finds what the first one left behind.
            for _ in 1...2 {
                let layout = try engine.layout(in: exactly(100, 10))
                let columns = layout.tree.children(of: 0).map { layout.frames[$0] }
                let extents = [[0.0, 33], [33, 34], [67, 33]]
                #expect(columns.horizontal == (direction == .leftToRight ? extents : extents.reversed()))
                #expect(Array(layout.frames.suffix(3)) == columns && Array(layout.frames[4...6]) == columns)
            }
        }
    }

    @Test("an explanation offers the content of a rounded frame the frame's size")
    func explained() throws {
        let row = Row { for _ in 0..<3 { Column { plain().height(10) }.flexGrow() } }.element.flexRules(.css)
        let trace = try row.trace(in: exactly(100, 10))
        #expect((4...6).map { trace.offer(to: $0)?.effectiveRange.max.width } == [33, 34, 33])
        #expect(trace.layout.frames == (try row.layout(in: exactly(100, 10))).frames)
    }

    @Test("from right to left the edges are those of the mirrored places")
    func mirrored() throws {
        let environment = LayoutEnvironment(direction: .rightToLeft)
        let frames = try Row {
            plain().flexGrow(2)
            plain().flexGrow()
        }.element.flexRules(.css).layout(in: exactly(100, 10), environment: environment).frames.dropFirst()
        #expect(frames.horizontal == [[33, 67], [0, 33]])
    }

    @Test("a text keeps the width of its lines, wherever it is")
    func texts() throws {
        let frames = try Row(justifyContent: .center) { content(10.4, 10) }.element.flexRules(.css)
            .innerFrames(in: exactly(100, 10))
        #expect(frames.horizontal == [[45, 11]])
    }
}
