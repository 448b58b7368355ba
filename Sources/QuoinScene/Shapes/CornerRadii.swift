import QuoinLayout

/// How far each corner of a rectangle is rounded, in points, 0 or more.
public struct CornerRadii: Hashable, Sendable {
    /// In points, 0 for a square corner, as are the others below.
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    /// A radius for each corner, in points; corners that are left out are square.
    public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// The same radius at every corner.
    public init(_ all: Double) {
        self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
    }

    /// Four square corners.
    public static let zero = CornerRadii()

    /// The radius of a corner.
    public subscript(corner: Corner) -> Double {
        switch corner {
        case .topLeft: topLeft
        case .topRight: topRight
        case .bottomRight: bottomRight
        case .bottomLeft: bottomLeft
        }
    }

    /// The radii as they fit a rectangle: where two that share a side are longer than it, all shrink by one factor
    /// (CSS Backgrounds 3, §4.5).
    public func fitting(_ size: Size) -> CornerRadii {
        func room(_ extent: Double, _ a: Double, _ b: Double) -> Double { a + b > extent ? extent / (a + b) : 1 }
        let factor = min(
            min(room(size.width, topLeft, topRight), room(size.width, bottomLeft, bottomRight)),
            min(room(size.height, topLeft, bottomLeft), room(size.height, topRight, bottomRight)))
        return map { $0 * factor }
    }

    /// The radii of the outline that runs inside at a distance, in points, or outside where it is negative; a corner
    /// that is not rounded stays so.
    public func inset(by distance: Double) -> CornerRadii {
        map { $0 > 0 ? max(0, $0 - distance) : 0 }
    }

    private func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
    }
}
