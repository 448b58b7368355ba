import QuoinValues

/// Places the labels of connectors where no line crosses them and nothing is below them.
package struct ConnectorLabels {
    /// By the line's position; `nil` for a line without a label.
    package private(set) var frames: [Rect?] = []
    /// Whether the line has a gap for its label.
    package private(set) var gaps: [Bool] = []
    private let routing: ConnectorRouting

    /// Between a label and its line, in points.
    private static let distance = 4.0
    /// The parts of a straight piece of a line at which a label may be, the best first.
    private static let places = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86]

    /// - Parameter sizes: of the labels, by line; `nil` for none.
    init(_ routing: ConnectorRouting, sizes: [Size?]) {
        self.routing = routing
        frames = Array(repeating: nil, count: sizes.count)
        gaps = Array(repeating: false, count: sizes.count)
        let places = sizes.enumerated().map { number, size in size.map { self.places(number, $0) } ?? [] }
        // Those with few free places choose first.
        let free = places.enumerated().map { number, places in places.count { harm($0, number) == 0 } }
        for number in places.indices.sorted(by: { (free[$0], $0) < (free[$1], $1) }) {
            guard let place = best(of: places[number], number) else { continue }
            (frames[number], gaps[number]) = (place.frame, place.isInside)
        }
    }

    /// - Parameter shaper: measures the labels.
    package init(_ routing: ConnectorRouting, shaper: any TextShaper) {
        self.init(routing, sizes: routing.lines.map { $0.connector.label.map { shaper.shape($0, in: .infinity).size } })
    }

    fileprivate struct Place {
        var frame: Rect
        var isInside: Bool
        /// Whether too little of the line would be left on both sides.
        var isTight = false
    }

    /// Where a label of a size may be, the best first.
    private func places(_ number: Int, _ size: Size) -> [Place] {
        let line = routing.lines[number]
        let longest = line.parts.sorted { $0.start.distance(to: $0.end) > $1.start.distance(to: $1.end) }
        let beside = Self.places.flatMap { part in
            longest.flatMap { piece in
                [1.0, -1].map {
                    Place(frame: frame(size, beside: piece, at: part, $0).moved(into: routing.canvas), isInside: false)
                }
            }
        }
        let inside = longest.flatMap { piece in
            Self.places.map { part in
                let frame = Rect(center: piece.start.toward(piece.end, by: part), size)
                return Place(frame: frame, isInside: true, isTight: frame.isTight(on: piece))
            }
        }
        return line.connector.labelPlacement == .beside ? beside + inside : inside
    }

    /// The first place where nothing is, or else that where there is least.
    private func best(of places: [Place], _ number: Int) -> Place? {
        var least: (place: Place, harm: Double)?
        for place in places {
            let harm = harm(place, number)
            if harm == 0 { return place }
            if harm < least?.harm ?? .infinity { least = (place, harm) }
        }
        return least?.place
    }

    /// The frame of a label beside a piece of a line: above it or to its right, or on the other side.
    private func frame(_ size: Size, beside piece: (start: Point, end: Point), at part: Double, _ sign: Double) -> Rect
    {
        let way = piece.end - piece.start
        let length = max(piece.start.distance(to: piece.end), 1e-9)
        var normal = Point(way.y / length, -way.x / length)
        // Upward; to the right of a vertical line.
        if normal.y > 1e-9 || abs(normal.y) <= 1e-9 && normal.x < 0 { normal = Point(-normal.x, -normal.y) }
        let reach = (abs(normal.x) * size.width + abs(normal.y) * size.height) / 2 + Self.distance
        let middle = piece.start.toward(piece.end, by: part)
        return Rect(
            center: Point(middle.x + normal.x * reach * sign, middle.y + normal.y * reach * sign), size)
    }

    /// How much a label shares with other things.
    private func harm(_ place: Place, _ number: Int) -> Double {
        let frame = place.frame.grown(by: 2)
        var harm = 0.0
        for obstacle in routing.lines[number].obstacles where obstacle.overlaps(frame) {
            let shared = obstacle.intersection(frame).size
            harm += 10 + shared.width * shared.height
        }
        let edges = routing.lines[number].surroundings.filter { $0.overlaps(frame) && !$0.contains(frame) }
        harm += 60 * Double(edges.count)
        for case let other? in frames where other.overlaps(frame) {
            let shared = other.intersection(frame).size
            harm += 10 + shared.width * shared.height
        }
        for (other, line) in routing.lines.enumerated() where other != number || !place.isInside {
            harm += 200 * Double(line.parts.count { frame.isCrossed(from: $0.start, to: $0.end) })
        }
        if !routing.area.contains(place.frame) { harm += 50 }
        if !routing.canvas.contains(place.frame) { harm += 5_000 }
        if place.isTight { harm += 300 }
        return harm
    }
}

extension Rect {
    init(center: Point, _ size: Size) {
        self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }

    /// The nearest rectangle of this size in another; the same if it is larger.
    fileprivate func moved(into other: Rect) -> Rect {
        var frame = self
        for axis in Axis.allCases where size[axis] <= other.size[axis] {
            let end = other.origin[axis] + other.size[axis]
            frame.origin[axis] = min(max(origin[axis], other.origin[axis]), end - size[axis])
        }
        return frame
    }

    /// Whether too little of a straight line is left on both sides, for a head and a piece of line.
    fileprivate func isTight(on piece: (start: Point, end: Point)) -> Bool {
        let around = grown(by: 14)
        return [piece.start, piece.end].contains { around.contains(Rect(origin: $0, size: .zero)) }
    }

    /// Whether a straight line has a point in the rectangle.
    package func isCrossed(from start: Point, to end: Point) -> Bool {
        var (near, far) = (0.0, 1.0)
        for axis in Axis.allCases {
            let (low, high) = (origin[axis], origin[axis] + size[axis])
            let way = end[axis] - start[axis]
            if way == 0 {
                if start[axis] <= low || start[axis] >= high { return false }
                continue
            }
            let (first, second) = ((low - start[axis]) / way, (high - start[axis]) / way)
            near = max(near, min(first, second))
            far = min(far, max(first, second))
        }
        return near < far
    }
}
