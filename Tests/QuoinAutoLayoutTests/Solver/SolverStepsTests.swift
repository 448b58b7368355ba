import QuoinAutoLayout
import Synchronization
import Testing

/// How many steps the solver takes for long layouts: about as many as there are rules, not their square.
@Suite("Steps of the solver")
struct SolverStepsTests {
    /// How long solving rules on views of 10 by 10 points takes, in units of 256 short steps, and how many rules contradict
    /// earlier ones.
    private func steps(_ count: Int, _ rules: [String]) throws -> (looks: Int, broken: Int) {
        let looks = Mutex(0)
        var limits = Limits()
        limits.conflicts = 10_000
        let meter = Budget.Meter(
            time: {
                looks.withLock { $0 += 1 }
                return .zero
            }, memory: { 0 })
        let views = (0..<count).map { index in
            var traits = ConstraintsLayout.ViewTraits("v\(index)")
            traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 10, height: 10)
            return traits
        }
        let sources = rules.map { RuleSource($0, line: 1) }
        let layout = ConstraintsLayout(
            views: views, rules: try ConstraintsLayout.rules(sources, views: views.map(\.name)))
        let solution = layout.solution(
            of: [], in: SizeRange(exactly: Size(400, 300)), budget: Budget(limits, meter: meter))
        return (looks.withLock { $0 }, solution.solver.broken.count)
    }

    @Test("eight times as many elements with rules take eight times as many steps", arguments: [100, 800])
    func manySystems(count: Int) throws {
        let sources = [
            "a.left == container.left + 8", "a.top == container.top + 8", "b.left == a.right + 8", "b.top == a.top",
            "b.right == container.right - 8", "b.bottom == container.bottom - 8",
        ].map { RuleSource($0, line: 1) }
        let layout = ConstraintsLayout(
            views: [ConstraintsLayout.ViewTraits("a"), ConstraintsLayout.ViewTraits("b")],
            rules: try ConstraintsLayout.rules(sources, views: ["a", "b"]))
        let element = Element(layout) {
            Spacer().preferredSize(40, 20)
            Spacer().preferredSize(40, 20)
        }
        let looks = Mutex(0)
        let meter = Budget.Meter(
            time: {
                looks.withLock { $0 += 1 }
                return .zero
            }, memory: { 0 })
        var environment = LayoutEnvironment()
        environment.budget = Budget(Limits(), meter: meter)
        var engine = LayoutEngine(
            try LayoutTree(Column { for _ in 0..<count { element } }), environment: environment)
        _ = try engine.layout(in: SizeRange(width: ExtentRange(exactly: 390), height: .unconstrained))
        #expect(engine.measurementCounts.allSatisfy { $0 <= 2 })
        #expect(looks.withLock { $0 } <= count / 4)
    }

    @Test("a chain of inequalities starts at its bounds")
    func chain() throws {
        let rules = ["v0.left == container.left"] + (1..<400).map { "v\($0).left >= v\($0 - 1).right + 1" }
        #expect(try steps(400, rules).looks < 10)
    }

    @Test("a chain that is too long for its container has one conflict, found in one search")
    func closedChain() throws {
        let rules =
            ["v0.left == container.left"] + (1..<400).map { "v\($0).left == v\($0 - 1).right + 2" }
            + ["v399.right == container.right"]
        let (looks, broken) = try steps(400, rules)
        #expect(looks < 10 && broken == 1)
    }

    /// Views each of which is right of some earlier ones, which leaves all of them open.
    private func open(_ count: Int) throws -> ConstraintsLayout {
        let rules = (1..<count).flatMap { view in
            (1...3).map { "v\(view).left >= v\((view * 7 + $0 * 5) % view).right + \($0)" }
        }
        let views = (0..<count).map { ConstraintsLayout.ViewTraits("v\($0)") }
        let sources = rules.map { RuleSource($0, line: 1) }
        return ConstraintsLayout(
            views: views, rules: try ConstraintsLayout.rules(sources, views: views.map(\.name)))
    }

    @Test("the clock is read between long steps, however few there are")
    func longSteps() throws {
        let looks = Mutex(0)
        let meter = Budget.Meter(
            time: {
                .seconds(
                    looks.withLock {
                        $0 += 1
                        return $0
                    } * 100)
            }, memory: { 0 })
        let budget = Budget(Limits(), meter: meter)
        let layout = try open(80)
        _ = layout.solution(of: [], in: SizeRange(exactly: Size(400, 300)), budget: budget)
        #expect(budget.excess?.limit == "time")
    }

    @Test("what is open is searched for as long as allowed, in the order of the views")
    func openViews() throws {
        let solution = try open(40).solution(of: [], in: SizeRange(exactly: Size(400, 300)))
        let face = try #require(solution.solver.optimalFace)
        let all = solution.solver.system.rests.indices.map { LinearSystem.Variable(index: $0) }
        let (complete, short) = (face.intervals(of: all), face.intervals(of: all, effort: 300))
        let found = short.count { $0 != nil }
        #expect(found > 0 && found < complete.count { $0 != nil } / 2)
        let end = try #require(short.lastIndex { $0 != nil })
        #expect(short[...end] == complete[...end])
    }

    @Test(
        "views of which each contradicts each take less than a short step for each rule and conflict",
        arguments: [10, 20])
    func contradictions(count: Int) throws {
        let rules = (0..<count).flatMap { first in
            (0..<count).filter { $0 != first }.map { "v\(first).left >= v\($0).left + 1" }
        }
        let (looks, broken) = try steps(count, rules)
        // Each pair of views has one conflict.
        #expect(broken == count * (count - 1) / 2)
        // The solver goes on from where the last conflict was found; at worst it looks at every rule again.
        #expect(looks * 256 < broken * rules.count, "\(looks) looks for \(broken) conflicts of \(rules.count) rules")
    }
}

/// The definition of a solution (auto layout, §9), checked on random layouts against an independent optimum.
@Suite("Optimal solutions of random layouts")
struct SolverPropertyTests {
    @Test(
        "the error of every priority is minimal, and what is left is as near 0 as possible",
        arguments: LayoutShape.allCases)
    func optimal(shape: LayoutShape) throws {
        var sound = 0
        for seed in 0..<16 {
            let layout = shape.layout(seed: seed)
            let solver = try layout.solver()
            sound += solver.broken.isEmpty ? 1 : 0
            let flaws = solver.system.flaws(of: solver, in: layout.containerSize)
            guard !flaws.isEmpty else { continue }
            let smallest = layout.shrunk { smaller in
                guard let solver = try? smaller.solver() else { return false }
                return !solver.system.flaws(of: solver, in: smaller.containerSize).isEmpty
            }
            Issue.record("\(shape) \(seed): \(flaws.joined(separator: "; "))\n\(smallest)")
        }
        #expect(sound >= 2)
    }

    @Test("the same holds for random systems, with more than two unknowns in a constraint")
    func optimalSystems() {
        var sound = 0
        for seed in 0..<150 {
            let system = LinearSystem.wild(seed: seed)
            let solver = LinearSolver(system, container: Size(300, 200))
            sound += solver.broken.isEmpty ? 1 : 0
            let flaws = system.flaws(of: solver, in: Size(300, 200))
            #expect(flaws.isEmpty, "\(seed): \(system.constraints.map(system.text))")
        }
        #expect(sound > 75)
    }
}
