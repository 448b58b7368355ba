import QuoinLayout

/// The possible frames of a label of a size.
struct LabelPlaces {
    let size: Size
    /// The cost below which frames are needed; rings that cost more are left out.
    let limit: Double

    /// - Parameter origin: where the line to the label begins, if they are apart.
    private func candidate(
        main: Double, cross: Double, _ axis: Axis, _ cost: Double, from origin: Point? = nil
    ) -> LabelCandidate {
        let frame = Rect(center: Point(main: main, cross: cross, axis: axis), size: size).onWholePoints
        return LabelCandidate(
            frame: frame, cost: cost, leader: origin.map { Segment($0, frame.nearest(to: $0)) })
    }

    private func rings(around point: Point, base: Double) -> [LabelCandidate] {
        LabelCandidate.rings(around: point, size, base: base, below: limit)
    }
}

// MARK: - Lines

extension LabelPlaces {
    /// The least length of a line on both sides of a label that is on it, in points.
    private static let visibleLength = 4.0
    /// The distance between a line and a label beside it, in points.
    private static let distance = 3.0

    /// On a line if it is long enough, beside it, beyond its ends, or apart from it.
    func along(_ line: Segment) -> [LabelCandidate] {
        guard let axis = line.axis else { return rings(around: line.middle, base: 4) }
        return on(line, axis) + beside(line, axis) + beyond(line, axis) + rings(around: line.middle, base: 7)
    }

    private func on(_ line: Segment, _ axis: Axis) -> [LabelCandidate] {
        guard line.length >= size[axis] + 2 * Self.visibleLength else { return [] }
        let free = (line.length - size[axis]) / 2 - Self.visibleLength
        return [0, -0.5, 0.5, -1, 1].map { part in
            candidate(main: line.middle[axis] + free * part, cross: line.middle[axis.cross], axis, abs(part))
        }
    }

    private func beside(_ line: Segment, _ axis: Axis) -> [LabelCandidate] {
        let slide = size[axis] / 2 + 4
        return [Self.distance, 9, 16, 24].flatMap { distance in
            [-1.0, 1].flatMap { side in
                (distance > Self.distance ? [0.0] : [0, -1, 1]).map { part in
                    let out = (size[axis.cross] / 2 + distance) * side
                    return candidate(
                        main: line.middle[axis] + slide * part, cross: line.middle[axis.cross] + out, axis,
                        2.2 + distance / 10 + abs(part) + (side > 0 ? 0.25 : 0),
                        from: distance > Self.distance ? line.middle : nil)
                }
            }
        }
    }

    private func beyond(_ line: Segment, _ axis: Axis) -> [LabelCandidate] {
        [8.0, 14, 22, 32].flatMap { distance in
            [(line.start, -1.0), (line.end, 1.0)].map { end, side in
                candidate(
                    main: end[axis] + side * (distance + size[axis] / 2), cross: end[axis.cross], axis,
                    3.5 + distance / 10 + (side > 0 ? 0.25 : 0), from: end)
            }
        }
    }

    /// Beyond the ends of a line that must stay visible, or beside them.
    func endPlaces(of line: Segment) -> [LabelCandidate] {
        let axis = line.axis ?? .horizontal
        let out = size[axis.cross] / 2 + 3
        return [(line.end, 1.0), (line.start, -1.0)].enumerated().flatMap { number, end in
            let (point, side) = end
            let beyond = [4.0, 12, 20, 30, 42].map { distance in
                candidate(
                    main: point[axis] + side * (size[axis] / 2 + distance), cross: point[axis.cross], axis,
                    Double(number) + (distance - 4) / 10, from: distance > 8 ? point : nil)
            }
            let beside = [-1.0, 1].map { above in
                candidate(
                    main: point[axis] + -side * (size[axis] / 2 + 2), cross: point[axis.cross] + out * above, axis,
                    Double(number) + 1.5)
            }
            return beyond + beside + rings(around: point, base: 6 + Double(number))
        }
    }

    // MARK: Areas

