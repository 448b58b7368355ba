import QuoinLayout

/// What of a section does not depend on its index and its items: its containers, and its group solved once.
struct SectionTemplate {
    let section: CollectionLayoutSection
    /// The axis of scrolling.
    let axis: Axis
    /// Where the section goes across the axis, without what insets references and the layout's side items take.
    let sides: ClosedExtent
    /// Where its boundary items at the start and the end go across the axis.
    let boundarySpan: ClosedExtent
    private let viewport: Size

    init(_ section: CollectionLayoutSection, in surroundings: SectionSurroundings) throws(CollectionLayoutError) {
        try section.check()
        self.section = section
        axis = surroundings.axis
        viewport = surroundings.viewport.size
        let reference = section.contentInsetsReference.resolved(surroundings.reference)
        sides = surroundings.sides(reference)
        let span = surroundings.sides(section.supplementaryContentInsetsReference.resolved(reference))
        let insets = section.contentInsets
        boundarySpan =
            section.supplementariesFollowContentInsets
            ? span.less(start: insets.start(axis.cross), end: insets.end(axis.cross)) : span
    }

    var isLane: Bool { section.orthogonalScrollingBehavior != .none }
    /// The axis along which the groups are repeated.
    var rowAxis: Axis { isLane ? axis.cross : axis }

    /// What the group's dimensions refer to. The insets along a lane are not subtracted, so that a fraction of 1 is the
    /// lane's whole width.
    func container(in sides: ClosedExtent) -> Size {
        let insets = section.contentInsets
        let cross = isLane ? sides.length : sides.length - insets.sum(axis.cross)
        return Size(main: max(0, viewport[axis] - insets.sum(axis)), cross: max(0, cross), axis: axis)
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
