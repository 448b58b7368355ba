import QuoinAutoLayout

/// The optimal solutions of a small system as the reference defines them (auto layout, §9), found by a textbook tableau.
struct DenseOptimum {
    /// The priorities below required, highest first, and the least error sum of each.
    let levels: [Double]
    private(set) var errorSums: [Double] = []

    private let system: LinearSystem
    private let container: Size
    /// Over the optimal solutions only.
    private var tableau: DenseTableau
    /// By unknown: its column, and the column of its negative part if it may be negative.
    private var columns: [(plus: Int, minus: Int?)] = []
    /// By unknown, those of the sum that is near 0 for it.
    private var restColumns: [(plus: Int, minus: Int?)] = []

    /// `nil` if the required constraints are infeasible.
    init?(_ system: LinearSystem, container: Size) {
        self.system = system
        self.container = container
        levels = Set(system.constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
        var count = 0
        func newColumn() -> Int {
            count += 1
            return count - 1
        }
        for rest in system.rests { columns.append((newColumn(), rest == .extent ? nil : newColumn())) }
        restColumns = columns
        var rows: [DenseTableau.Row] = []
        for unknown in system.rests.indices where system.restSum(of: unknown).count > 1 {
            let own = (plus: newColumn(), minus: newColumn())
            restColumns[unknown] = own
            var row = Self.row(system.restSum(of: unknown)[...], 0, container, columns)
            (row.entries[own.plus], row.entries[own.minus]) = (-1, 1)
            rows.append(row)
        }
        var errors: [Double: [Int: Double]] = [:]
        for constraint in system.constraints {
            var row = Self.row(
                system.terms[constraint.start..<constraint.end], constraint.rightSide, container, columns)
            func add(_ sign: Double) -> Int {
                let column = newColumn()
                row.entries[column] = sign
                row.ownColumns.append(column)
                return column
            }
            let isOptional = constraint.priority < 1000
            for (relation, sign) in [(Relation.lessOrEqual, 1.0), (.greaterOrEqual, -1)] {
                // Below the right side a sum of "<=" has slack, above it an error; "==" has errors on both sides.
                if constraint.relation == relation {
                    _ = add(sign)
                } else if isOptional {
                    errors[constraint.priority, default: [:]][add(sign)] = 1
                }
            }
            rows.append(row)
        }
        guard let tableau = DenseTableau(rows, columns: count) else { return nil }
        self.tableau = tableau
        for level in levels { errorSums.append(self.tableau.minimize(errors[level] ?? [:])) }
    }

    private static func row(
        _ terms: ArraySlice<LinearSystem.Term>, _ rightSide: Double, _ container: Size,
        _ columns: [(plus: Int, minus: Int?)]
    ) -> DenseTableau.Row {
        var row = DenseTableau.Row(entries: [:], rightSide: rightSide)
        for term in terms {
            switch term.variable {
            case .containerWidth: row.rightSide -= term.coefficient * container.width
            case .containerHeight: row.rightSide -= term.coefficient * container.height
            default:
                let column = columns[term.variable.index]
                row.entries[column.plus, default: 0] += term.coefficient
                if let minus = column.minus { row.entries[minus, default: 0] -= term.coefficient }
            }
        }
        return row
    }
}

// MARK: - Several solutions

extension DenseOptimum {
    /// The values of an unknown over the optimal solutions; both ends are equal if there is one.
    func interval(of variable: LinearSystem.Variable) -> ClosedRange<Double> {
        let (low, high) = (least([variable.index: 1]), -least([variable.index: -1]))
        return min(low, high)...max(low, high)
    }

    /// The least sum of multiples of unknowns over the optimal solutions.
    func least(_ multiples: [Int: Double]) -> Double {
        var copy = tableau
        var cost: [Int: Double] = [:]
        for (variable, factor) in multiples {
            cost[columns[variable].plus] = factor
            if let minus = columns[variable].minus { cost[minus] = -factor }
        }
        return copy.minimize(cost)
    }

    /// The least sum of the sizes, then of the distances of all positions from the leading side, then of both with larger weights for
    /// earlier ones.
    func restSums() -> [Double] {
        var copy = tableau
        return Self.restWeights(of: system).map { weights in
            var cost: [Int: Double] = [:]
            for (variable, weight) in weights {
                cost[restColumns[variable].plus] = weight
                if let minus = restColumns[variable].minus { cost[minus] = weight }
            }
            return copy.minimize(cost)
        }
    }

