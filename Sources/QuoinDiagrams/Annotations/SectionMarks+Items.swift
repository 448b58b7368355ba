import QuoinCompositional
import QuoinScene

extension SectionMarks {
    /// The distances around and between the cells.
    func markItems(_ items: [CollectionItem], _ marks: inout Marks) {
        let cells = items.filter { $0.item.category == .cell }
        for axis in Axis.allCases {
            var shown: Set<String> = []
            for cell in cells { markSpace(of: cell, axis, &shown, &marks) }
            markGaps(cells, axis, &marks)
        }
        if area.section.list?.headerMode == .firstItemInSection, let first = cells.first(where: { $0.item.index == 0 })
        {
            marks.addLabel("header", .size, look: .tag, .within(first.frame, [.topRight, .after]))
        }
    }

    /// The content insets of a cell within its place, and the edge spacing around it, each distance with one label.
    private func markSpace(
        of cell: CollectionItem, _ axis: Axis, _ shown: inout Set<String>, _ marks: inout Marks
    ) {
        let space = cell.item.space
        let place = cell.frame.outset(by: space.insets, subject)
        if place != cell.frame, axis == .horizontal {
            marks.addOutline(place, .size, style: .pattern([2, 2]), width: 1, meaning: "place of an item")
        }
        let rings = [
            (cell.frame, place, MarkRole.inset, "contentInsets of an item"),
            (place, place.outset(by: space.edges, subject), .spacing, "edgeSpacing"),
        ]
        for (inner, outer, role, meaning) in rings where inner[axis] != outer[axis] {
            let across = axis == .horizontal ? outer[.vertical] : inner[.horizontal]
            let spans = [
                (outer[axis].lowerBound, inner[axis].lowerBound), (inner[axis].upperBound, outer[axis].upperBound),
            ]
            for (start, end) in spans where end - start > 0.5 {
                marks.addBand(Rect(start...end, across, axis: axis), role, meaning: meaning)
                let text = subject.text(ofLength: end - start)
                // Both sides of the first cell are measured.
                guard shown.insert("\(meaning) \(text) \(start < inner[axis].lowerBound)").inserted else { continue }
                marks.addDimension(axis, start...end, across: inner[axis.cross], text, role, isBand: true)
            }
        }
    }

    // MARK: Lanes

    /// Where the groups of a lane are released, and where the scrolling ends.
    func markLane(_ items: [CollectionItem], _ marks: inout Marks) {
        let axis = area.axis.cross
        let (released, resting) = area.laneOffset
        let cells = items.filter { $0.item.category == .cell }
        guard area.section.orthogonalScrollingBehavior != .none, released != 0, let first = cells.first else { return }
        let isMirrored = axis == .horizontal && subject.isRightToLeft
        let shift = (resting - released) * subject.zoom * (isMirrored ? -1 : 1)
        if abs(shift) > 0.5 {
            for cell in cells {
                marks.addOutline(
                    cell.frame.moved(by: Point(main: shift, cross: 0, axis: axis)), .size, style: .pattern([2, 2]),
                    width: 1, meaning: "where it is released")
            }
        }
        guard let rest = restingLine(of: cells) else { return }
        let bounds = placed(area.bounds)
        marks.add(
            LineMark(
                segment: Segment(bounds[axis.cross], at: rest.place, axis: axis.cross), role: .position, width: 1.5,
                isHard: false))
        let below = first.frame[axis.cross].upperBound + 6
        let arrow = marks.add(
            LineMark(
                segment: Segment(
                    Point(main: rest.place + shift, cross: below, axis: axis),
                    Point(main: rest.place, cross: below, axis: axis)), role: .position, end: .arrow))
        let way = abs(shift) > 0.5 ? "\(numberText(released)) → \(numberText(resting))" : numberText(resting)
        marks.addLabel(
            "\(rest.name): \(way)", .position, look: .tag,
            abs(shift) > 0.5 ? .atEnd(arrow) : .within(first.frame, [.below, .above, .after]))
    }

    /// The line at which the lane stops, and its name.
    private func restingLine(of cells: [CollectionItem]) -> (place: Double, name: String)? {
        let axis = area.axis.cross
        let isMirrored = axis == .horizontal && subject.isRightToLeft
        func start(_ rect: Rect) -> Double { isMirrored ? rect[axis].upperBound : rect[axis].lowerBound }
        func end(_ rect: Rect) -> Double { isMirrored ? rect[axis].lowerBound : rect[axis].upperBound }
        let (bounds, groups) = (placed(area.bounds), placed(area.groups))
        let leads = cells.contains { abs(start($0.frame) - start(groups)) < 1 }
        switch area.section.orthogonalScrollingBehavior {
        case .none: return nil
        case .continuous: return (start(bounds), "anywhere")
        case .paging: return (start(bounds), "at a page")
        case .groupPagingCentered: return (bounds.center[axis], "at a middle")
        case .groupPaging, .continuousGroupLeadingBoundary:
            return leads ? (start(groups), "at a group") : (end(groups), "at the end")
        }
    }
}

extension Rect {
    /// The rectangle with the space around an item added.
    func outset(by insets: DirectionalEdgeInsets, _ subject: Subject) -> Rect {
        let zoom = subject.zoom
        let (left, right) =
            subject.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return inset(
            by: EdgeInsets(
                top: -insets.top * zoom, left: -left * zoom, bottom: -insets.bottom * zoom, right: -right * zoom))
    }
}
