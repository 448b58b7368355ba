import QuoinValues

extension ValueForm where Value == LayoutDimension {
    /// Points, a fraction of the parent from 0 % to 100 % with points added to it, or `auto`.
    public static var dimension: ValueForm {
        ValueForm(
            .auto + .part + .number(0...LayoutTree.extentLimit, .points), read: { $0.dimension() },
            write: { $0.propertyValue }
        ).named("dimension")
    }
}

extension ValueForm where Value == LayoutDimension {
    /// The space between elements: points, which may be negative, or a fraction with points added to it.
    static var spacing: ValueForm {
        let points = ValueForm<Double>.points()
        return ValueForm(
            .part + points.shape,
            read: { value in
                guard value.looksRelative else { return value.number().map { .points($0) } }
                return value.part(0...1, "points, or a part of the stack from 0% to 100%, also as 5% - 2")
            },
            write: { $0.propertyValue })
    }
}

extension LayoutDimension {
    /// The dimension as documents write it.
    package var propertyValue: PropertyValue {
        switch self {
        case .points(let points): .number(points)
        case .auto, .fraction: .text(description)
        }
    }
}

extension ValueForm where Value == Size {
    /// `[width, height]` in points.
    public static var size: ValueForm {
        ValueForm(
            .list(.number(0...LayoutTree.extentLimit, .points), count: 2...2), read: { $0.size() },
            write: { .list([.number($0.width), .number($0.height)]) })
    }
}

extension ValueForm where Value == LayoutSize {
    /// `[width, height]` as dimensions.
    public static var layoutSize: ValueForm {
        let dimension = ValueForm<LayoutDimension>.dimension.shape
        return ValueForm(
            .list(dimension, count: 2...2), read: { $0.layoutSize() },
            write: { .list([$0.width.propertyValue, $0.height.propertyValue]) })
    }
}

extension ValueForm where Value == LayoutPosition {
    /// `[x, y]`, each in points or as a fraction.
    static var layoutPosition: ValueForm {
        ValueForm(
            .list(.anyPart + .number(.anyNumber, .points), count: 2...2), read: { $0.position() },
            write: { .list([$0.x.propertyValue, $0.y.propertyValue]) })
    }
}

extension ValueForm where Value == Point {
    /// `[x, y]` in points.
    public static var point: ValueForm {
        ValueForm(
            .list(.number(.anyNumber, .points), count: 2...2), read: { $0.point() },
            write: { .list([.number($0.x), .number($0.y)]) })
    }
}

extension ValueForm where Value == EdgeInsets {
    /// A number, `[top, left, bottom, right]`, or a mapping of edges or pairs of edges, in points. Every edge may be
    /// infinite.
    public static var insets: ValueForm {
        let edge = ValueShape.infinity + .number(.anyNumber, .points)
        let edges = ["top", "left", "bottom", "right"].map {
            KeyShape(
                $0, edge, "The inset at this edge, in points.", defaultValue: .number(0), swiftName: "EdgeInsets.\($0)")
        }
        let pairs = [("horizontal", "left and right"), ("vertical", "top and bottom")].map { key, edges in
            KeyShape(
                key, edge, "The inset at the \(edges) edges, in points, in place of one for each.",
                swiftName: "EdgeInsets.init(horizontal:vertical:)")
        }
        return ValueForm(
            edge + .list(edge, count: 4...4) + .mapping { MappingShape(edges + pairs) }, read: { $0.edgeInsets() },
            write: { $0.propertyValue }
        ).named("insets")
    }

    /// Insets without infinite edges.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func finiteInsets(_ expected: String = "insets that are finite") -> ValueForm {
        ValueForm(
            insets.shape,
            read: { value in
                guard let insets = value.edgeInsets() else { return nil }
                let edges = [insets.top, insets.left, insets.bottom, insets.right]
                return edges.allSatisfy(\.isFinite) ? insets : value.mismatch(expected)
            }, write: { $0.propertyValue })
    }
}

extension EdgeInsets {
    /// One number if all edges are the same, else top, left, bottom and right.
    package var propertyValue: PropertyValue {
        let edges = [top, left, bottom, right]
        return Set(edges).count == 1 ? .number(top) : .list(edges.map { .number($0) })
    }
}

extension ValueForm where Value == ExtentRange {
    /// A number of points, `auto`, `0...300`, `150...inf`, or `{min, max}`.
    public static var extentRange: ValueForm {
        let number = ValueShape.number(.zeroOrMore, .points)
        let bounds = [
            KeyShape(
                "min", number, "The least extent, in points.", defaultValue: .number(0), swiftName: "ExtentRange.min"),
            KeyShape(
                "max", number + .infinity, "The largest extent, in points.", defaultValue: .number(.infinity),
                swiftName: "ExtentRange.max"),
        ]
        let range = ValueShape([
            .pattern("^[-+.eE0-9 ]+\\.\\.\\.[-+.eE0-9inf ]+$", meaning: "a range such as 0...300")
        ])
        return ValueForm(
            .auto + number + range + .mapping { MappingShape(bounds) }, read: { $0.extentRange() },
            write: { $0 == .unconstrained ? "auto" : $0.isExact ? .number($0.min) : .text("\($0)") }
        ).named(ExtentRange.shapeName)
    }
}

extension ExtentRange {
    /// The name of the shape of its values.
    package static let shapeName = "extentRange"
}

extension ValueForm where Value == Axis {
    /// `horizontal` or `vertical`.
    public static var axis: ValueForm { .choice([("horizontal", .horizontal), ("vertical", .vertical)]) }
}
