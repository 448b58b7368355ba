import QuoinLayout

/// The repetitions of a section's group, one after the other: where each begins and ends.
struct GroupRows: Sendable {
    /// How long the repetitions are.
    enum Extents: Sendable {
        case uniform(Double)
        /// By repetition, where each begins; and where the last ends.
        case measured([Double])
    }

    let count: Int
    let extents: Extents
    /// Between two repetitions, in points.
    let spacing: Double
    /// How far what belongs to a repetition reaches out of it, at the start and at the end.
    let overhang: (start: Double, end: Double)

    func start(_ row: Int) -> Double {
        switch extents {
        case .uniform(let extent): Double(row) * (extent + spacing)
        case .measured(let starts): starts[row]
        }
    }

    func extent(_ row: Int) -> Double {
        switch extents {
        case .uniform(let extent): extent
        case .measured(let starts): starts[row + 1] - starts[row] - (row + 1 < count ? spacing : 0)
        }
    }

    /// From the start of the first to the end of the last.
    var length: Double { count == 0 ? 0 : start(count - 1) + extent(count - 1) }

    /// The repetitions that may meet a stretch, found without looking at the others.
    func meeting(_ stretch: ClosedExtent) -> Range<Int> {
        let (from, to) = (stretch.start - overhang.end, stretch.end + overhang.start)
        let first = firstRow { start($0) + extent($0) > from }
        let last = firstRow { start($0) >= to }
        return first..<max(first, last)
    }

    /// The first repetition for which something holds that then holds for all that follow.
    private func firstRow(where isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
