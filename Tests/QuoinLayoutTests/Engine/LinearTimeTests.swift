import Foundation
import QuoinLayout
import Testing

@Suite("Linear time")
struct LinearTimeTests {
    /// A level of a nest: an element around the one below it, rows and columns in turn.
    struct Nest: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let level: @Sendable (_ direction: Axis, _ index: Int, _ inner: AnyElement) -> AnyElement

        init(_ name: String, _ level: @escaping @Sendable (Axis, Int, AnyElement) -> AnyElement) {
            (testDescription, self.level) = (name, level)
        }

        func element(depth: Int) -> AnyElement {
            (0..<depth).reduce(words(5).flexShrink().erased) { inner, index in
                level(index % 2 == 0 ? .vertical : .horizontal, index, inner)
            }
        }

        /// How often the kind of the busiest element ran.
        func mostRuns(depth: Int, in range: SizeRange) throws -> Int {
            var engine = LayoutEngine(try LayoutTree(element(depth: depth)))
            _ = try engine.layout(in: range)
            return engine.measurementCounts.max() ?? 0
        }
    }

    static let ranges = [
        sizes(400...400, free), upTo(400, 400), exactly(400, 400), sizes(200...400, 100...400), upTo(1500, 1500),
    ]

    static let nests = [
        Nest("an elastic child in stretching stacks") { direction, _, inner in
            Stack(direction) {
                inner.flexGrow().flexShrink()
                words(3)
            }.erased
        },
        Nest("several elastic children in stretching stacks") { direction, _, inner in
            Stack(direction, spacing: 1) {
                inner.flexGrow().flexShrink()
                words(3).flexGrow().flexShrink()
                plain().flexGrow()
            }.erased
        },
        Nest("shrinking children that are centered") { direction, _, inner in
            Stack(direction, spacing: 1, alignItems: .center) {
                inner.flexShrink()
                words(3).flexShrink()
            }.erased
        },
        Nest("wrapping stacks with stretched lines") { direction, _, inner in
            Stack(direction) {
                inner.flexShrink()
                words(2)
                words(3).flexGrow()
            }.flexWrap().alignContent(.stretch).erased
        },
        Nest("CSS rules") { direction, _, inner in
            Stack(direction) {
                inner.flexGrow().flexShrink()
                words(3).flexShrink()
            }.flexRules(.css).erased
        },
        Nest("stretching, flexing, wrapping, baselines and insets in turn") { direction, index, inner in
            let alignments: [StackLayout.AlignItems] =
                direction == .vertical
                ? [.stretch, .start, .center, .end]
                : [.stretch, .baselineFirst, .start, .center, .baselineLast, .end]
            let stack = Stack(direction, spacing: Double(index % 3), alignItems: alignments[index % alignments.count]) {
                inner.flexGrow(Double(index % 2)).flexShrink()
                words(index % 4 + 1).flexShrink()
                words(2).minHeight(5).flexGrow()
            }
            if index % 6 == 1 { return stack.flexWrap().alignContent(.stretch).erased }
            return index % 4 == 0 ? stack.inset(1).erased : stack.erased
        },
    ]

    @Test("in nests 200 deep every element is measured at most four times", arguments: nests)
    func deepNests(nest: Nest) throws {
        for range in Self.ranges {
            #expect(try nest.mostRuns(depth: 200, in: range) <= 4, "in \(range)")
        }
    }

    @Test("where heights do decide widths, measurements grow with the depth, not with its powers")
    func coupledAxes() throws {
        let nest = Nest("ratios") { direction, index, inner in
            Stack(direction, alignItems: index % 3 == 0 ? .stretch : .start) {
                inner.flexGrow().flexShrink()
                plain().ratio(0.5).flexShrink()
                words(3).flexGrow().flexShrink()
            }.erased
        }
        for depth in [30, 60] { #expect(try nest.mostRuns(depth: depth, in: upTo(400, 400)) <= 2 * depth) }
    }

    @Test("100,000 elements are laid out, each of them measured a few times")
    func manyElements() throws {
        let rows = Column {
            for _ in 0..<25_000 {
                Row {
                    words(3).flexShrink()
                    Spacer()
                    words(2)
                }
            }
        }
        var engine = LayoutEngine(try LayoutTree(rows))
        let layout = try engine.layout(in: sizes(100...100, free))
        #expect(layout.tree.count == 100_001)
        #expect(layout.size == Size(100, 250_000))
        #expect(try #require(engine.measurementCounts.max()) <= 3)
    }

    private func wrappers(_ count: Int) -> AnyElement {
        (1..<count).reduce(box(10, 10).id("innermost").erased) { inner, _ in Column { inner }.erased }
    }

    @Test("500 levels are laid out, on a secondary thread too")
    func nestingLimit() async throws {
        let element = wrappers(500)
        #expect(try element.size(in: upTo(100, 100)) == Size(10, 10))
        let size: Size? = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: try? element.size(in: upTo(100, 100))) }
            thread.start()
        }
        #expect(size == Size(10, 10))
    }

    @Test("deeper nesting is an error that names the element")
    func tooDeep() throws {
        let error = try #require(throws: QuoinError.self) { try LayoutTree(wrappers(501)) }
        #expect(error.kind == .limitPassed && error.message == "elements are nested deeper than 500")
        #expect(error.description.hasPrefix("layout.stack.children[0].stack.children[0]"))
    }
}
