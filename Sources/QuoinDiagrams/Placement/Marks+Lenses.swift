import QuoinLayout

extension Marks {
    /// Shows distances that are too small to be seen enlarged beside the layout, in place of a measure, where a line leads
    /// there. A layout that is itself smaller than such a part has none.
    mutating func enlargeTinyDistances(of subject: Subject, _ shaping: LabelShaping) {
        let scale = shaping.fontSize / DiagramStyle.fontSize
        let isLarge = Axis.allCases.allSatisfy { subject.bounds[$0].length >= DiagramStyle.lens.size[$0] * scale }
        guard subject.moves.isEmpty, isLarge else { return }
        let tiny = dimensions.indices.filter {
            dimensions[$0].isBand && dimensions[$0].span.length < DiagramStyle.lens.below * scale
                && subject.isOpen(from: dimensions[$0].area, along: dimensions[$0].axis.cross)
        }
        .prefix(DiagramStyle.lens.most)
        for number in tiny {
            let dimension = dimensions[number]
            let lens = Lens(of: dimension, in: subject, scale: scale)
            labels.append(
                LabelMark(
                    text: dimension.text, role: dimension.role, look: .lens(lens), place: .outside(dimension.area),
                    source: dimension.source))
        }
        for number in tiny.reversed() { dimensions.remove(at: number) }
    }
}

extension Subject {
    /// Whether a short line along an axis leads from an area to a side of the layout, across no text and no image.
    fileprivate func isOpen(from area: Rect, along axis: Axis) -> Bool {
        let (place, sides) = (area.center[axis.cross], bounds[axis])
        let ways = [(sides.lowerBound, area[axis].lowerBound), (area[axis].upperBound, sides.upperBound)]
        return ways.contains { start, end in
            let way = min(start, end)...end
            let line = Segment(way, at: place, axis: axis)
            return way.length <= DiagramStyle.lens.reach
                && !content.contains(near: line.bounds, where: line.crosses)
        }
    }
}

extension Lens {
    /// A lens over the place of a distance where content is beside it.
    ///
    /// - Parameter scale: the size of labels, as a part of the usual one.
    fileprivate init(of dimension: DimensionMark, in subject: Subject, scale: Double) {
        let size = DiagramStyle.lens.size
        self.init(
            axis: dimension.axis, length: dimension.span.length, center: dimension.area.center,
            size: Size(size.width * scale, size.height * scale))
        let across = dimension.axis.cross
        let shown = self.size[across] / factor
        let near = subject.content.near(dimension.area.grown(by: shown / 2)).map { $0[across] }
        let content = near.min { $0.lowerBound < $1.lowerBound }.flatMap { $0.common(with: dimension.across) }
        let extent = content ?? dimension.across
        // Where reading begins, with a bit of what is around.
        let isFromEnd = across == .horizontal && subject.isRightToLeft
        let start = isFromEnd ? extent.upperBound - shown * 0.4 : extent.lowerBound + shown * 0.4
        center[across] = extent.length > shown ? start : extent.middle
    }
}
