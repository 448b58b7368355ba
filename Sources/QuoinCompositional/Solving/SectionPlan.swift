import QuoinLayout

/// A section with its place among the others: everything that finding its visible items needs.
struct SectionPlan {
    let template: SectionTemplate
    let index: Int
    let itemCount: Int
    let boundary: BoundaryItems
    /// From where to where the section goes along the scroll axis, in content coordinates.
    let extent: ClosedExtent
    /// Its content along the scroll axis, insets included, without what boundary items take.
    let content: ClosedExtent
    /// Its content across the scroll axis, insets included, without what side items take.
    let sides: ClosedExtent
    /// Nil in a section without items.
    let groups: SectionGroups?

    var section: CollectionLayoutSection { template.section }
}

/// The groups of a section that has items.
struct SectionGroups {
    /// What the group's dimensions refer to.
    let container: Size
    /// The first repetition; all are like it unless they are measured.
    let first: SolvedItem
    let rows: GroupRows
    /// How thick the rows are across the axis along which they follow one another.
    let thickness: Double
    /// Where the first group stands when nothing is scrolled, in content coordinates.
    let origin: Point
    /// How far the section's lane is scrolled; zero without a lane.
    let laneOffset: Point
}
