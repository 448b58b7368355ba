import QuoinLayout

/// What of a section does not depend on its index and its items: its containers, and its group solved once.
struct SectionTemplate {
    let section: CollectionLayoutSection
    /// Whether the group is measured, so that each repetition may differ.
    let isMeasured: Bool
    /// The axis of scrolling.
    let axis: Axis
    /// Where the section goes across the axis, without what insets references and the layout's side items take.
    let sides: ClosedExtent
    /// Where its boundary items at the start and the end go across the axis.
    let boundarySpan: ClosedExtent
    private let viewport: Size
    /// Where a section goes across the axis when nothing narrows it but the layout's side items.
    private let full: ClosedExtent

    init(_ section: CollectionLayoutSection, in surroundings: SectionSurroundings) throws(CollectionLayoutError) {
        try section.check()
        self.section = section
        axis = surroundings.axis
        viewport = surroundings.viewport.size
        isMeasured = section.group.isMeasured
        let reference = section.contentInsetsReference.resolved(surroundings.reference)
        let insets = section.contentInsets
        sides = surroundings.sides(reference)
        full = surroundings.sides(.none)
        boundarySpan =
            section.supplementariesFollowContentInsets
            ? surroundings.sides(section.supplementaryContentInsetsReference.resolved(reference)).less(
                start: insets.start(axis.cross), end: insets.end(axis.cross))
            : full
    }

    var isLane: Bool { section.orthogonalScrollingBehavior != .none }
    /// The axis along which the groups are repeated.
    var rowAxis: Axis { isLane ? axis.cross : axis }

    /// What the group's dimensions refer to. Insets along a lane are not subtracted, so that a fraction of 1 is the whole
    /// width of the collection view.
    ///
    /// - Parameter sideReach: what the section's side items take.
    func container(sideReach: (start: Double, end: Double)) -> Size {
        let insets = section.contentInsets
        let cross = isLane ? full.length : sides.length - insets.sum(axis.cross)
        return Size(
            main: max(0, viewport[axis] - insets.sum(axis)), cross: max(0, cross - sideReach.start - sideReach.end),
            axis: axis)
    }

    /// Whether the insets are larger than what they are taken from.
    var insetsLeaveNothing: Bool {
        let insets = section.contentInsets
        return insets.sum(axis) > viewport[axis] || insets.sum(axis.cross) > sides.length
    }
}

/// What a section is laid out in.
struct SectionSurroundings {
    let viewport: CollectionViewport
    let axis: Axis
    /// The layout's insets reference.
    let reference: ContentInsetsReference
    /// What the side items of the layout take.
    let layoutSides: (start: Double, end: Double)

    func sides(_ reference: ContentInsetsReference) -> ClosedExtent {
        let insets = viewport.insets(reference, across: axis)
        return ClosedExtent(start: 0, end: viewport.size[axis.cross]).less(
            start: insets.start(axis.cross) + layoutSides.start, end: insets.end(axis.cross) + layoutSides.end)
    }

    /// What section providers see.
    var environment: CollectionLayoutEnvironment {
        CollectionLayoutEnvironment(
            container: CollectionLayoutContainer(
                contentSize: viewport.size, contentInsets: viewport.insets(reference, across: axis)),
            traitCollection: viewport.traitCollection)
    }
}

extension ContentInsetsReference {
    func resolved(_ automatic: ContentInsetsReference) -> ContentInsetsReference {
        self == .automatic ? automatic : self
    }
}
