import QuoinLayout
import Testing

@Suite("Traces")
struct TraceTests {
    @Test("each offer is kept in order, with what the style made of it")
    func offers() throws {
        let trace = try Row { content(10, 10).maxWidth(60).flexGrow() }.trace(in: exactly(100, 20))
        let child = trace[1]
        #expect(child.offers.map(\.range.description) == ["0...inf × 20", "100 × 20"])
        #expect(child.offers.map(\.ownRange.description) == ["0...60 × 0...inf", "0...60 × 0...inf"])
        #expect(child.offers.map(\.effectiveRange.description) == ["0...60 × 20", "100 × 20"])
        #expect(child.range == exactly(100, 20))
        #expect(child.parentSize == Size(100, 20))
    }

    @Test("the root has one offer, its range")
    func root() throws {
        let root = try box(50, 20).inset(5).trace(in: upTo(300, 100))[0]
        #expect(root.offers.map(\.range) == [upTo(300, 100)])
        #expect(root.kind == "inset" && root.depth == 0 && root.frame == Rect(0, 0, 60, 30))
    }

    @Test("places are those before rounding, baselines those that were measured")
    func placesAndBaselines() throws {
        let trace = try Column(justifyContent: .center) { words(3) }.trace(in: exactly(100, 15))
        #expect(trace[1].position == Point(0, 2.5))
        #expect(trace[1].frame.origin == Point(0, 3))
        #expect(trace[1].baselines == Layout.LaidOutElement.Baselines(ascender: 8, descender: 2))
        #expect(try words(3).trace(in: upTo(100, 100), .words)[0].baselines == nil)
    }

