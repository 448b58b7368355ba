import QuoinLayout

/// What a layout shows in a viewport.
public struct CollectionLayoutContents: Sendable {
    /// In points; across the scroll axis, the viewport's extent.
    public var contentSize: Size
    /// Everything that meets the viewport, in drawing order; frames are in points, relative to the viewport, and uncut.
    public var visibleItems: [CollectionLayoutVisibleItem]
    /// What is probably not meant.
    public var warnings: [CollectionLayoutWarning]
    /// What holds for all sections.
    let configuration: CollectionLayoutConfiguration
    /// The sections that something can be seen of, as they were described, by index.
    let visibleSections: [Int: CollectionLayoutSection]
    /// Where the sections are, by index.
    let sections: [SectionGeometry]
    private let viewport: CollectionViewport

    var contentOffset: Point { viewport.contentOffset }
    var viewportWidth: Double { viewport.size.width }
    var isMirrored: Bool { viewport.direction == .rightToLeft }

    init(_ solver: CollectionSolver, _ configuration: CollectionLayoutConfiguration) throws(CollectionLayoutError) {
        (contentSize, warnings, viewport) = (solver.contentSize, solver.warnings, solver.viewport)
        self.configuration = configuration
        visibleItems = try solver.visibleItems()
        sections = solver.plans.map(SectionGeometry.init)
        let visible = Set(visibleItems.compactMap(\.section))
        let plans = solver.plans.filter { visible.contains($0.index) }
        visibleSections = Dictionary(uniqueKeysWithValues: plans.map { ($0.index, $0.section) })
    }
}

extension CollectionViewCompositionalLayout {
    /// Lays out sections of so many items, and gives what meets the viewport.
    ///
    /// The time it takes depends on the visible part and the number of sections. Only sections with measured rows take
    /// longer the more items they have: a row's place depends on what the rows before it measured.
    ///
    /// - Parameter measure: measures what is estimated; estimates stay where it is absent or gives nil.
    public func contents(
        itemCounts: [Int], in viewport: CollectionViewport, measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutError) -> CollectionLayoutContents {
        let solver = try CollectionSolver(self, itemCounts: itemCounts, viewport: viewport, measure: measure)
        return try CollectionLayoutContents(solver, try configuration())
    }

    /// The size of all content, in points; across the scroll axis, the viewport's extent.
    public func contentSize(
        itemCounts: [Int], in viewport: CollectionViewport, measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutError) -> Size {
        try CollectionSolver(self, itemCounts: itemCounts, viewport: viewport, measure: measure).contentSize
    }
}
