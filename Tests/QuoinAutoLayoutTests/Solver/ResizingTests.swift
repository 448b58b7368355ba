import QuoinAutoLayout
import Testing

/// A change of the container starts from the last solution and ends at that of a system built at the new size.
@Suite("Resizing of random layouts")
struct ResizingTests {
    private let sizes = [
        Size(120, 200), Size(121, 200), Size(640, 90), Size(40, 90), Size(0, 0), Size(1000, 700), Size(300, 200),
    ]

    @Test("a resized layout has the solution of one built at that size", arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<3 {
            let layout = shape.layout(seed: 15_000 + seed)
            check(try layout.problem().system, from: layout.containerSize, "\(layout)")
        }
    }

    @Test("the same holds for random systems")
    func systems() {
        for seed in 0..<40 {
            let system = LinearSystem.wild(seed: 16_000 + seed)
            check(system, from: Size(300, 200), "seed \(seed): \(system.constraints.map(system.text))")
        }
    }

    @Test("an unbounded unknown is near 0 at every size if only a constraint on it moves with the container")
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

    @Test("optional constraints that agree at one size leave a range at another, and its end near 0 is taken")
    func openingRange() {
        var system = LinearSystem()
        let a = system.addUnknown(.position)
        system.add(
            [LinearSystem.Term(a, 1), LinearSystem.Term(.containerWidth, 1)], .equal, 0, priority: 500)
        system.add(LinearSystem.Term(a, 1), .equal, -100, priority: 500)
        var solver = LinearSolver(system, container: Size(100, 0))
        #expect(solver.value(of: a) == -100)
        #expect(!solver.hasAlternatives)
        solver.resize(to: Size(300, 0))
        #expect(solver.value(of: a) == -100)
        #expect(solver.optimalFace?.intervals(of: [a]) == [-300 ... -100])
    }

    @Test("nothing is solved again until a value reaches a bound")
    func rangingConditions() {
        var system = LinearSystem()
        let a = system.addUnknown(.extent)
        system.add(LinearSystem.Term(a, 1), .equal, 50, priority: 500)
        system.add(
            [LinearSystem.Term(a, 1), LinearSystem.Term(.containerWidth, -1)], .lessOrEqual, -10)
        system.add(
            [LinearSystem.Term(a, 1), LinearSystem.Term(.containerHeight, -1)], .greaterOrEqual, 0)
        var program = Program(Presolve(system))
        program.solve(ContainerExtents(width: 300, height: 20))
        for (width, height, isSolved) in [(90.0, 20.0, false), (61, 49, false), (59, 20, true), (300, 51, true)] {
            var resized = program
            #expect(
                resized.reoptimize(ContainerExtents(width: width, height: height)) == isSolved, "\(width) × \(height)")
        }
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
        // Another basis may have flat segments without alternatives; only unknowns that can move count.
        let fresh = LinearSolver(system, container: sizes.last ?? size)
        #expect(solver.settledUnknowns == fresh.settledUnknowns, "\(what)")
    }
}
