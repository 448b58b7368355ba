import QuoinLayout
import QuoinValues

/// Finds the best way along the axes between some points: short, with few bends, and around rectangles.
///
/// The way follows the lines of a grid: beside the rectangles, between them, and through the points.
struct OrthogonalSearch {
    /// What is not crossed.
    let obstacles: [Rect]
    /// Where a way should stay.
    let area: Rect
    /// The parts of other lines, and whether the way may share them.
    let lines: [(start: Point, end: Point, isShared: Bool)]
    /// The coordinates in the middle between two edges of obstacles, where a way is best.
    private let middles: (x: Set<Double>, y: Set<Double>)

    init(obstacles: [Rect], area: Rect, lines: [(start: Point, end: Point, isShared: Bool)]) {
        (self.obstacles, self.area, self.lines) = (obstacles, area, lines)
        func middlesOfEdges(_ axis: Axis) -> Set<Double> {
            let edges = Set(obstacles.flatMap { [$0.origin[axis], $0.origin[axis] + $0.size[axis]] }).sorted()
            return Set(zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 })
        }
        middles = (middlesOfEdges(.horizontal), middlesOfEdges(.vertical))
    }

    /// The distance from obstacles that a way keeps where it can, in points.
    static let clearance = 16.0
    /// The distance from obstacles beyond which nothing is better, in points.
    private static let comfort = 48.0
    private static let bend = 50.0
    private static let crossing = 70.0

    private struct State: Hashable {
        var column: Int
        var row: Int
        /// The way by which it was reached; `nil` at a beginning that leads anywhere.
        var direction: Side?
    }

    private struct Visit {
        var state: State
        var cost: Double
        var previous: Int?
    }

    /// The points of the best way, without those on a straight line.
    func route(from starts: [ConnectorTerminal.Port], to ends: [ConnectorTerminal.Port]) -> [Point] {
        let xs = coordinates(.horizontal, starts + ends)
        let ys = coordinates(.vertical, starts + ends)
        func cell(_ point: Point) -> (column: Int, row: Int) {
            (xs.firstIndex(of: point.x) ?? 0, ys.firstIndex(of: point.y) ?? 0)
        }
        let goals = ends.map { (cell: cell($0.point), port: $0) }
        var visits: [Visit] = []
        var queue = PriorityQueue()
        var best: [State: Double] = [:]
        func reach(_ state: State, _ cost: Double, from previous: Int?) {
            guard cost < best[state] ?? .infinity else { return }
            best[state] = cost
            let point = Point(xs[state.column], ys[state.row])
            let rest = goals.map { abs($0.port.point.x - point.x) + abs($0.port.point.y - point.y) }.min() ?? 0
            visits.append(Visit(state: state, cost: cost, previous: previous))
            queue.insert(visits.count - 1, priority: cost + rest)
        }
        for start in starts {
            let cell = cell(start.point)
            reach(State(column: cell.column, row: cell.row, direction: start.side), start.cost, from: nil)
        }
        var goal: (visit: Int, cost: Double)?
        while let next = queue.popFirst() {
            if let goal, next.priority >= goal.cost { break }
            let visit = visits[next.item]
            guard visit.cost <= best[visit.state] ?? .infinity else { continue }
            for (cell, port) in goals where cell == (visit.state.column, visit.state.row) {
                let isStart = visit.previous == nil
                guard !isStart, port.side == nil || port.side?.opposite == visit.state.direction else { continue }
                if visit.cost + port.cost < goal?.cost ?? .infinity { goal = (next.item, visit.cost + port.cost) }
            }
            let here = Point(xs[visit.state.column], ys[visit.state.row])
            for side in Side.allCases where side != visit.state.direction?.opposite {
                if visit.previous == nil, let only = visit.state.direction, only != side { continue }
                let column = visit.state.column + Int(side.outward.x)
                let row = visit.state.row + Int(side.outward.y)
                guard xs.indices.contains(column), ys.indices.contains(row) else { continue }
                let turn = visit.state.direction == nil || visit.state.direction == side ? 0 : Self.bend
                let cost = visit.cost + turn + cost(from: here, to: Point(xs[column], ys[row]))
                reach(State(column: column, row: row, direction: side), cost, from: next.item)
            }
        }
        return points(to: goal?.visit, visits, xs, ys) ?? [starts[0].point, ends[0].point]
    }

    private func points(to last: Int?, _ visits: [Visit], _ xs: [Double], _ ys: [Double]) -> [Point]? {
        guard let last else { return nil }
        let chain = sequence(first: last) { visits[$0].previous }.map { visits[$0].state }.reversed()
        let points = chain.map { Point(xs[$0.column], ys[$0.row]) }
        return points.indices.filter { index in
            guard index > 0, index + 1 < points.count else { return true }
            let (before, here, after) = (points[index - 1], points[index], points[index + 1])
            return !(before.x == here.x && here.x == after.x || before.y == here.y && here.y == after.y)
        }.map { points[$0] }
    }

    // MARK: - Grid

    /// The coordinates of lines beside the obstacles, between them, and through points.
    private func coordinates(_ axis: Axis, _ ports: [ConnectorTerminal.Port]) -> [Double] {
        let beside = obstacles.flatMap {
            [$0.origin[axis] - Self.clearance, $0.origin[axis] + $0.size[axis] + Self.clearance]
        }
        return middles(axis).union(ports.map { $0.point[axis] } + beside).sorted()
    }

    private func middles(_ axis: Axis) -> Set<Double> { axis == .horizontal ? middles.x : middles.y }

    // MARK: - Costs

    /// What a part of the way costs: its length, and more where it is not good.
    private func cost(from start: Point, to end: Point) -> Double {
        let part = Rect(from: start, to: end)
        let length = part.size.width + part.size.height
        var cost = length
        let across: Axis = part.size.width > 0 ? .vertical : .horizontal
        if !middles(across).contains(start[across]) { cost += 0.1 * length }
        for obstacle in obstacles {
            if let distance = part.gap(beside: obstacle), distance < Self.comfort {
                cost += 0.2 * length * (1 - distance / Self.comfort)
            }
            guard part.meets(obstacle.grown(by: Self.clearance - 0.5)) else { continue }
            let near = part.intersection(obstacle.grown(by: Self.clearance - 0.5))
            cost += near.size.width + near.size.height
            if part.meets(obstacle.grown(by: -0.5)) { cost += 40 * length + 400 }
        }
        if !area.contains(part) { cost += 2 * length }
        for line in lines { cost += penalty(part, length, along: line) }
        return cost
    }

    private func penalty(
        _ part: Rect, _ length: Double, along line: (start: Point, end: Point, isShared: Bool)
    ) -> Double {
        guard !line.isShared else { return 0 }
        let other = Rect(from: line.start, to: line.end)
        let isParallel = (part.size.height == 0) == (other.size.height == 0)
        if isParallel { return part.meets(other.grown(by: 6)) ? 8 * length + 120 : 0 }
        return part.meets(other) ? Self.crossing : 0
    }
}

