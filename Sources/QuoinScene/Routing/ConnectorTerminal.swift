import QuoinLayout
import QuoinValues

/// An end of a connector in a layout: where the line may begin or end there.
struct ConnectorTerminal {
    /// A point where the line may be, and where it leads to from there.
    struct Port {
        var point: Point
        /// `nil` if the line may lead anywhere.
        var side: Side?
        /// How much worse than the others it is, in points of a longer way.
        var cost = 0.0
    }

    /// The id of the element; of two for a point that is level with them.
    let name: [String]
    /// The frame that a line does not cross; a point for one that is level with two elements.
    let frame: Rect
    /// The outline that a line ends at; `nil` if it ends where it should be.
    let outline: FlatPolygon?
    private let anchor: Connector.Anchor?
    private let fixed: Port?
    /// The space between the line and what is bare, in points.
    private let gap: Double

    /// - Parameters:
    ///   - shape: the outline of the element.
    ///   - isBare: whether it is a text or an image without a fill or a border.
    init(at element: String, _ anchor: Connector.Anchor?, frame: Rect, shape: Shape, isBare: Bool) {
        (name, self.frame, self.anchor, fixed) = ([element], frame, anchor, nil)
        gap = isBare ? 4 : 0
        outline = anchor == nil || anchor?.side != nil ? FlatPolygon(shape.path) : nil
    }

    /// A point that is level with two elements.
    init(x: (name: String, Double, side: Side?), y: (name: String, Double)) {
        name = [x.name, y.name]
        let point = Point(x.1, y.1)
        frame = Rect(origin: point, size: .zero)
        (anchor, outline, gap) = (nil, nil, 0)
        // A row has no bottom that the line leaves: it is only as far down.
        fixed = Port(point: point, side: [.left, .right].first { x.side == $0 })
    }

    /// Whether the line should end at the middle of the frame, where others may pass.
    var isPoint: Bool { fixed != nil || anchor == .center }

    /// Whether a line may lead from here back to here.
    var allowsLoops: Bool { fixed != nil || anchor != .center }

    /// The point that a straight line leads to.
    var target: Point {
        if let fixed { return fixed.point }
        let factors = anchor?.factors ?? Point(0.5, 0.5)
        return Point(frame.minX + frame.size.width * factors.x, frame.minY + frame.size.height * factors.y)
    }

    /// Where a straight line from or to another point meets the element.
    ///
    /// - Parameter offset: how far the line is aside of the middle, in points.
    func edge(toward other: Point, aside offset: Point) -> Point {
        let target = target + offset
        guard anchor == nil, let outline else { return target }
        let hit = outline.hit(from: other, to: target) ?? target
        let length = hit.distance(to: other)
        guard gap > 0, length > gap else { return hit }
        return hit.toward(other, by: gap / length)
    }

    /// Where a line along the axes may be.
    ///
    /// - Parameters:
    ///   - share: the part of a side where the line is.
    ///   - other: the frame at the other end, which a line is level with if it can be.
    func ports(at share: Double, facing other: Rect) -> [Port] {
        if let fixed { return [fixed] }
        guard anchor == nil || anchor?.side != nil else { return [Port(point: target, side: nil)] }
        return Side.allCases.filter { anchor == nil || anchor?.side == $0 }.flatMap { side -> [Port] in
            let middle = port(side, at: share)
            guard anchor == nil, share == 0.5 else { return [middle] }
            let along: Axis = side.outward.x == 0 ? .horizontal : .vertical
            let part = (other.center[along] - frame.origin[along]) / frame.size[along]
            var found = [middle]
            if part > 0.15, part < 0.85, abs(part - share) > 0.001 {
                found.append(port(side, at: part))
                found[1].cost = 8
            }
            // Beside a line that is in the middle.
            for part in [0.25, 0.75] where frame.size[along] >= Self.roomForThree {
                found.append(port(side, at: part))
                found[found.count - 1].cost = 20
            }
            return found
        }
    }

    /// Where a loop may be, the best side first. One at a point is beside it.
    var sidesOfLoops: [Side] {
        if let fixed { return [.right, .left].filter { fixed.side == nil || fixed.side == $0 } }
        return Side.allCases.filter { anchor == nil || anchor?.side == $0 }
    }

    /// A way out of a side and back to it.
    func loop(at side: Side) -> [Point] {
        if let fixed {
            let (start, end) = (fixed.point, fixed.point + Point(0, Self.loopHeight))
            let depth = Point(side.outward.x * Self.loopDepth, 0)
            return [start, start + depth, end + depth, end]
        }
        let extent = side.outward.x == 0 ? frame.size.width : frame.size.height
        let half = extent > 0 ? min(14, extent / 4) / extent : 0
        let (first, last) = (port(side, at: 0.5 - half).point, port(side, at: 0.5 + half).point)
        let depth = Point(side.outward.x * Self.loopDepth, side.outward.y * Self.loopDepth)
        return [first, first + depth, last + depth, last]
    }

    /// How far a loop goes away, and how far below its beginning one at a point ends, in points.
    private static let (loopDepth, loopHeight) = (22.0, 14.0)

    /// The length of a side on which three lines have room, in points.
    private static let roomForThree = 32.0

    private func port(_ side: Side, at share: Double) -> Port {
        let outward = side.outward
        let factors = Point(
            outward.x == 0 ? share : (outward.x + 1) / 2, outward.y == 0 ? share : (outward.y + 1) / 2)
        var point = Point(
            frame.minX + frame.size.width * factors.x, frame.minY + frame.size.height * factors.y)
        let across = Point(
            outward.x == 0 ? point.x : frame.center.x, outward.y == 0 ? point.y : frame.center.y)
        if let hit = outline?.hit(from: point + outward, to: across) { point = hit }
        return Port(point: Point(point.x + outward.x * gap, point.y + outward.y * gap), side: side)
    }
}

/// A closed outline as straight segments.
struct FlatPolygon {
    private var segments: [(start: Point, end: Point)] = []

    /// Each curve becomes sixteen segments.
    init(_ path: Path) {
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point): add(&current, point)
            case .curve(let first, let second, let end):
                let origin = current
                for step in 1...16 {
                    add(&current, .onCurve(from: origin, first, second, end, at: Double(step) / 16))
                }
            case .close: add(&current, start)
            }
        }
    }

    private mutating func add(_ current: inout Point, _ end: Point) {
        segments.append((current, end))
        current = end
    }

    /// The first point of the outline on the way from one point to another; `nil` if there is none.
    func hit(from start: Point, to end: Point) -> Point? {
        let way = end - start
        let parts = segments.compactMap { segment -> Double? in
            let edge = segment.end - segment.start
            let cross = way.x * edge.y - way.y * edge.x
            guard cross != 0 else { return nil }
            let offset = segment.start - start
            let along = (offset.x * edge.y - offset.y * edge.x) / cross
            let across = (offset.x * way.y - offset.y * way.x) / cross
            return (0...1).contains(along) && (-1e-9...1 + 1e-9).contains(across) ? along : nil
        }
        return parts.min().map { start.toward(end, by: $0) }
    }
}

extension Point {
    /// The point at a part of the way to another.
    func toward(_ other: Point, by part: Double) -> Point {
        Point(x + (other.x - x) * part, y + (other.y - y) * part)
    }
}
