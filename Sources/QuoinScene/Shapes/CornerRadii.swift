import QuoinLayout

/// How far each corner of a rectangle is rounded.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Radius
    public var topRight: Radius
    public var bottomRight: Radius
    public var bottomLeft: Radius
    /// Whether the left corners are those at the start of the reading direction: from right to left, they are at the right.
    public var followsDirection = false

    /// A radius for each corner; a number is in points.
    public init(topLeft: Radius = 0, topRight: Radius = 0, bottomRight: Radius = 0, bottomLeft: Radius = 0) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// The same radius at every corner, in points.
    public init(_ all: Double) {
        self.init(all: Radius(all))
    }

    /// The same radius at every corner.
    public init(all radius: Radius) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// A radius for each corner by the reading direction, from whose start to whose end lines go; a number is in points.
    public init(topStart: Radius, topEnd: Radius, bottomEnd: Radius, bottomStart: Radius) {
        self.init(topLeft: topStart, topRight: topEnd, bottomRight: bottomEnd, bottomLeft: bottomStart)
        followsDirection = true
    }

    /// Four square corners.
    public static let zero = CornerRadii()

    /// The half axes of the quarter of an ellipse that rounds a corner (CSS Backgrounds 3, §4.1).
    public struct Radius: Hashable, Sendable {
        /// Along the horizontal side: points, 0 or more, or a fraction of the rectangle's width; `auto` is 0.
        public var x: LayoutDimension
        /// Along the vertical side: points, 0 or more, or a fraction of the rectangle's height; `auto` is 0.
        public var y: LayoutDimension

        /// A corner is square if one of the half axes is 0.
        public init(x: LayoutDimension, y: LayoutDimension) {
            (self.x, self.y) = (x, y)
        }

        /// A quarter of a circle, its radius in points.
        public init(_ points: Double) {
            self.init(x: .points(points), y: .points(points))
        }

        /// Percentages of the rectangle's width and of its height.
        public static func percent(_ value: Double) -> Radius { Radius(x: .percent(value), y: .percent(value)) }

        /// As round as the sides permit: at all four corners, the ends of a capsule.
        public static let full = Radius(longest)

        /// More points than any side has. Radii that are longer than their sides shrink.
        private static let longest = 1e6
    }
}

extension CornerRadii.Radius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number is in points.
    public init(floatLiteral value: Double) { self.init(value) }
    /// A number is in points.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension CornerRadii {
    init(_ sizes: CornerSizes) {
        func radius(_ corner: Corner) -> Radius {
            Radius(x: .points(sizes[corner].width), y: .points(sizes[corner].height))
        }
        self.init(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
    }

    subscript(corner: Corner) -> Radius {
        switch corner {
        case .topLeft: topLeft
        case .topRight: topRight
        case .bottomRight: bottomRight
        case .bottomLeft: bottomLeft
        }
    }

    /// The radii in points as they fit a rectangle: if two of them are longer than their common side, all shrink by one
    /// factor (CSS Backgrounds 3, §4.5).
    package func fitting(_ size: Size) -> CornerRadii {
        CornerRadii(CornerSizes(self, in: size).fitting(size))
    }

    /// The radii in a reading direction, by left and right.
    func resolved(for direction: LayoutDirection) -> CornerRadii {
        guard followsDirection else { return self }
        return direction == .leftToRight
            ? CornerRadii(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
            : CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    /// The radii with their points multiplied.
    package func scaled(by factor: Double) -> CornerRadii {
        func scaled(_ extent: LayoutDimension) -> LayoutDimension {
            if case .points(let points) = extent { .points(points * factor) } else { extent }
        }
        func scaled(_ radius: Radius) -> Radius { Radius(x: scaled(radius.x), y: scaled(radius.y)) }
        var copy = self
        (copy.topLeft, copy.topRight) = (scaled(topLeft), scaled(topRight))
        (copy.bottomRight, copy.bottomLeft) = (scaled(bottomRight), scaled(bottomLeft))
        return copy
    }

    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    static let codec = Codec<CornerRadii>.oneOf(
        "radii in points or percentages: one, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners",
        [
            .form(Radius.codec, { CornerRadii(all: $0) }) { radii in
                Corner.allCases.allSatisfy { radii[$0] == radii.topLeft } ? radii.topLeft : nil
            },
            .form(list, { $0 }) { $0.followsDirection ? nil : $0 }, .all(.structure(properties)),
        ]
    ).named("cornerRadii")

    private static let list = Codec<CornerRadii>.list(
        Radius.codec, count: 4,
        "radii in points or percentages: one, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners",
        to: { CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3]) },
        from: { radii in Corner.allCases.map { radii[$0] } })

    private static let properties = PropertyTable(
        CornerRadii(),
        [false, true].flatMap { followsDirection in
            Corner.allCases.map { corner in
                let name = corner.name(followsDirection)
                return Property<CornerRadii>(
                    name, \.[corner, followsDirection: followsDirection], Radius.codec, .pixels,
                    "The radius of this corner: in points, as a percentage, or full."
                ).named(followsDirection ? "CornerRadii.followsDirection" : "CornerRadii.\(name)").usually(0)
            }
        },
        excluding: Corner.allCases.flatMap { corner in
            Corner.allCases.map { other in
                Exclusion(
                    corner.name(false), beside: [other.name(true): .anything],
                    "corners are named by left and right, or by start and end, but not by both")
            }
        })

    /// The radius of a corner that is named by the reading direction, or by left and right; `nil` with the other name.
    private subscript(corner: Corner, followsDirection isNamedByDirection: Bool) -> Radius? {
        get { followsDirection == isNamedByDirection ? self[corner] : nil }
        set {
            guard let newValue else { return }
            followsDirection = isNamedByDirection
            switch corner {
            case .topLeft: topLeft = newValue
            case .topRight: topRight = newValue
            case .bottomRight: bottomRight = newValue
            case .bottomLeft: bottomLeft = newValue
            }
        }
    }
}

