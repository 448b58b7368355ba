import QuoinLayout

/// Plans one section: the lengths of its boundary items, then its groups, then its length.
struct SectionPlanner {
    let template: SectionTemplate
    let context: SectionContext
    let index: Int
    let itemCount: Int
    /// The section's start along the scroll axis, in content coordinates.
    let start: Double
    /// The number of rows that are measured wherever the viewport is.
    let measuredRows: Int
    let measure: ContentMeasuring

    private var axis: Axis { template.axis }
    var rowAxis: Axis { template.rowAxis }
    var section: CollectionLayoutSection { template.section }
    private var grid: PixelGrid { context.viewport.grid }

    /// - Parameter groups: the groups of a section with the same template, which are reused if possible.
    func plan(reusing groups: SectionGroups?) throws(CollectionLayoutSection.LayoutError) -> SectionPlan {
        let boundary = boundaryItems
        try boundary.check()
        let outset = boundary.outset(axis)
        let sideInsets = boundary.outset(axis.cross)
        let sides = template.sides.inset(start: sideInsets.start, end: sideInsets.end)
        let contentStart = start + outset.start
        let container = template.container(sideInsets: sideInsets)
        let planned =
            itemCount == 0
            ? nil : try self.groups(in: container, sides: sides, from: contentStart, reusing: groups)
        let content = Interval(start: contentStart, end: contentStart + length(of: planned))
        return SectionPlan(
            template: template, index: index, itemCount: itemCount, boundary: boundary,
            extent: Interval(start: start, end: content.end + outset.end), content: content, sides: sides,
            groups: planned)
    }

    private var boundaryItems: BoundaryItems {
        BoundaryItems(
            axis: axis, items: section.boundarySupplementaryItems, viewport: context.viewport.size,
            span: template.boundarySpan, grid: grid
        ) { [measure, index] item, range in
            let content = CollectionViewCompositionalLayout.Content(
                category: .boundary, section: index, index: 0, elementKind: item.elementKind)
            return measure(content, range)
        }
    }

    /// The length of the content along the scroll axis. An empty section has no insets.
    private func length(of groups: SectionGroups?) -> Double {
        guard let groups else { return 0 }
        return section.contentInsets.sum(axis) + (template.isLane ? groups.crossExtent : groups.rows.length)
    }
}

// MARK: - Groups

extension SectionPlanner {
    private func groups(
        in container: Size, sides: Interval, from contentStart: Double, reusing known: SectionGroups?
    ) throws(CollectionLayoutSection.LayoutError) -> SectionGroups {
        let first = try firstRow(in: container, reusing: known)
        let insets = section.contentInsets
        let laneStart = sides.start + insets.start(axis.cross)
        let origin =
            Point(main: contentStart + insets.start(axis), cross: laneStart, axis: axis)
            + edgeOffset(of: first, in: container)
        let rows = try rows(first, in: container, origin: origin[rowAxis])
        let laneEnd = context.viewport.size[axis.cross] - sides.end + insets.end(axis.cross)
        let lane = Lane(
            rows: rows.repetitions, viewportLength: context.viewport.size[axis.cross],
            insets: (start: laneStart, end: laneEnd))
        let laneOffset = lane.restingOffset(
            section.orthogonalScrollingBehavior, requested: context.viewport.orthogonalOffsets[index])
        return SectionGroups(
            container: container, first: first, estimated: rows.estimated, rows: rows.repetitions,
            crossExtent: rows.crossExtent, origin: origin, warnings: rows.warnings,
            laneOffset: template.isLane ? Point(main: 0, cross: laneOffset, axis: axis) : .zero)
    }

