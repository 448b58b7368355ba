extension ElementStyle {
    /// A position under an absolute layout: on each axis points, or a fraction of what the layout has at most, to which points
    /// may be added.
    public struct Position: Hashable, Sendable {
        /// Points from the left edge, or a fraction of the width; `auto` is 0.
        public var x: LayoutDimension
        /// Points from the top edge, or a fraction of the height; `auto` is 0.
        public var y: LayoutDimension

        @inlinable
        public init(_ x: LayoutDimension, _ y: LayoutDimension) {
            (self.x, self.y) = (x, y)
        }
    }
}

extension ElementStyle {
    /// `layoutPosition` and `layoutPositionFraction`.
    package var position: ElementStyle.Position {
        get {
            ElementStyle.Position(
                LayoutDimension(layoutPosition.x, fraction: layoutPositionFraction.x),
                LayoutDimension(layoutPosition.y, fraction: layoutPositionFraction.y))
        }
        set {
            let (x, y) = (newValue.x.parts, newValue.y.parts)
            layoutPosition = Point(x.points, y.points)
            layoutPositionFraction = Point(x.fraction, y.fraction)
        }
    }

    /// The position in points. A fraction of an extent that is not a finite number is 0.
    func layoutPosition(in available: Size) -> Point {
        guard layoutPositionFraction != .zero else { return layoutPosition }
        return Point(
            position.x.resolved(in: available.width, auto: layoutPosition.x),
            position.y.resolved(in: available.height, auto: layoutPosition.y))
    }
}

extension ElementStyle {
    /// A position in points, with the fractions that give it: `(50, 40), as [50%, 40],`.
    func positionWords(_ place: Point) -> String {
        layoutPositionFraction == .zero ? "\(place)" : "\(place), as [\(position.x), \(position.y)],"
    }
}

extension LayoutDimension {
    fileprivate init(_ points: Double, fraction: Double) {
        self = fraction == 0 ? .points(points) : .fraction(fraction, plus: points)
    }

    fileprivate var parts: (points: Double, fraction: Double) {
        switch self {
        case .auto: (0, 0)
        case .points(let points): (points, 0)
        case .fraction(let fraction, let points): (points, fraction)
        }
    }
}
