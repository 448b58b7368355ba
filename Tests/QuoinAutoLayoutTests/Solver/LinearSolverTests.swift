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
