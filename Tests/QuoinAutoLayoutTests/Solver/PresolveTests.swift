import QuoinAutoLayout
import QuoinLayout
import Testing

/// A system made small is still the same system.
@Suite("Presolve")
struct PresolveTests {
    @Test(
        "whatever the columns are, the unknowns that follow keep all rules that were used up",
        arguments: LayoutShape.allCases)
    func layouts(shape: LayoutShape) throws {
        for seed in 0..<15 {
            let layout = shape.layout(seed: 11_000 + seed)
            try check(layout.problem().system, at: layout.containerSize, seed: seed, "\(layout)")
        }
    }

    @Test("so it is for systems of any numbers")
    func systems() throws {
        for seed in 0..<150 {
            let system = LinearSystem.wild(seed: 12_000 + seed)
            try check(system, at: Size(300, 200), seed: seed, "seed \(seed): \(system.constraints.map(system.text))")
        }
    }

    /// The costs of the columns and rows at any two points differ by what the error sums of the system differ by.
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
            // Required constraints that are not rows hold by themselves; a wish may be a number that nothing changes.
            if level == 0 { #expect(abs(difference) < system.roundingSlack, "\(what)") }
            for other in differences { #expect(abs(other[level] - difference) < system.roundingSlack, "\(what)") }
        }
    }
}

extension Program {
    /// What the columns cost as they are, with the rows that follow, priority by priority.
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
