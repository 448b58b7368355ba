import QuoinLayout

/// The possible frames of a text beside a figure, with an arrow to an area in it.
struct OutsideCandidates {
    let area: Rect
    let bounds: Rect
    let size: Size

    init(_ area: Rect, _ bounds: Rect, _ size: Size) {
        (self.area, self.bounds, self.size) = (area, bounds, size)
    }

    /// The distances from the figure to the text, in points.
    private static let distances = [26.0, 46, 70, 100, 140, 200, 300, 450, 700, 1000]

    var all: [LabelCandidate] {
        Self.distances.flatMap { distance in
            Axis.allCases.flatMap { axis in
                [1.0, -1].flatMap { side in
                    [0.0, -18, 18, -36, 36, -60, 60, -90, 90].map { (axis, side, $0, distance) }
                }
            }
        }.map(candidate)
    }

    /// A text on one side of the figure, moved along it.
    private func candidate(_ axis: Axis, _ side: Double, _ slide: Double, _ distance: Double) -> LabelCandidate {
        let edge = side > 0 ? bounds[axis].upperBound : bounds[axis].lowerBound
        let near = side > 0 ? area[axis].upperBound : area[axis].lowerBound
        let center = Point(
            main: edge + side * (distance + size[axis] / 2), cross: area.center[axis.cross] + slide, axis: axis)
        let frame = Rect(center: center, size: size).onWholePoints
        let target = area[axis.cross]
        // The arrow is perpendicular to the edge if the text is opposite to it.
        let place = min(
            max(frame.center[axis.cross], target.lowerBound + 4), max(target.upperBound - 4, target.lowerBound + 4))
        let tip = Point(main: near, cross: place, axis: axis)
        let distanceInside = abs(edge - near)
        return LabelCandidate(
            frame: frame,
            cost: distance / 10 + abs(slide) / 30 + distanceInside / 20 + (axis == .horizontal ? 0 : 0.5)
                + (side > 0 ? 0 : 0.2),
            leader: Segment(frame.nearest(to: tip), tip))
    }
}
