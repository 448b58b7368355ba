import QuoinAutoLayout
import QuoinLayout
import Testing

@Suite("Linear solver")
struct LinearSolverTests {
    @Test("the errors of generated systems are minimal, priority by priority")
    func generatedSystemsAreOptimal() {
        let small = (0..<800).map { GeneratedSystem(seed: $0) }
        let large = (0..<60).map { GeneratedSystem(seed: $0, items: 10) }
        var feasible = 0
        for generated in small + large {
            let solver = LinearSolver(generated.system, container: Size(300, 200))
            feasible += solver.broken.isEmpty ? 1 : 0
            let flaws = generated.system.flaws(of: solver, in: Size(300, 200))
            #expect(flaws.isEmpty, "\(generated.system.constraints.map(generated.system.text))")
        }
        #expect(feasible > 300)
    }

    @Test("a resized system has the values of one built at that size")
    func resizedEqualsFresh() {
        for seed in 0..<500 {
            let generated = GeneratedSystem(seed: seed)
            var solver = LinearSolver(generated.system, container: Size(300, 200))
            for width in [120, 640, 40, 300.0] {
                solver.resize(to: Size(width, 200))
                let fresh = LinearSolver(generated.system, container: Size(width, 200))
                #expect(solver.broken == fresh.broken, "seed \(seed)")
                for unknown in generated.unknowns {
                    let (a, b) = (solver.value(of: unknown), fresh.value(of: unknown))
                    #expect(abs(a - b) < 1e-6, "seed \(seed), width \(width), unknown \(unknown): \(a) \(b)")
                }
            }
        }
    }

    @Test("a broken constraint holds once any constraint of its conflict is left out")
    func conflictsAreMinimal() {
        var conflicts = 0
        for seed in 0..<300 {
            let generated = GeneratedSystem(seed: seed)
            let system = generated.system
            let solver = LinearSolver(system, container: Size(300, 200))
            for conflict in solver.broken {
                conflicts += 1
                func fits(_ constraints: [Int], _ extents: [LinearSystem.Variable]) -> Bool {
                    var part = system
                    part.constraints = constraints.map { system.constraints[$0] }
                    for index in part.rests.indices {
                        part.rests[index] = extents.contains { $0.index == index } ? .extent : .none
                    }
                    return DenseOptimum(part, container: Size(300, 200)) != nil
                }
                let all = conflict.conflictsWith + [conflict.constraint]
                #expect(!fits(all, conflict.extents), "seed \(seed)")
                for index in conflict.conflictsWith {
                    #expect(fits(all.filter { $0 != index }, conflict.extents), "seed \(seed)")
                }
                for extent in conflict.extents {
                    #expect(fits(all, conflict.extents.filter { $0 != extent }), "seed \(seed)")
                }
            }
        }
        #expect(conflicts >= 40)
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
        for seed in 0..<40 {
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
        #expect(sound >= 5)
    }

    @Test("the same holds for random systems, with more than two unknowns in a constraint")
    func optimalSystems() {
        var sound = 0
        for seed in 0..<300 {
            let system = LinearSystem.wild(seed: seed)
            let solver = LinearSolver(system, container: Size(300, 200))
            sound += solver.broken.isEmpty ? 1 : 0
            let flaws = system.flaws(of: solver, in: Size(300, 200))
            #expect(flaws.isEmpty, "\(seed): \(system.constraints.map(system.text))")
        }
        #expect(sound > 150)
    }
}
