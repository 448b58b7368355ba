import QuoinLayout

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
