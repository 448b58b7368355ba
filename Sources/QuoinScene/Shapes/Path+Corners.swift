import QuoinLayout

extension Path {
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
