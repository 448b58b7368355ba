import QuoinAutoLayout
import Testing

@Suite("Triangular order")
struct TriangularOrderTests {
    @Test("no column has an entry in the pivot row of an earlier one, and what is left has no singletons")
    func order() {
        var (taken, left) = (0, 0)
        for seed in 0..<200 {
            let system = seed % 2 == 0 ? LinearSystem.wild(seed: seed) : GeneratedSystem(seed: seed, items: 8).system
            let program = Program(Presolve(system))
            for part in program.parts where !part.rows.isEmpty {
                let (rows, columns) = (Array(part.rows), Array(part.columns))
                let order = TriangularOrder(of: program.matrix, part: part, rows: rows, columns: columns)
                check(order, program.matrix)
                let pivots = order.first + order.last
                #expect((pivots.map(\.row) + order.openRows).sorted() == rows)
                #expect((pivots.map(\.column) + order.openColumns).sorted() == columns)
                taken += pivots.count
                left += order.openRows.count
            }
        }
        #expect(taken > 200)
        #expect(left > 50)
    }

    private func check(_ order: TriangularOrder, _ matrix: SparseMatrix) {
        func has(_ row: Int, _ column: Int) -> Bool {
            matrix.rowEntries[matrix.rowRange(row)].contains { $0.index == column }
        }
        let pivots = order.first + order.last
        for (place, pivot) in pivots.enumerated() {
            #expect(has(pivot.row, pivot.column))
            for before in pivots[..<place] { #expect(!has(before.row, pivot.column)) }
        }
        for row in order.openRows {
            for pivot in order.last { #expect(!has(row, pivot.column)) }
            #expect(order.openColumns.filter { has(row, $0) }.count != 1)
        }
        for column in order.openColumns {
            for pivot in order.first { #expect(!has(pivot.row, column)) }
            #expect(order.openRows.filter { has($0, column) }.count != 1)
        }
    }
}
