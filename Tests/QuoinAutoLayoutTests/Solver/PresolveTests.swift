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
