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

    /// The length of the handles of the curve that is nearest to a quarter of a circle of radius 1.
    static let quarterHandle = 0.552_284_749_830_793_4

    /// A rectangle, clockwise from its top left corner.
    public init(_ rect: Rect) {
        self.init()
        move(to: Point(rect.minX, rect.minY))
        line(to: Point(rect.maxX, rect.minY))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.minX, rect.maxY))
        close()
    }

    /// An ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: Rect) {
        self.init(rect, corners: CornerSizes { _ in Size(rect.size.width / 2, rect.size.height / 2) })
    }

    /// A rectangle with rounded corners that fit it, clockwise from the end of the top left corner.
    init(_ rect: Rect, corners: CornerSizes, curve: CornerRadii.Curve = .circular) {
        guard !corners.areSquare else {
            self.init(rect)
            return
        }
        self.init()
        let start = CornerGeometry(.topLeft, of: rect, corners, curve)
        move(to: start.point(Point(0, start.reach)))
        for corner in [Corner.topRight, .bottomRight, .bottomLeft, .topLeft] {
            add(CornerGeometry(corner, of: rect, corners, curve), curve)
        }
        close()
    }

    private mutating func add(_ corner: CornerGeometry, _ curve: CornerRadii.Curve) {
        line(to: corner.point(Point(corner.reach, 0)))
        guard corner.isRound else { return }
        for step in curve.steps(reach: corner.reach) {
            self.curve(to: corner.point(step.end), corner.point(step.first), corner.point(step.second))
        }
    }

    /// Continues to a corner of a rectangle and to the middle of its curve, clockwise.
    ///
    /// - Returns: whether the corner is round; otherwise nothing is added.
    mutating func addBeginning(of corner: Corner, of rect: Rect, _ sizes: CornerSizes, _ curve: CornerRadii.Curve)
        -> Bool
    {
        let corner = CornerGeometry(corner, of: rect, sizes, curve)
        guard corner.isRound else { return false }
        line(to: corner.point(Point(corner.reach, 0)))
        for step in curve.halves(reach: corner.reach).beginning {
            self.curve(to: corner.point(step.end), corner.point(step.first), corner.point(step.second))
        }
        return true
    }

    /// Begins in the middle of a round corner of a rectangle and goes to its end, clockwise.
    ///
    /// - Returns: whether the corner is round; otherwise nothing is added.
    mutating func addEnd(of corner: Corner, of rect: Rect, _ sizes: CornerSizes, _ curve: CornerRadii.Curve) -> Bool {
        let corner = CornerGeometry(corner, of: rect, sizes, curve)
        guard corner.isRound else { return false }
        let halves = curve.halves(reach: corner.reach)
        move(to: corner.point(halves.middle))
        for step in halves.end {
            self.curve(to: corner.point(step.end), corner.point(step.first), corner.point(step.second))
        }
        return true
    }
}

/// A corner of a rectangle, with its size and its reach.
private struct CornerGeometry {
    private let corner: Corner
    private let place: Point
    private let size: Size
    /// How far the corner reaches, in radii.
    let reach: Double

    init(_ corner: Corner, of rect: Rect, _ sizes: CornerSizes, _ curve: CornerRadii.Curve) {
        self.corner = corner
        place = corner.place(in: rect)
        size = sizes[corner]
        reach = curve.reach(of: corner, sizes, in: rect)
    }

    var isRound: Bool { size.width > 0 && size.height > 0 }

    /// A point by its distances from the corner, in radii: back along the side before it, clockwise, and on along the
    /// side after it.
    func point(_ distance: Point) -> Point {
        guard isRound else { return place }
        let (across, down) = corner.endsHorizontalSide ? (distance.x, distance.y) : (distance.y, distance.x)
        return Point(
            place.x + (corner.isLeft ? across : -across) * size.width,
            place.y + (corner.isTop ? down : -down) * size.height)
    }
}