    private func firstRow(
        in container: Size, reusing known: SectionGroups?
    ) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        if let known, known.container == container, !template.isMeasured { return known.first }
        let first = try solve(first: 0, in: container)
        if first.cells.isEmpty { throw CollectionLayoutSection.LayoutError(.groupHoldsNoItem, path: "group") }
        return first
    }

    /// The rows along their axis.
    ///
    /// - Parameter origin: the start of the first row along their axis, in content coordinates.
    private func rows(
        _ first: SolvedItem, in container: Size, origin: Double
    ) throws(CollectionLayoutSection.LayoutError) -> PlannedRows {
        if template.isMeasured { return try measure(first, in: container, origin: origin) }
        let count = (itemCount - 1) / first.cells.count + 1
        let rows = GroupRepetitions(
            lengths: .uniform(extent(of: first), count: count),
            spacing: section.interGroupSpacing, overflow: overflow(of: first))
        return PlannedRows(
            repetitions: rows, estimated: first,
            crossExtent: first.size[rowAxis.cross] + section.group.edgeSpacing.amount(rowAxis.cross),
            warnings: first.warnings)
    }

    private struct PlannedRows {
        var repetitions: GroupRepetitions
        var estimated: SolvedItem
        var crossExtent: Double
        var warnings: [CollectionLayoutWarning]
    }

    /// Measures the rows at the start of the section, and those in the viewport. A lane is as high as its highest group,
    /// so all of its groups are measured.
    private func measure(
        _ first: SolvedItem, in container: Size, origin: Double
    ) throws(CollectionLayoutSection.LayoutError) -> PlannedRows {
        let head = template.isLane ? .max : max(1, measuredRows)
        let estimated =
            template.isLane || first.cells.count >= itemCount
            ? first : try solve(first: 0, in: container, isMeasured: false)
        var measured = RowMeasurements(self, first, estimated, container: container)
        while measured.end < head, measured.hasNextRow, measured.end == 0 || !isBudgetSpent(after: first) {
            try measured.addRow()
        }
        if measured.end < head {
            measured.endEarly()
        } else if measured.hasNextRow {
            let bounds = context.viewport.bounds
            let start = bounds.origin[rowAxis] - origin
            let visible = Interval(start: start, end: start + bounds.size[rowAxis])
            measured.skip(to: visible)
            while measured.isNextRow(before: visible.end), !isBudgetSpent(after: first) { try measured.addRow() }
        }
        return PlannedRows(
            repetitions: measured.repetitions, estimated: estimated, crossExtent: measured.crossExtent,
            warnings: measured.warnings)
    }

    private func isBudgetSpent(after row: SolvedItem) -> Bool {
        context.budget?.isSpent(after: row.cells.count) == true
    }

    /// A repetition of the group.
    ///
    /// - Parameters:
    ///   - first: the index in the section of its first cell.
    ///   - isMeasured: whether estimated lengths are replaced by measured ones.
    func solve(
        first: Int, in container: Size, isMeasured: Bool = true
    ) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        try within("group") { () throws(CollectionLayoutSection.LayoutError) in
            try solver(isMeasured: isMeasured).solve(section.group, in: container, first: first)
        }
    }

    private func solver(isMeasured: Bool) -> GroupSolver {
        let minimum = section.list == nil ? 0 : CollectionLayoutSection.ListConfiguration.minimumRowHeight
        return GroupSolver(
            grid: grid, traitCollection: context.viewport.traitCollection, itemCount: itemCount
        ) { [measure, index] category, item, kind, range in
            guard isMeasured else { return nil }
            let content = CollectionViewCompositionalLayout.Content(
                category: category, section: index, index: item, elementKind: kind)
            var size = measure(content, range)
            if category == .cell, let height = size?.height { size?.height = max(height, minimum) }
            return size
        }
    }

    /// What a row takes, with the edge spacing of its group.
    func extent(of row: SolvedItem) -> RowExtent {
        RowExtent(
            length: row.size[rowAxis] + section.group.edgeSpacing.amount(rowAxis), cells: row.cells.count,
            groups: row.groupCounts)
    }

    /// How far a row's cells and views lie outside it along the rows' axis.
    func overflow(of row: SolvedItem) -> (start: Double, end: Double) {
        let bounds = row.overflowBounds
        let end = bounds.origin[rowAxis] + bounds.size[rowAxis] - row.size[rowAxis]
        return (max(0, -bounds.origin[rowAxis]), max(0, end))
    }

    /// The group's own edge spacing at the start; across the rows, flexible edges share the free space.
    private func edgeOffset(of first: SolvedItem, in container: Size) -> Point {
        let (edges, cross) = (section.group.edgeSpacing, rowAxis.cross)
        let free = container[cross] - first.size[cross] - edges.amount(cross)
        let flexibleCount = edges.flexibleCount(cross)
        let share = flexibleCount > 0 && !template.isLane ? max(0, free) / flexibleCount : 0
        return Point(
            main: edges.startAmount(rowAxis, share: 0), cross: edges.startAmount(cross, share: share), axis: rowAxis)
    }
}

