import QuoinLayout

/// A place in a rectangle: on each axis points from the near edge, or a fraction of the way across.
public struct RelativePoint: Hashable, Sendable {
    /// Points from the left edge, or a fraction of the width; may lie outside.
    public var x: Dimension
    /// Points from the top edge, or a fraction of the height; may lie outside.
    public var y: Dimension

    public init(_ x: Dimension, _ y: Dimension) {
        (self.x, self.y) = (x, y)
    }

    public static let center = RelativePoint(.fraction(0.5), .fraction(0.5))

    /// The place in a rectangle; `auto` is the middle.
    public func resolved(in rect: Rect) -> Point {
        Point(
            rect.minX + x.resolved(in: rect.size.width, auto: rect.size.width / 2),
            rect.minY + y.resolved(in: rect.size.height, auto: rect.size.height / 2))
    }
}
