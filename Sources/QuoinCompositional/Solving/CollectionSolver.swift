import QuoinLayout

/// Lays out a collection: plans all sections, then finds what meets the viewport.
struct CollectionSolver {
    let viewport: CollectionViewport
    let configuration: CollectionLayoutConfiguration
    let measure: ContentMeasuring
    let surroundings: SectionSurroundings
    let boundary: BoundaryItems
    private(set) var plans: [SectionPlan] = []
    /// From where to where all sections go along the scroll axis, in content coordinates.
    private(set) var content = ClosedExtent(start: 0, end: 0)

    var axis: Axis { configuration.scrollDirection.axis }

    init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int], viewport: CollectionViewport,
        measure: @escaping ContentMeasuring
    ) throws(CollectionLayoutError) {
        let configuration = try within("configuration") { () throws(CollectionLayoutError) in
            let configuration = try layout.configuration()
            try configuration.check()
            return configuration
        }
        let axis = configuration.scrollDirection.axis
        boundary = BoundaryItems(
            axis: axis, items: configuration.boundarySupplementaryItems, viewport: viewport.size,
            span: ClosedExtent(start: 0, end: viewport.size[axis.cross]), grid: viewport.grid
        ) { item, range in
            let content = CollectionContent(
                category: .layoutBoundary, section: nil, index: 0, elementKind: item.elementKind)
            return measure(content, range)
        }
        try within("configuration") { [boundary] () throws(CollectionLayoutError) in try boundary.check() }
        surroundings = SectionSurroundings(
            viewport: viewport, axis: axis, reference: configuration.contentInsetsReference.resolved(.safeArea),
            layoutSides: boundary.reach(axis.cross))
        (self.configuration, self.viewport, self.measure) = (configuration, viewport, measure)
        try planSections(layout.sections, itemCounts)
    }

    private mutating func planSections(
        _ sections: CollectionViewCompositionalLayout.Sections, _ itemCounts: [Int]
    ) throws(CollectionLayoutError) {
        let reach = boundary.reach(axis)
        content = ClosedExtent(start: reach.start, end: reach.start)
        plans.reserveCapacity(itemCounts.count)
        for (index, count) in itemCounts.enumerated() {
            try within("sections[\(index)]") { () throws(CollectionLayoutError) in
                try planSection(sections, index, itemCount: max(0, count))
            }
        }
    }

    /// Adds a section behind those planned so far. Where one section serves all indexes, they share its template.
    private mutating func planSection(
        _ sections: CollectionViewCompositionalLayout.Sections, _ index: Int, itemCount: Int
    ) throws(CollectionLayoutError) {
        var model: SectionPlan?
        if case .one = sections { model = plans.last }
        let template: SectionTemplate
        if let model { template = model.template } else { template = try self.template(sections, index) }
        let start = content.end + space(above: template, index)
        let plan = try planner(template, index: index, itemCount: itemCount, start: start).plan(
            reusing: model?.groups)
        content.end = plan.extent.end
        plans.append(plan)
    }

    private func template(
        _ sections: CollectionViewCompositionalLayout.Sections, _ index: Int
    ) throws(CollectionLayoutError) -> SectionTemplate {
        let section: CollectionLayoutSection?
        switch sections {
        case .one(let make): section = try make()
        case .each(let make): section = try make(index, surroundings.environment)
        }
        guard let section else { throw CollectionLayoutError(.missingSection(index)) }
        return try SectionTemplate(section, in: surroundings)
    }

    private func space(above template: SectionTemplate, _ index: Int) -> Double {
        (index == 0 ? 0 : configuration.interSectionSpacing)
            + (template.section.list?.spaceAbove(isFirst: index == 0) ?? 0)
    }

    func planner(_ template: SectionTemplate, index: Int, itemCount: Int, start: Double) -> SectionPlanner {
        SectionPlanner(
            template: template, surroundings: surroundings, index: index, itemCount: itemCount, start: start,
            measure: measure)
    }

    /// The collection view's extent across, the end of what is laid out along.
    var contentSize: Size {
        Size(
            main: content.end + boundary.reach(axis).end, cross: viewport.size[axis.cross], axis: axis)
    }

    var warnings: [CollectionLayoutWarning] {
        plans.flatMap { plan in
            let path = "sections[\(plan.index)]"
            let own = plan.template.insetsLeaveNothing ? [CollectionLayoutWarning(.nothingLeft, path: path)] : []
            return own
                + (plan.groups?.first.warnings ?? []).map { warning in
                    CollectionLayoutWarning(
                        warning.reason, path: path + ".group" + (warning.path.isEmpty ? "" : "." + warning.path))
                }
        }
    }
}
