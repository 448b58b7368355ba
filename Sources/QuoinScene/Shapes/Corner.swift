import QuoinLayout

/// One of the four corners of a rectangle.
public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft
    case topRight
    case bottomRight
    case bottomLeft

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    /// Where the corner of a rectangle is.
    func place(in rect: Rect) -> Point {
        Point(isLeft ? rect.minX : rect.maxX, isTop ? rect.minY : rect.maxY)
    }

    /// Whether the side that leads to the corner clockwise is horizontal.
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
