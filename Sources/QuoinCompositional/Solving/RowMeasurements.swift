import QuoinLayout

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
