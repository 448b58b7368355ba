import QuoinLayout

/// A possible frame of a label, regardless of other marks.
struct LabelCandidate {
    var frame: Rect
    /// The cost of the position itself; 0 for the position that an author would choose.
    var cost: Double
    /// A line from the mark to the label, if they are apart.
    var leader: Segment?
}

extension LabelMark {
    /// The possible frames of the label, the nearest first.
    ///
    /// - Parameters:
    ///   - size: the size of the label.
    ///   - lines: the lines of the figure.
    ///   - bounds: the area of the layout and its marks.
    ///   - limit: the cost below which frames are needed.
    func candidates(_ size: Size, lines: [LineMark], bounds: Rect, below limit: Double) -> [LabelCandidate] {
        let places = LabelPlaces(size: size, limit: limit)
        return switch place {
        case .along(let line): places.along(lines[line].segment)
        case .within(let area, let spots): places.within(area, spots)
        // Where a distance is seen from the side.
        case .outside(let area): places.beside(bounds, for: area, along: lens.map { [$0.axis.cross] } ?? Axis.allCases)
        case .atEnd(let line): places.endPlaces(of: lines[line].segment)
        }
    }
}

extension LabelCandidate {
    /// The distances of a label from its mark, in points; at the last one a label is always free.
    private static let distances: [Double] = [12, 18, 26, 36, 48, 64, 84, 110, 140, 180, 230, 300, 400, 550, 800, 1200]

    /// Frames around a point, in sixteen directions at growing distances, each with a leader.
    static func rings(around point: Point, _ size: Size, base: Double, below limit: Double) -> [LabelCandidate] {
        guard base < limit else { return [] }
        return distances.flatMap { distance in
            directions.map { direction in
                // The nearest point of the label's edge is on the ring.
                let center = Point(
                    point.x + direction.x * (distance + size.width / 2 * abs(direction.x)),
                    point.y + direction.y * (distance + size.height / 2 * abs(direction.y)))
                let frame = Rect(center: center, size: size).onWholePoints
                return LabelCandidate(
                    frame: frame, cost: base + distance / 6 + (direction.isAlongAxis ? 0 : 3),
                    leader: Segment(point, frame.nearest(to: point)))
            }
        }
    }

    /// Sixteen directions, those along the axes first. Trigonometric functions could differ between machines.
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
    /// The rectangle with its corner at whole points, where text is sharp at every scale.
    var onWholePoints: Rect { Rect(origin: Point(minX.rounded(), minY.rounded()), size: size) }
}
