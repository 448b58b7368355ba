extension Codec where Value == LayoutDimension {
    /// Points, a fraction of the parent from 0 % to 100 % with points added to it, or `auto`.
    public static var dimension: Codec {
        Codec(
            .auto + .part + .number(0...LayoutTree.extentLimit, .points), read: { $0.dimension() },
            write: { $0.propertyValue }
        ).named("dimension")
    }

    /// The space between elements: points, which may be negative, or a fraction with points added to it.
    static var spacing: Codec {
        Codec(
            .part + .number(.anyNumber, .points),
            read: { value in
                guard value.looksRelative else { return value.number().map { .points($0) } }
                return value.part(0...1, "points, or a part of the stack from 0% to 100%, also as 5% - 2")
            },
            write: { $0.propertyValue })
    }

    /// Points, or a fraction with points added to it.
    ///
    /// - Parameters:
    ///   - points: the bounds of points.
    ///   - parts: the bounds of fractions.
    ///   - isOrAuto: whether it may be `auto`.
    ///   - expected: the expected form, for messages; by default points only are named.
    package static func length(
        _ points: ClosedRange<Double>, parts: ClosedRange<Double>, orAuto isOrAuto: Bool = false, _ expected: Expected
    ) -> Codec {
        Codec(
            (isOrAuto ? .auto : ValueShape([])) + .anyPart + .number(points, .points),
            read: { value in
                if isOrAuto, value.node.string == "auto" { return .auto }
                if value.looksRelative { return value.part(parts, expected) }
                return value.number(points, expected).map { .points($0) }
            }, write: { $0.propertyValue })
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

extension Codec where Value == Size {
    /// `[width, height]` in points.
    public static var size: Codec {
        let expected: Expected = "[width, height] in points that are 0 or more"
        let extent = Codec<Double>(
            .number(0...LayoutTree.extentLimit, .points), read: { $0.extent(expected) }, write: { .number($0) })
        return .list(
            extent, count: 2, expected, to: { Size($0[0], $0[1]) }, from: { [$0.width, $0.height] })
    }
}

extension Codec where Value == ElementStyle.LayoutSize {
    /// `[width, height]` as dimensions.
    public static var layoutSize: Codec {
        .list(
            .dimension, count: 2, "[width, height] as dimensions", to: { ElementStyle.LayoutSize($0[0], $0[1]) },
            from: { [$0.width, $0.height] })
    }
}

extension Codec where Value == ElementStyle.Position {
    /// `[x, y]`, each in points or as a fraction.
    static var layoutPosition: Codec {
        .list(
            .length(.anyNumber, parts: -100...100, "points or a fraction such as 50%, 1/3 or 100% - 50"), count: 2,
            "[x, y], each in points or as a fraction such as 50%, 1/3 or 100% - 50",
            to: { ElementStyle.Position($0[0], $0[1]) }, from: { [$0.x, $0.y] })
    }
}

extension Codec where Value == Point {
    /// `[x, y]` in points.
    public static var point: Codec { point(.points(), "[x, y] in points") }

    /// `[x, y]`.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func point(_ coordinate: Codec<Double>, _ expected: Expected) -> Codec {
        .list(coordinate, count: 2, expected, to: { Point($0[0], $0[1]) }, from: { [$0.x, $0.y] })
    }
}

extension Codec where Value == Rect {
    /// `[x, y, width, height]`.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func rect(
        _ number: Codec<Double>, _ expected: Expected, where isValid: @escaping @Sendable (Rect) -> Bool = { _ in true }
    ) -> Codec {
        Codec.list(
            number, count: 4, expected, to: { Rect($0[0], $0[1], $0[2], $0[3]) },
            from: { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
        ).checked(expected.words, isValid)
    }
}

extension EdgeInsets {
    fileprivate static let codec = codec(anyEdge).named("insets")

    fileprivate static let mirrored = codec(anyEdge, isMirrored: true).named("mirroredInsets")

    private static let anyEdge = Codec<Double>(
        .infinity + .number(.anyNumber, .points), read: { $0.numberOrInfinity() }, write: { .number($0) })

    fileprivate static let finite = codec(.points()).named("finiteInsets")

    private static func codec(_ edge: Codec<Double>, isMirrored: Bool = false) -> Codec<EdgeInsets> {
        let list = Codec<EdgeInsets>.list(
            edge, count: 4,
            Expected("insets: a number, [top, left, bottom, right] or a mapping of edges", .insets),
            to: { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }, from: { $0.edges })
        return .oneOf([
            .form(edge, { EdgeInsets($0) }, { $0.uniform }), .all(list), .all(.structure(properties(edge, isMirrored))),
        ])
    }

    private static func properties(_ codec: Codec<Double>, _ isMirrored: Bool) -> PropertyTable<EdgeInsets> {
        func edge(_ key: String, _ path: any WritableKeyPath<EdgeInsets, Double> & Sendable) -> Property<EdgeInsets> {
            Property(key, path, codec, .layout, "The inset at this edge, in points.")
        }
        func pair(
            _ key: String, _ first: String, _ second: String,
            set: @escaping @Sendable (inout EdgeInsets, Double) -> Void
        ) -> Property<EdgeInsets> {
            .shorthand(
                key, codec, conflicts: [first, second],
                "The inset at the \(first) and \(second) edges, in points, in place of one for each.", set: set
            ).named("EdgeInsets.init(horizontal:vertical:)")
        }
        func side(
            _ key: String, _ other: String, _ place: String,
            set: @escaping @Sendable (inout EdgeInsets, Double) -> Void
        ) -> Property<EdgeInsets> {
            .shorthand(
                key, codec, conflicts: [other, "horizontal"], "The inset where reading \(place), in points.", set: set
            ).named("LayoutElement.inset(top:leading:bottom:trailing:)")
        }
        let sides = [
            side("leading", "left", "begins") { $0.left = $1 }, side("trailing", "right", "ends") { $0.right = $1 },
        ]
        return PropertyTable(
            EdgeInsets.zero,
            [
                edge("top", \.top), edge("left", \.left), edge("bottom", \.bottom), edge("right", \.right),
                pair("horizontal", "left", "right") { ($0.left, $0.right) = ($1, $1) },
                pair("vertical", "top", "bottom") { ($0.top, $0.bottom) = ($1, $1) },
            ] + (isMirrored ? sides : []))
    }

    private var edges: [Double] { [top, left, bottom, right] }

    /// The inset of every edge, if all are the same.
    private var uniform: Double? { Set(edges).count == 1 ? top : nil }

    fileprivate var isFinite: Bool { edges.allSatisfy(\.isFinite) }
}

extension Codec where Value == EdgeInsets {
    /// A number, `[top, left, bottom, right]`, or a mapping of edges or pairs of edges, in points. Every edge may be
    /// infinite.
    public static var insets: Codec { EdgeInsets.codec }

    /// Insets of what is mirrored with the layout: `leading` and `trailing` name the left and the right one as well.
    package static var mirroredInsets: Codec { EdgeInsets.mirrored }

    /// Insets without infinite edges.
    ///
    /// - Parameter expected: the expected form, for messages.
    package static func finiteInsets(_ expected: String = "insets that are finite") -> Codec {
        let read = insets.checked(expected, \.isFinite).read
        return Codec(EdgeInsets.finite.shape, read: read, write: EdgeInsets.finite.write)
    }
}

extension ExtentRange {
    /// The name of the shape of its values.
    package static let shapeName = "extentRange"

    /// A number of points, `auto`, `0...300`, `150...inf`, or `{min, max}`.
    fileprivate static let codec = Codec<ExtentRange>.oneOf(
        expected, [.all(text), .form(.structure(Bounds.properties), { $0.range }) { _ in nil }]
    ).named(shapeName)

    private static let expected = Expected(
        "points, auto, a range such as 0...300 or 150...inf, or {min, max}", .range)

    private static let text = Codec<ExtentRange>(
        .auto + .number(.zeroOrMore, .points)
            + ValueShape([.pattern("^[-+.eE0-9 ]+\\.\\.\\.[-+.eE0-9inf ]+$", meaning: "a range such as 0...300")]),
        read: { value in
            guard let range = value.node.string.flatMap(ExtentRange.init(parsing:)), !range.isExact || !value.isQuoted
            else { return value.mismatch(expected) }
            return range
        }, write: { $0 == .unconstrained ? "auto" : $0.isExact ? .number($0.min) : .text("\($0)") })

    /// The keys of a range, whose minimum may be wrong.
    private struct Bounds: Sendable {
        var min = 0.0
        var max = Double.infinity

        var range: ExtentRange { ExtentRange(min: min, max: Swift.max(min, max)) }

        static let properties = PropertyTable(
            Bounds(),
            [
                Property("min", \.min, .points(.zeroOrMore), .layout, "The least extent, in points.")
                    .named("ExtentRange.min"),
                Property("max", \.max, most, .layout, "The largest extent, in points.").named("ExtentRange.max"),
            ],
            check: { mapping, bounds in
                guard bounds.min > bounds.max else { return }
                let (min, max) = (shortDescription(bounds.min), shortDescription(bounds.max))
                mapping.value.report("the minimum, \(min), is above the maximum, \(max)")
            })

        private static let most = Codec<Double>(
            .number(.zeroOrMore, .points) + .infinity, read: { $0.numberOrInfinity(.zeroOrMore) },
            write: { .number($0) })
    }
}

extension Codec where Value == ExtentRange {
    /// A number of points, `auto`, `0...300`, `150...inf`, or `{min, max}`.
    public static var extentRange: Codec { ExtentRange.codec }
}

extension Codec where Value == Axis {
    /// `horizontal` or `vertical`.
    public static var axis: Codec { .choice([("horizontal", .horizontal), ("vertical", .vertical)]) }
}

// MARK: - Encoding

extension EdgeInsets: Codable {
    public init(from decoder: any Decoder) throws { self = try EdgeInsets.codec.decode(from: decoder) }

    /// A number for equal edges, else `[top, left, bottom, right]`, or an object with the edges that are not 0.
    public func encode(to encoder: any Encoder) throws { try EdgeInsets.codec.encode(self, to: encoder) }
}

extension DocumentValue {
    /// Points, a fraction from 0 % to 100 % with points added to it, or `auto`.
    package func dimension() -> LayoutDimension? {
        let expected = Expected(
            "a dimension: points that are 0 or more, a percentage from \"0%\" to \"100%\", a fraction such as 1/3 or "
                + "100% - 50, or auto", .dimension)
        guard case .scalar(let scalar) = node else { return mismatch(expected) }
        if scalar.string == "auto" { return .auto }
        if looksRelative { return part(0...1, expected) }
        return extent(expected).map { .points($0) }
    }

    /// A fraction within bounds, with points added to it.
    package func part(_ bounds: ClosedRange<Double>, _ expected: Expected) -> LayoutDimension? {
        guard let length = relativeLength, bounds.contains(length.fraction), abs(length.points) < LayoutTree.extentLimit
        else { return mismatch(expected) }
        return .fraction(length.fraction, plus: length.points)
    }

    /// Points from 0 to below the limit of extents.
    func extent(_ expected: Expected) -> Double? {
        guard let points = number(0...(.greatestFiniteMagnitude), expected) else { return nil }
        guard points >= LayoutTree.extentLimit else { return points }
        report(
            "\(summary) points are too many; fewer than \(shortDescription(LayoutTree.extentLimit)) are possible",
            kind: .limit)
        return nil
    }
}

extension ExtentRange {
    /// Parses `300`, `0...300`, `150...inf`, in points, or `auto` for no bound.
    package init?(parsing text: String) {
        if text == "auto" {
            self = .unconstrained
        } else if let extent = DocumentValue.number(text) {
            guard extent >= 0 else { return nil }
            self.init(exactly: extent)
        } else {
            guard let dots = text.firstRange(of: "..."),
                let lower = DocumentValue.number(text[..<dots.lowerBound].withoutSpaces),
                let upper = Self.bound(text[dots.upperBound...].withoutSpaces), lower >= 0, lower <= upper
            else { return nil }
            self.init(min: lower, max: upper)
        }
    }

    private static func bound(_ text: String) -> Double? {
        ["inf", ".inf"].contains(text) ? .infinity : DocumentValue.number(text)
    }
}

extension Substring {
    fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
