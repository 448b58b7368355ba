import QuoinLayout

/// The connectors of an element in a layout: the way of each, in the order in which they are written.
package struct ConnectorRouting {
    /// A connector with its way.
    package struct Line {
        package let connector: Connector
        /// From its beginning to its end; the bends are not yet rounded.
        package fileprivate(set) var points: [Point]
        /// What its label should not lie on.
        let obstacles: [Rect]
        /// What its label may lie in, but not on the edge of: what is around its ends.
        let surroundings: [Rect]
        fileprivate let ends: (from: [String], to: [String])
        fileprivate let position: Int
    }

    /// Those whose elements are there and are shown.
    package private(set) var lines: [Line] = []
    /// Ends that lead to no element, or to several, and where their connectors are written.
    package private(set) var problems: [(message: String, place: SourcePlace?)] = []
    /// Where lines and labels should stay: near the element that has the connectors.
    let area: Rect
    /// What is drawn at all.
    let canvas: Rect

    /// How far lines and labels may lie beyond the element, in points.
    private static let margin = 28.0

    private let layout: Layout
    private let elements: [String: [Int]]
    /// What is shown of its own, the outermost first.
    private let painted: [Int]

    /// - Parameter index: the element that has the connectors.
    package init(_ connectors: [Connector], of index: Int, in layout: Layout) {
        self.layout = layout
        canvas = Rect(origin: .zero, size: layout.size)
        area = layout.frames[index].grown(by: Self.margin).intersection(canvas)
        var elements: [String: [Int]] = [:]
        var painted: [Int] = []
        layout.visitDescendants(of: index) { child in
            if let id = layout.tree.id(of: child) { elements[id, default: []].append(child) }
            if layout.shows(child) { painted.append(child) }
        }
        (self.elements, self.painted) = (elements, painted)
        var pairs: [Set<Connector.End>: Int] = [:]
        let ends = connectors.enumerated().map { number, connector in
            (
                connector: connector, from: terminal(connector.from, of: connector, "connectors[\(number)].from"),
                to: terminal(connector.to, of: connector, "connectors[\(number)].to")
            )
        }
        for connector in connectors { pairs[[connector.from, connector.to], default: 0] += 1 }
        var numbers: [Set<Connector.End>: Int] = [:]
        var wanted: [Wanted] = []
        for (position, end) in ends.enumerated() {
            guard let from = end.from, let to = end.to else { continue }
            let pair: Set = [end.connector.from, end.connector.to]
            wanted.append(
                Wanted(
                    position: position, connector: end.connector, from: from, to: to,
                    number: numbers[pair, default: 0], count: pairs[pair] ?? 1))
            numbers[pair, default: 0] += 1
        }
        // Free straight ways come first, the longest before those that run along it. Of the others, short ones have few
        // alternatives, and long ones can go around them. Loops find a place beside them.
        let free = Set(wanted.indices.filter { isFree(wanted[$0]) })
        func order(_ index: Int) -> (Int, Double, Int) {
            let distance = wanted[index].distance
            return free.contains(index) ? (0, -distance, index) : (1, distance, index)
        }
        for index in wanted.indices.sorted(by: { order($0) < order($1) }) { add(wanted[index]) }
        lines.sort { $0.position < $1.position }
    }

    /// A connector whose way is to be found.
    private struct Wanted {
        /// The position in the list.
        var position: Int
        var connector: Connector
        var from: ConnectorTerminal
        var to: ConnectorTerminal
        /// The number among those that join the same two elements.
        var number: Int
        /// How many join them.
        var count: Int

        var isLoop: Bool { connector.from == connector.to && from.allowsLoops }

        /// In points; that of a loop is infinite.
        var distance: Double { isLoop ? .infinity : from.target.distance(to: to.target) }
    }

    // MARK: - Ends

    private mutating func terminal(
        _ end: Connector.End, of connector: Connector, _ key: String
    ) -> ConnectorTerminal? {
        guard let x = element(end.x.element, of: connector, key), let y = element(end.y.element, of: connector, key)
        else { return nil }
        guard !layout.leftOut.contains(x), !layout.leftOut.contains(y) else { return nil }
        let (across, down) = (anchor(end.x), anchor(end.y))
        guard end.x != end.y else {
            return ConnectorTerminal(
                at: end.x.element, across, frame: layout.frames[x], shape: layout.shape(of: x),
                isBare: layout.tree.kind(of: x).showsContent && !layout.hasSurface(x))
        }
        let (first, second) = (layout.frames[x], layout.frames[y])
        return ConnectorTerminal(
            x: (end.x.element, first.minX + first.size.width * (across?.factors.x ?? 0.5), across?.side),
            y: (end.y.element, second.minY + second.size.height * (down?.factors.y ?? 0.5)))
    }

    private func anchor(_ place: Connector.Place) -> Connector.Anchor? { place.anchor?.resolved(for: layout.direction) }

    private mutating func element(_ name: String, of connector: Connector, _ key: String) -> Int? {
        let found = elements[name] ?? []
        if found.count == 1 { return found[0] }
        let problem =
            found.isEmpty
            ? reasonForNone(name) : "but \(found.count) elements in it have this id"
        problems.append(("\(key) names \"\(name)\", \(problem)", connector.source))
        return nil
    }

    /// Why no element has the name of an end.
    private func reasonForNone(_ name: String) -> String {
        let points = Connector.Anchor.allCases.map(\.rawValue)
        if let dot = name.lastIndex(of: "."), case let point = String(name[name.index(after: dot)...]),
            elements[String(name[..<dot])] != nil, !points.contains(point)
        {
            return "but \"\(point)\" is not a point of \"\(name[..<dot])\"; the points are "
                + points.joined(separator: ", ") + nearestNameHint(nearestName(to: point, among: points))
        }
        return "but there is no element with this id in it"
            + nearestNameHint(nearestName(to: name, among: elements.keys.sorted()))
    }

    // MARK: - Ways

    private mutating func add(_ wanted: Wanted) {
        let (connector, from, to) = (wanted.connector, wanted.from, wanted.to)
        let (obstacles, surroundings) = parts(beside: from, to)
        var line = Line(
            connector: connector, points: [], obstacles: obstacles, surroundings: surroundings,
            ends: (from.name, to.name), position: wanted.position)
        if wanted.isLoop {
            line.points = loop(at: from, obstacles)
        } else if connector.route == .straight {
            line.points = straight(from, to, aside: Double(wanted.number) - Double(wanted.count - 1) / 2)
        } else {
            let search = OrthogonalSearch(
                RoutingTracks.Surroundings(
                    obstacles: obstacles, area: area, lines: occupied(beside: line) + edges(of: line, from, to)))
            line.points = search.route(
                from: from.ports(for: wanted.number, of: wanted.count, facing: to.frame),
                to: to.ports(for: wanted.number, of: wanted.count, facing: from.frame))
        }
        if line.points.count > 1 { lines.append(line) }
    }

    /// Whether nothing is between two ends that are straight across from each other.
    private func isFree(_ wanted: Wanted) -> Bool {
        let (start, end) = (wanted.from.target, wanted.to.target)
        guard !wanted.isLoop, abs(start.x - end.x) < 0.5 || abs(start.y - end.y) < 0.5 else { return false }
        return !parts(beside: wanted.from, wanted.to).obstacles.contains {
            $0 != wanted.from.frame && $0 != wanted.to.frame && $0.isCrossed(from: start, to: end)
        }
    }

    /// The elements that a line does not cross: all that show something, but for those around its ends; and these.
    private func parts(
        beside from: ConnectorTerminal, _ to: ConnectorTerminal
    ) -> (obstacles: [Rect], surroundings: [Rect]) {
        let joined = Set((from.name + to.name).flatMap { elements[$0] ?? [] })
        let way = from.frame.union(to.frame)
        func isAround(_ index: Int) -> Bool {
            joined.contains(index) || layout.frames[index].contains(from.frame)
                || layout.frames[index].contains(to.frame)
        }
        let others = painted.filter { !isAround($0) }.map { layout.frames[$0] }
        let near = others.count > Self.mostObstacles ? others.nearest(Self.mostObstacles, to: way) : others
        let obstacles = near.reduce(into: [from, to].filter { !$0.isPoint }.map(\.frame)) { found, frame in
            if !found.contains(where: { $0.contains(frame) }) { found.append(frame) }
        }
        return (obstacles, painted.filter(isAround).map { layout.frames[$0] })
    }

    /// Those farther away are seldom in the way, and looking at them takes long.
    private static let mostObstacles = 150

    /// The parts of other lines, without those of the same look and without labels that begin or end together with it: they
    /// may be one on their way.
    private func occupied(beside line: Line) -> [Rect] {
        lines.filter { other in
            !(other.ends.from == line.ends.from || other.ends.to == line.ends.to)
                || !other.connector.looks(like: line.connector)
        }.flatMap(\.parts).map { Rect(from: $0.start, to: $0.end) }
    }

    /// The edges of what is around a line's ends, along which it does not run.
    private func edges(of line: Line, _ from: ConnectorTerminal, _ to: ConnectorTerminal) -> [Rect] {
        line.surroundings.filter { $0 != from.frame && $0 != to.frame }.flatMap { frame in
            let (start, end) = (frame.origin, Point(frame.maxX, frame.maxY))
            let (right, left) = (Point(end.x, start.y), Point(start.x, end.y))
            return [(start, right), (right, end), (left, end), (start, left)].map { Rect(from: $0.0, to: $0.1) }
        }
    }

    /// The direct way, moved aside by some distances of parallel lines.
    private func straight(_ from: ConnectorTerminal, _ to: ConnectorTerminal, aside: Double) -> [Point] {
        let isForward = !to.name.lexicographicallyPrecedes(from.name)
        let way = isForward ? to.target - from.target : from.target - to.target
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 0 else { return [] }
        let distance = Self.parallelDistance * aside
        let offset = Point(-way.y / length * distance, way.x / length * distance)
        let (start, end) = (from.target + offset, to.target + offset)
        return [from.edge(toward: end, aside: offset), to.edge(toward: start, aside: offset)]
    }

    /// Between parallel lines, in points.
    private static let parallelDistance = 16.0

    /// A way that leaves an element and returns to the same side, where there is room.
    private func loop(at end: ConnectorTerminal, _ obstacles: [Rect]) -> [Point] {
        let others =
            obstacles.filter { $0 != end.frame }
            + lines.flatMap(\.parts).map { Rect(from: $0.start, to: $0.end) }.filter { !$0.contains(end.frame) }
        let ways = end.sidesOfLoops.map { end.loop(at: $0) }
        let free = ways.first { way in
            let room = way.dropFirst().reduce(Rect(origin: way[0], size: .zero)) {
                $0.union(Rect(origin: $1, size: .zero))
            }
            return area.contains(room) && !others.contains { $0.overlaps(room.grown(by: 4)) }
        }
        return free ?? ways.first ?? []
    }
}

