import QuoinLayout

/// Lays out a collection: plans all sections, then finds the items that intersect the viewport.
struct CollectionSolver {
    let viewport: CollectionViewport
    let configuration: CollectionViewCompositionalLayout.Configuration
    let measure: ContentMeasuring
    let context: SectionContext
    let boundary: BoundaryItems
    private(set) var plans: [SectionPlan] = []
    /// The number of rows that may still be measured wherever the viewport is.
    private var measurableRows = 1_000
    /// All sections along the scroll axis, in content coordinates.
    private(set) var content = Interval(start: 0, end: 0)

    var axis: Axis { configuration.scrollDirection.axis }

    init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int], viewport: CollectionViewport,
        budget: Budget?, measure: @escaping ContentMeasuring
    ) throws(CollectionLayoutSection.LayoutError) {
        let configuration = try within("configuration") { () throws(CollectionLayoutSection.LayoutError) in
            let configuration = try layout.configuration()
            try configuration.check()
            return configuration
        }
        let axis = configuration.scrollDirection.axis
        boundary = BoundaryItems(
            axis: axis, items: configuration.boundarySupplementaryItems, viewport: viewport.size,
            span: Interval(start: 0, end: viewport.size[axis.cross]), grid: viewport.grid
        ) { item, range in
            let content = CollectionViewCompositionalLayout.Content(
                category: .layoutBoundary, section: nil, index: 0, elementKind: item.elementKind)
            return measure(content, range)
        }
        try within("configuration") { [boundary] () throws(CollectionLayoutSection.LayoutError) in try boundary.check()
        }
        context = SectionContext(
            viewport: viewport, axis: axis, reference: configuration.contentInsetsReference.resolved(.safeArea),
            layoutSides: boundary.outset(axis.cross), budget: budget)
        (self.configuration, self.viewport, self.measure) = (configuration, viewport, measure)
        try planSections(layout.sections, itemCounts)
    }

    private mutating func planSections(
        _ sections: CollectionViewCompositionalLayout.Sections, _ itemCounts: [Int]
    ) throws(CollectionLayoutSection.LayoutError) {
        let start = boundary.outset(axis).start
        content = Interval(start: start, end: start)
        plans.reserveCapacity(itemCounts.count)
        for (index, count) in itemCounts.enumerated() where context.budget?.isSpent != true {
            try within("sections[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in
                try planSection(sections, index, itemCount: max(0, count))
            }
        }
    }

    /// Plans the next section. If all indexes have the same section, they share its template.
    private mutating func planSection(
        _ sections: CollectionViewCompositionalLayout.Sections, _ index: Int, itemCount: Int
    ) throws(CollectionLayoutSection.LayoutError) {
        var previous: SectionPlan?
        if case .one = sections { previous = plans.last }
        let template: SectionTemplate
        if let previous { template = previous.template } else { template = try self.template(sections, index) }
        let start = content.end + space(above: template, index)
        let plan = try planner(template, index: index, itemCount: itemCount, start: start).plan(
            reusing: previous?.groups)
        content.end = plan.extent.end
        measurableRows -= plan.groups?.rows.measuredCount ?? 0
        plans.append(plan)
    }

    private func template(
        _ sections: CollectionViewCompositionalLayout.Sections, _ index: Int
    ) throws(CollectionLayoutSection.LayoutError) -> SectionTemplate {
        let section: CollectionLayoutSection?
        switch sections {
        case .one(let make): section = try make()
        case .each(let make): section = try make(index, context.environment)
        }
        guard let section else { throw CollectionLayoutSection.LayoutError(.missingSection(index)) }
        return try SectionTemplate(section, in: context)
    }

    private func space(above template: SectionTemplate, _ index: Int) -> Double {
        (index == 0 ? 0 : configuration.interSectionSpacing)
            + (template.section.list?.spaceAbove(isFirst: index == 0) ?? 0)
    }

    func planner(_ template: SectionTemplate, index: Int, itemCount: Int, start: Double) -> SectionPlanner {
        SectionPlanner(
            template: template, context: context, index: index, itemCount: itemCount, start: start,
            measuredRows: measurableRows, measure: measure)
    }

    /// In points; across the scroll axis, the viewport's length.
    var contentSize: Size {
        Size(main: content.end + boundary.outset(axis).end, cross: viewport.size[axis.cross], axis: axis)
    }

    var warnings: [CollectionLayoutWarning] {
        plans.flatMap { plan in
            let path = "sections[\(plan.index)]"
            let own = plan.template.insetsExceedContainer ? [CollectionLayoutWarning(.nothingLeft, path: path)] : []
            return own
                + (plan.groups?.warnings ?? []).map { warning in
                    CollectionLayoutWarning(
                        warning.reason, path: path + ".group" + (warning.path.isEmpty ? "" : "." + warning.path))
                }
        }
    }
}

