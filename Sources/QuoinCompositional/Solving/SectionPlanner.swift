import QuoinLayout

/// Plans one section: its boundary items' room, then its groups, then its extent.
struct SectionPlanner {
    let template: SectionTemplate
    let surroundings: SectionSurroundings
    let index: Int
    let itemCount: Int
    /// Where the section begins along the scroll axis, in content coordinates.
    let start: Double
    let measure: ContentMeasuring

    private var axis: Axis { template.axis }
    private var rowAxis: Axis { template.rowAxis }
    private var section: CollectionLayoutSection { template.section }
    private var grid: PixelGrid { surroundings.viewport.grid }

    /// - Parameter groups: those of another section with the same template, of which what can be is used again.
    func plan(reusing groups: SectionGroups?) throws(CollectionLayoutError) -> SectionPlan {
        let boundary = boundaryItems
        try boundary.check()
        let reach = boundary.reach(axis)
        let sideReach = boundary.reach(axis.cross)
        let sides = template.sides.less(start: sideReach.start, end: sideReach.end)
        let contentStart = start + reach.start
        let container = template.container(sideReach: sideReach)
        let planned =
            itemCount == 0
            ? nil : try self.groups(in: container, sides: sides, from: contentStart, reusing: groups)
        let content = ClosedExtent(start: contentStart, end: contentStart + length(of: planned))
        return SectionPlan(
            template: template, index: index, itemCount: itemCount, boundary: boundary,
            extent: ClosedExtent(start: start, end: content.end + reach.end), content: content, sides: sides,
            groups: planned)
    }

    private var boundaryItems: BoundaryItems {
        BoundaryItems(
            axis: axis, items: section.boundarySupplementaryItems, viewport: surroundings.viewport.size,
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
        return section.contentInsets.sum(axis) + (template.isLane ? groups.thickness : groups.rows.length)
    }
}

// MARK: Groups

extension SectionPlanner {
    private func groups(
        in container: Size, sides: ClosedExtent, from contentStart: Double, reusing known: SectionGroups?
    ) throws(CollectionLayoutError) -> SectionGroups {
        let first = try firstRow(in: container, reusing: known)
        let (rows, thickness) = try rows(first, in: container)
        let insets = section.contentInsets
        let laneStart = sides.start + insets.start(axis.cross)
        let laneEnd = surroundings.viewport.size[axis.cross] - sides.end + insets.end(axis.cross)
        let lane = Lane(
            rows: rows, extent: surroundings.viewport.size[axis.cross], insets: (start: laneStart, end: laneEnd))
        let laneOffset = lane.rest(
            section.orthogonalScrollingBehavior, wanted: surroundings.viewport.orthogonalOffsets[index])
        return SectionGroups(
            container: container, first: first, rows: rows, thickness: thickness,
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

    /// The repetitions along their axis, and how thick they are across it.
    private func rows(
        _ first: SolvedItem, in container: Size
    ) throws(CollectionLayoutError) -> (GroupRows, thickness: Double) {
        let edges = section.group.edgeSpacing
        let count = (itemCount - 1) / first.cells.count + 1
        if template.isMeasured { return try measuredRows(first, count: count, in: container) }
        let rows = GroupRows(
            count: count, extents: .uniform(first.size[rowAxis] + edges.amount(rowAxis)),
            spacing: section.interGroupSpacing, overhang: overhang(of: first))
        return (rows, first.size[rowAxis.cross] + edges.amount(rowAxis.cross))
    }

    private func measuredRows(
        _ first: SolvedItem, count: Int, in container: Size
    ) throws(CollectionLayoutError) -> (GroupRows, thickness: Double) {
        let edges = section.group.edgeSpacing
        var (starts, end, thickness, overhang) = ([0.0], 0.0, 0.0, (start: 0.0, end: 0.0))
        for row in 0..<count {
            let solved = row == 0 ? first : try solve(row: row, of: first.cells.count, in: container)
            end = starts[row] + solved.size[rowAxis] + edges.amount(rowAxis)
            starts.append(end + section.interGroupSpacing)
            thickness = max(thickness, solved.size[rowAxis.cross] + edges.amount(rowAxis.cross))
            let own = self.overhang(of: solved)
            overhang = (max(overhang.start, own.start), max(overhang.end, own.end))
        }
        starts[count] = end
        let rows = GroupRows(
            count: count, extents: .measured(starts), spacing: section.interGroupSpacing, overhang: overhang)
        return (rows, thickness)
    }

    /// A repetition of the group.
    ///
    /// - Parameter cellCount: how many cells each repetition holds.
    func solve(row: Int, of cellCount: Int, in container: Size) throws(CollectionLayoutError) -> SolvedItem {
        try within("group") { () throws(CollectionLayoutError) in
            try solver.solve(section.group, in: container, first: row * cellCount)
        }
    }

    private var solver: GroupSolver {
        let minimum = section.list == nil ? 0 : CollectionLayoutListConfiguration.minimumRowHeight
        return GroupSolver(
            grid: grid, traitCollection: surroundings.viewport.traitCollection, itemCount: itemCount
        ) { [measure, index] category, item, kind, range in
            let content = CollectionContent(category: category, section: index, index: item, elementKind: kind)
            var size = measure(content, range)
            if category == .cell, let height = size?.height { size?.height = max(height, minimum) }
            return size
        }
    }

    /// How far what belongs to a row reaches out of it along the rows' axis.
    private func overhang(of row: SolvedItem) -> (start: Double, end: Double) {
        let reach = row.reach
        let end = reach.origin[rowAxis] + reach.size[rowAxis] - row.size[rowAxis]
        return (max(0, -reach.origin[rowAxis]), max(0, end))
    }

    /// The group's own edge spacing at the start; across the rows, flexible edges share the room left over.
    private func edgeOffset(of first: SolvedItem, in container: Size) -> Point {
        let (edges, cross) = (section.group.edgeSpacing, rowAxis.cross)
        let left = container[cross] - first.size[cross] - edges.amount(cross)
        let flexibleCount = edges.flexibleCount(cross)
        let share = flexibleCount > 0 && !template.isLane ? max(0, left) / flexibleCount : 0
        return Point(
            main: edges.startAmount(rowAxis, share: 0), cross: edges.startAmount(cross, share: share), axis: rowAxis)
    }
}
