import QuoinLayout
import QuoinScene

/// A free part of a row, in points from the left of the text.
struct LineGap: Hashable {
    var start: Double
    var end: Double

    var width: Double { end - start }
}

/// Areas that text flows around. Each keeps a row free from its leftmost to its rightmost point at the row's height.
struct ExcludedAreas {
    private let outlines: [[Segment]]
    /// Below there is no area, in points.
    let bottom: Double

    private struct Segment {
        var start: Point
        var end: Point
    }

    init(_ shapes: [Shape]) {
        outlines = shapes.map { Self.segments(of: $0.path) }
        bottom = outlines.joined().map { max($0.start.y, $0.end.y) }.max() ?? 0
    }

    var isEmpty: Bool { outlines.isEmpty }

    /// How far to go down from a height at which nothing fits, in points.
    ///
    /// A point is less than any difference that can be seen; areas of absurd height are passed in larger steps.
    func step(from height: Double) -> Double { max(1, (bottom - height) / 1_000) }

    /// The free parts of a row, from left to right.
    func gaps(from top: Double, to bottom: Double, width: Double) -> [LineGap] {
        let blocked = outlines.compactMap { Self.extent(of: $0, from: top, to: bottom) }
            .sorted { $0.start < $1.start }
        var gaps: [LineGap] = []
        var start = 0.0
        for area in blocked {
            if area.start > start { gaps.append(LineGap(start: start, end: min(area.start, width))) }
            start = max(start, area.end)
            if start >= width { return gaps }
        }
        return gaps + [LineGap(start: start, end: width)]
    }

    /// What an outline takes of a row.
    private static func extent(of outline: [Segment], from top: Double, to bottom: Double) -> LineGap? {
        var extent: LineGap?
        for segment in outline {
            let (upper, lower) =
                segment.start.y <= segment.end.y
                ? (segment.start, segment.end) : (segment.end, segment.start)
            guard lower.y > top, upper.y < bottom else { continue }
            let (first, last) = (
                x(of: upper, lower, at: max(top, upper.y)), x(of: upper, lower, at: min(bottom, lower.y))
            )
            let (left, right) = (min(first, last), max(first, last))
            extent = LineGap(start: min(extent?.start ?? left, left), end: max(extent?.end ?? right, right))
        }
        return extent
    }

    private static func x(of upper: Point, _ lower: Point, at y: Double) -> Double {
        upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
    }

    /// The outline as straight pieces, its lines closed; level pieces are left out, for their ends are those of others.
    private static func segments(of path: Path) -> [Segment] {
        var segments: [Segment] = []
        var (start, current) = (Point.zero, Point.zero)
        func add(_ end: Point) {
            if end.y != current.y { segments.append(Segment(start: current, end: end)) }
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                add(start)
                (start, current) = (point, point)
            case .line(let point): add(point)
            case .curve(let first, let second, let end):
                let origin = current
                for piece in 1...16 { add(.onCurve(from: origin, first, second, end, at: Double(piece) / 16)) }
            case .close: add(start)
            }
        }
        add(start)
        return segments
    }
}
