import QuoinLayout
import Testing

@Suite("Explanations")
struct ExplanationTests {
    private func explanation(
        of id: String, in element: some LayoutElement, _ range: SizeRange, scale: Double = 1
    ) throws -> (steps: [Layout.LaidOutElement], description: String) {
        let trace = try element.trace(in: range, environment: LayoutEnvironment(scale: scale), .words)
        let index = try #require(trace.layout.tree.index(ofID: id))
        return (trace.ancestors(of: index), trace.explanation(of: index))
    }

    private func notes(_ explanation: (steps: [Layout.LaidOutElement], description: String)) -> [String] {
        explanation.steps.last?.events.compactMap { if case .note(let words) = $0 { words } else { nil } } ?? []
    }

    @Test("the chain of ranges runs from the root to the element")
    func chain() throws {
        let element = Row { box(50, 20).id("inner").inset(5) }.id("row")
        let found = try explanation(of: "inner", in: element, exactly(300, 100))
        #expect(found.steps.map(\.kind) == ["stack", "inset", "box"])
        #expect(found.steps.map { $0.offer?.range.description } == ["300 × 100", "0...inf × 100", "0...inf × 90"])
        #expect(found.steps.last?.frame == Rect(5, 5, 50, 90))
        #expect(found.steps.last?.offer?.parentSize.description == "290 × 90")
    }

    @Test("it says what part of a style the parent overrules")
    func overruled() throws {
        let found = try explanation(of: "a", in: box(50, 20).id("a").wrapped(), exactly(300, 10))
        #expect(found.description.contains("its style allows 50 × 20"))
        #expect(found.description.contains("the style's width 50 is overruled: the parent's range wins"))
    }

    @Test("it says what growing gave, and who took the rest")
    func growing() throws {
        let row = Row {
            box(10, 10).flexGrow().id("first")
            box(10, 10).flexGrow()
            box(10, 10).flexGrow().id("last")
        }
        #expect(
            notes(try explanation(of: "first", in: row, exactly(100, 10))) == [
                "its natural width is 10",
                "its line has 70 left: flexGrow 1 of 3, floored to whole points, gives 23",
                "takes what flooring left over, 1",
                "justifyContent start, aligned stretch in a line 10 high",
            ])
        #expect(
            notes(try explanation(of: "last", in: row, exactly(100, 10))).contains {
                $0.hasPrefix("its line has 70 left")
            })
    }

    @Test("it says why nothing grows where the range has no minimum")
    func noMinimum() throws {
        let row = Row { box(10, 10).flexGrow().id("a") }
        #expect(
            notes(try explanation(of: "a", in: row, upTo(100, 10)))[1]
                == "its line fits into 0...100, so nothing flexes; stacks grow to their minimum, which is 0")
    }

    @Test("it says how shrinking was weighed, and why nothing shrinks")
    func shrinking() throws {
        let row = Row {
            box(200, 10).flexShrink().id("soft")
            box(100, 10).flexShrink()
            box(50, 10).id("hard")
        }
        #expect(
            notes(try explanation(of: "soft", in: row, upTo(290, 10)))[1]
                == "its line is 60 too long: weight 200 of 300 takes 40, rounded up to pixels afterwards")
        #expect(
            notes(try explanation(of: "hard", in: row, upTo(290, 10)))[1]
                == "its line is 60 too long, but flexShrink is 0"
        )
    }

    @Test("from right to left the place in the parent counts from the right, which it says")
    func rightToLeft() throws {
        let row = Row {
            box(40, 10)
            box(50, 10).id("b")
        }
        let trace = try row.trace(in: exactly(200, 10), environment: LayoutEnvironment(direction: .rightToLeft), .words)
        #expect(
            try #require(trace.explanation(ofID: "b")).hasSuffix(
                "placed at 40, 0 from the top right of its parent, 110, 0 on the canvas"))
    }

    @Test("it contains the shortcut, the basis, stretching and the position")
    func others() throws {
        let shortcut = Row { box(10, 10).flexGrow().flexShrink().id("a") }
        #expect(
            notes(try explanation(of: "a", in: shortcut, exactly(100, 10)))[0]
                == "its natural width does not count: flexing alone sizes it")
        let column = Column(spacing: 4, justifyContent: .center) {
            content(10, 10).flexBasis(.percent(25)).id("a")
            content(30, 20).id("b")
        }
        #expect(
            notes(try explanation(of: "a", in: column, sizes(0...100, 100...100))) == [
                "flexBasis 25%: starts with a height of 25",
                "its line has 51 left, but flexGrow is 0",
                "stretched to the line's width of 30",
                "justifyContent center puts 25.5 before the first, spacing 4, aligned stretch in a line 30 wide",
            ])
        #expect(
            try explanation(of: "b", in: column, sizes(0...100, 100...100)).description.hasSuffix(
                "placed at 0, 54.5 in its parent, 0, 55 on the canvas"))
    }

    @Test("every kind says what it does with its children")
    func kinds() throws {
        let leaf = box(20, 10).id("a")
        let expected: [(AnyElement, String)] = [
            (
                leaf.inset(3).erased,
                "insets 3, 3, 3, 3: the range is what they leave, and an infinite one takes what remains"
            ),
            (plain().overlay(leaf).erased, "an overlay is as large as what it lies over"),
            (plain().background(leaf).erased, "a background is as large as what it lies under"),
            (leaf.position(horizontal: .end).erased, "horizontally end, vertically none in 100 × 60"),
            (leaf.ratio(0.5).erased, "the largest size with the ratio 0.5 that fits is 100 × 50"),
            (Absolute { leaf.at(30, 40) }.erased, "layoutPosition 30, 40 leaves 70 × 20"),
            (plain().corner(leaf).erased, "its center is on the topRight of the child, moved by 0, 0"),
        ]
        for (element, words) in expected {
            #expect(notes(try explanation(of: "a", in: element, upTo(100, 60))) == [words])
        }
    }

    @Test("a kind of one's own adds its words")
    func ownKind() throws {
        struct Diagonal: LayoutKind {
            static let name = "diagonal"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                for child in scope.children {
                    child.measure(range, parent: range.max)
                    child.explain { "on the diagonal" }
                }
                return LayoutMeasurement(size: range.min)
            }
        }
        let element = Element(Diagonal()) { box(10, 10).id("a") }
        #expect(notes(try explanation(of: "a", in: element, upTo(100, 100))) == ["on the diagonal"])
    }
}