    /// The weight of each unknown's rest in ``restSums()``, goal by goal.
    static func restWeights(of system: LinearSystem) -> [[Int: Double]] {
        let resting = system.rests.indices.filter { system.rests[$0] != .none }
        func weights(_ unknowns: [Int], _ weight: (Int) -> Double) -> [Int: Double] {
            Dictionary(uniqueKeysWithValues: unknowns.map { ($0, weight($0)) })
        }
        return [
            weights(resting.filter { system.rests[$0] == .extent }) { _ in 1 },
            weights(resting.filter { system.rests[$0] == .position }) { _ in 1 },
            weights(resting) { 2 - Double($0) / Double(system.rests.count) },
        ]
    }
}

/// A textbook simplex tableau over nonnegative variables; it shares nothing with the solver under test.
///
/// Goals are minimized one after another. Once a goal is minimal, the columns that would raise it again are barred, so each
/// further goal is minimized over the optimal solutions of those before it.
struct DenseTableau {
    /// One equation.
    struct Row {
        var entries: [Int: Double]
        var rightSide: Double
        /// Columns that appear in no other row.
        var ownColumns: [Int] = []
    }

    private static let tolerance = 1e-9

    private var table: [[Double]] = []
    private var basis: [Int] = []
    private var isBarred: [Bool]
    private let width: Int

    /// `nil` if the equations are infeasible.
    init?(_ rows: [Row], columns: Int) {
        width = columns + rows.count
        isBarred = Array(repeating: false, count: width)
        var artificial: [Int: Double] = [:]
        for (index, row) in rows.enumerated() {
            let sign = row.rightSide < 0 ? -1.0 : 1.0
            var line = Array(repeating: 0.0, count: width + 1)
            for (column, value) in row.entries { line[column] = sign * value }
            line[width] = sign * row.rightSide
            if let column = row.ownColumns.first(where: { line[$0] == 1 }) {
                basis.append(column)
            } else {
                line[columns + index] = 1
                artificial[columns + index] = 1
                basis.append(columns + index)
            }
            table.append(line)
        }
        let size = rows.map { abs($0.rightSide) }.max() ?? 0
        guard minimize(artificial) < 1e-7 + 1e-11 * size else { return nil }
        for column in columns..<width { isBarred[column] = true }
        for row in table.indices where basis[row] >= columns {
            table[row][width] = 0
            if let column = (0..<columns).first(where: { abs(table[row][$0]) > 1e-7 }) { pivot(row, column) }
        }
    }

    /// The least sum of the columns times their costs; further goals keep it.
    mutating func minimize(_ cost: [Int: Double]) -> Double {
        var reduced = Array(repeating: 0.0, count: width + 1)
        for (column, value) in cost { reduced[column] = value }
        for (row, column) in basis.enumerated() {
            guard let value = cost[column], value != 0 else { continue }
            for place in 0...width where table[row][place] != 0 { reduced[place] -= value * table[row][place] }
        }
        var steps = 0
        while let entering = entering(reduced, usesFirstRow: steps > 200) {
            guard let leaving = leaving(entering) else { return -.infinity }
            pivot(leaving, entering)
            let factor = reduced[entering]
            for place in 0...width where table[leaving][place] != 0 { reduced[place] -= factor * table[leaving][place] }
            reduced[entering] = 0
            steps += 1
        }
        for column in 0..<width where reduced[column] > Self.tolerance { isBarred[column] = true }
        return -reduced[width]
    }

    /// The steepest column; after many steps the first one, as in Bland's rule against cycling.
    private func entering(_ reduced: [Double], usesFirstRow: Bool) -> Int? {
        var best: Int?
        var least = -Self.tolerance
        for column in 0..<width where reduced[column] < least && !isBarred[column] {
            if usesFirstRow { return column }
            (best, least) = (column, reduced[column])
        }
        return best
    }

    private func leaving(_ entering: Int) -> Int? {
        var best: Int?
        var least = Double.infinity
        for row in table.indices where table[row][entering] > Self.tolerance {
            let ratio = table[row][width] / table[row][entering]
            if ratio < least - 1e-12 || ratio < least + 1e-12 && basis[row] < basis[best ?? row] {
                (best, least) = (row, ratio)
            }
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let scale = 1 / table[row][column]
        let places = (0...width).filter { table[row][$0] != 0 }
        for place in places { table[row][place] *= scale }
        let line = table[row]
        for other in table.indices where other != row && table[other][column] != 0 {
            let factor = table[other][column]
            for place in places { table[other][place] -= factor * line[place] }
            table[other][column] = 0
        }
        basis[row] = column
    }
}