/// A collection view's size and how far it is scrolled.
package struct CollectionViewport: Hashable, Sendable {
    /// In points. The length along the scroll axis may be infinite; then everything is visible.
    package var size: Size
    /// The point of the content at the viewport's top leading corner, in points. With right-to-left and horizontal
    /// scrolling it counts from the right.
    package var contentOffset: Point
    /// The insets of bars and the safe area, in points: pinned items stay outside them.
    package var contentInset: EdgeInsets
    /// In points.
    package var safeArea: EdgeInsets
    /// The offsets of lanes by section, in points; each lane stops at the nearest offset that its behavior allows.
    package var orthogonalOffsets: [Int: Double]
    /// For section providers and custom groups; the layout itself reads the scale and the direction.
    package var traitCollection: CollectionLayoutSection.Environment.TraitCollection
    /// Whether all items count as visible, wherever they are.
    package var isWhole = false

    /// By default at the start of the content, with nothing covered.
    package init(
        size: Size, contentOffset: Point = .zero, contentInset: EdgeInsets = .zero, safeArea: EdgeInsets = .zero,
        orthogonalOffsets: [Int: Double] = [:],
        traitCollection: CollectionLayoutSection.Environment.TraitCollection = .init()
    ) {
        self.size = size
        self.contentOffset = contentOffset
        self.contentInset = contentInset
        self.safeArea = safeArea
        self.orthogonalOffsets = orthogonalOffsets
        self.traitCollection = traitCollection
    }
}

extension CollectionViewport {
    var direction: LayoutDirection { traitCollection.layoutDirection }
    var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
    var bounds: Rect { Rect(origin: contentOffset, size: size) }
    /// What is visible of the content.
    var visibleBounds: Rect { isWhole ? Rect(-1e9, -1e9, 2e9, 2e9) : bounds }

    /// The insets of a container across the scroll axis.
    func insets(
        _ reference: CollectionLayoutSection.ContentInsetsReference, across axis: Axis
    ) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(insets(reference), direction: direction).along(axis.cross)
    }

    private func insets(_ reference: CollectionLayoutSection.ContentInsetsReference) -> EdgeInsets {
        switch reference {
        case .none: .zero
        case .automatic, .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableInsets
        }
    }

    private var layoutMargins: EdgeInsets {
        EdgeInsets(
            top: safeArea.top + 8, left: safeArea.left + 8, bottom: safeArea.bottom + 8, right: safeArea.right + 8)
    }

    private var readableInsets: EdgeInsets {
        var insets = layoutMargins
        let excess = max(0, size.width - insets.left - insets.right - 672) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }
}

/// An item or a group with all its contents placed, relative to its top leading corner.
struct SolvedItem {
    var size: Size
    var cells: [Cell] = []
    /// In the order of the items that they are attached to, a group's after those of its items.
    var supplementaries: [Supplementary] = []
    /// The number of groups by depth, where depth 0 is the item itself if it is a group.
    var groupCounts: [Int] = []
    var warnings: [CollectionLayoutWarning] = []

    struct Cell {
        var frame: Rect
        var zIndex = 0
        var space = CollectionItemSpace()
        /// `nil` outside linear groups.
        var source: CollectionItemSize?
    }

    struct Supplementary {
        var frame: Rect
        var elementKind: String
        var zIndex: Int
        var owner: Owner
        /// The view is only shown if the section has an item for this cell.
        var firstCell: Int
    }

    enum Owner {
        case cell(Int)
        /// A group, by its depth and its index among the groups of that depth.
        case group(depth: Int, number: Int)
    }

    /// The bounds including cells and views outside the item.
    var overflowBounds: Rect {
        var bounds = Rect(origin: .zero, size: size)
        for cell in cells { bounds = bounds.union(cell.frame) }
        for supplementary in supplementaries { bounds = bounds.union(supplementary.frame) }
        return bounds
    }

    /// Adds the contents of a subitem placed in this group.
    ///
    /// - Parameter number: the index of the subitem.
    mutating func add(_ subitem: SolvedItem, at origin: Point, number: Int) {
        let cellBase = cells.count
        for cell in subitem.cells {
            var cell = cell
            cell.frame = cell.frame.moved(by: origin)
            cell.source?.path.prepend(number)
            cells.append(cell)
        }
        for var supplementary in subitem.supplementaries {
            supplementary.frame = supplementary.frame.moved(by: origin)
            supplementary.firstCell += cellBase
            supplementary.owner = shifted(supplementary.owner, cellBase: cellBase)
            supplementaries.append(supplementary)
        }
        for (depth, count) in subitem.groupCounts.enumerated() {
            if depth + 1 >= groupCounts.count { groupCounts.append(0) }
            groupCounts[depth + 1] += count
        }
        for warning in subitem.warnings {
            let separator = warning.path.isEmpty ? "" : "."
            let path = "subitems[\(number)]" + separator + warning.path
            warnings.append(CollectionLayoutWarning(warning.reason, path: path))
        }
    }

    private func shifted(_ owner: Owner, cellBase: Int) -> Owner {
        switch owner {
        case .cell(let index): .cell(index + cellBase)
        case .group(let depth, let number):
            .group(depth: depth + 1, number: number + (depth + 1 < groupCounts.count ? groupCounts[depth + 1] : 0))
        }
    }
}
