import QuoinAutoLayout
import Testing

/// What solutions guarantee (auto layout, §9), and what reports say (auto layout, §10).
@Suite("Solutions of rules")
struct SolvingRulesTests {
    private func solution(
        _ views: [String], guides: [String] = [], in container: Size = Size(300, 200), _ rules: [String]
    ) throws -> ConstraintSolution {
        let layout = ConstraintsLayout(
            views: views.map { ConstraintsLayout.ViewTraits($0) }, guides: guides,
            rules: try ConstraintsLayout.rules(rules.map { RuleSource($0) }, views: views, guides: guides))
        return layout.solution(
            of: layout.views.map(\.traitMeasurement), in: SizeRange(exactly: container))
    }

    @Test("no number of lower priorities outweighs a higher one")
    func priorities() throws {
        let lower = (0..<50).map { _ in "a.width == 0 --! .priority(749)" }
        let solution = try solution(["a"], ["a.width == 100 --! .priority(750)"] + lower)
        #expect(solution.frame(of: .view(0)).size.width == 100)
    }

    @Test("within a priority the sum of the errors is least, so two against one win")
    func sums() throws {
        let solution = try solution(
            ["a"], [10, 90, 90].map { "a.width == \($0) --! .priority(500)" })
        #expect(solution.frame(of: .view(0)).size.width == 90)
    }

    @Test("a tie between equal constraints is ambiguous, and as near 0 as possible")
    func tie() throws {
        let solution = try solution(
            ["a"],
            [
                "a.size == (10, 10)", "a.top == container.top",
                "a.left == container.left + 10 --! .priority(500)",
                "a.left == container.left + 90 --! .priority(500)",
            ])
        #expect(solution.frame(of: .view(0)).minX == 10)
        #expect(solution.report.ambiguous.map(\.name) == ["a.left"])
        #expect(solution.report.ambiguous.map(\.interval) == [10...90])
        #expect(
            solution.report.ambiguous.map(\.description) == [
                "«a.left» is not determined: all of 10...90 is possible, and 10 is used; constraints bound its horizontal "
                    + "position but do not fix it"
            ])
    }

    @Test("rest values make extents small before positions")
    func preferredValues() throws {
        let solution = try solution(
            ["a", "b"],
            [
                "a.left == container.left", "b.left == a.right", "b.right == container.right",
                "a.verticalEdges == container.verticalEdges", "b.verticalEdges == container.verticalEdges",
            ])
        #expect(solution.frame(of: .view(0)) == Rect(0, 0, 0, 200))
        #expect(solution.frame(of: .view(1)) == Rect(0, 0, 300, 200))
        #expect(Set(solution.report.ambiguous.map(\.name)) == ["a.width", "b.left", "b.width"])
    }

    @Test("what a rule would determine that was left out is not reported as open, but what it would not is")
    func openByConflict() throws {
        let rules = [
            "a.left == container.left + 60", "b.left == a.right + 10", "b.right == container.right - 20",
            "a.width == 240", "a.verticalEdges == container.verticalEdges", "b.height == 20",
        ]
        let report = try solution(["a", "b"], rules).report
        #expect(report.broken.map(\.constraint) == ["a.width == 240"])
        #expect(report.ambiguous.map(\.name) == ["b.top"])
    }

    @Test("a size that would be negative is part of the conflict")
    func negativeSize() throws {
        let solution = try solution(
            ["a"],
            [
                "a.verticalEdges == container.verticalEdges", #"a.left == container.left + 200 --! .identifier("l")"#,
                #"a.right == container.left + 100 --! .identifier("r")"#,
            ])
        #expect(solution.report.broken.map(\.constraint) == ["r"])
        #expect(solution.report.broken.map(\.conflictsWith) == [["size not negative", "l"]])
    }

    @Test("each infeasible constraint is reported with its conflict, and the others are laid out")
    func conflicts() throws {
        let solution = try solution(
            ["a", "b"],
            [
                "a.edges == container.edges", "b.leftTop == a.leftTop", "b.size == (50, 40)",
                #"b.width >= 60 --! .identifier("wide")"#, #"b.right == a.right --! .identifier("far")"#,
            ])
        #expect(solution.report.broken.map(\.constraint) == ["wide", "far"])
        #expect(
            solution.report.broken.map(\.conflictsWith) == [
                ["b.size == (50, 40) [width]"],
                [
                    "a.edges == container.edges [leading]", "a.edges == container.edges [trailing]",
                    "b.leftTop == a.leftTop [x]", "b.size == (50, 40) [width]",
                ],
            ])
        #expect(solution.frame(of: .view(1)) == Rect(0, 0, 50, 40))
    }

    @Test("a rule that holds in some containers only is broken in the others")
    func conflictWithContainer() throws {
        let rules = ["a.edges == container.edges", "a.width == 300"]
        #expect(try solution(["a"], rules).report.broken.isEmpty)
        #expect(try solution(["a"], in: Size(299, 200), rules).report.broken.count == 1)
    }

    @Test("a chain of a thousand views is solved, and explained from end to end")
    func chain() throws {
        let names = (0..<1000).map { "v\($0)" }
        var rules = ["v0.top == container.top"]
        for index in 1..<1000 { rules.append("v\(index).top == v\(index - 1).bottom + 2") }
        rules += names.flatMap { ["\($0).height == 3", "\($0).horizontalEdges == container.horizontalEdges"] }
        let solution = try solution(names, rules)
        #expect(solution.frame(of: .view(999)) == Rect(0, 4995, 300, 3))
        #expect(solution.report.description.isEmpty)
        #expect(
            solution.explanation(of: .view(2))[2].reasons.map(\.constraint) == [
                "v0.top == container.top", "v1.top == v0.bottom + 2", "v2.top == v1.bottom + 2", "v0.height == 3",
                "v1.height == 3",
            ])
    }
}
