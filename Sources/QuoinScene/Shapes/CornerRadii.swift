import QuoinLayout
import QuoinValues

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
}

extension ValueForm where Value == CornerRadii {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    static var cornerRadii: ValueForm {
        let extent = ValueShape.number(.zeroOrMore, .points) + .part
        let axes = ValueShape.mapping {
            MappingShape(
                [
                    KeyShape(
                        "x", extent, "How far along the horizontal side, in points or as a percentage.",
                        swiftName: "CornerRadii.Radius.x"),
                    KeyShape(
                        "y", extent, "How far along the vertical side, in points or as a percentage.",
                        swiftName: "CornerRadii.Radius.y"),
                ], required: [["x", "y"]])
        }
        let radius = extent + axes + .words(["full"])
        let corners = [false, true].flatMap { followsDirection in
            Corner.allCases.map { corner in
                let name = corner.name(followsDirection)
                return KeyShape(
                    name, radius, "The radius of this corner: in points, as a percentage, or full.", defaultValue: 0.0,
                    swiftName: followsDirection ? "CornerRadii.followsDirection" : "CornerRadii.\(name)")
            }
        }
        return ValueForm(
            radius + .list(radius, count: 4...4) + .mapping { MappingShape(corners) }, read: { $0.cornerRadii() },
            write: { radii in
                let all = Corner.allCases.map { radii[$0].propertyValue }
                if all.allSatisfy({ $0 == all[0] }) { return all[0] }
                guard radii.followsDirection else { return .list(all) }
                return .mapping(of: zip(Corner.allCases, all).map { ($0.name(true), $1) })
            }
        ).named("cornerRadii")
    }
}

extension CornerRadii.Radius {
    /// One value, or `{x, y}`.
    fileprivate var propertyValue: PropertyValue {
        if self == .full { return "full" }
        return x == y ? x.propertyValue : .mapping(["x": x.propertyValue, "y": y.propertyValue])
    }
}

extension DocumentValue {
    fileprivate func cornerRadii() -> CornerRadii? {
        if isMapping, let mapping = mapping(), !mapping.contains("x"), !mapping.contains("y") {
            return radii(of: mapping)
        }
        guard isList else { return cornerRadius().map { CornerRadii(all: $0) } }
        guard let values = list() else { return nil }
        guard values.count == 4 else {
            return mismatch(
                "radii in points or percentages: one, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners"
            )
        }
        let radii = values.compactMap { $0.cornerRadius() }
        guard radii.count == 4 else { return nil }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    private func radii(of mapping: DocumentMapping) -> CornerRadii {
        defer { mapping.finish() }
        func names(_ followsDirection: Bool) -> [String] { Corner.allCases.map { $0.name(followsDirection) } }
        let followsDirection = names(true).contains(where: mapping.contains)
        if followsDirection, let name = names(false).first(where: mapping.contains) {
            mapping.report("corners are named by left and right, or by start and end, but not by both", at: name)
            for name in names(false) { _ = mapping[name] }
        }
        func radius(_ corner: Corner) -> CornerRadii.Radius {
            mapping[corner.name(followsDirection)]?.cornerRadius() ?? 0
        }
        var radii = CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
        radii.followsDirection = followsDirection
        return radii
    }

    /// Points, a percentage of the extents, `full`, or `{x, y}`.
    private func cornerRadius() -> CornerRadii.Radius? {
        if node.string == "full" { return .full }
        guard isMapping else { return halfAxis().map { CornerRadii.Radius(x: $0, y: $0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (x, y) = (mapping.required("x")?.halfAxis(), mapping.required("y")?.halfAxis())
        guard let x, let y else { return nil }
        return CornerRadii.Radius(x: x, y: y)
    }

    private func halfAxis() -> LayoutDimension? {
        if looksRelative { return dimension() }
        guard isNumber else { return mismatch("points that are 0 or more, a percentage such as 50%, or full") }
        return number(.zeroOrMore).map { .points($0) }
    }
}
