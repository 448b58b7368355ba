import QuoinAutoLayout
import TestSupport
import Testing

@Suite("Triangular order")
struct TriangularOrderTests {
    @Test("no column has an entry in the pivot row of an earlier one, and what is left has no singletons")
    func order() {
        var (taken, left) = (0, 0)
        for seed in 0..<400 {
            let program = Program(Presolve(LinearSystem.wild(seed: seed)))
            for part in program.parts where !part.rows.isEmpty {
                let pivots = TriangularOrder(of: program.matrix, part: part, columns: Array(part.columns)).pivots
                let (rows, columns) = (Set(pivots.map(\.row)), Set(pivots.map(\.column)))
                #expect(rows.count == pivots.count && rows.isSubset(of: part.rows))
                #expect(columns.count == pivots.count && columns.isSubset(of: part.columns))
                let open = (rows: Set(part.rows).subtracting(rows), columns: Set(part.columns).subtracting(columns))
                check(pivots, open.rows, open.columns, program.matrix)
                taken += pivots.count
                left += open.rows.count
            }
        }
        #expect(taken > 200)
        #expect(left > 50)
    }

    private func check(
        _ pivots: [TriangularOrder.Pivot], _ openRows: Set<Int>, _ openColumns: Set<Int>, _ matrix: SparseMatrix
    ) {
        func has(_ row: Int, _ column: Int) -> Bool {
            matrix.rowEntries[matrix.rowRange(row)].contains { $0.index == column }
        }
        for (place, pivot) in pivots.enumerated() {
            #expect(has(pivot.row, pivot.column))
            for before in pivots[..<place] { #expect(!has(before.row, pivot.column)) }
        }
        for row in openRows { #expect(openColumns.count { has(row, $0) } != 1) }
        for column in openColumns { #expect(openRows.count { has($0, column) } != 1) }
    }
}

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