extension CornerRadii.Radius {
    /// Points, a percentage of the extents, `full`, or `{x, y}`.
    fileprivate static let codec = Codec<CornerRadii.Radius>.oneOf([
        .form(halfAxis, { CornerRadii.Radius(x: $0, y: $0) }) { $0.x == $0.y && $0 != .full ? $0.x : nil },
        .all(.structure(properties), where: { $0 != .full }), .words([("full", .full)]),
    ])

    private static let properties = PropertyTable(
        CornerRadii.Radius(0),
        [
            Property(
                "x", \.x, halfAxis, .pixels, isRequired: true,
                "How far along the horizontal side, in points or as a percentage."),
            Property(
                "y", \.y, halfAxis, .pixels, isRequired: true,
                "How far along the vertical side, in points or as a percentage."),
        ])

    private static let halfAxis = Codec<LayoutDimension>(
        .number(.zeroOrMore, .points) + .part, takes: { $0.isScalar && $0.node.string != "full" },
        read: { value in
            if value.looksRelative { return Codec<LayoutDimension>.dimension.read(value) }
            guard value.isNumber else {
                return value.mismatch(
                    "points that are 0 or more, a percentage such as 50%, or full", as: .numberAmongOthers)
            }
            return value.number(.zeroOrMore).map { .points($0) }
        }, write: { $0.propertyValue })
}

/// One of the four corners of a rectangle.
enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft
    case topRight
    case bottomRight
    case bottomLeft

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    /// The name of the corner, by left and right or by the reading direction.
    func name(_ followsDirection: Bool) -> String {
        guard followsDirection else { return rawValue }
        return (isTop ? "top" : "bottom") + (isLeft ? "Start" : "End")
    }

    /// The point of the corner.
    func place(in rect: Rect) -> Point {
        Point(isLeft ? rect.minX : rect.maxX, isTop ? rect.minY : rect.maxY)
    }

    /// Whether the side before the corner, clockwise, is horizontal.
    var endsHorizontalSide: Bool { self == .topRight || self == .bottomLeft }

    /// The corner at the other end of the horizontal side.
    var acrossNeighbor: Corner {
        switch self {
        case .topLeft: .topRight
        case .topRight: .topLeft
        case .bottomRight: .bottomLeft
        case .bottomLeft: .bottomRight
        }
    }

    /// The corner at the other end of the vertical side.
    var downNeighbor: Corner {
        switch self {
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomRight: .topRight
        case .bottomLeft: .topLeft
        }
    }
}

/// One of the four sides of a rectangle.
enum Side: String, Hashable, Sendable, CaseIterable {
    case top
    case right
    case bottom
    case left

    /// The corners at its ends, clockwise.
    var corners: (first: Corner, last: Corner) {
        switch self {
        case .top: (.topLeft, .topRight)
        case .right: (.topRight, .bottomRight)
        case .bottom: (.bottomRight, .bottomLeft)
        case .left: (.bottomLeft, .topLeft)
        }
    }

    /// The outward unit normal of the side.
    var outward: Point {
        switch self {
        case .top: Point(0, -1)
        case .right: Point(1, 0)
        case .bottom: Point(0, 1)
        case .left: Point(-1, 0)
        }
    }
}
