import QuoinLayout

extension SectionMarks {
    /// The distances between neighbors along an axis. A flexible distance is marked each time, others once.
    func markGaps(_ cells: [CollectionItem], _ axis: Axis, _ marks: inout Marks) {
        let places = cells.map { cell in
            ItemGaps.Place(
                frame: cell.frame.outset(by: cell.item.space.insets, subject)
                    .outset(by: cell.item.space.edges, subject),
                row: cell.item.row)
        }
        var seen: Set<String> = []
        for gap in ItemGaps(between: places, along: axis).gaps {
            marks.addBand(Rect(gap.span, gap.across, axis: axis), .spacing, meaning: "between items")
            var text = subject.text(ofLength: gap.span.length)
            let least = gap.isInRow ? leastSpacing(along: axis) : nil
            if let least { text = "≥ \(numberText(least)) → \(text)" }
            guard seen.insert(text).inserted || least != nil else { continue }
            marks.addDimension(axis, gap.span, across: gap.across, text, .spacing, isBand: true)
        }
    }

    /// The least distance between the items of a group along an axis, if more of it is a share of the free space.
    private func leastSpacing(along axis: Axis) -> Double? {
        guard case .linear(axis, _, _)? = area.section.group.arrangement,
            case .flexible(let least)? = area.section.group.interItemSpacing
        else { return nil }
        return least
    }
}

/// The gaps between the items of a section along an axis. Items that face one item across the same distance, such as those of
/// a group beside it, have one gap.
private struct ItemGaps {
    /// An item with the space around it.
    struct Place {
        var frame: Rect
        /// The row of the item's group; `nil` if it is in none.
        var row: Int?
    }

    struct Gap {
        var span: ClosedRange<Double>
        var across: ClosedRange<Double>
        /// The positions of an item before the gap, and of one after it.
        var before: Int
        var behind: Int
        /// Whether the gap is within a row of a group.
        var isInRow: Bool
    }

    private(set) var gaps: [Gap] = []
    private let places: [Place]
    private let axis: Axis

    init(between places: [Place], along axis: Axis) {
        (self.places, self.axis) = (places, axis)
        for before in places.indices {
            for behind in neighbors(of: before) { add(from: before, to: behind) }
        }
    }

    /// The nearest items after an item: all that begin at the same place.
    private func neighbors(of number: Int) -> [Int] {
        let frame = places[number].frame
        let behind = places.indices.filter { other in
            places[other].frame[axis].lowerBound >= frame[axis].upperBound - 0.5
                && places[other].frame[axis.cross].common(with: frame[axis.cross]) != nil
        }
        guard let nearest = behind.map({ places[$0].frame[axis].lowerBound }).min() else { return [] }
        return behind.filter { places[$0].frame[axis].lowerBound < nearest + 0.5 }
    }

    private mutating func add(from before: Int, to behind: Int) {
        let (frame, next) = (places[before].frame, places[behind].frame)
        guard next[axis].lowerBound - frame[axis].upperBound > 0.5,
            let across = next[axis.cross].common(with: frame[axis.cross])
        else { return }
        let gap = Gap(
            span: frame[axis].upperBound...next[axis].lowerBound, across: across, before: before, behind: behind,
            isInRow: places[before].row == places[behind].row)
        guard let number = gaps.lastIndex(where: { continues($0, gap) }) else { return gaps.append(gap) }
        gaps[number].across = gaps[number].across.union(across)
    }

    /// Whether two gaps are parts of one, beside the same item, with nothing between them.
    private func continues(_ first: Gap, _ second: Gap) -> Bool {
        guard first.before == second.before || first.behind == second.behind, first.isInRow == second.isInRow,
            abs(first.span.lowerBound - second.span.lowerBound) < 0.5,
            abs(first.span.upperBound - second.span.upperBound) < 0.5
        else { return false }
        let area = Rect(first.span, first.across.union(second.across), axis: axis)
        return !places.contains { $0.frame.overlaps(area) }
    }
}
