import QuoinLayout

/// The part of a section's layout that does not depend on its index and its items.
struct SectionTemplate {
    let section: CollectionLayoutSection
    /// Whether the group is measured, so that its repetitions may differ.
    let isMeasured: Bool
    /// The scroll axis.
    let axis: Axis
    /// The section across the scroll axis, without reference insets and the layout's side items.
    let sides: Interval
    /// The extent across the scroll axis in which its boundary items at the start and the end are aligned.
    let boundarySpan: Interval
    private let viewport: Size
    /// The section across the scroll axis, without the layout's side items, but with reference insets.
    private let full: Interval

    init(_ section: CollectionLayoutSection, in context: SectionContext) throws(CollectionLayoutSection.LayoutError) {
        try section.check()
        self.section = section
        axis = context.axis
        viewport = context.viewport.size
        isMeasured = section.group.isMeasured
        let reference = section.contentInsetsReference.resolved(context.reference)
        let insets = section.contentInsets
        sides = context.sides(reference)
        full = context.sides(.none)
        boundarySpan =
            section.supplementariesFollowContentInsets
            ? context.sides(section.supplementaryContentInsetsReference.resolved(reference)).inset(
                start: insets.start(axis.cross), end: insets.end(axis.cross))
            : full
    }

    var isLane: Bool { section.orthogonalScrollingBehavior != .none }
    /// The axis along which the groups are repeated.
    var rowAxis: Axis { isLane ? axis.cross : axis }

    /// The container of the group's dimensions. Insets along a lane are not subtracted, so that a fraction of 1 is the
    /// whole width of the collection view.
    ///
    /// - Parameter sideInsets: the lengths of the section's side items.
    func container(sideInsets: (start: Double, end: Double)) -> Size {
        let insets = section.contentInsets
        let cross = isLane ? full.length : sides.length - insets.sum(axis.cross)
        return Size(
            main: max(0, viewport[axis] - insets.sum(axis)), cross: max(0, cross - sideInsets.start - sideInsets.end),
            axis: axis)
    }

    /// Whether the insets are larger than the container.
    var insetsExceedContainer: Bool {
        let insets = section.contentInsets
        return insets.sum(axis) > viewport[axis] || insets.sum(axis.cross) > sides.length
    }
}

/// The viewport and the configuration that a section is laid out in.
struct SectionContext {
    let viewport: CollectionViewport
    let axis: Axis
    /// The layout's insets reference.
    let reference: CollectionLayoutSection.ContentInsetsReference
    /// The lengths of the layout's side items.
    let layoutSides: (start: Double, end: Double)
    /// The remaining limits of the picture. If they are used up, measured rows end.
    let budget: Budget?

    func sides(_ reference: CollectionLayoutSection.ContentInsetsReference) -> Interval {
        let insets = viewport.insets(reference, across: axis)
        return Interval(start: 0, end: viewport.size[axis.cross]).inset(
            start: insets.start(axis.cross) + layoutSides.start, end: insets.end(axis.cross) + layoutSides.end)
    }

    /// The environment of section providers.
    var environment: CollectionLayoutSection.Environment {
        CollectionLayoutSection.Environment(
            container: CollectionLayoutSection.Environment.Container(
                contentSize: viewport.size, contentInsets: viewport.insets(reference, across: axis)),
            traitCollection: viewport.traitCollection)
    }
}

extension CollectionLayoutSection.ContentInsetsReference {
    func resolved(_ automatic: CollectionLayoutSection.ContentInsetsReference)
        -> CollectionLayoutSection.ContentInsetsReference
    {
        self == .automatic ? automatic : self
    }
}
