import QuoinAutoLayout
import Testing

/// The parts of a presolved system, and its matrix.
@Suite("Parts of a system")
struct PartitionTests {
    private let systems = (0..<200).map { LinearSystem.wild(seed: 13_000 + $0) }

    @Test("every column and row is in one part, and no row reaches into another")
    func parts() {
        var most = 0
        for system in systems {
            let program = Program(Presolve(system))
            #expect(program.parts.flatMap(\.columns) == Array(0..<program.columnCount))
            #expect(program.parts.flatMap(\.rows) == Array(0..<program.rowCount))
            for part in program.parts {
                for row in part.rows {
                    let columns = program.matrix.rowRange(row).map { program.matrix.rowEntries[$0].index }
                    #expect(columns.allSatisfy(part.columns.contains))
                }
            }
            most = max(most, program.parts.count)
        }
        #expect(most > 3)
    }

    @Test("a part is as small as possible: its columns are connected by its rows")
    func connected() {
        for system in systems {
            let program = Program(Presolve(system))
            for part in program.parts {
                var reached: Set<Int> = [part.columns.lowerBound]
                var before = 0
                while before < reached.count {
                    before = reached.count
                    for row in part.rows {
                        let columns = program.matrix.rowRange(row).map { program.matrix.rowEntries[$0].index }
                        if !reached.isDisjoint(with: columns) { reached.formUnion(columns) }
                    }
                }
                #expect(reached == Set(part.columns))
            }
        }
    }

    @Test("unknowns have their columns, and constraints their rows, in the order of declaration within a part")
    func numbers() {
        for system in systems {
            let presolve = Presolve(system)
            let program = Program(presolve)
            let variables = program.columnOfUnknown.indices.filter { program.columnOfUnknown[$0] != Program.none }
            #expect(variables == program.columnOfUnknown.indices.filter(presolve.isColumn))
            #expect(Set(variables.map { program.columnOfUnknown[$0] }).count == program.columnCount)
            let rows = program.rowOfRow.indices.filter { program.rowOfRow[$0] != Program.none }
            #expect(Set(rows.map { program.rowOfRow[$0] }).count == program.rowCount)
            for part in program.parts {
                let own = variables.map { program.columnOfUnknown[$0] }.filter(part.columns.contains)
                #expect(own == Array(part.columns))
                #expect(rows.map { program.rowOfRow[$0] }.filter(part.rows.contains) == Array(part.rows))
            }
        }
    }

    @Test("the matrix has the same entries by column as by row")
    func matrix() {
        for system in systems {
            let matrix = Program(Presolve(system)).matrix
            var byRow: [[Int]: Double] = [:]
            var byColumn: [[Int]: Double] = [:]
            for row in 0..<matrix.rowStarts.count - 1 {
                for entry in matrix.rowEntries[matrix.rowRange(row)] { byRow[[row, entry.index]] = entry.value }
            }
            for column in 0..<matrix.columnStarts.count - 1 {
                for entry in matrix.columnEntries[matrix.columnRange(column)] {
                    byColumn[[entry.index, column]] = entry.value
                }
            }
            #expect(byRow == byColumn)
        }
    }
}
