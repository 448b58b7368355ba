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
