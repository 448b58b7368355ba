import QuoinLayout

/// The possible frames of the label of a line: on it if it is long enough, beside it, beyond its ends, or apart from it.
struct LineCandidates {
    let line: Segment
    let size: Size

    init(_ line: Segment, _ size: Size) {
        (self.line, self.size) = (line, size)
    }

    /// The least length of a line on both sides of a label that is on it, in points.
    private static let visibleLength = 4.0
    /// The distance between a line and a label beside it, in points.
    private static let distance = 3.0

    /// - Parameter limit: the cost below which frames are needed; rings that cost more are left out.
    func all(below limit: Double) -> [LabelCandidate] {
        func rings(base: Double) -> [LabelCandidate] {
            LabelCandidate.rings(around: line.middle, size, base: base, below: limit)
        }
        guard let axis = line.axis else { return rings(base: 4) }
        return on(axis) + beside(axis) + beyond(axis) + rings(base: 7)
    }

    private func on(_ axis: Axis) -> [LabelCandidate] {
        guard line.length >= size[axis] + 2 * Self.visibleLength else { return [] }
        let free = (line.length - size[axis]) / 2 - Self.visibleLength
        return [0, -0.5, 0.5, -1, 1].map { part in
            candidate(main: line.middle[axis] + free * part, cross: line.middle[axis.cross], axis, abs(part))
        }
    }

    private func beside(_ axis: Axis) -> [LabelCandidate] {
        let slide = size[axis] / 2 + 4
        return [Self.distance, 9, 16, 24].flatMap { distance in
            [-1.0, 1].flatMap { side in
                (distance > Self.distance ? [0.0] : [0, -1, 1]).map { part in
                    let out = (size[axis.cross] / 2 + distance) * side
                    var result = candidate(
                        main: line.middle[axis] + slide * part, cross: line.middle[axis.cross] + out, axis,
                        2.2 + distance / 10 + abs(part) + (side > 0 ? 0.25 : 0))
                    if distance > Self.distance {
                        result.leader = Segment(line.middle, result.frame.nearest(to: line.middle))
                    }
                    return result
                }
            }
        }
    }

    private func beyond(_ axis: Axis) -> [LabelCandidate] {
        let ends = [(line.start, -1.0), (line.end, 1.0)]
        return [8.0, 14, 22, 32].flatMap { distance in
            ends.map { end, side in
                var result = candidate(
                    main: end[axis] + side * (distance + size[axis] / 2), cross: end[axis.cross], axis,
                    3.5 + distance / 10 + (side > 0 ? 0.25 : 0))
                result.leader = Segment(end, result.frame.nearest(to: end))
                return result
            }
        }
    }

    private func candidate(main: Double, cross: Double, _ axis: Axis, _ cost: Double) -> LabelCandidate {
        let center = Point(main: main, cross: cross, axis: axis)
        return LabelCandidate(frame: Rect(center: center, size: size).onWholePoints, cost: cost)
    }
}
