import QuoinLayout

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
    package private(set) var elements: [Element] = []

    /// A path without elements.
    public init() {}

    package enum Element: Hashable, Sendable {
        /// Begins a new outline at a point.
        case move(Point)
        case line(Point)
        /// A cubic Bézier curve: two control points, then the end.
        case curve(Point, Point, Point)
        /// Closes the outline with a straight line to its beginning.
        case close
    }

    /// What is inside a path.
    public enum FillRule: String, Hashable, Sendable, CaseIterable {
        /// Points around which the outlines turn more often one way than the other.
        case nonZero
        /// Points from which a ray outward crosses an odd number of lines.
        case evenOdd
    }

    /// Begins a new outline at a point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// Adds a straight line to a point.
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    /// Closes the outline with a straight line to its beginning.
    public mutating func close() { elements.append(.close) }

    /// Adds a cubic Bézier curve with two control points.
    public mutating func curve(to end: Point, _ first: Point, _ second: Point) {
        elements.append(.curve(first, second, end))
    }

    /// Adds a quadratic Bézier curve as a cubic one.
    package mutating func quadraticCurve(from start: Point, to end: Point, _ control: Point) {
        func toward(_ point: Point) -> Point {
            Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
        }
        curve(to: end, toward(start), toward(end))
    }

    /// Adds all outlines of another path.
    public mutating func append(_ other: Path) {
        elements += other.elements
    }

    /// The path with every point changed.
    package func map(_ change: (Point) -> Point) -> Path {
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(change(point))
            case .line(let point): .line(change(point))
            case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
            case .close: .close
            }
        }
        return path
    }

    /// The smallest rectangle around all points and control points; empty if there are none.
    package var bounds: Rect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    }
}

extension Path {
    /// Whether an outline does not return to its beginning.
    var isOpen: Bool {
        var (start, end): (Point?, Point?)
        for element in elements {
            switch element {
            case .move(let point):
                if start != end { return true }
                (start, end) = (point, point)
            case .line(let point), .curve(_, _, let point): end = point
            case .close: end = start
            }
        }
        return start != end
    }
}

extension Path.Element {
    /// The points and control points.
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

extension Path {
    /// The path as the data of an SVG path.
    package var data: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(Self.text(point))"
            case .line(let point): "L\(Self.text(point))"
            case .curve(let first, let second, let end):
                "C\(Self.text(first)) \(Self.text(second)) \(Self.text(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func text(_ point: Point) -> String {
        "\(shortDescription(point.x)) \(shortDescription(point.y))"
    }
}

extension Path {
    /// The number of lines, curves and beginnings.
    package var vertexCount: Int { elements.count }

    /// About how many steps it takes to fill the path. Cairo takes one wherever an edge crosses another.
    ///
    /// Lines that lie evenly in a rectangle cross as often as the square of their length is large for its area.
    package var fillSteps: Double {
        let bounds = bounds
        let edges = Double(elements.count) * Self.edgesPerSegment
        let area = Double.pi * bounds.size.width * bounds.size.height
        let crossings = min(edges * edges / 4, area > 0 ? length * length / area : .infinity)
        return edges * Self.stepsPerEdge + crossings
    }

    /// The most steps of a shape: a few seconds.
    package static let mostFillSteps = 200_000_000

    private static let edgesPerSegment = 4.0
    private static let stepsPerEdge = 4.0
}
