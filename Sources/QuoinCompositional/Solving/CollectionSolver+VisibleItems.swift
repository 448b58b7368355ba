import QuoinLayout

extension CollectionSolver {
    /// All items that intersect the viewport, in drawing order and in the viewport's coordinates. If they exceed a limit, the
    /// budget has it, and there are fewer.
    func visibleItems() throws(CollectionLayoutSection.LayoutError) -> [CollectionLayoutSection.VisibleItem] {
        var items: [CollectionLayoutSection.VisibleItem] = []
        for plan in plans where !isSpent(items.count, after: 1) {
            items += decorations(of: plan)
            items += try handled(try groupItems(of: plan, after: items.count), of: plan)
            items += boundaryItems(of: plan)
        }
        items += layoutBoundaryItems
        return inDrawingOrder(items).map(inViewport)
    }

    /// Whether the items are too many, or another limit is exceeded.
    private func isSpent(_ itemCount: Int, after steps: Int) -> Bool {
        guard let budget = context.budget else { return false }
        if itemCount > budget.limits.elements {
            budget.exceed(\.elements, "a collection shows more than \(budget.limits.elements) elements")
        }
        return budget.isSpent(after: steps)
    }

    // MARK: Sections

    private func decorations(of plan: SectionPlan) -> [CollectionLayoutSection.VisibleItem] {
        if plan.groups == nil { return [] }
        let section = Rect(
            origin: Point(main: plan.extent.start, cross: 0, axis: axis),
            size: Size(main: plan.extent.length, cross: viewport.size[axis.cross], axis: axis))
        return plan.section.decorationItems.compactMap { item in
            let frame = section.inset(by: item.contentInsets)
            return visible(
                .decoration, plan, kind: item.elementKind, frame: frame, zIndex: item.zIndex,
                placement: .decoration(frame.origin))
        }
    }

    /// The cells, and the supplementary items of items and groups.
    ///
    /// - Parameter count: the number of items before them.
    private func groupItems(
        of plan: SectionPlan, after count: Int
    ) throws(CollectionLayoutSection.LayoutError) -> [CollectionLayoutSection.VisibleItem] {
        guard let groups = plan.groups else { return [] }
        let rowAxis = plan.template.rowAxis
        let origin = groups.origin - groups.laneOffset
        let bounds = viewport.visibleBounds
        let visible = Interval(
            start: bounds.origin[rowAxis] - origin[rowAxis],
            end: bounds.origin[rowAxis] + bounds.size[rowAxis] - origin[rowAxis])
        guard intersectsBounds(groups, plan, origin: origin) else { return [] }
        var items: [CollectionLayoutSection.VisibleItem] = []
        let rows = groups.rows.intersecting(visible)
        for row in rows {
            var place = origin
            place[rowAxis] += groups.rows.start(row)
            let solved = try within("sections[\(plan.index)]") { () throws(CollectionLayoutSection.LayoutError) in
                try self.row(row, of: groups, plan)
            }
            items += self.items(of: solved, row: row, from: groups.rows.rowStart(row), at: place, plan)
            // Items of no extent are in no pixel.
            if isSpent(count + max(items.count, row - rows.lowerBound), after: solved.cells.count) { break }
        }
        return items
    }

    /// Whether a lane may be visible; rows along the scroll axis are found one by one.
    private func intersectsBounds(_ groups: SectionGroups, _ plan: SectionPlan, origin: Point) -> Bool {
        if !plan.template.isLane { return true }
        let first = groups.first.overflowBounds
        let from = origin[axis] + min(0, first.origin[axis])
        let to = origin[axis] + max(groups.crossExtent, first.origin[axis] + first.size[axis])
        let (start, extent) = (viewport.visibleBounds.origin[axis], viewport.visibleBounds.size[axis])
        return plan.template.isMeasured || (from < start + extent && to > start)
    }

