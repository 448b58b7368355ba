import QuoinLayout

extension Rect {
    /// A rectangle from its parts along an axis and across it.
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

    /// What the rectangle covers along an axis.
    subscript(axis: Axis) -> ClosedRange<Double> { origin[axis]...(origin[axis] + max(0, size[axis])) }

    /// The rectangle with all numbers multiplied.
    func scaled(by factor: Double) -> Rect {
        Rect(minX * factor, minY * factor, size.width * factor, size.height * factor)
    }

    func grown(by distance: Double) -> Rect { inset(by: EdgeInsets(-distance)) }

    func moved(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }

    /// Whether the two have an area in common.
    func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The area that both have, as a part of this one's, from 0 to 1.
    func share(within other: Rect) -> Double {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        guard width > 0, height > 0 else { return 0 }
        return width * height / (size.width * size.height)
    }

    /// The point of the rectangle that is nearest to another.
    func nearest(to point: Point) -> Point {
        Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    }
}

extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }

    var middle: Double { (lowerBound + upperBound) / 2 }

    /// What both ranges cover; nothing where they only touch.
    func common(with other: ClosedRange<Double>) -> ClosedRange<Double>? {
        let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
        return lower < upper ? lower...upper : nil
    }

    func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
