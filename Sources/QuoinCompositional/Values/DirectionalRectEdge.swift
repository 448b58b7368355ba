import QuoinLayout

/// A set of edges.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = DirectionalRectEdge(rawValue: 1)
    public static let leading = DirectionalRectEdge(rawValue: 2)
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension DirectionalRectEdge {
    func hasStart(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .leading : .top) }
    func hasEnd(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .trailing : .bottom) }

    /// How far along an axis the edges point: 0 at the start, 1 at the end, halfway with neither or both.
    func fraction(_ axis: Axis) -> Double {
        switch (hasStart(axis), hasEnd(axis)) {
        case (true, false): 0
        case (false, true): 1
        case (true, true), (false, false): 0.5
        }
    }
}
