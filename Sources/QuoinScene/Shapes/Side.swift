import QuoinLayout

/// One of the four sides of a rectangle.
public enum Side: String, Hashable, Sendable, CaseIterable {
    case top
    case right
    case bottom
    case left

    /// The corners at its ends, clockwise.
    var corners: (first: Corner, last: Corner) {
        switch self {
        case .top: (.topLeft, .topRight)
        case .right: (.topRight, .bottomRight)
        case .bottom: (.bottomRight, .bottomLeft)
        case .left: (.bottomLeft, .topLeft)
        }
    }

    /// The unit vector that leaves the rectangle through the side.
    var outward: Point {
        switch self {
        case .top: Point(0, -1)
        case .right: Point(1, 0)
        case .bottom: Point(0, 1)
        case .left: Point(-1, 0)
        }
    }
}