    @Test("what a parent does not measure was offered nothing")
    func leftOut() throws {
        struct First: LayoutKind {
            static let name = "first"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                LayoutMeasurement(size: scope.children[0].measure(range, parent: range.max))
            }
        }
        let trace = try Element(First()) {
            box(10, 10)
            Row { box(20, 20) }
        }.trace(in: upTo(100, 100))
        #expect(trace.elements.map(\.index) == [0, 1])
        #expect(trace[2].isLeftOut && trace[2].offers.isEmpty && trace[2].range == nil)
        #expect(trace.explanation(of: 3).contains("its parent does not measure it"))
    }

    // MARK: Facts

    @Test("a kind's facts are made up only while it is traced, of its last run alone")
    func facts() throws {
        struct Count: Sendable { var children: Int }
        struct Counting: LayoutKind {
            static let name = "counting"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                scope.record { Count(children: 0) }
                for child in scope.children {
                    child.measure(range, parent: range.max)
                    scope.amend { (fact: inout Count) in fact.children += 1 }
                }
                return LayoutMeasurement(size: range.min)
            }
        }
        let element = Row {
            Element(Counting()) {
                box(1, 1)
                box(2, 2)
            }.flexGrow()
        }
        let trace = try element.trace(in: exactly(100, 100))
        #expect(trace.fact(Count.self, of: 1)?.children == 2)
        #expect(trace[1].fact(Count.self)?.children == 2)
        #expect(trace.fact(Count.self, of: 0) == nil)
    }

    private func stack(_ element: some LayoutElement, _ range: SizeRange) throws -> StackFacts {
        try #require(try element.trace(in: range).fact(of: 0))
    }

    @Test("Texture's flexing stops at a child's share, for want of a factor or of a whole point")
    func textureFlexing() throws {
        let growing = try stack(
            Row {
                box(10, 10).flexGrow(9)
                box(20, 10).flexGrow(0.1)
                box(30, 10)
            }, exactly(70, 10))
        #expect(growing.lines.map(\.freeSpace) == [10])
        #expect(growing.lines[0].children.map(\.naturalExtent) == [10, 20, 30])
        #expect(growing.lines[0].children.map(\.flexed) == [10, 0, 0])
        #expect(growing.lines[0].children.map(\.stop) == [.share, .lessThanPoint, .inflexible])
        let shrinking = try stack(
            Row {
                box(40, 10).flexShrink()
                box(60, 10)
            }, upTo(80, 10))
        #expect(shrinking.lines.map(\.freeSpace) == [-20])
        #expect(shrinking.lines[0].children.map(\.flexed) == [-20, 0])
        #expect(shrinking.lines[0].children.map(\.stop) == [.share, .inflexible])
    }

    @Test("a line that fits shares nothing out, and an only elastic child has no natural extent")
    func nothingToShare() throws {
        let fitting = try stack(Row { box(10, 10).flexGrow() }, upTo(100, 10))
        #expect(fitting.lines[0].children.map(\.stop) == [.lineFits])
        let elastic = try stack(Row { box(10, 10).flexGrow().flexShrink() }, exactly(100, 10))
        #expect(elastic.lines[0].children.map(\.naturalExtent) == [nil])
        #expect(elastic.lines[0].children.map(\.flexed) == [100])
    }

    @Test("CSS flexing stops at minimums and maximums (CSS flexbox, 9.7)")
    func cssFlexing() throws {
        let growing = try stack(
            Row {
                box(10, 10).maxWidth(20).flexGrow()
                box(10, 10).flexGrow()
            }.flexRules(.css), exactly(100, 10))
        #expect(growing.lines[0].children.map(\.flexed) == [10, 70])
        #expect(growing.lines[0].children.map(\.stop) == [.maximum, .share])
        let shrinking = try stack(
            Row {
                box(50, 10).minWidth(45).flexShrink()
                box(50, 10).flexShrink()
            }.flexRules(.css), exactly(60, 10))
        #expect(shrinking.lines[0].children.map(\.flexed) == [-5, -35])
        #expect(shrinking.lines[0].children.map(\.stop) == [.minimum, .share])
    }

    @Test("the lines of a wrapping stack have their children, extents and baselines")
    func lines() throws {
        let facts = try stack(
            Row(alignItems: .baselineFirst) {
                content(40, 20, ascender: 15, descender: 5)
                content(40, 10, ascender: 8, descender: 2)
                content(40, 30)
            }.flexWrap(), upTo(100, 100))
        #expect(facts.lines.map { $0.children.map(\.position) } == [[0, 1], [2]])
        #expect(facts.lines.map(\.crossExtent) == [20, 30])
        #expect(facts.lines.map(\.baseline) == [15, 0])
        #expect(facts.place(of: 2)?.child.position == 2)
        #expect(facts.place(of: 3) == nil)
    }

    // MARK: Work

    @Test("tracing runs each layout's kind a few times more, whatever the depth and the number of elements")
    func linearTime() throws {
        for (depth, width) in [(2, 3), (6, 3), (2, 60), (60, 1)] {
            let plain = Counter()
            _ = try nest(depth: depth, width: width, plain).layout(in: upTo(400, 400))
            let traced = Counter()
            let trace = try nest(depth: depth, width: width, traced).trace(in: upTo(400, 400))
            #expect(traced.runs <= plain.runs + 2 * trace.layout.tree.count)
        }
    }

    /// Rows and columns in turn, each with some of the next and a leaf that flexes.
    private func nest(depth: Int, width: Int, _ counter: Counter) -> AnyElement {
        guard depth > 0 else { return words(3).erased }
        return Element(CountedStack(stack: StackLayout(depth % 2 == 0 ? .vertical : .horizontal), counter: counter)) {
            for _ in 0..<width { nest(depth: depth - 1, width: width, counter).flexShrink() }
            words(2).flexGrow()
        }.erased
    }
}

/// Counts on one thread.
private final class Counter: @unchecked Sendable {
    var runs = 0
}

/// A stack that counts how often it runs.
private struct CountedStack: LayoutKind {
    static let name = "stack"

    let stack: StackLayout
    let counter: Counter

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        stack.dependency(along: axis, childCount: childCount)
    }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        counter.runs += 1
        return stack.layout(in: range, scope: scope)
    }
}
