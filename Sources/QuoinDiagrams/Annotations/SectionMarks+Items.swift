import QuoinCompositional
import QuoinLayout
import QuoinScene

extension SectionMarks {
    /// The distances around and between the cells.
    func markItems(_ items: [CollectionItem], _ marks: inout Marks) {
        let cells = items.filter { $0.item.category == .cell }
        for axis in Axis.allCases {
            var said: Set<String> = []
            for cell in cells { markSpace(of: cell, axis, &said, &marks) }
            markGaps(cells, axis, &marks)
        }
        if area.section.list?.headerMode == .firstItemInSection, let first = cells.first(where: { $0.item.index == 0 })
        {
            marks.labels.append(
                LabelMark(
                    text: "header", role: .structure, look: .tag, place: .within(first.frame, [.topRight, .after])))
        }
    }

    /// The content insets of a cell within its place, and the edge spacing around it, each distance with one label.
    private func markSpace(
        of cell: CollectionItem, _ axis: Axis, _ said: inout Set<String>, _ marks: inout Marks
    ) {
        let space = cell.item.space
        let place = cell.frame.outset(by: space.insets, subject)
        if place != cell.frame, axis == .horizontal {
            marks.outlines.append(OutlineMark(frame: place, role: .structure, style: .pattern([2, 2]), width: 1))
            marks.addLegend(.outline(.pattern([2, 2]), width: 1), .structure, "place of an item")
        }
        let rings = [
            (cell.frame, place, Band.Pattern.rising, "contentInsets of an item"),
            (place, place.outset(by: space.edges, subject), .crossed, "edgeSpacing"),
        ]
        for (inner, outer, pattern, meaning) in rings where inner[axis] != outer[axis] {
            let across = axis == .horizontal ? outer[.vertical] : inner[.horizontal]
            let spans = [
                (outer[axis].lowerBound, inner[axis].lowerBound), (inner[axis].upperBound, outer[axis].upperBound),
            ]
            for (start, end) in spans where end - start > 0.5 {
                marks.addBand(Rect(start...end, across, axis: axis), MarkRole(axis), pattern, meaning: meaning)
                let text = subject.text(ofLength: end - start)
                // Both sides of the first cell are measured.
                guard said.insert("\(meaning) \(text) \(start < inner[axis].lowerBound)").inserted else { continue }
                marks.dimensions.append(
                    DimensionMark(axis, start...end, across: inner[axis.cross], text, place: .within))
            }
        }
    }

    /// The distances between neighbors along an axis. A flexible distance is marked each time, others once.
    private func markGaps(_ cells: [CollectionItem], _ axis: Axis, _ marks: inout Marks) {
        var seen: Set<String> = []
        let places = cells.map { cell in
            (
                row: cell.item.row,
                frame: cell.frame.outset(by: cell.item.space.insets, subject)
                    .outset(by: cell.item.space.edges, subject)
            )
        }
        for place in places {
            let frame = place.frame
            let next = places.filter { other in
                other.frame[axis].lowerBound >= frame[axis].upperBound - 0.5
                    && other.frame[axis.cross].common(with: frame[axis.cross]) != nil
            }.min { $0.frame[axis].lowerBound < $1.frame[axis].lowerBound }
            guard let next, next.frame[axis].lowerBound - frame[axis].upperBound > 0.5,
                let across = next.frame[axis.cross].common(with: frame[axis.cross])
            else { continue }
            let span = frame[axis].upperBound...next.frame[axis].lowerBound
            marks.addBand(Rect(span, across, axis: axis), MarkRole(axis), .falling, meaning: "between items")
            var text = subject.text(ofLength: span.length)
            let least = place.row == next.row ? leastSpacing(along: axis) : nil
            if let least { text = "≥ \(numberText(least)) → \(text)" }
            guard seen.insert(text).inserted || least != nil else { continue }
            marks.dimensions.append(DimensionMark(axis, span, across: across, text, place: .gap))
        }
    }

    /// The least distance between the items of a group along an axis, if more of it is a share of the free space.
    private func leastSpacing(along axis: Axis) -> Double? {
        guard case .linear(axis, _, _)? = area.section.group.arrangement,
            case .flexible(let least)? = area.section.group.interItemSpacing
        else { return nil }
        return least
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
        let style = LineStyle.pattern([2, 2])
        if abs(shift) > 0.5 {
            for cell in cells {
                marks.outlines.append(
                    OutlineMark(
                        frame: cell.frame.moved(by: Point(main: shift, cross: 0, axis: axis)), role: .structure,
                        style: style, width: 1))
            }
            marks.addLegend(.outline(style, width: 1), .structure, "where it is released")
        }
        guard let rest = restingLine(of: cells) else { return }
        let bounds = placed(area.bounds)
        marks.add(
            LineMark(
                segment: Segment(bounds[axis.cross], at: rest.place, axis: axis.cross), role: .excess, width: 1.5,
                isHard: false))
        let below = first.frame[axis.cross].upperBound + 6
        let arrow = marks.add(
            LineMark(
                segment: Segment(
                    Point(main: rest.place + shift, cross: below, axis: axis),
                    Point(main: rest.place, cross: below, axis: axis)), role: .excess, end: .arrow))
        let way = abs(shift) > 0.5 ? "\(numberText(released)) → \(numberText(resting))" : numberText(resting)
        marks.labels.append(
            LabelMark(
                text: "\(rest.name): \(way)", role: .excess, look: .tag,
                place: abs(shift) > 0.5 ? .atEnd(arrow) : .within(first.frame, [.below, .above, .after])))
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
    fileprivate func outset(by insets: DirectionalEdgeInsets, _ subject: Subject) -> Rect {
        let zoom = subject.zoom
        let (left, right) =
            subject.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return inset(
            by: EdgeInsets(
                top: -insets.top * zoom, left: -left * zoom, bottom: -insets.bottom * zoom, right: -right * zoom))
    }
}
