import QuoinValues

/// An end of a connector in a layout: where the line may begin or end there.
struct ConnectorTerminal {
    /// A point where the line may be, and where it leads to from there.
    struct Port {
        /// On the edge of the frame.
        var point: Point
        /// On the outline, straight behind the point.
        var tip: Point
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
        fixed = Port(point: point, tip: point, side: [.left, .right].first { x.side == $0 })
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
    ///   - number: the number of the line among those that join the same two ends.
    ///   - count: how many join them.
    ///   - other: the frame at the other end, which a line is level with if it can be.
    func ports(for number: Int, of count: Int, facing other: Rect) -> [Port] {
        if let fixed { return [fixed] }
        guard anchor == nil || anchor?.side != nil else { return [Port(point: target, tip: target, side: nil)] }
        return Side.allCases.filter { anchor == nil || anchor?.side == $0 }.flatMap { side -> [Port] in
            let along: Axis = side.outward.x == 0 ? .horizontal : .vertical
            let (start, length) = (frame.origin[along], frame.size[along])
            let common = commonPart(with: other, along: along, of: count)
            guard count == 1 else {
                let part = common ?? (start, length)
                let step = min(max(part.length / Double(count + 1), Self.roomForLine), part.length / Double(count))
                let aside = Double(number) - Double(count - 1) / 2
                return [port(side, at: part.start + part.length / 2 + aside * step)]
            }
            let middle = port(side, at: frame.center[along])
            guard anchor == nil else { return [middle] }
            var found = [middle]
            let level = other.center[along]
            if level > start + 0.15 * length, level < start + 0.85 * length {
                found.append(port(side, at: level, cost: 8))
            }
            if let common { found.append(port(side, at: common.start + common.length / 2, cost: 12)) }
            // Beside a line that is in the middle.
            for part in [0.25, 0.75] where length >= Self.roomForThree {
                found.append(port(side, at: start + length * part, cost: 20))
            }
            return found
        }
    }

    /// The part of the sides along an axis that is level with another frame; `nil` if so many lines have no room there.
    private func commonPart(with other: Rect, along axis: Axis, of count: Int) -> (start: Double, length: Double)? {
        let start = max(frame.origin[axis], other.origin[axis])
        let length = min(frame.origin[axis] + frame.size[axis], other.origin[axis] + other.size[axis]) - start
        return length >= Self.roomForLine * Double(max(count, 3)) ? (start, length) : nil
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
        let along: Axis = side.outward.x == 0 ? .horizontal : .vertical
        let (middle, half) = (frame.center[along], min(14, frame.size[along] / 4))
        let (first, last) = (port(side, at: middle - half).tip, port(side, at: middle + half).tip)
        let depth = Point(side.outward.x * Self.loopDepth, side.outward.y * Self.loopDepth)
        return [first, first + depth, last + depth, last]
    }

    /// How far a loop goes away, and how far below its beginning one at a point ends, in points.
    private static let (loopDepth, loopHeight) = (22.0, 14.0)

    /// The length of a side on which three lines have room, in points.
    private static let roomForThree = 32.0

    /// The length of a side that a line needs beside others, in points: closer ones look like one.
    private static let roomForLine = 6.5

    /// - Parameter position: along the side, in points.
    private func port(_ side: Side, at position: Double, cost: Double = 0) -> Port {
        let outward = side.outward
        let edge = Point(
            outward.x == 0 ? position : outward.x < 0 ? frame.minX : frame.maxX,
            outward.y == 0 ? position : outward.y < 0 ? frame.minY : frame.maxY)
        let across = Point(outward.x == 0 ? position : frame.center.x, outward.y == 0 ? position : frame.center.y)
        let hit = outline?.hit(from: edge + outward, to: across) ?? edge
        let gap = Point(outward.x * gap, outward.y * gap)
        // A line that meets an outline far within the frame is not at the side that it seems to lead to.
        return Port(point: edge + gap, tip: hit + gap, side: side, cost: cost + 24 * hit.distance(to: edge))
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