extension ConnectorRouting.Line {
    /// The straight parts.
    package var parts: [(start: Point, end: Point)] { zip(points, points.dropFirst()).map { ($0, $1) } }
}

extension Connector {
    fileprivate func looks(like other: Connector) -> Bool {
        color == other.color && width == other.width && style == other.style && label == nil && other.label == nil
    }
}

extension Layout {
    /// Calls `visit` for each element in another that is shown, in painting order.
    fileprivate func visitDescendants(of index: Int, _ visit: (Int) -> Void) {
        for child in tree.paintedChildren(of: index) where !leftOut.contains(child) {
            visit(child)
            visitDescendants(of: child, visit)
        }
    }

    /// Whether an element shows something of its own.
    fileprivate func shows(_ index: Int) -> Bool {
        guard let paint = tree.paint(of: index), !paint.isHidden, paint.opacity > 0 else { return false }
        return tree.kind(of: index).showsContent || hasSurface(index)
    }

    /// Whether an element has a fill or a border.
    fileprivate func hasSurface(_ index: Int) -> Bool {
        tree.paint(of: index).map { !$0.fills.isEmpty || $0.border != nil } ?? false
    }

    /// The outline of an element.
    fileprivate func shape(of index: Int) -> Shape {
        guard let paint = tree.paint(of: index) else { return .rectangle(frames[index]) }
        return paint.shape.shape(
            in: frames[index], radii: paint.cornerRadii.resolved(for: direction), curve: paint.cornerCurve)
    }
}

extension [Rect] {
    fileprivate func nearest(_ count: Int, to way: Rect) -> [Rect] {
        let distances = map { $0.distance(to: way) }
        // In painting order, what is around others comes first.
        return indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count).sorted().map { self[$0] }
    }
}

extension Rect {
    /// The smallest rectangle around two points.
    init(from start: Point, to end: Point) {
        self = Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
    }

    /// The distance between two rectangles along the axes, in points.
    fileprivate func distance(to other: Rect) -> Double {
        max(minX - other.maxX, other.minX - maxX, 0) + max(minY - other.maxY, other.minY - maxY, 0)
    }
}