    /// In an area, at its edge, or apart from it.
    func within(_ area: Rect, _ spots: [LabelMark.Spot]) -> [LabelCandidate] {
        let places = spots.enumerated().compactMap { number, spot in
            frame(at: spot, of: area).map { LabelCandidate(frame: $0.onWholePoints, cost: Double(number) * 0.6) }
        }
        let anchors = [
            Point(area.center.x, area.minY), Point(area.center.x, area.maxY), Point(area.minX, area.center.y),
            Point(area.maxX, area.center.y),
        ]
        return places + anchors.flatMap { rings(around: $0, base: 8) }
    }

    /// The frame at a spot, or `nil` if the label does not fit into the area.
    private func frame(at spot: LabelMark.Spot, of area: Rect) -> Rect? {
        let (left, right) = (area.minX + 4, area.maxX - size.width - 4)
        let (top, bottom) = (area.minY + 4, area.maxY - size.height - 4)
        let (middle, height) = (area.center.x - size.width / 2, area.center.y - size.height / 2)
        let isOutside = [.above, .below, .before, .after, .rim, .rimLeft, .rimRight, .lowerRimLeft, .lowerRimRight]
            .contains(spot)
        let rim = (top: area.minY - size.height / 2, bottom: area.maxY - size.height / 2)
        guard isOutside || size.width <= area.size.width && size.height <= area.size.height else { return nil }
        let origin =
            switch spot {
            case .above: Point(middle, area.minY - size.height - 3)
            case .below: Point(middle, area.maxY + 3)
            case .before: Point(area.minX - size.width - 4, height)
            case .after: Point(area.maxX + 4, height)
            case .rim: Point(middle, rim.top)
            case .rimLeft: Point(area.minX + 6, rim.top)
            case .rimRight: Point(area.maxX - size.width - 6, rim.top)
            case .lowerRimLeft: Point(area.minX + 6, rim.bottom)
            case .lowerRimRight: Point(area.maxX - size.width - 6, rim.bottom)
            case .center: Point(middle, height)
            case .topLeft: Point(left, top)
            case .topRight: Point(right, top)
            case .bottomLeft: Point(left, bottom)
            case .bottomRight: Point(right, bottom)
            }
        return Rect(origin: origin, size: size)
    }

    /// The distances from a figure to a text beside it, in points.
    private static let distances = [26.0, 46, 70, 100, 140, 200, 300, 450, 700, 1000]

    /// Beside a figure, with an arrow to an area in it.
    func beside(_ bounds: Rect, for area: Rect, along axes: [Axis]) -> [LabelCandidate] {
        Self.distances.flatMap { distance in
            axes.flatMap { axis in
                [1.0, -1].flatMap { side in
                    [0.0, -18, 18, -36, 36, -60, 60, -90, 90].map { slide in
                        beside(bounds, for: area, axis, side, slide, distance)
                    }
                }
            }
        }
    }

    /// A text on one side of the figure, moved along it.
    private func beside(
        _ bounds: Rect, for area: Rect, _ axis: Axis, _ side: Double, _ slide: Double, _ distance: Double
    ) -> LabelCandidate {
        let edge = side > 0 ? bounds[axis].upperBound : bounds[axis].lowerBound
        let near = side > 0 ? area[axis].upperBound : area[axis].lowerBound
        let (turned, back) = (axis == .horizontal ? 0 : 0.5, side > 0 ? 0 : 0.2)
        var result = candidate(
            main: edge + side * (distance + size[axis] / 2), cross: area.center[axis.cross] + slide, axis,
            distance / 10 + abs(slide) / 30 + abs(edge - near) / 20 + turned + back)
        let target = area[axis.cross]
        // The arrow is perpendicular to the edge if the text is opposite to it.
        let place = min(
            max(result.frame.center[axis.cross], target.lowerBound + 4),
            max(target.upperBound - 4, target.lowerBound + 4))
        let tip = Point(main: near, cross: place, axis: axis)
        result.leader = Segment(result.frame.nearest(to: tip), tip)
        return result
    }
}

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
