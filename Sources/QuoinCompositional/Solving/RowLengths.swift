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

/// The rows of a section while they are measured one after the other.
struct RowMeasurements {
    private let planner: SectionPlanner
    private let first: SolvedItem
    private let container: Size
    private var lengths: RowLengths
    /// The number of the next row.
    private(set) var end = 0
    /// The largest length of a row across the rows' axis.
    private(set) var crossExtent = 0.0
    /// How far cells and views lie outside their row, at the start and at the end.
    private var overflow = (start: 0.0, end: 0.0)

    /// The first warning of each kind and path, of the measured rows.
    private(set) var warnings: [CollectionLayoutWarning] = []

    /// - Parameters:
    ///   - first: the first row, measured.
    ///   - estimated: a row that is not measured; `first` if all are.
    init(_ planner: SectionPlanner, _ first: SolvedItem, _ estimated: SolvedItem, container: Size) {
        (self.planner, self.first, self.container) = (planner, first, container)
        lengths = RowLengths(
            itemCount: planner.itemCount, estimate: planner.extent(of: estimated),
            spacing: planner.section.interGroupSpacing)
        if !planner.template.isLane { include(estimated) }
    }

    /// Whether items remain after the measured rows.
    var hasNextRow: Bool { end < lengths.count }

    /// Measures the next row.
    mutating func addRow() throws(CollectionLayoutSection.LayoutError) {
        let row = end == 0 ? first : try planner.solve(first: lengths.start(end).cell, in: container)
        lengths.add(planner.extent(of: row), row: end)
        include(row)
        for warning in row.warnings where !warnings.contains(warning) { warnings.append(warning) }
        end += 1
    }

    private mutating func include(_ row: SolvedItem) {
        let (cross, own) = (planner.rowAxis.cross, planner.overflow(of: row))
        crossExtent = max(crossExtent, row.size[cross] + planner.section.group.edgeSpacing.amount(cross))
        overflow = (max(overflow.start, own.start), max(overflow.end, own.end))
    }

    /// Leaves out the rows that end before an interval, as far as is known without measuring them.
    mutating func skip(to interval: Interval) {
        end = max(end, repetitions.intersecting(interval).lowerBound)
    }

    /// Whether there is a next row, and it or something that lies outside of it may begin before a place.
    func isNextRow(before place: Double) -> Bool {
        hasNextRow && lengths.start(end).place < place + overflow.start
    }

    /// Leaves out all rows that are not measured.
    mutating func endEarly() { lengths.endEarly() }

    var repetitions: GroupRepetitions {
        GroupRepetitions(lengths: .measured(lengths), spacing: lengths.spacing, overflow: overflow)
    }
}

/// Where the repetitions of a section's group, the rows, begin and end along their axis.
struct GroupRepetitions: Sendable {
    enum Lengths: Sendable {
        case uniform(RowExtent, count: Int)
        case measured(RowLengths)
    }

    let lengths: Lengths
    /// In points.
    let spacing: Double
    /// How far cells and views may lie outside their row, at the start and at the end.
    let overflow: (start: Double, end: Double)

    var count: Int {
        switch lengths {
        case .uniform(_, let count): count
        case .measured(let rows): rows.count
        }
    }

    func start(_ row: Int) -> Double { rowStart(row).place }

    /// The place of a row, and the cells and groups before it.
    func rowStart(_ row: Int) -> RowStart {
        switch lengths {
        case .uniform(let extent, _): RowStart().advanced(by: extent, spacing: spacing, times: row)
        case .measured(let rows): rows.start(row)
        }
    }

    func length(_ row: Int) -> Double {
        switch lengths {
        case .uniform(let extent, _): extent.length
        case .measured(let rows): rows.length(row)
        }
    }

    func isMeasured(_ row: Int) -> Bool {
        if case .measured(let rows) = lengths { rows.isMeasured(row) } else { false }
    }

    var measuredCount: Int {
        if case .measured(let rows) = lengths { rows.measuredCount } else { 0 }
    }

    /// From the start of the first to the end of the last.
    var length: Double { count == 0 ? 0 : start(count - 1) + length(count - 1) }

    /// The rows that may intersect an interval, found by binary search.
    func intersecting(_ interval: Interval) -> Range<Int> {
        let (from, to) = (interval.start - overflow.end, interval.end + overflow.start)
        let first = firstRow { start($0) + length($0) > from }
        let last = firstRow { start($0) >= to }
        return first..<max(first, last)
    }

    /// The first row that fulfills a condition that holds for all rows after it, too.
    private func firstRow(where isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
