import QuoinLayout

/// How far a radial gradient reaches from its center (CSS Images 3, §3.2).
public enum RadialExtent: Hashable, Sendable {
    /// A circle to the nearest side, to the farthest side, or to the nearest or farthest corner.
    case circle(Reach)
    /// An ellipse to the nearest or farthest sides, or through the nearest or farthest corner in the same proportions.
    case ellipse(Reach)
    /// An ellipse with the given half axes; fractions are of the area's extents.
    case radii(Dimension, Dimension)

    /// What the end of the gradient touches.
    public enum Reach: String, Hashable, Sendable, CaseIterable {
        case closestSide
        case farthestSide
        case closestCorner
        case farthestCorner

        var isCorner: Bool { self == .closestCorner || self == .farthestCorner }

        func choose(_ a: Double, _ b: Double) -> Double {
            self == .closestSide || self == .closestCorner ? min(a, b) : max(a, b)
        }
    }

    /// The half axes, in points.
    func radii(around center: Point, in area: Rect) -> Size {
        switch self {
        case .radii(let x, let y):
            return Size(x.resolved(in: area.size.width, auto: 0), y.resolved(in: area.size.height, auto: 0))
        case .ellipse(let reach):
            let sides = RadialExtent.sides(reach, center, area)
            // Through a corner, the proportions are those of the ellipse that touches the sides.
            let factor = reach.isCorner ? 2.0.squareRoot() : 1
            return Size(sides.width * factor, sides.height * factor)
        case .circle(let reach):
            let sides = RadialExtent.sides(reach, center, area)
            let radius =
                reach.isCorner
                ? (sides.width * sides.width + sides.height * sides.height).squareRoot()
                : reach.choose(sides.width, sides.height)
            return Size(radius, radius)
        }
    }

    /// The distances to the sides on each axis, the nearer or the farther one.
    private static func sides(_ reach: Reach, _ center: Point, _ area: Rect) -> Size {
        Size(
            reach.choose(abs(center.x - area.minX), abs(area.maxX - center.x)),
            reach.choose(abs(center.y - area.minY), abs(area.maxY - center.y)))
    }
}
