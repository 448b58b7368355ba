import QuoinValues

extension ScenePainter {
    /// Draws the connectors of the element that is painted at the moment, all lines first, then the labels.
    mutating func paint(_ connectors: [Connector]) {
        guard let element else { return }
        let routing = ConnectorRouting(connectors, of: element, in: layout)
        for problem in routing.problems {
            var reference = layout.tree.reference(to: element)
            reference.source = problem.place ?? reference.source
            failures.append(QuoinError(problem.message, at: reference))
        }
        let sizes = routing.lines.map { line in line.connector.label.flatMap { size(of: $0) } }
        let labels = ConnectorLabels(routing, sizes: sizes)
        for (number, line) in routing.lines.enumerated() {
            let frame = labels.gaps[number] ? labels.frames[number]?.grown(by: 3) : nil
            let canvas = Rect(origin: .zero, size: layout.size)
            withClip(frame.map { Shape.rectangle(canvas.union($0).grown(by: 1)).ring(around: .rectangle($0)) }) {
                $0.paint(line)
            }
        }
        for (number, line) in routing.lines.enumerated() {
            guard let label = line.connector.coloredLabel, let frame = labels.frames[number] else { continue }
            add(label, in: frame)
        }
    }

    private mutating func paint(_ line: ConnectorRouting.Line) {
        let connector = line.connector
        let shading = Fill.solid(connector.color).shading(
            of: Rect(from: line.points[0], to: line.points[0]), appearance: ownAppearance)
        let drawing = ConnectorDrawing(line)
        if connector.width > 0 {
            var stroke = connector.style.stroke(
                width: connector.width, length: drawing.path.length, isClosed: false)
            if connector.cap == .round { stroke.cap = .round }
            add(.stroke(drawing.path, stroke, shading))
        }
        for head in drawing.filled { add(.fill(head, shading)) }
        for head in drawing.drawn {
            add(.stroke(head, StrokeStyle(width: connector.width, cap: .init(connector.cap)), shading))
        }
    }
}

extension StrokeStyle.Cap {
    fileprivate init(_ cap: Connector.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        }
    }
}

/// The lines and areas that a connector is drawn with.
private struct ConnectorDrawing {
    /// The line with rounded bends, as far as the heads.
    private(set) var path = Path()
    private(set) var filled: [Shape] = []
    /// Heads that are lines.
    private(set) var drawn: [Path] = []
    private let width: Double

    init(_ line: ConnectorRouting.Line) {
        let connector = line.connector
        width = connector.width
        var points = line.points
        let space = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        let last = points.count - 1
        let start = add(connector.tail, at: points[0], from: points[1], space: space)
        let end = add(connector.head, at: points[last], from: points[last - 1], space: space)
        points[0] = start
        points[last] = end
        path = Path(along: points, radius: connector.cornerRadius)
    }

    /// Adds a head, and returns the point at which the line ends.
    private mutating func add(_ head: Connector.Head, at tip: Point, from before: Point, space: Double) -> Point {
        let distance = before.distance(to: tip)
        guard head.kind != .none, distance > 0 else { return tip }
        let length = min(head.length(width: width), space / 2)
        let way = Point((tip.x - before.x) / distance, (tip.y - before.y) / distance)
        /// The point so far before the tip, and so far aside.
        func point(_ back: Double, _ aside: Double) -> Point {
            Point(tip.x - way.x * back - way.y * aside, tip.y - way.y * back + way.x * aside)
        }
        // The line ends within the head, so that no background is seen between the two.
        let overlap = min(0.5, length / 4)
        switch head.kind {
        case .none: return tip
        case .arrow:
            filled.append(.polygon([tip, point(length, length * 0.42), point(length, -length * 0.42)]))
            return point(min(length - overlap, distance), 0)
        case .open:
            var lines = Path()
            // The sharp corner reaches beyond the point where the lines meet.
            let inner = width * 0.9
            lines.move(to: point(length, length * 0.5))
            lines.line(to: point(inner, 0))
            lines.line(to: point(length, -length * 0.5))
            drawn.append(lines)
            return point(inner, 0)
        case .dot:
            let center = point(length / 2, 0)
            filled.append(
                .path(Path(ellipseIn: Rect(center: center, Size(length, length))), .nonZero))
            return point(min(length - overlap, distance), 0)
        case .diamond:
            let half = length * 0.36
            filled.append(.polygon([tip, point(length / 2, half), point(length, 0), point(length / 2, -half)]))
            return point(min(length - 2 * overlap, distance), 0)
        }
    }
}

extension Shape {
    fileprivate static func polygon(_ points: [Point]) -> Shape {
        var path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.line(to: point) }
        path.close()
        return .path(path, .nonZero)
    }
}

extension Path {
    /// A line through points, with bends rounded as far as there is room.
    fileprivate init(along points: [Point], radius: Double) {
        self.init()
        move(to: points[0])
        for index in points.indices.dropFirst().dropLast() {
            let (before, here, after) = (points[index - 1], points[index], points[index + 1])
            let (first, second) = (before.distance(to: here), here.distance(to: after))
            let round = min(radius, first / 2, second / 2)
            guard round > 0 else {
                line(to: here)
                continue
            }
            line(to: here.toward(before, by: round / first))
            // A quarter of a circle as a cubic curve.
            let handle = 1 - 0.5522847498
            curve(
                to: here.toward(after, by: round / second), here.toward(before, by: round / first * handle),
                here.toward(after, by: round / second * handle))
        }
        line(to: points[points.count - 1])
    }
}