    private func row(
        _ row: Int, of groups: SectionGroups, _ plan: SectionPlan
    ) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        if row == 0 || !plan.template.isMeasured { return groups.first }
        guard groups.rows.isMeasured(row) else { return groups.estimated }
        let planner = planner(
            plan.template, index: plan.index, itemCount: plan.itemCount, start: plan.extent.start)
        return try planner.solve(first: groups.rows.rowStart(row).cell, in: groups.container)
    }

    private func items(
        of row: SolvedItem, row number: Int, from start: RowStart, at origin: Point, _ plan: SectionPlan
    ) -> [CollectionLayoutSection.VisibleItem] {
        let base = start.cell
        var items: [CollectionLayoutSection.VisibleItem] = []
        for (offset, cell) in row.cells.prefix(plan.itemCount - base).enumerated() {
            let frame = cell.frame.moved(by: origin)
            let item = visible(
                .cell, plan, index: base + offset, frame: frame, zIndex: cell.zIndex,
                placement: .row(number, cell.frame.origin), space: cell.space, source: cell.source)
            if let item { items.append(item) }
        }
        for supplementary in row.supplementaries where base + supplementary.firstCell < plan.itemCount {
            let index = index(of: supplementary.owner, after: start)
            if supplementary.elementKind == CollectionLayoutSection.ListConfiguration.separatorKind,
                plan.section.list != nil,
                index == plan.itemCount - 1
            {
                continue
            }
            let item = visible(
                .supplementary, plan, index: index, kind: supplementary.elementKind,
                frame: supplementary.frame.moved(by: origin), zIndex: supplementary.zIndex,
                placement: .row(number, supplementary.frame.origin))
            if let item { items.append(item) }
        }
        return items
    }

    /// The index of the item or the group in the section.
    private func index(of owner: SolvedItem.Owner, after start: RowStart) -> Int {
        switch owner {
        case .cell(let index): start.cell + index
        case .group(let depth, let number): (depth < start.groups.count ? start.groups[depth] : 0) + number
        }
    }

    /// The items as changed by the section's handler, which gets those of a lane in the lane's coordinates.
    private func handled(
        _ items: [CollectionLayoutSection.VisibleItem], of plan: SectionPlan
    ) throws(CollectionLayoutSection.LayoutError) -> [CollectionLayoutSection.VisibleItem] {
        guard let handler = plan.section.visibleItemsInvalidationHandler, !items.isEmpty else { return items }
        let laneOffset = plan.groups?.laneOffset ?? .zero
        var items = items
        for index in items.indices { items[index].center = items[index].center + laneOffset }
        handler(&items, plan.template.isLane ? laneOffset : viewport.contentOffset, context.environment)
        for index in items.indices { items[index].center = items[index].center - laneOffset }
        return items
    }

    // MARK: Boundary items

    private func boundaryItems(of plan: SectionPlan) -> [CollectionLayoutSection.VisibleItem] {
        let frames = plan.boundary.frames(around: plan.content, sides: plan.sides)
        return zip(plan.boundary.items, frames).compactMap { item, frame in
            boundaryItem(.boundary, plan, item, frame: frame, within: plan.content)
        }
    }

    private var layoutBoundaryItems: [CollectionLayoutSection.VisibleItem] {
        let outset = boundary.outset(axis.cross)
        let sides = Interval(start: 0, end: viewport.size[axis.cross]).inset(start: outset.start, end: outset.end)
        let unbounded = Interval(start: -.infinity, end: .infinity)
        return zip(boundary.items, boundary.frames(around: content, sides: sides)).compactMap { item, frame in
            boundaryItem(.layoutBoundary, nil, item, frame: frame, within: unbounded)
        }
    }

    private func boundaryItem(
        _ category: CollectionLayoutSection.VisibleItem.Category, _ plan: SectionPlan?,
        _ item: CollectionLayoutSection.BoundarySupplementaryItem, frame: Rect, within content: Interval
    ) -> CollectionLayoutSection.VisibleItem? {
        let final = item.pinToVisibleBounds ? pinned(frame, item, within: content) : frame
        return visible(
            category, plan, kind: item.elementKind, frame: final, zIndex: item.zIndex,
            isPinned: item.pinToVisibleBounds,
            placement: .boundary(
                frame.origin - item.absoluteOffset, offset: item.absoluteOffset,
                pinning: final.origin - frame.origin))
    }

    /// The frame of a pinned header or footer, which stays within its content.
    private func pinned(
        _ frame: Rect, _ item: CollectionLayoutSection.BoundarySupplementaryItem, within content: Interval
    ) -> Rect {
        let insets = DirectionalEdgeInsets(viewport.contentInset, direction: viewport.direction)
        let visible = Interval(
            start: viewport.contentOffset[axis], end: viewport.contentOffset[axis] + viewport.size[axis]
        ).inset(start: insets.start(axis), end: insets.end(axis))
        var pinned = frame
        let length = frame.size[axis]
        if item.alignment.edges.hasStart(axis) {
            pinned.origin[axis] = max(frame.origin[axis], min(visible.start, content.end - length))
        } else if item.alignment.edges.hasEnd(axis) {
            pinned.origin[axis] = min(frame.origin[axis], max(visible.end - length, content.start))
        }
        return pinned
    }

    // MARK: Items

    /// An item with its origin on whole pixels of the content; `nil` outside the viewport.
    private func visible(
        _ category: CollectionLayoutSection.VisibleItem.Category, _ plan: SectionPlan?, index: Int = 0,
        kind: String? = nil,
        frame: Rect, zIndex: Int, isPinned: Bool = false, placement: ItemPlacement,
        space: CollectionItemSpace = CollectionItemSpace(), source: CollectionItemSize? = nil
    ) -> CollectionLayoutSection.VisibleItem? {
        let rounded = Rect(origin: viewport.grid.roundIgnoringNoise(frame.origin), size: frame.size)
        guard rounded.overlaps(viewport.visibleBounds) else { return nil }
        return CollectionLayoutSection.VisibleItem(
            category: category, section: plan?.index, index: index, elementKind: kind, frame: rounded, zIndex: zIndex,
            isPinned: isPinned, placement: placement, space: space, source: source)
    }

    /// Sorted by z index, then by category, where pinned boundary items lie above others; the sort is stable.
    private func inDrawingOrder(_ items: [CollectionLayoutSection.VisibleItem]) -> [CollectionLayoutSection.VisibleItem]
    {
        let keys = items.enumerated().map { (offset, item) in
            (item.zIndex, item.category.drawingRank + (item.isPinned && item.category == .boundary ? 1 : 0), offset)
        }
        return keys.sorted(by: <).map { items[$0.2] }
    }

    private func inViewport(_ item: CollectionLayoutSection.VisibleItem) -> CollectionLayoutSection.VisibleItem {
        var item = item
        item.center = item.center - viewport.contentOffset
        if viewport.direction == .rightToLeft { item.center.x = viewport.size.width - item.center.x }
        return item
    }
}

extension CollectionLayoutSection.VisibleItem.Category {
    fileprivate var drawingRank: Int {
        switch self {
        case .decoration: 0
        case .cell: 1
        case .supplementary: 2
        case .boundary: 3
        case .layoutBoundary: 5
        }
    }
}
