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
