import QuoinAutoLayout
import Testing

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
