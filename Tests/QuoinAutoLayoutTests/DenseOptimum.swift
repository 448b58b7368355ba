@testable import QuoinAutoLayout

/// The least error sums of a small system, priority by priority, found by a textbook tableau with Bland's rule that shares
/// nothing with the solver under test. `nil` where the required constraints cannot hold together.
struct DenseOptimum {
    private let system: LinearSystem
    private let container: ContainerExtents
    private var fixedSums: [(level: Double, sum: Double)] = []

    init(_ system: LinearSystem, container: ContainerExtents) {
        self.system = system
        self.container = container
    }

    var levels: [Double] {
        Set(system.constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    }

    mutating func errorSums() -> [Double]? {
        guard !levels.isEmpty else { return least(level: nil).map { _ in [] } }
        var sums: [Double] = []
        for level in levels {
            guard let sum = least(level: level) else { return nil }
            sums.append(sum)
            fixedSums.append((level, sum))
        }
        return sums
    }

    /// The error sums that given values have.
    static func errorSums(of system: LinearSystem, levels: [Double], value: (LinearSystem.Variable) -> Double)
        -> [Double]
    {
        levels.map { level in
            system.constraints.filter { $0.priority == level }.map { error(of: $0, in: system, value: value) }
                .reduce(0, +)
        }
    }

    static func error(
        of constraint: LinearSystem.Constraint, in system: LinearSystem, value: (LinearSystem.Variable) -> Double
    ) -> Double {
        let left = system.terms[constraint.start..<constraint.end].map { $0.coefficient * value($0.variable) }
            .reduce(0, +)
        let difference = left - constraint.rightSide
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    /// Minimizes one priority's error sum with all higher ones held. Every unknown is a difference of two variables, every
    /// constraint an equality with a slack or surplus and, where optional, two error variables.
    private func least(level: Double?) -> Double? {
        let unknowns = system.rests.count
        var columns = 2 * unknowns
        var rows: [[Int: Double]] = []
        var rightSides: [Double] = []
        var cost: [Int: Double] = [:]
        var errorsOfLevel: [Double: [Int]] = [:]
        func addRow(_ terms: [(Int, Double)], _ relation: Relation, _ rightSide: Double, priority: Double) {
            var row: [Int: Double] = [:]
            for (variable, coefficient) in terms {
                row[2 * variable, default: 0] += coefficient
                row[2 * variable + 1, default: 0] -= coefficient
            }
            if relation != .equal {
                row[columns] = relation == .lessOrEqual ? 1 : -1
                columns += 1
            }
            if priority < 1000 {
                for sign in [1.0, -1.0] {
                    row[columns] = sign
                    errorsOfLevel[priority, default: []].append(columns)
                    columns += 1
                }
            }
            rows.append(row)
            rightSides.append(rightSide)
        }
        addRow([(0, 1)], .equal, container.lanes[1], priority: 1000)
        addRow([(1, 1)], .equal, container.lanes[2], priority: 1000)
        for (variable, rest) in system.rests.enumerated() where rest == .extent {
            addRow([(variable, 1)], .greaterOrEqual, 0, priority: 1000)
        }
        for constraint in system.constraints {
            let terms = system.terms[constraint.start..<constraint.end].map { ($0.variable.index, $0.coefficient) }
            addRow(terms, constraint.relation, constraint.rightSide, priority: constraint.priority)
        }
        for (fixed, sum) in fixedSums {
            var row = Dictionary(uniqueKeysWithValues: (errorsOfLevel[fixed] ?? []).map { ($0, 1.0) })
            row[columns] = 1
            columns += 1
            rows.append(row)
            rightSides.append(sum + 1e-7)
        }
        if let level { for column in errorsOfLevel[level] ?? [] { cost[column] = 1 } }
        return DenseTableau(rows: rows, rightSides: rightSides, columns: columns)?.minimum(of: cost)
    }
}

/// A dense simplex tableau over variables that are never negative; `nil` where no values fit.
struct DenseTableau {
    private var table: [[Double]] = []
    private var basis: [Int] = []
    private let columns: Int

    init?(rows: [[Int: Double]], rightSides: [Double], columns: Int) {
        self.columns = columns
        let width = columns + rows.count + 1
        for (index, row) in rows.enumerated() {
            let sign = rightSides[index] < 0 ? -1.0 : 1.0
            var line = Array(repeating: 0.0, count: width)
            for (column, value) in row { line[column] = sign * value }
            line[columns + index] = 1
            line[width - 1] = sign * rightSides[index]
            table.append(line)
            basis.append(columns + index)
        }
        let artificial = Dictionary(uniqueKeysWithValues: (columns..<columns + rows.count).map { ($0, 1.0) })
        guard minimize(artificial, allowing: width - 1) < 1e-6 else { return nil }
        for row in table.indices where basis[row] >= columns {
            if let column = (0..<columns).first(where: { abs(table[row][$0]) > 1e-7 }) { pivot(row, column) }
        }
    }

    func minimum(of cost: [Int: Double]) -> Double {
        var copy = self
        return copy.minimize(cost, allowing: columns)
    }

    private mutating func minimize(_ cost: [Int: Double], allowing limit: Int) -> Double {
        let last = (table.first?.count ?? 1) - 1
        while true {
            var reduced = Array(repeating: 0.0, count: last + 1)
            for (column, value) in cost { reduced[column] = value }
            for (row, column) in basis.enumerated() {
                guard let value = cost[column], value != 0 else { continue }
                for place in 0...last { reduced[place] -= value * table[row][place] }
            }
            guard let entering = (0..<limit).first(where: { reduced[$0] < -1e-9 }) else { return -reduced[last] }
            var leaving: Int?
            for row in table.indices where table[row][entering] > 1e-9 {
                let ratio = table[row][last] / table[row][entering]
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let least = table[best][last] / table[best][entering]
                if ratio < least - 1e-12 || ratio < least + 1e-12 && basis[row] < basis[best] { leaving = row }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering)
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let scale = 1 / table[row][column]
        for place in table[row].indices { table[row][place] *= scale }
        for other in table.indices where other != row && table[other][column] != 0 {
            let factor = table[other][column]
            for place in table[other].indices { table[other][place] -= factor * table[row][place] }
        }
        basis[row] = column
    }
}
