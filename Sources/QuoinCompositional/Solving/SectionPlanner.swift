import QuoinLayout

/// Plans one section: the lengths of its boundary items, then its groups, then its length.
struct SectionPlanner {
    let template: SectionTemplate
    let context: SectionContext
    let index: Int
    let itemCount: Int
    /// The section's start along the scroll axis, in content coordinates.
    let start: Double
    let measure: ContentMeasuring

    private var axis: Axis { template.axis }
    private var rowAxis: Axis { template.rowAxis }
    private var section: CollectionLayoutSection { template.section }
    private var grid: PixelGrid { context.viewport.grid }

    /// - Parameter groups: the groups of a section with the same template, which are reused if possible.
    func plan(reusing groups: SectionGroups?) throws(CollectionLayoutError) -> SectionPlan {
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
            let content = CollectionContent(
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
    ) throws(CollectionLayoutError) -> SectionGroups {
        let first = try firstRow(in: container, reusing: known)
        let (rows, crossExtent) = try rows(first, in: container)
        let insets = section.contentInsets
        let laneStart = sides.start + insets.start(axis.cross)
        let laneEnd = context.viewport.size[axis.cross] - sides.end + insets.end(axis.cross)
        let lane = Lane(
            rows: rows, viewportLength: context.viewport.size[axis.cross], insets: (start: laneStart, end: laneEnd))
        let laneOffset = lane.restingOffset(
            section.orthogonalScrollingBehavior, requested: context.viewport.orthogonalOffsets[index])
        return SectionGroups(
            container: container, first: first, rows: rows, crossExtent: crossExtent,
            origin: Point(main: contentStart + insets.start(axis), cross: laneStart, axis: axis)
                + edgeOffset(of: first, in: container),
            laneOffset: template.isLane ? Point(main: 0, cross: laneOffset, axis: axis) : .zero)
    }

    private func firstRow(
        in container: Size, reusing known: SectionGroups?
    ) throws(CollectionLayoutError) -> SolvedItem {
        if let known, known.container == container, !template.isMeasured { return known.first }
        let first = try solve(row: 0, of: 0, in: container)
        if first.cells.isEmpty { throw CollectionLayoutError(.groupHoldsNoItem, path: "group") }
        return first
    }

    /// The rows along their axis, and their extent across it.
    private func rows(
        _ first: SolvedItem, in container: Size
    ) throws(CollectionLayoutError) -> (GroupRepetitions, crossExtent: Double) {
        let edges = section.group.edgeSpacing
        let count = (itemCount - 1) / first.cells.count + 1
        if template.isMeasured { return try measuredRows(first, count: count, in: container) }
        let rows = GroupRepetitions(
            count: count, lengths: .uniform(first.size[rowAxis] + edges.amount(rowAxis)),
            spacing: section.interGroupSpacing, overflow: overflow(of: first))
        return (rows, first.size[rowAxis.cross] + edges.amount(rowAxis.cross))
    }

    private func measuredRows(
        _ first: SolvedItem, count: Int, in container: Size
    ) throws(CollectionLayoutError) -> (GroupRepetitions, crossExtent: Double) {
        let edges = section.group.edgeSpacing
        var (starts, end, crossExtent, overflow) = ([0.0], 0.0, 0.0, (start: 0.0, end: 0.0))
        for row in 0..<count {
            if row > 0, context.budget?.isSpent == true { break }
            let solved = row == 0 ? first : try solve(row: row, of: first.cells.count, in: container)
            end = starts[row] + solved.size[rowAxis] + edges.amount(rowAxis)
            starts.append(end + section.interGroupSpacing)
            crossExtent = max(crossExtent, solved.size[rowAxis.cross] + edges.amount(rowAxis.cross))
            let own = self.overflow(of: solved)
            overflow = (max(overflow.start, own.start), max(overflow.end, own.end))
        }
        starts[starts.count - 1] = end
        let rows = GroupRepetitions(
            count: starts.count - 1, lengths: .measured(starts), spacing: section.interGroupSpacing, overflow: overflow)
        return (rows, crossExtent)
    }

    /// A repetition of the group.
    ///
    /// - Parameter cellCount: the number of cells in each repetition.
    func solve(row: Int, of cellCount: Int, in container: Size) throws(CollectionLayoutError) -> SolvedItem {
        try within("group") { () throws(CollectionLayoutError) in
            try solver.solve(section.group, in: container, first: row * cellCount)
        }
    }

    private var solver: GroupSolver {
        let minimum = section.list == nil ? 0 : CollectionLayoutSection.ListConfiguration.minimumRowHeight
        return GroupSolver(
            grid: grid, traitCollection: context.viewport.traitCollection, itemCount: itemCount
        ) { [measure, index] category, item, kind, range in
            let content = CollectionContent(category: category, section: index, index: item, elementKind: kind)
            var size = measure(content, range)
            if category == .cell, let height = size?.height { size?.height = max(height, minimum) }
            return size
        }
    }

    /// How far a row's cells and views lie outside it along the rows' axis.
    private func overflow(of row: SolvedItem) -> (start: Double, end: Double) {
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
    let rows: GroupRepetitions
    /// The largest length of a row across the rows' axis.
    let crossExtent: Double
    /// The first group's origin before scrolling, in content coordinates.
    let origin: Point
    /// The offset of the section's lane; zero without a lane.
    let laneOffset: Point
}
