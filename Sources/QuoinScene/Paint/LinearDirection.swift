import QuoinLayout

/// Where a linear gradient goes (CSS Images 3, §3.1).
public enum LinearDirection: Hashable, Sendable {
    /// Degrees clockwise from upward: 90 goes to the right, 180 down.
    case degrees(Double)
    /// To the middle of a side.
    case side(Side)
    /// To a corner, so that the color half way lies on both corners beside it.
    case corner(Corner)

    /// To the middle of the top side: the first color is at the bottom, the last at the top; so with the other sides.
    public static let toTop = LinearDirection.side(.top)
    public static let toRight = LinearDirection.side(.right)
    public static let toBottom = LinearDirection.side(.bottom)
    public static let toLeft = LinearDirection.side(.left)
    /// To the top left corner, whatever the proportions of the area; so with the other corners.
    public static let toTopLeft = LinearDirection.corner(.topLeft)
    public static let toTopRight = LinearDirection.corner(.topRight)
    public static let toBottomLeft = LinearDirection.corner(.bottomLeft)
    public static let toBottomRight = LinearDirection.corner(.bottomRight)

    /// The ends of the line along which the colors lie: long enough that both end colors touch the area's corners.
    func line(in frame: Rect) -> (start: Point, end: Point) {
        let direction = unitVector(in: frame.size)
        let half = (abs(frame.size.width * direction.x) + abs(frame.size.height * direction.y)) / 2
        let reach = Point(direction.x * half, direction.y * half)
        return (frame.center - reach, frame.center + reach)
    }

    private func unitVector(in size: Size) -> Point {
        switch self {
        case .degrees(let angle):
            let direction = Direction(degrees: angle)
            return Point(direction.sine, -direction.cosine)
        case .side(let side):
            return side.outward
        case .corner(let corner):
            let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
            guard diagonal > 0 else { return Point(0, 1) }
            return Point(
                corner.isLeft ? -size.height / diagonal : size.height / diagonal,
                corner.isTop ? -size.width / diagonal : size.width / diagonal)
        }
    }
}
