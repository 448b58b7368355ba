import QuoinLayout

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
