/// One of the four corners of a rectangle.
public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft
    case topRight
    case bottomRight
    case bottomLeft

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
}
