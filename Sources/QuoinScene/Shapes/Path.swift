import QuoinLayout

/// Lines and curves, in points.
public struct Path: Hashable, Sendable {
    /// In the order in which they are drawn.
    public private(set) var elements: [Element] = []

    /// A path without lines.
    public init() {}

    /// A step of drawing a path.
    public enum Element: Hashable, Sendable {
        /// Begins a new line at a point.
        case move(Point)
        case line(Point)
        /// A cubic Bézier curve: two control points, then the end.
        case curve(Point, Point, Point)
        /// Back to where the line began.
        case close
    }

    /// Where a path's inside is.
    public enum FillRule: String, Hashable, Sendable, CaseIterable {
        /// Where the lines go around more often one way than the other.
        case nonZero = "nonzero"
        /// Where an odd number of lines has to be crossed to come out.
        case evenOdd = "evenodd"
    }

    /// Begins a new outline at a point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// Adds a straight line to a point.
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    /// Closes the outline with a straight line to its beginning.
    public mutating func close() { elements.append(.close) }

    /// Adds a cubic Bézier curve.
    public mutating func curve(to end: Point, _ first: Point, _ second: Point) {
        elements.append(.curve(first, second, end))
    }

    /// Adds all lines of another path.
    public mutating func append(_ other: Path) {
        elements += other.elements
    }

    /// The path with every point changed.
    public func map(_ change: (Point) -> Point) -> Path {
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

    /// The smallest rectangle around all points and control points; empty where there are none.
    public var bounds: Rect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
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
