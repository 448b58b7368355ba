import QuoinScene

extension Marks {
    /// Marks what changed from another layout: where elements were, how far they moved, how large they are, and which are
    /// new or gone.
    mutating func add(_ changes: [Diagram.Change], in subject: Subject) {
        for change in changes {
            let (before, now) = (change.before?.scaled(by: subject.zoom), change.now?.scaled(by: subject.zoom))
            guard let frame = now ?? before else { continue }
            if let before, before != now {
                addGhost(before, now == nil ? .overflow : .position, now == nil ? "gone" : "before")
            } else if before == nil {
                addOutline(frame, .room, width: 1, meaning: "new")
            }
            if let before, let now {
                addMove(change.distance, from: before, to: now)
                for axis in Axis.allCases where change.grownAxes.contains(axis) {
                    let lengths = [before, now].map { subject.text(ofLength: $0[axis].length) }
                    addDimension(
                        axis, now[axis], across: now[axis.cross], lengths.joined(separator: " → "), .size,
                        place: .beside)
                }
            }
            if let words = change.words {
                addLabel(
                    words, now == nil ? .overflow : before == nil ? .room : .size, look: .tag,
                    .within(frame, [.above, .below, .after, .before, .topLeft, .bottomLeft]))
            }
        }
    }

    /// Marks where an element was, under the letters that are there now.
    private mutating func addGhost(_ frame: Rect, _ role: MarkRole, _ meaning: String) {
        let corners = [
            Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY), Point(frame.maxX, frame.maxY),
            Point(frame.minX, frame.maxY),
        ]
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) where start != end {
            add(
                LineMark(
                    segment: Segment(start, end), role: role, style: .dashed, isHard: false))
        }
        addLegend(.outline(.dashed, width: 1), role, meaning)
    }

    /// Marks how far an element moved: along one axis by an arrow beside it, otherwise by one from its middle.
    private mutating func addMove(_ distance: Point, from before: Rect, to now: Rect) {
        let axes = Axis.allCases.filter { distance[$0] != 0 }
        guard axes.count == 1, let axis = axes.first else {
            guard !axes.isEmpty else { return }
            let line = add(
                LineMark(segment: Segment(before.center, now.center), role: .position, start: .dot, end: .arrow))
            let words = Axis.allCases.map { signedText(distance[$0]) }.joined(separator: ", ")
            return addLabel(words, .position, .along(line))
        }
        let ends = [before[axis].lowerBound, now[axis].lowerBound].sorted()
        var mark = DimensionMark(
            axis, ends[0]...ends[1], across: before.union(now)[axis.cross], signedText(distance[axis]), .position,
            place: .beside)
        (mark.start, mark.end) = distance[axis] > 0 ? (.bar, .arrow) : (.arrow, .bar)
        add(mark)
    }

    private func signedText(_ value: Double) -> String { (value > 0 ? "+" : "") + measureText(value) }
}
