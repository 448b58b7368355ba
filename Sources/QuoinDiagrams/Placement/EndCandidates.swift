import QuoinLayout

/// The possible frames of the label of a line that must stay visible: beyond its ends, or beside them.
struct EndCandidates {
    let line: Segment
    let size: Size

    init(_ line: Segment, _ size: Size) {
        (self.line, self.size) = (line, size)
    }

    /// - Parameter limit: the cost below which frames are needed; rings that cost more are left out.
    func all(below limit: Double) -> [LabelCandidate] {
        let axis = line.axis ?? .horizontal
        let out = size[axis.cross] / 2 + 3
        let ends = [(line.end, 1.0), (line.start, -1.0)]
        return ends.enumerated().flatMap { number, end in
            let (point, side) = end
            let beyond = [4.0, 12, 20, 30, 42].map { distance in
                var result = candidate(
                    point, axis, side * (size[axis] / 2 + distance), 0, Double(number) + (distance - 4) / 10)
                if distance > 8 { result.leader = Segment(point, result.frame.nearest(to: point)) }
                return result
            }
            let beside = [-1.0, 1].map { above in
                candidate(point, axis, -side * (size[axis] / 2 + 2), out * above, Double(number) + 1.5)
            }
            return beyond + beside + LabelCandidate.rings(around: point, size, base: 6 + Double(number), below: limit)
        }
    }

    private func candidate(
        _ end: Point, _ axis: Axis, _ along: Double, _ across: Double, _ cost: Double
    ) -> LabelCandidate {
        let center = Point(main: end[axis] + along, cross: end[axis.cross] + across, axis: axis)
        return LabelCandidate(frame: Rect(center: center, size: size).onWholePoints, cost: cost)
    }
}
