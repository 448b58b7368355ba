import QuoinLayout
import Testing

@testable import QuoinAutoLayout

/// A change of the container starts from the last solution and comes to that of a system built at the new size.
@Suite("Resizing of random layouts")
struct ResizingTests {
    private let sizes = [
        Size(120, 200), Size(121, 200), Size(640, 90), Size(40, 90), Size(0, 0), Size(1000, 700), Size(300, 200),
    ]

    @Test("a resized layout has the solution of one built at that size", arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<15 {
            let layout = shape.layout(seed: 15_000 + seed)
            check(try layout.problem().system, from: layout.containerSize, "\(layout)")
        }
    }

    @Test("so has a system of any numbers")
    func systems() {
        for seed in 0..<150 {
            let system = LinearSystem.wild(seed: 16_000 + seed)
            check(system, from: Size(300, 200), "seed \(seed): \(system.constraints.map(system.text))")
        }
    }

    @Test("what nothing bounds rests near 0 at every size, where only a tie to it moves with the container")
    func restingUnknowns() {
        var system = LinearSystem()
        let (a, b) = (system.addUnknown(.position), system.addUnknown(.position))
        let terms = [
            LinearSystem.Term(b, 1), LinearSystem.Term(a, -2), LinearSystem.Term(.containerWidth, -1),
        ]
        system.add(terms, .equal, 0)
        var solver = LinearSolver(system, container: Size(100, 0))
        #expect([solver.value(of: a), solver.value(of: b)] == [-50, 0])
        solver.resize(to: Size(300, 0))
        #expect([solver.value(of: a), solver.value(of: b)] == [-150, 0])
    }

    private func check(_ system: LinearSystem, from size: Size, _ what: String) {
        var solver = LinearSolver(system, container: size)
        for size in sizes {
            solver.resize(to: size)
            let fresh = LinearSolver(system, container: size)
            #expect(solver.broken == fresh.broken, "at \(size): \(what)")
            for (index, (own, other)) in zip(solver.values, fresh.values).enumerated() {
                #expect(abs(own - other) < 1e-6 * (1 + abs(other)), "x\(index) at \(size): \(what)")
            }
        }
        // Another basis may look open where it is not; what counts is what may move.
        let fresh = LinearSolver(system, container: sizes.last ?? size)
        #expect(solver.settledUnknowns == fresh.settledUnknowns, "\(what)")
    }
}
