import QuoinLayout

/// A straight line between two points.
package struct Segment: Hashable, Sendable {
    /// In points, like the end.
    package var start: Point
    package var end: Point

    package init(_ start: Point, _ end: Point) {
        (self.start, self.end) = (start, end)
    }

    /// A line along an axis.
    init(_ main: ClosedRange<Double>, at cross: Double, axis: Axis) {
        self.init(
            Point(main: main.lowerBound, cross: cross, axis: axis),
            Point(main: main.upperBound, cross: cross, axis: axis))
    }

    var middle: Point { Point((start.x + end.x) / 2, (start.y + end.y) / 2) }

    var length: Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        return (x * x + y * y).squareRoot()
    }

    /// The unit vector from start to end, or zero for a line of length 0.
    var direction: Point {
        length > 0 ? Point((end.x - start.x) / length, (end.y - start.y) / length) : .zero
    }

    /// The axis that the line is parallel to, or `nil` if it is slanted.
    var axis: Axis? {
        if start.y == end.y { return .horizontal }
        return start.x == end.x ? .vertical : nil
    }

    var bounds: Rect {
        Rect(min(start.x, end.x), min(start.y, end.y), abs(end.x - start.x), abs(end.y - start.y))
    }

    /// The part of the line inside a rectangle, as fractions of its length from 0 to 1, or `nil` if it is outside
    /// (Liang–Barsky clipping).
    func part(in rect: Rect) -> ClosedRange<Double>? {
        var (first, last) = (0.0, 1.0)
        for axis in Axis.allCases {
            let (position, step, extent) = (start[axis], end[axis] - start[axis], rect[axis])
            if step == 0 {
                guard position > extent.lowerBound, position < extent.upperBound else { return nil }
                continue
            }
            let (a, b) = ((extent.lowerBound - position) / step, (extent.upperBound - position) / step)
            (first, last) = (max(first, min(a, b)), min(last, max(a, b)))
        }
        return first < last ? first...last : nil
    }

    package func crosses(_ rect: Rect) -> Bool { part(in: rect) != nil }

    /// Whether two lines intersect, at a point that is not an end of either.
    func crosses(_ other: Segment) -> Bool {
        func side(_ point: Point, of line: Segment) -> Double {
            (line.end.x - line.start.x) * (point.y - line.start.y)
                - (line.end.y - line.start.y) * (point.x - line.start.x)
        }
        return side(start, of: other) * side(end, of: other) < 0
            && side(other.start, of: self) * side(other.end, of: self) < 0
    }

    func moved(by distance: Point) -> Segment { Segment(start + distance, end + distance) }
}

extension Rect {
    /// A rectangle with extents along an axis and across it.
    init(_ main: ClosedRange<Double>, _ cross: ClosedRange<Double>, axis: Axis) {
        self.init(
            origin: Point(main: main.lowerBound, cross: cross.lowerBound, axis: axis),
            size: Size(
                main: main.upperBound - main.lowerBound, cross: cross.upperBound - cross.lowerBound, axis: axis))
    }

    /// A rectangle of a size around a center.
    init(center: Point, size: Size) {
        self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }

    /// The extent along an axis.
    subscript(axis: Axis) -> ClosedRange<Double> { origin[axis]...(origin[axis] + max(0, size[axis])) }

    /// The rectangle with its origin and size multiplied.
    func scaled(by factor: Double) -> Rect {
        Rect(minX * factor, minY * factor, size.width * factor, size.height * factor)
    }

    /// The part of this rectangle's area that is inside another one, from 0 to 1.
    func share(within other: Rect) -> Double {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        guard width > 0, height > 0 else { return 0 }
        return width * height / (size.width * size.height)
    }

    /// The point of the rectangle that is nearest to a point.
    func nearest(to point: Point) -> Point {
        Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    }
}

extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }

    var middle: Double { (lowerBound + upperBound) / 2 }

    /// The intersection, or `nil` if it is empty or a single value.
    func common(with other: ClosedRange<Double>) -> ClosedRange<Double>? {
        let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
        return lower < upper ? lower...upper : nil
    }

    func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
