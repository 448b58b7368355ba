import QuoinLayout

/// One of the four corners of a rectangle.
enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft
    case topRight
    case bottomRight
    case bottomLeft

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    /// The name of the corner, by left and right or by the reading direction.
    func name(_ followsDirection: Bool) -> String {
        guard followsDirection else { return rawValue }
        return (isTop ? "top" : "bottom") + (isLeft ? "Start" : "End")
    }

    /// The point of the corner.
    func place(in rect: Rect) -> Point {
        Point(isLeft ? rect.minX : rect.maxX, isTop ? rect.minY : rect.maxY)
    }

    /// Whether the side before the corner, clockwise, is horizontal.
    var endsHorizontalSide: Bool { self == .topRight || self == .bottomLeft }

    /// The corner at the other end of the horizontal side.
    var acrossNeighbor: Corner {
        switch self {
        case .topLeft: .topRight
        case .topRight: .topLeft
        case .bottomRight: .bottomLeft
        case .bottomLeft: .bottomRight
        }
    }

    /// The corner at the other end of the vertical side.
    var downNeighbor: Corner {
        switch self {
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomRight: .topRight
        case .bottomLeft: .topLeft
        }
    }
}

/// One of the four sides of a rectangle.
enum Side: String, Hashable, Sendable, CaseIterable {
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

    /// The outward unit normal of the side.
    var outward: Point {
        switch self {
        case .top: Point(0, -1)
        case .right: Point(1, 0)
        case .bottom: Point(0, 1)
        case .left: Point(-1, 0)
        }
    }
}
