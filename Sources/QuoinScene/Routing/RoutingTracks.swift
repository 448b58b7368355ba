import QuoinValues

/// The parallel lines of a grid along one axis, which a way may follow, and what each part of them costs.
struct RoutingTracks {
    /// What a way has in common with all others on the grid.
    struct Surroundings {
        /// What is not crossed.
        var obstacles: [Rect]
        /// Where a way should stay.
        var area: Rect
        /// The parts of other lines that the way does not share.
        var lines: [Rect]
    }

    private let axis: Axis
    /// Where each line is.
    private let positions: [Double]
    /// Where the other lines of the grid cross them.
    private let stops: [Double]
    private let isMiddle: [Bool]
    private let surroundings: Surroundings
    /// By line; `nil` for a line that no way came near. Most of the others are far from it.
    private var near: [(obstacles: [Rect], lines: [Rect])?]
    /// By line and part; not a number if it is not known yet.
    private var costs: [Double]

    /// The distance from obstacles that a way keeps where it can, in points.
    static let clearance = 16.0
    /// The distance from obstacles beyond which nothing is better, in points.
    private static let comfort = 48.0
    /// The distance from parallel lines, in points.
    private static let distance = 6.0
    private static let crossing = 70.0

    /// - Parameter middles: the positions in the middle between two obstacles, where a way is best.
    init(along axis: Axis, at positions: [Double], stops: [Double], middles: Set<Double>, _ surroundings: Surroundings)
    {
        (self.axis, self.positions, self.stops, self.surroundings) = (axis, positions, stops, surroundings)
        isMiddle = positions.map(middles.contains)
        near = Array(repeating: nil, count: positions.count)
        costs = Array(repeating: .nan, count: positions.count * stops.count)
    }

    /// What a part of a line costs, from a stop to the next one: its length, and more where it is not good.
    mutating func cost(ofPart part: Int, onLine line: Int) -> Double {
        let index = line * stops.count + part
        if costs[index].isNaN { costs[index] = newCost(ofPart: part, onLine: line) }
        return costs[index]
    }

    private mutating func newCost(ofPart number: Int, onLine line: Int) -> Double {
        let near = neighbors(of: line)
        let position = positions[line]
        let part = Rect(
            from: Point(main: stops[number], cross: position, axis: axis),
            to: Point(main: stops[number + 1], cross: position, axis: axis))
        let length = stops[number + 1] - stops[number]
        var cost = isMiddle[line] ? length : 1.1 * length
        for obstacle in near.obstacles {
            if let distance = part.gap(beside: obstacle, along: axis), distance < Self.comfort {
                cost += 0.2 * length * (1 - distance / Self.comfort)
                // It would look like a part of the edge.
                if distance < Self.distance / 2 { cost += 8 * length + 120 }
            }
            let around = obstacle.grown(by: Self.clearance - 0.5)
            guard part.meets(around) else { continue }
            let shared = part.intersection(around).size
            cost += shared.width + shared.height
            if part.meets(obstacle.grown(by: -0.5)) { cost += 40 * length + 400 }
        }
        if !surroundings.area.contains(part) { cost += 2 * length }
        for other in near.lines {
            if other.size[axis.cross] == 0 {
                cost += part.meets(other.grown(by: Self.distance)) ? 8 * length + 120 : 0
            } else if part.meets(other), other.passes(position, across: axis.cross) {
                cost += Self.crossing
            }
        }
        return cost
    }

    private mutating func neighbors(of line: Int) -> (obstacles: [Rect], lines: [Rect]) {
        if let known = near[line] { return known }
        let (position, across) = (positions[line], axis.cross)
        func isNear(_ frame: Rect, _ distance: Double) -> Bool {
            let start = frame.origin[across]
            return position >= start - distance && position <= start + frame.size[across] + distance
        }
        let found = (
            obstacles: surroundings.obstacles.filter { isNear($0, Self.comfort) },
            lines: surroundings.lines.filter { isNear($0, Self.distance) }
        )
        near[line] = found
        return found
    }
}

extension Rect {
    /// Whether a rectangle without a width or a height has a point within the other.
    fileprivate func meets(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Whether a line goes on to both sides of a position, and does not end there as a branch.
    fileprivate func passes(_ position: Double, across axis: Axis) -> Bool {
        origin[axis] < position - 0.5 && origin[axis] + size[axis] > position + 0.5
    }

    /// The distance of a line from a rectangle that it passes, in points; `nil` if it does not pass it.
    fileprivate func gap(beside other: Rect, along axis: Axis) -> Double? {
        func distance(along axis: Axis) -> Double {
            let (start, otherStart) = (origin[axis], other.origin[axis])
            return max(start - (otherStart + other.size[axis]), otherStart - (start + size[axis]))
        }
        return distance(along: axis) < 0 ? max(distance(along: axis.cross), 0) : nil
    }
}
