import QuoinDeclarations
import QuoinLayout

/// How far each corner of a rectangle is rounded.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Radius
    public var topRight: Radius
    public var bottomRight: Radius
    public var bottomLeft: Radius

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

    /// The radii with their points multiplied.
    package func scaled(by factor: Double) -> CornerRadii {
        func scaled(_ extent: LayoutDimension) -> LayoutDimension {
            if case .points(let points) = extent { .points(points * factor) } else { extent }
        }
        func scaled(_ radius: Radius) -> Radius { Radius(x: scaled(radius.x), y: scaled(radius.y)) }
        return CornerRadii(
            topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
            bottomLeft: scaled(bottomLeft))
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
        let radius = extent + axes
        let corners = Corner.allCases.map {
            KeyShape(
                $0.rawValue, radius, "The radius of this corner, in points or as a percentage.", defaultValue: 0.0,
                swiftName: "CornerRadii.\($0.rawValue)")
        }
        return ValueForm(
            radius + .list(radius, count: 4...4) + .mapping { MappingShape(corners) }, read: { $0.cornerRadii() },
            write: { radii in
                let all = Corner.allCases.map { radii[$0].propertyValue }
                return all.allSatisfy { $0 == all[0] } ? all[0] : .list(all)
            }
        ).named("cornerRadii")
    }
}

extension CornerRadii.Radius {
    /// One value, or `{x, y}`.
    fileprivate var propertyValue: PropertyValue {
        x == y ? x.propertyValue : .mapping(["x": x.propertyValue, "y": y.propertyValue])
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
        func radius(_ corner: Corner) -> CornerRadii.Radius { mapping[corner.rawValue]?.cornerRadius() ?? 0 }
        return CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
    }

    /// Points, a percentage of the extents, or `{x, y}`.
    private func cornerRadius() -> CornerRadii.Radius? {
        guard isMapping else { return halfAxis().map { CornerRadii.Radius(x: $0, y: $0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (x, y) = (mapping.required("x")?.halfAxis(), mapping.required("y")?.halfAxis())
        guard let x, let y else { return nil }
        return CornerRadii.Radius(x: x, y: y)
    }

    private func halfAxis() -> LayoutDimension? {
        if looksRelative { return dimension() }
        guard isNumber else { return mismatch("points that are 0 or more, or a percentage such as 50%") }
        return number(.zeroOrMore).map { .points($0) }
    }
}
