import QuoinAutoLayout
import TestSupport
import Testing

/// Changes of a layout that must not change its solution, or must change it in a known way.
@Suite("Equivalent layouts")
struct SameSolutionTests {
    @Test(
        "the order of rules, and duplicates or multiples of required ones, change nothing if all can hold",
        arguments: LayoutShape.allCases)
    func sameRules(shape: LayoutShape) throws {
        for seed in 0..<4 {
            var random = RandomNumbers(seed: seed)
            let layout = shape.layout(seed: 2000 + seed)
            let solver = try layout.solver()
            guard solver.broken.isEmpty else { continue }
            let size = layout.containerSize
            let multiples = LinearSystem(solver.system) { constraint, terms in
                guard constraint.priority >= 1000 else { return [(constraint, terms)] }
                let factor = random.pick([2.0, -1, 0.25])
                let multiple = constraint.times(factor)
                let multipleTerms = terms.map { LinearSystem.Term($0.variable, $0.coefficient * factor) }
                return [(multiple, multipleTerms)] + (random.happens(oneIn: 3) ? [(constraint, terms)] : [])
            }
            expectSame(solver, LinearSolver(multiples, container: size), at: size, "multiples of\n\(layout)")
            let twice = LinearSystem(solver.system) { constraint, terms in
                constraint.priority < 1000 ? [(constraint, terms), (constraint, terms)] : [(constraint, terms)]
            }
            expectSame(solver, LinearSolver(twice, container: size), at: size, "all optional rules twice in\n\(layout)")
            var shuffled = layout
            shuffled.rules.shuffle(using: &random)
            expectSame(solver, try shuffled.solver(), at: size, "\(layout)\nagainst\n\(shuffled)")
        }
    }

    @Test(
        "numbers that are all four times as large give a solution four times as large", arguments: LayoutShape.allCases)
    func scaled(shape: LayoutShape) throws {
        for seed in 0..<4 {
            let layout = shape.layout(seed: 3000 + seed)
            let solver = try layout.solver()
            let large = LinearSystem(solver.system) { constraint, terms in
                var large = constraint
                large.rightSide *= 4
                return [(large, terms)]
            }
            let size = layout.containerSize
            let other = LinearSolver(large, container: Size(4 * size.width, 4 * size.height))
            #expect(solver.broken == other.broken)
            for (own, scaled) in zip(solver.values, other.values) {
                #expect(isNear(4 * own, scaled), "\(layout)")
            }
        }
    }

    @Test("the order of unknowns does not matter if they are not ambiguous", arguments: LayoutShape.allCases)
    func reordered(shape: LayoutShape) throws {
        for seed in 0..<4 {
            let layout = shape.layout(seed: 4000 + seed)
            let solver = try layout.solver()
            guard solver.broken.isEmpty else { continue }
            let last = solver.system.rests.count - 1
            func place(_ index: Int) -> Int { index < 2 ? index : last + 2 - index }
            var reversed = LinearSystem(solver.system) { constraint, terms in
                [
                    (
                        constraint,
                        terms.map { LinearSystem.Term(.init(index: place($0.variable.index)), $0.coefficient) }
                    )
                ]
            }
            reversed.rests = solver.system.rests.indices.map { solver.system.rests[place($0)] }
            for unknown in reversed.rests.indices {
                let sum = solver.system.restSum(of: place(unknown))
                reversed.setRest(
                    of: .init(index: unknown),
                    sum.map { LinearSystem.Term(.init(index: place($0.variable.index)), $0.coefficient) })
            }
            let other = LinearSolver(reversed, container: layout.containerSize)
            for index in solver.settledUnknowns {
                #expect(isNear(solver.values[index], other.values[place(index)]), "x\(index) of\n\(layout)")
            }
        }
    }

    @Test(
        "a mirrored layout has the mirrored solution if nothing is ambiguous", arguments: LayoutShape.allCases)
    func mirrored(shape: LayoutShape) throws {
        for seed in 0..<4 {
            let layout = shape.layout(seed: 5000 + seed)
            let problem = try layout.problem()
            let solver = try layout.solver()
            guard solver.broken.isEmpty else { continue }
            let width = problem.container.width
            let items = (problem.views + problem.guides).filter { $0.left != nil }
            let widths = Dictionary(uniqueKeysWithValues: items.map { ($0.left, $0.width) })
            let mirrored = LinearSystem(solver.system) { constraint, terms in
                let terms = terms.flatMap { term in
                    guard let own = widths[term.variable] else { return [term] }
                    return [(width, 1.0), (term.variable, -1), (own, -1)].map {
                        LinearSystem.Term($0.0, $0.1 * term.coefficient)
                    }
                }
                return [(constraint, terms)]
            }
            let other = LinearSolver(mirrored, container: layout.containerSize)
            let settled = Set(solver.settledUnknowns)
            for item in items {
                guard let left = item.left, settled.contains(left.index), settled.contains(item.width.index) else {
                    continue
                }
                let right = other.value(of: width) - other.value(of: left) - other.value(of: item.width)
                #expect(isNear(solver.value(of: left), right), "\(layout)")
            }
        }
    }

    @Test("rules about leading and trailing are mirrored from right to left (auto layout, §11)")
    func rightToLeft() throws {
        var compared = 0
        for seed in 0..<40 {
            let shapes: [LayoutShape] = [.chain, .intrinsicSizes, .equalSizes, .tugOfWar, .manyPriorities]
            var layout = shapes[seed % shapes.count].layout(seed: 6000 + seed)
            layout.rules = layout.rules.filter { !$0.contains("centerX") }.map {
                $0.replacing(".left", with: ".leading").replacing(".right", with: ".trailing")
            }
            let problem = try layout.problem()
            let solver = try layout.solver()
            layout.direction = .rightToLeft
            let other = try layout.solver()
            #expect(solver.broken.isEmpty == other.broken.isEmpty)
            guard solver.broken.isEmpty else { continue }
            let settled = Set(solver.settledUnknowns)
            for item in problem.views {
                guard let left = item.left, settled.contains(left.index), settled.contains(item.width.index) else {
                    continue
                }
                compared += 1
                let right = 300 - other.value(of: left) - other.value(of: item.width)
                #expect(isNear(solver.value(of: left), right), "\(layout)")
            }
        }
        #expect(compared > 30)
    }

    /// If several rest values are equally good, each of them is right.
    private func expectSame(_ a: LinearSolver, _ b: LinearSolver, at size: Size, _ what: String) {
        #expect(b.broken.isEmpty, "\(what)")
        let different = a.values.indices.filter { !isNear(a.values[$0], b.values[$0]) }
        guard !different.isEmpty else { return }
        #expect(Set(different).isDisjoint(with: a.settledUnknowns), "x\(different) of \(what)")
        #expect(a.system.flaws(of: b, in: size).isEmpty, "x\(different) of \(what)")
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * (1 + abs(a) + abs(b)) }
}
