import QuoinLayout

/// A place that a label might have, before it is known what stands there.
struct LabelCandidate {
    var frame: Rect
    /// What is wrong with it on its own account; 0 is where an author would put it.
    var cost: Double
    /// From the mark to the label, where it stands apart.
    var leader: Segment?
}

extension LabelMark {
    /// The places for the label, the nearest first.
    ///
    /// - Parameters:
    ///   - size: that of the label.
    ///   - lines: the lines of the figure.
    ///   - bounds: what the layout and its marks cover.
    ///   - limit: what a place must not cost.
    func candidates(_ size: Size, lines: [LineMark], bounds: Rect, below limit: Double) -> [LabelCandidate] {
        switch place {
        case .along(let line): LineCandidates(lines[line].segment, size).all(below: limit)
        case .within(let area, let spots): AreaCandidates(area, spots, size).all(below: limit)
        case .outside(let area): OutsideCandidates(area, bounds, size).all
        case .atEnd(let line): EndCandidates(lines[line].segment, size).all(below: limit)
        }
    }
}

extension LabelCandidate {
    /// How far from a mark a label may stand, in points; the last is far enough to be free.
    private static let distances: [Double] = [12, 18, 26, 36, 48, 64, 84, 110, 140, 180, 230, 300, 400, 550, 800, 1200]

    /// Places around a point, in sixteen directions at growing distances, each with a leader.
    static func rings(around point: Point, _ size: Size, base: Double, below limit: Double) -> [LabelCandidate] {
        guard base < limit else { return [] }
        return distances.flatMap { distance in
            directions.map { direction in
                // The point of the label's edge that is nearest lies on the ring.
                let center = Point(
                    point.x + direction.x * (distance + size.width / 2 * abs(direction.x)),
                    point.y + direction.y * (distance + size.height / 2 * abs(direction.y)))
                let frame = Rect(center: center, size: size).onWholePoints
                return LabelCandidate(
                    frame: frame, cost: base + distance / 6 + (direction.isAlongAxis ? 0 : 0.5),
                    leader: Segment(point, frame.nearest(to: point)))
            }
        }
    }

    /// Sixteen directions, those along the axes first; no trigonometry, which could differ between machines.
    private static let directions: [Point] = {
        let (near, half, far) = (0.382_683_432_365, 0.707_106_781_187, 0.923_879_532_511)
        return [
            Point(0, -1), Point(0, 1), Point(1, 0), Point(-1, 0),
            Point(half, -half), Point(-half, -half), Point(half, half), Point(-half, half),
            Point(near, -far), Point(-near, -far), Point(near, far), Point(-near, far),
            Point(far, -near), Point(-far, -near), Point(far, near), Point(-far, near),
        ]
    }()
}

extension Point {
    fileprivate var isAlongAxis: Bool { x == 0 || y == 0 }
}

extension Rect {
    /// The rectangle with its corner on a whole point, where letters are sharp at every scale.
    var onWholePoints: Rect { Rect(origin: Point(minX.rounded(), minY.rounded()), size: size) }
}
