import QuoinValues

/// Finds the best way along the axes between some points: short, with few bends, and around rectangles.
///
/// The way follows the lines of a grid: beside the rectangles, between them, and through the points.
struct OrthogonalSearch {
    private let surroundings: RoutingTracks.Surroundings
    /// The coordinates in the middle between two edges of obstacles, where a way is best.
    private let middles: (x: Set<Double>, y: Set<Double>)

    init(_ surroundings: RoutingTracks.Surroundings) {
        self.surroundings = surroundings
        let obstacles = surroundings.obstacles
        func middlesOfEdges(_ axis: Axis) -> Set<Double> {
            let edges = Set(obstacles.flatMap { [$0.origin[axis], $0.origin[axis] + $0.size[axis]] }).sorted()
            return Set(zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 })
        }
        middles = (middlesOfEdges(.horizontal), middlesOfEdges(.vertical))
    }

    private static let bend = 50.0
    /// How long a line goes on after its beginning and before its end where it can, in points: a shorter part does not show
    /// where it leads, and has no room for a head.
    private static let stub = 14.0

    private struct State {
        var column: Int
        var row: Int
        /// The way by which it was reached; `nil` at a beginning that leads anywhere.
        var direction: Side?

        /// How many directions there are, with none.
        static let directions = 5

        /// The position in a list of all states.
        func index(columns: Int) -> Int {
            let number =
                switch direction {
                case .top: 0
                case .bottom: 1
                case .left: 2
                case .right: 3
                case nil: 4
                }
            return (row * columns + column) * Self.directions + number
        }
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
        var rows = RoutingTracks(along: .horizontal, at: ys, stops: xs, middles: middles.y, surroundings)
        var columns = RoutingTracks(along: .vertical, at: xs, stops: ys, middles: middles.x, surroundings)
        func cell(_ point: Point) -> (column: Int, row: Int) {
            (xs.firstIndex(of: point.x) ?? 0, ys.firstIndex(of: point.y) ?? 0)
        }
        let goals = ends.map { (cell: cell($0.point), port: $0) }
        let isNearEnd = cells(within: Self.stub, of: starts + ends, xs, ys)
        var visits: [Visit] = []
        var queue = PriorityQueue()
        var best = Array(repeating: Double.infinity, count: xs.count * ys.count * State.directions)
        func reach(_ state: State, _ cost: Double, from previous: Int?) {
            guard cost < best[state.index(columns: xs.count)] else { return }
            best[state.index(columns: xs.count)] = cost
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
            guard visit.cost <= best[visit.state.index(columns: xs.count)] else { continue }
            for (cell, port) in goals where cell == (visit.state.column, visit.state.row) {
                let isStart = visit.previous == nil
                guard !isStart, port.side == nil || port.side?.opposite == visit.state.direction else { continue }
                if visit.cost + port.cost < goal?.cost ?? .infinity { goal = (next.item, visit.cost + port.cost) }
            }
            for side in Side.allCases where side != visit.state.direction?.opposite {
                if visit.previous == nil, let only = visit.state.direction, only != side { continue }
                let column = visit.state.column + Int(side.outward.x)
                let row = visit.state.row + Int(side.outward.y)
                guard xs.indices.contains(column), ys.indices.contains(row) else { continue }
                let isBend = visit.state.direction != nil && visit.state.direction != side
                let isEarly = isBend && isNearEnd[visit.state.row * xs.count + visit.state.column]
                let turn = isBend ? isEarly ? 2 * Self.bend : Self.bend : 0
                let way =
                    row == visit.state.row
                    ? rows.cost(ofPart: min(column, visit.state.column), onLine: row)
                    : columns.cost(ofPart: min(row, visit.state.row), onLine: column)
                reach(
                    State(column: column, row: row, direction: side), visit.cost + turn + way, from: next.item)
            }
        }
        guard var way = points(to: goal?.visit, visits, xs, ys) else { return [starts[0].tip, ends[0].tip] }
        let last = way.count - 1
        if let start = starts.first(where: { $0.point == way[0] }) { way[0] = start.tip }
        if let end = ends.first(where: { $0.point == way[last] }) { way[last] = end.tip }
        return way
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

    /// By cell, row by row, whether it is straight before or behind a port, at most so many points away.
    private func cells(
        within distance: Double, of ports: [ConnectorTerminal.Port], _ xs: [Double], _ ys: [Double]
    ) -> [Bool] {
        var found = Array(repeating: false, count: xs.count * ys.count)
        for port in ports {
            guard let column = xs.firstIndex(of: port.point.x), let row = ys.firstIndex(of: port.point.y) else {
                continue
            }
            for (other, x) in xs.enumerated() where abs(x - port.point.x) < distance {
                found[row * xs.count + other] = true
            }
            for (other, y) in ys.enumerated() where abs(y - port.point.y) < distance {
                found[other * xs.count + column] = true
            }
        }
        return found
    }

    /// The coordinates of lines beside the obstacles, between them, and through points.
    private func coordinates(_ axis: Axis, _ ports: [ConnectorTerminal.Port]) -> [Double] {
        let beside = surroundings.obstacles.flatMap {
            [$0.origin[axis] - RoutingTracks.clearance, $0.origin[axis] + $0.size[axis] + RoutingTracks.clearance]
        }
        return middles(axis).union(ports.map { $0.point[axis] } + beside).sorted()
    }

    private func middles(_ axis: Axis) -> Set<Double> { axis == .horizontal ? middles.x : middles.y }
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