extension Side {
    var opposite: Side {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .left: .right
        case .right: .left
        }
    }
}

extension Rect {
    /// Whether a rectangle without a width or a height has a point within the other.
    func meets(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// The distance of a line from a rectangle that it passes, in points; `nil` if it does not pass it.
    fileprivate func gap(beside other: Rect) -> Double? {
        if size.width > 0 {
            return minX < other.maxX && other.minX < maxX ? max(minY - other.maxY, other.minY - maxY, 0) : nil
        }
        return minY < other.maxY && other.minY < maxY ? max(minX - other.maxX, other.minX - maxX, 0) : nil
    }
}

/// Items by their priority, the least first; of equal ones the first that was inserted.
private struct PriorityQueue {
    private var heap: [(item: Int, priority: Double)] = []

    private func isBefore(_ a: Int, _ b: Int) -> Bool {
        (heap[a].priority, heap[a].item) < (heap[b].priority, heap[b].item)
    }

    mutating func insert(_ item: Int, priority: Double) {
        heap.append((item, priority))
        var index = heap.count - 1
        while index > 0, isBefore(index, (index - 1) / 2) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func popFirst() -> (item: Int, priority: Double)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
            guard let least = children.min(by: isBefore), isBefore(least, index) else { return first }
            heap.swapAt(index, least)
            index = least
        }
    }
}
