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
