import QuoinAutoLayout
import QuoinLayout
import Testing

/// An unknown is ambiguous if it has more than one value over all optimal solutions (auto layout, §9).
@Suite("Ambiguity of random layouts")
struct AmbiguityTests {
    @Test(
        "the unknowns that an independent optimum leaves open are ambiguous, within the same bounds",
        arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<10 {
            let layout = shape.layout(seed: 7000 + seed)
            let problem = try layout.problem()
            check(problem.system, at: layout.containerSize, "\(layout)")
        }
    }

    @Test("the same holds for random systems")
    func systems() {
        for seed in 0..<100 {
            let system = LinearSystem.wild(seed: 8000 + seed)
            check(system, at: Size(300, 200), "seed \(seed): \(system.constraints.map(system.text))")
        }
    }

    private func check(_ system: LinearSystem, at size: Size, _ what: String) {
        let solver = LinearSolver(system, container: size)
        guard let optimum = DenseOptimum(system.without(solver.broken), container: size) else {
            Issue.record("what was kept does not fit: \(what)")
            return
        }
        let face = solver.optimalFace
        for index in 2..<system.rests.count {
            let variable = LinearSystem.Variable(index: index)
            let expected = optimum.interval(of: variable)
            let slack = system.roundingSlack
            // The solver treats bounds beyond this as infinite.
            if [expected.lowerBound, expected.upperBound].contains(where: { $0.isFinite && abs($0) > 4e6 }) {
                continue
            }
            if let interval = face?.intervals(of: [variable])[0] {
                let isSame =
                    isNear(interval.lowerBound, expected.lowerBound, slack)
                    && isNear(interval.upperBound, expected.upperBound, slack)
                #expect(isSame, "x\(index) is reported to be in \(interval), and may be in \(expected): \(what)")
                let value = solver.value(of: variable)
                #expect(value >= expected.lowerBound - slack && value <= expected.upperBound + slack, "\(what)")
            } else {
                let span = expected.upperBound - expected.lowerBound
                #expect(span <= slack, "x\(index) may be anything in \(expected): \(what)")
            }
        }
    }

    private func isNear(_ a: Double, _ b: Double, _ slack: Double) -> Bool { a == b || abs(a - b) <= slack }
}
