import QuoinLayout

/// An arc of an ellipse between two points (SVG 2, §B.2).
///
/// Angles are kept as unit vectors, so no inverse trigonometry is needed.
struct EllipticArc {
    private let center: Point
    private let radii: Size
    private let rotation: Direction
    private let isClockwise: Bool
    /// From the center to the ends, on the unit circle that is mapped to the ellipse.
    private let start: Point
    private let end: Point
    private let target: Point

    /// `nil` if the ends are equal or a radius is 0: the arc is a line.
    init?(from origin: Point, to target: Point, radii: Size, rotation degrees: Double, isLarge: Bool, isClockwise: Bool)
    {
        guard origin != target, radii.width > 0, radii.height > 0 else { return nil }
        let rotation = Direction(degrees: degrees)
        // Half of the distance from the target to the origin, along the ellipse's axes.
        let half = Point((origin.x - target.x) / 2, (origin.y - target.y) / 2).turned(
            by: -rotation.sine, rotation.cosine)
        let scaled = Point(half.x / radii.width, half.y / radii.height)
        let square = scaled.x * scaled.x + scaled.y * scaled.y
        // Radii that are too small for the distance are scaled up.
        let growth = max(1, square.squareRoot())
        self.radii = Size(radii.width * growth, radii.height * growth)
        let (x, y) = (scaled.x / growth, scaled.y / growth)
        let reach = max(0, growth * growth / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = Point(reach * y, -reach * x)
        (start, end) = (Point(x - middle.x, y - middle.y), Point(-x - middle.x, -y - middle.y))
        let offset = Point(middle.x * self.radii.width, middle.y * self.radii.height)
            .turned(by: rotation.sine, rotation.cosine)
        center = Point((origin.x + target.x) / 2 + offset.x, (origin.y + target.y) / 2 + offset.y)
        (self.rotation, self.isClockwise, self.target) = (rotation, isClockwise, target)
    }

    /// Bézier curves along the arc, each at most a quarter of a turn.
    var curves: [(first: Point, second: Point, end: Point)] {
        var curves: [(first: Point, second: Point, end: Point)] = []
        var current = start
        while curves.count < 4, !isWithinQuarter(from: current) {
            let next = Point(isClockwise ? -current.y : current.y, isClockwise ? current.x : -current.x)
            curves.append(curve(from: current, to: next, handle: Path.quarterHandle))
            current = next
        }
        let cosine = min(1, current.x * end.x + current.y * end.y)
        // The handle is 4/3 of the tangent of a quarter of the angle, by the half-angle formulas.
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        let halfSine = max(0, (1 - cosine) / 2).squareRoot()
        curves.append(curve(from: current, to: end, handle: 4 / 3 * halfSine / (1 + halfCosine)))
        curves[curves.count - 1].end = target
        return curves
    }

    /// Whether the end is at most a quarter of a turn ahead.
    private func isWithinQuarter(from point: Point) -> Bool {
        let ahead = (point.x * end.y - point.y * end.x) * (isClockwise ? 1 : -1)
        return ahead >= 0 && point.x * end.x + point.y * end.y >= 0
    }

    private func curve(
        from start: Point, to end: Point, handle: Double
    ) -> (first: Point, second: Point, end: Point) {
        let turn = isClockwise ? handle : -handle
        return (
            point(Point(start.x - start.y * turn, start.y + start.x * turn)),
            point(Point(end.x + end.y * turn, end.y - end.x * turn)), point(end)
        )
    }

    /// The point of the ellipse for a point of the unit circle.
    private func point(_ unit: Point) -> Point {
        center + Point(unit.x * radii.width, unit.y * radii.height).turned(by: rotation.sine, rotation.cosine)
    }
}

extension Point {
    /// The point turned clockwise around the origin by an angle of the given sine and cosine.
    fileprivate func turned(by sine: Double, _ cosine: Double) -> Point {
        Point(x * cosine - y * sine, x * sine + y * cosine)
    }
}
