import QuoinLayout

/// The lengths of rows of which some are measured; the others have the estimated length.
///
/// Measured rows are stored in runs of neighbors, of which there are two at most: those at the start of the section, and
/// those in the viewport. So the place of every row is found without visiting those before it.
struct RowLengths: Sendable {
    /// Measured rows one after the other.
    private struct Run: Sendable {
        let first: Int
        /// The start of each row, and the place of the row after them; after the section's last row, its end.
        var starts: [Double]

        var rows: Range<Int> { first..<first + starts.count - 1 }
    }

    /// The number of rows.
    let count: Int
    /// In points.
    let estimate: Double
    /// In points.
    let spacing: Double
    private var runs: [Run] = []

    init(count: Int, estimate: Double, spacing: Double) {
        (self.count, self.estimate, self.spacing) = (count, estimate, spacing)
    }

    var measuredCount: Int { runs.reduce(0) { $0 + $1.rows.count } }

    func isMeasured(_ row: Int) -> Bool { runs.contains { $0.rows.contains(row) } }

    func start(_ row: Int) -> Double {
        guard let run = runs.last(where: { $0.first <= row }) else { return Double(row) * (estimate + spacing) }
        if run.rows.contains(row) { return run.starts[row - run.first] }
        return run.starts[run.starts.count - 1] + Double(row - run.rows.upperBound) * (estimate + spacing)
    }

    func length(_ row: Int) -> Double {
        guard let run = runs.last(where: { $0.rows.contains(row) }) else { return estimate }
        let place = row - run.first
        return run.starts[place + 1] - run.starts[place] - spaceAfter(row)
    }

    /// Sets the measured length of a row that is after all measured ones.
    mutating func setLength(_ length: Double, of row: Int) {
        let start = start(row)
        if runs.last?.rows.upperBound != row { runs.append(Run(first: row, starts: [start])) }
        runs[runs.count - 1].starts.append(start + length + spaceAfter(row))
    }

    private func spaceAfter(_ row: Int) -> Double { row + 1 < count ? spacing : 0 }
}
