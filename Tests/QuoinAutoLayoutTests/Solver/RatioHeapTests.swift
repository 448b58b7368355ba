import QuoinAutoLayout
import TestSupport
import Testing

/// The order of the variables in the ratio test.
@Suite("Heap of ratios")
struct RatioHeapTests {
    @Test("gives the least ratio first, by priority; of equal ones the largest entry, then the first declared")
    func order() {
        for seed in 0..<40 {
            var random = RandomNumbers(seed: seed)
            var program = Program(Presolve(LinearSystem.wild(seed: 17_000)))
            let (levels, count) = (program.levelCount, program.variableCount)
            #expect(levels > 2 && count > 6)
            program.scratch.pivotRow = Array(0..<count).shuffled(using: &random)
            program.scratch.ratios = (0..<count * levels).map { _ in Double(random.pick(3)) + random.pick([0, 1e-13]) }
            for variable in 0..<count { program.variables[variable].entry = random.pick([1, -1, 2, -3]) }
            for place in 0..<count { program.pushRatio(place) }
            var order: [Int] = []
            while let place = program.scratch.heap.first {
                order.append(place)
                program.popRatio()
            }
            let keys = order.map { place in
                let variable = program.scratch.pivotRow[place]
                return program.scratch.ratios[place * levels..<(place + 1) * levels].map { $0.rounded() }
                    + [-abs(program.variables[variable].entry), Double(variable)]
            }
            #expect(order.sorted() == Array(0..<count))
            for (key, next) in zip(keys, keys.dropFirst()) { #expect(key.lexicographicallyPrecedes(next)) }
        }
    }
}
