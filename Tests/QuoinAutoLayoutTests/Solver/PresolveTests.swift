import QuoinAutoLayout
import TestSupport
import Testing

/// The presolved system has the same solutions.
@Suite("Presolve")
struct PresolveTests {
    @Test(
        "whatever the columns are, the unknowns that follow satisfy all removed constraints",
        arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<6 {
            let layout = shape.layout(seed: 11_000 + seed)
            try check(layout.problem().system, at: layout.containerSize, seed: seed, "\(layout)")
        }
    }

    @Test("the same holds for random systems")
    func systems() throws {
        for seed in 0..<150 {
            let system = LinearSystem.wild(seed: 12_000 + seed)
            try check(system, at: Size(300, 200), seed: seed, "seed \(seed): \(system.constraints.map(system.text))")
        }
    }

    /// Between any two points, the costs of columns and rows change by as much as the error sums of the system.
    private func check(_ system: LinearSystem, at size: Size, seed: Int, _ what: String) throws {
        var random = RandomNumbers(seed: seed)
        var solver = LinearSolver(system, container: size)
        guard solver.broken.isEmpty else { return }
        let levels = solver.presolve.levels
        #expect(levels == levels.sorted(by: >) && Set(levels).count == levels.count)
        var differences: [[Double]] = []
        for _ in 0..<4 {
            for column in 0..<solver.program.columnCount {
                solver.program.variables[column].value = Affine(Double(random.pick(400) - 100))
            }
            solver.postsolve()
            var errors = system.errorSums(of: levels, at: solver.value)
            for index in system.rests.indices where system.rests[index] == .extent {
                errors[0] += max(0, -solver.values[index])
            }
            differences.append(zip(errors, solver.program.costs(of: solver)).map { $0 - $1 })
        }
        let first = try #require(differences.first)
        for (level, difference) in first.enumerated() {
            // Removed required constraints hold; an optional one may have a constant error.
            if level == 0 { #expect(abs(difference) < system.roundingSlack, "\(what)") }
            for other in differences { #expect(abs(other[level] - difference) < system.roundingSlack, "\(what)") }
        }
    }
}

extension Program {
    /// The costs of the columns and of the rows that follow from them, priority by priority.
    fileprivate func costs(of solver: LinearSolver) -> [Double] {
        var costs = Array(repeating: 0.0, count: levelCount)
        for variable in variables.indices {
            var value = variables[variable].value.value(at: extents)
            if variable >= columnCount {
                value = matrix.rowRange(variable - columnCount).map { place in
                    matrix.rowEntries[place].value * variables[matrix.rowEntries[place].index].value.value(at: extents)
                }
                .reduce(0, +)
            }
            for breakpoint in breakpointRange(variable).map({ breakpoints[$0] }) {
                let distance = value - breakpoint.position.value(at: extents)
                costs[breakpoint.level] += distance > 0 ? distance * breakpoint.right : -distance * breakpoint.left
            }
        }
        return costs
    }
}
