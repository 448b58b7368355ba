import QuoinAutoLayout
import Testing

/// Required constraints are taken in order; one that cannot hold with those taken is broken (auto layout, §9).
@Suite("Conflicts of random layouts")
struct ConflictTests {
    @Test("infeasible constraints are broken, in their order, with a minimal set of earlier ones")
    func layouts() throws {
        var conflicts = 0
        for seed in 0..<50 {
            let layout = LayoutShape.contradictory.layout(seed: 9000 + seed)
            conflicts += check(try layout.problem().system, at: layout.containerSize, "\(layout)")
        }
        for shape in LayoutShape.allCases {
            for seed in 0..<3 {
                let layout = shape.layout(seed: 9500 + seed)
                conflicts += check(try layout.problem().system, at: layout.containerSize, "\(layout)")
            }
        }
        #expect(conflicts > 40)
    }

    @Test("the same holds for random systems, in which sizes take part in conflicts")
    func systems() {
        var extents = 0
        for seed in 0..<80 {
            let system = LinearSystem.wild(seed: 10_000 + seed)
            _ = check(system, at: Size(300, 200), "seed \(seed): \(system.constraints.map(system.text))")
            extents += LinearSolver(system, container: Size(300, 200)).broken.map(\.extents.count).reduce(0, +)
        }
        #expect(extents > 12)
    }

    private func check(_ system: LinearSystem, at size: Size, _ what: String) -> Int {
        func fits(_ constraints: [Int], extents: [LinearSystem.Variable]? = nil) -> Bool {
            var part = system
            part.constraints = constraints.map { system.constraints[$0] }
            if let extents {
                for index in part.rests.indices {
                    part.rests[index] = extents.contains { $0.index == index } ? .extent : .none
                }
            }
            return DenseOptimum(part, container: size) != nil
        }
        let solver = LinearSolver(system, container: size)
        let required = system.constraints.indices.filter { system.constraints[$0].priority >= 1000 }
        var taken: [Int] = []
        var broken: [Int] = []
        if !fits(required) {
            for index in required { if fits(taken + [index]) { taken.append(index) } else { broken.append(index) } }
        }
        #expect(solver.broken.map(\.constraint) == broken, "\(what)")
        for conflict in solver.broken {
            let all = conflict.conflictsWith + [conflict.constraint]
            #expect(conflict.conflictsWith.allSatisfy { $0 < conflict.constraint && !broken.contains($0) }, "\(what)")
            #expect(!fits(all, extents: conflict.extents), "\(conflict) is none: \(what)")
            for index in conflict.conflictsWith {
                #expect(fits(all.filter { $0 != index }, extents: conflict.extents), "\(conflict): \(what)")
            }
            for extent in conflict.extents {
                #expect(fits(all, extents: conflict.extents.filter { $0 != extent }), "\(conflict): \(what)")
            }
        }
        return broken.count
    }
}

/// An unknown is ambiguous if it has more than one value over all optimal solutions (auto layout, §9).
@Suite("Ambiguity of random layouts")
struct AmbiguityTests {
    @Test(
        "the unknowns that an independent optimum leaves open are ambiguous, within the same bounds",
        arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<4 {
            let layout = shape.layout(seed: 7000 + seed)
            let problem = try layout.problem()
            check(problem.system, at: layout.containerSize, "\(layout)")
        }
    }

    @Test("the same holds for random systems")
    func systems() {
        for seed in 0..<50 {
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
