import QuoinLayout

/// The causes of an item's position, which in right-to-left layouts counts from the right.
enum CollectionFacts {
    /// The causes of one item's position.
    struct Item: Hashable, Sendable {
        /// `nil` for a boundary item of the layout.
        var section: Int?
        /// The repetition of the section's group that contains the item, from 0; `nil` outside groups.
        var row: Int?
        /// Their sum is the item's position in the viewport; steps of zero are left out.
        var steps: [Step]

        init(_ item: CollectionLayoutSection.VisibleItem, in contents: CollectionLayoutContents) {
            (section, row) = (item.section, item.row)
            let inSection = item.section.map { contents.sections[$0].steps(to: item.placement) }
            steps = inSection ?? item.placement.steps
            steps.append(Step(reason: .contentOffset, distance: .zero - contents.contentOffset))
            var origin = item.frame.origin
            if contents.isMirrored { origin.x = contents.viewportWidth - item.frame.maxX }
            let rest = steps.reduce(origin) { $0 - $1.distance }
            if abs(rest.x) > 1e-6 || abs(rest.y) > 1e-6 { steps.append(Step(reason: .rest, distance: rest)) }
            steps.removeAll { $0.distance == .zero }
        }
    }

    /// A distance in points, and the reason for it.
    struct Step: Hashable, Sendable {
        var reason: Reason
        var distance: Point
    }

    enum Reason: String, Hashable, Sendable {
        /// The sections before this one along the scroll axis.
        case section = "sections before"
        /// Headers and side items, and reference insets such as the safe area.
        case surroundings = "what stands around the content"
        case contentInsets
        case edgeSpacing
        /// The repetitions of the group before this one, with the spacing between them.
        case rows = "groups before"
        /// Its place in its group.
        case group = "its place in the group"
        /// The offset of the section's lane.
        case lane = "the orthogonal offset"
        /// The alignment of a boundary item.
        case boundary = "its alignment"
        case absoluteOffset
        case pinning = "pinToVisibleBounds"
        case contentOffset
        /// The pixel grid, or the section's handler.
        case rest = "rounding or the section's handler"
    }
}

extension CollectionFacts.Item: CustomStringConvertible {
    /// `section 0, row 2: 0, 16 by contentInsets; 0, 104 by groups before`
    var description: String {
        let place = [section.map { "section \($0)" } ?? "the layout", row.map { "row \($0)" }].compactMap(\.self)
        let ways = steps.map { "\($0.distance) by \($0.reason.rawValue)" }
        return place.joined(separator: ", ") + ": " + (ways.isEmpty ? "at the corner" : ways.joined(separator: "; "))
    }
}

extension ItemPlacement {
    /// The steps to an item outside a section's content.
    fileprivate var steps: [CollectionFacts.Step] {
        switch self {
        case .row(_, let point): [CollectionFacts.Step(reason: .group, distance: point)]
        case .decoration(let point): [CollectionFacts.Step(reason: .section, distance: point)]
        case .boundary(let point, let offset, let pinning):
            [
                CollectionFacts.Step(reason: .boundary, distance: point),
                CollectionFacts.Step(reason: .absoluteOffset, distance: offset),
                CollectionFacts.Step(reason: .pinning, distance: pinning),
            ]
        }
    }
}

/// The origins of a section and its groups.
struct SectionGeometry: Sendable {
    /// The axis along which the groups are repeated.
    private let rowAxis: Axis
    private let rows: GroupRepetitions?
    /// The steps from the corner of the content to the first group.
    private let stepsToGroups: [CollectionFacts.Step]
    /// The first of these steps, to the start of the section.
    private var start: CollectionFacts.Step { stepsToGroups[0] }
    private let laneOffset: Point

    init(_ plan: SectionPlan) {
        let axis = plan.template.axis
        let insets = plan.section.contentInsets
        let start = Point(main: plan.extent.start, cross: 0, axis: axis)
        let content = Point(main: plan.content.start, cross: plan.sides.start, axis: axis)
        let inset = Point(main: insets.start(axis), cross: insets.start(axis.cross), axis: axis)
        let edge = plan.groups.map { $0.origin - content - inset } ?? .zero
        stepsToGroups = [
            CollectionFacts.Step(reason: .section, distance: start),
            CollectionFacts.Step(reason: .surroundings, distance: content - start),
            CollectionFacts.Step(reason: .contentInsets, distance: inset),
            CollectionFacts.Step(reason: .edgeSpacing, distance: edge),
        ]
        (rowAxis, rows, laneOffset) = (plan.template.rowAxis, plan.groups?.rows, plan.groups?.laneOffset ?? .zero)
    }

    /// The steps from the corner of the content to an item of the section.
    func steps(to placement: ItemPlacement) -> [CollectionFacts.Step] {
        switch placement {
        case .row(let row, let point):
            let before = Point(main: rows?.start(row) ?? 0, cross: 0, axis: rowAxis)
            return stepsToGroups + [
                CollectionFacts.Step(reason: .rows, distance: before),
                CollectionFacts.Step(reason: .group, distance: point),
                CollectionFacts.Step(reason: .lane, distance: .zero - laneOffset),
            ]
        case .decoration(let point):
            return [start, CollectionFacts.Step(reason: .contentInsets, distance: point - start.distance)]
        case .boundary(let point, let offset, let pinning):
            return [start] + ItemPlacement.boundary(point - start.distance, offset: offset, pinning: pinning).steps
        }
    }
}
