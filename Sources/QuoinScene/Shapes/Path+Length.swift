import QuoinLayout

extension Path {
    /// The length of all lines, in points; curves are measured as sixteen straight segments.
    var length: Double {
        var (sum, start, current) = (0.0, Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
            case .line(let point):
                sum += current.distance(to: point)
                current = point
            case .curve(let first, let second, let end):
                let origin = current
                for piece in 1...16 {
                    let next = Point.onCurve(from: origin, first, second, end, at: Double(piece) / 16)
                    sum += current.distance(to: next)
                    current = next
                }
            case .close:
                sum += current.distance(to: start)
                current = start
            }
        }
        return sum
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        let distance = other - self
        return (distance.x * distance.x + distance.y * distance.y).squareRoot()
    }

    /// The point of a cubic Bézier curve at a parameter from 0 to 1.
    static func onCurve(
        from start: Point, _ first: Point, _ second: Point, _ end: Point, at part: Double
    ) -> Point {
        let rest = 1 - part
        let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
        return Point(
            start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
            start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
    }
}
