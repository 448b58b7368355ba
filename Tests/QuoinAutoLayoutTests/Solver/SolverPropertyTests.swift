import QuoinAutoLayout
import QuoinLayout
import Testing

/// What a solution is (auto layout, §9), for layouts of chance in many shapes and against an optimum found independently.
@Suite("Best solutions of random layouts")
struct SolverPropertyTests {
    @Test(
        "every priority misses by as little as it can, and the rest is as near 0 as it can be",
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

    @Test("so does every system of any numbers, with more than two unknowns to a constraint and some of either sign")
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
