import QuoinLayout

/// The lengths and the cells of rows of which some are measured; the others are like the estimated row.
///
/// Measured rows are stored in runs of neighbors, of which there are two at most: those at the start of the section, and
/// those in the viewport. So the place of every row is found without visiting those before it.
struct RowLengths: Sendable {
    /// Measured rows one after the other.
    private struct Run: Sendable {
        let first: Int
        /// The start of each row, and the place of the row after them; after the section's last row, its end.
        var starts: [RowStart]

        var rows: Range<Int> { first..<first + starts.count - 1 }
    }

    /// A row without measured lengths.
    let estimate: RowExtent
    /// In points.
    let spacing: Double
    /// The number of items of the rows.
    private var itemCount: Int
    private var runs: [Run] = []

    init(itemCount: Int, estimate: RowExtent, spacing: Double) {
        (self.itemCount, self.estimate, self.spacing) = (itemCount, estimate, spacing)
    }

    /// The number of rows, as far as it is known without measuring more of them.
    var count: Int {
        guard let run = runs.last, let end = run.starts.last else { return (itemCount - 1) / estimate.cells + 1 }
        return run.rows.upperBound + (max(0, itemCount - end.cell) + estimate.cells - 1) / estimate.cells
    }

    var measuredCount: Int { runs.reduce(0) { $0 + $1.rows.count } }

    func isMeasured(_ row: Int) -> Bool { runs.contains { $0.rows.contains(row) } }

    func start(_ row: Int) -> RowStart {
        guard let run = runs.last(where: { $0.first <= row }) else {
            return RowStart().advanced(by: estimate, spacing: spacing, times: row)
        }
        if run.rows.contains(row) { return run.starts[row - run.first] }
        return run.starts[run.starts.count - 1].advanced(
            by: estimate, spacing: spacing, times: row - run.rows.upperBound)
    }

    func length(_ row: Int) -> Double {
        guard let run = runs.last(where: { $0.rows.contains(row) }) else { return estimate.length }
        let (start, end) = (run.starts[row - run.first], run.starts[row - run.first + 1])
        return end.place - start.place - spaceAfter(end)
    }

    /// Adds a measured row that is after all measured ones.
    mutating func add(_ extent: RowExtent, row: Int) {
        let start = start(row)
        if runs.last?.rows.upperBound != row { runs.append(Run(first: row, starts: [start])) }
        var end = start.advanced(by: extent, spacing: 0, times: 1)
        end.place += spaceAfter(end)
        runs[runs.count - 1].starts.append(end)
    }

    /// Leaves out the items after the measured rows.
    mutating func endEarly() {
        if let end = runs.last?.starts.last { itemCount = min(itemCount, end.cell) }
    }

    private func spaceAfter(_ end: RowStart) -> Double { end.cell < itemCount ? spacing : 0 }
}

/// What a row takes.
struct RowExtent: Sendable {
    /// In points, with the edge spacing of the row's group.
    var length: Double
    /// The number of its places.
    var cells: Int
    /// The number of its groups by depth.
    var groups: [Int]
}

/// Where a row begins.
struct RowStart: Sendable {
    /// In points.
    var place = 0.0
    /// The index of its first cell in the section.
    var cell = 0
    /// The number of groups before it by depth.
    var groups: [Int] = []

    /// The start after rows of the same extent.
    func advanced(by row: RowExtent, spacing: Double, times: Int) -> RowStart {
        var start = self
        start.place += Double(times) * (row.length + spacing)
        start.cell += times * row.cells
        for (depth, count) in row.groups.enumerated() {
            if depth == start.groups.count { start.groups.append(0) }
            start.groups[depth] += times * count
        }
        return start
    }
}
