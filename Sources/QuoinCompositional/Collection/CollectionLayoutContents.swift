import QuoinLayout

/// The visible part of a layout.
package struct CollectionLayoutContents: Sendable {
    /// In points; across the scroll axis, the viewport's length.
    package var contentSize: Size
    /// All items that intersect the viewport, in drawing order. Frames are in points, relative to the viewport, and not
    /// clipped to it.
    package var visibleItems: [CollectionLayoutSection.VisibleItem]
    package var warnings: [CollectionLayoutWarning]
    let configuration: CollectionViewCompositionalLayout.Configuration
    /// The descriptions of sections with visible items, by index.
    let visibleSections: [Int: CollectionLayoutSection]
    let sections: [SectionGeometry]
    /// The areas of the sections that have visible items, by index.
    package let areas: [Int: SectionArea]
    private let viewport: CollectionViewport

    var contentOffset: Point { viewport.contentOffset }
    var viewportWidth: Double { viewport.size.width }
    var isMirrored: Bool { viewport.direction == .rightToLeft }

    init(_ solver: CollectionSolver, _ configuration: CollectionViewCompositionalLayout.Configuration)
        throws(CollectionLayoutSection.LayoutError)
    {
        (contentSize, warnings, viewport) = (solver.contentSize, solver.warnings, solver.viewport)
        self.configuration = configuration
        visibleItems = try solver.visibleItems()
        sections = solver.plans.map(SectionGeometry.init)
        let visible = Set(visibleItems.compactMap(\.section))
        let plans = solver.plans.filter { visible.contains($0.index) }
        visibleSections = Dictionary(uniqueKeysWithValues: plans.map { ($0.index, $0.section) })
        areas = Dictionary(
            uniqueKeysWithValues: plans.map { plan in
                (plan.index, SectionArea(plan, in: solver.viewport, reference: configuration.contentInsetsReference))
            })
    }
}

extension CollectionViewCompositionalLayout {
    /// Lays out sections with these numbers of items, and returns the items that intersect the viewport.
    ///
    /// The time depends on the visible part and the number of sections. Of rows with estimated lengths the first 1,000
    /// are measured, so that the rows after them are where scrolling from the start would bring them, and those in the
    /// viewport. All others keep their estimates.
    ///
    /// - Parameters:
    ///   - budget: the remaining limits of the picture. If they are used up, measured rows end.
    ///   - measure: measures estimated lengths; by default estimates are kept.
    package func contents(
        itemCounts: [Int], in viewport: CollectionViewport, budget: Budget? = nil,
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutContents {
        let solver = try CollectionSolver(
            self, itemCounts: itemCounts, viewport: viewport, budget: budget, measure: measure)
        return try CollectionLayoutContents(solver, try configuration())
    }

    /// The size of the whole content, in points; across the scroll axis, the viewport's length.
    package func contentSize(
        itemCounts: [Int], in viewport: CollectionViewport, budget: Budget? = nil,
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) -> Size {
        try CollectionSolver(
            self, itemCounts: itemCounts, viewport: viewport, budget: budget, measure: measure
        ).contentSize
    }
}

/// The areas of a section's parts, in points of the viewport.
package struct SectionArea: Sendable {
    /// The section's description.
    package let section: CollectionLayoutSection
    /// The axis along which sections follow one another.
    package let axis: Axis
    /// The section with its boundary items, from side to side of the viewport.
    package let bounds: Rect
    /// The section without boundary items, minus the insets that it refers to, such as the safe area.
    package let content: Rect
    /// The content minus the content insets: the area of the groups.
    package let groups: Rect
    /// The area from side to side in which boundary items at the start and the end are aligned.
    package let boundary: Rect
    /// The insets that the section refers to; not automatic.
    package let reference: CollectionLayoutSection.ContentInsetsReference
    /// Whether these insets take space at a side.
    package let hasReferenceInsets: Bool
    /// The insets that its boundary items refer to; not automatic.
    package let boundaryReference: CollectionLayoutSection.ContentInsetsReference
    /// The offset of the section's lane at its release, and where it stops; 0 without a lane.
    package let laneOffset: (released: Double, resting: Double)
}

extension SectionArea {
    init(
        _ plan: SectionPlan, in viewport: CollectionViewport,
        reference configured: CollectionLayoutSection.ContentInsetsReference
    ) {
        let (section, axis) = (plan.section, plan.template.axis)
        let insets = section.contentInsets
        func area(_ main: Interval, _ cross: Interval) -> Rect {
            var area = Rect(
                origin: Point(main: main.start, cross: cross.start, axis: axis) - viewport.contentOffset,
                size: Size(main: max(0, main.length), cross: max(0, cross.length), axis: axis))
            if viewport.direction == .rightToLeft { area.origin.x = viewport.size.width - area.maxX }
            return area
        }
        (self.section, self.axis) = (section, axis)
        bounds = area(plan.extent, Interval(start: 0, end: viewport.size[axis.cross]))
        content = area(plan.content, plan.sides)
        groups = area(
            plan.content.inset(start: insets.start(axis), end: insets.end(axis)),
            plan.sides.inset(start: insets.start(axis.cross), end: insets.end(axis.cross)))
        boundary = area(plan.extent, plan.template.boundarySpan)
        reference = section.contentInsetsReference.resolved(configured.resolved(.safeArea))
        hasReferenceInsets = viewport.insets(reference, across: axis).sum(axis.cross) > 0
        boundaryReference = section.supplementaryContentInsetsReference.resolved(reference)
        let resting = plan.groups?.laneOffset[axis.cross] ?? 0
        laneOffset = (viewport.orthogonalOffsets[plan.index] ?? resting, resting)
    }
}
