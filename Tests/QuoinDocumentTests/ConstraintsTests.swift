import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import Testing

@Suite("constraints")
struct ConstraintsTests {
    private func traits(_ keys: String) throws -> ConstraintsLayout.ViewTraits {
        let layout = try #require(try kind(ConstraintsLayout.self, of: "{constraints: {views: {a: {\(keys)}}}}"))
        return try #require(layout.views.first)
    }

    @Test("views, guides and rules are read in the order of the text")
    func order() throws {
        let layout = try #require(
            try kind(
                ConstraintsLayout.self,
                of: """
                    {constraints: {views: {z: {id: first}, a_1: {}, é: {}}, guides: [m, b],
                    rules: [z.left == container.left, m.size <= a_1.size]}}
                    """))
        #expect(layout.views.map(\.name) == ["z", "a_1", "é"] && layout.guides == ["m", "b"])
        #expect(
            layout.rules.map(\.name) == [
                "z.left == container.left", "m.size <= a_1.size [width]", "m.size <= a_1.size [height]",
            ])
        #expect(try root("{constraints: {views: {z: {id: first}, a: {}}}}").children.map(\.id) == ["first", nil])
        #expect(try kind(ConstraintsLayout.self, of: "{constraints: {}}")?.views.isEmpty == true)
    }

    @Test("a view says its own size, its priorities, its baselines and its alignment insets outright")
    func traits() throws {
        #expect(
            try traits("intrinsic: [40, null]").intrinsic
                == ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 40))
        #expect(try traits("intrinsic: [null, ~]").intrinsic == ConstraintsLayout.ViewTraits.IntrinsicContentSize())
        #expect(try traits("hugging: [251, 0]").hugging == ConstraintsLayout.ViewTraits.AxisPriorities(251, 0))
        #expect(
            try traits("compression: [749.5, 1000]").compression
                == ConstraintsLayout.ViewTraits.AxisPriorities(749.5, 1000))
        let baselines = try traits("firstBaseline: 12, lastBaseline: 4")
        #expect(baselines.firstBaseline == 12 && baselines.lastBaseline == 4)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try traits("alignmentInsets: [1, 2, 3, 4]").alignmentInsets == insets)
        #expect(try traits("alignmentInsets: {bottom: 3}").alignmentInsets.bottom == 3)
        #expect(try traits("alignmentInsets: 5").alignmentInsets == EdgeInsets(5))
        #expect(try traits("") == ConstraintsLayout.ViewTraits("a"))
    }

    @Test("properties that only stacks read are warned of, and a size that rules overrule, with the rule that keeps it")
    func warnings() throws {
        #expect(
            layoutProblems("{constraints: {views: {a: {flexGrow: 1, layoutPosition: [1, 2]}}}}").map {
                $0.contains("has no effect")
            } == [true, true])
        let root = try root("{constraints: {views: {a: {width: 5}}, rules: [a.edges == container.edges]}}")
        let trace = try root.trace(in: SizeRange(exactly: Size(100, 100)))
        #expect(trace.layout.frames[1] == Rect(0, 0, 100, 100))
        #expect(trace.warnings.map(\.property) == ["width"])
        #expect(trace.warnings.first?.reason.contains("a rule, «a.width == 5», holds in place of one of them") == true)
    }
}