// MARK: - Plan

/// A section with its position among the others, from which its visible items are found.
struct SectionPlan {
    let template: SectionTemplate
    let index: Int
    let itemCount: Int
    let boundary: BoundaryItems
    /// The section along the scroll axis, in content coordinates.
    let extent: Interval
    /// Its content along the scroll axis, including insets, without boundary items.
    let content: Interval
    /// Its content across the scroll axis, including insets, without side items.
    let sides: Interval
    /// `nil` in a section without items.
    let groups: SectionGroups?

    var section: CollectionLayoutSection { template.section }
}

/// The groups of a section that has items.
struct SectionGroups {
    /// The container of the group's dimensions.
    let container: Size
    /// The first row; all rows are equal unless they are measured.
    let first: SolvedItem
    /// A row of estimated lengths, for rows that are not measured.
    let estimated: SolvedItem
    let rows: GroupRepetitions
    /// The largest length of a row across the rows' axis.
    let crossExtent: Double
    /// The first group's origin before scrolling, in content coordinates.
    let origin: Point
    let warnings: [CollectionLayoutWarning]
    /// The offset of the section's lane; zero without a lane.
    let laneOffset: Point
}

/// The scrolling of a section whose groups run across the scroll axis.
struct Lane {
    let rows: GroupRepetitions
    /// The collection view's length along the lane, in points.
    let viewportLength: Double
    /// Before the first group and after the last, in points.
    let insets: (start: Double, end: Double)

    /// The largest offset.
    private var end: Double { max(0, insets.start + rows.length + insets.end - viewportLength) }

    /// The offset that a behavior allows and that is nearest to the requested one.
    func restingOffset(
        _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, requested: Double?
    ) -> Double {
        guard rows.count > 0, viewportLength.isFinite else { return 0 }
        let offset = requested ?? 0
        return switch behavior {
        case .none, .continuous: min(max(offset, 0), end)
        case .continuousGroupLeadingBoundary: leadingOffsetOrEnd(nearest: offset)
        case .paging: min(max((offset / viewportLength).rounded() * viewportLength, 0), end)
        case .groupPaging: min(leadingOffset(nearestRow(offset, leadingOffset)), end)
        case .groupPagingCentered: centeredOffset(requested == nil ? 0 : nearestRow(offset, centeredOffset))
        }
    }

    private func leadingOffsetOrEnd(nearest offset: Double) -> Double {
        let leading = leadingOffset(nearestRow(offset, leadingOffset))
        return leading <= end && abs(offset - leading) <= abs(offset - end) ? leading : end
    }

    /// The offset at which a group's leading edge is at the leading inset.
    private func leadingOffset(_ row: Int) -> Double { rows.start(row) }

    /// The offset at which a group is in the middle of the collection view.
    private func centeredOffset(_ row: Int) -> Double {
        insets.start + rows.start(row) + (rows.length(row) - viewportLength) / 2
    }

    /// The group whose resting offset, which grows from group to group, is nearest to an offset.
    private func nearestRow(_ offset: Double, _ restingOffset: (Int) -> Double) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if restingOffset(middle) <= offset { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < rows.count else { return low }
        return offset - restingOffset(low) < restingOffset(low + 1) - offset ? low : low + 1
    }
}
