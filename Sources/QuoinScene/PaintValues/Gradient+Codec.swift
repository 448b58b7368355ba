import QuoinLayout

extension Gradient {
    /// Where a stop can be, in points or degrees.
    private static let positions = -1e6...1e6

    /// The three kinds of gradients, as cases of a type that contains gradients.
    static func cases<Value: Sendable>(
        _ make: @escaping @Sendable (Gradient) -> Value, _ get: @escaping @Sendable (Value) -> Gradient?
    ) -> [Codec<Value>.Case] {
        func kind(_ key: String, _ table: PropertyTable<Gradient>, _ summary: String) -> Codec<Value>.Case {
            .key(key, .structure(table), summary, swiftName: "Gradient.Shape.\(key)", make) { value in
                get(value).flatMap { $0.shape.key == key ? $0 : nil }
            }
        }
        return [
            kind("linear", linear, "Colors along a line."), kind("radial", radial, "Colors from a center outward."),
            kind("conic", conic, "Colors around a center."),
        ]
    }

    private static let linear = table(
        .linear(.toBottom), place, in: "points",
        [
            Property(
                "to", \.side, .choice(LineDirection.names), .pixels, also: ["direction", "end", "endPoint"],
                conflicts: ["angle"], "Where the last color is."
            ).named("Gradient.LineDirection").writtenByDefault(),
            Property(
                "angle", \.angle, .degrees(), .pixels, also: ["rotation"],
                "The direction in degrees, clockwise from upward."
            )
            .named("Gradient.LineDirection.degrees"),
        ])

    private static let radial = table(
        .radial(), place, in: "points",
        [
            Property(
                "shape", \.isCircle, .choice([("ellipse", false), ("circle", true)]), .pixels,
                "The shape of the rings."
            ).named("Gradient.RadialExtent"),
            Property(
                "size", \.radialSize, RadialSize.codec, .pixels,
                also: ["radius", "extent", "endRadius"], "How far the gradient reaches: a word, or radii in points."
            ).named("Gradient.RadialExtent").writtenByDefault(where: \.isCircle),
            centerProperty,
        ],
        excluding: [
            Exclusion(
                "size", .list(.anything), beside: ["shape": .words(["circle"])], "expected the radius of a circle"),
            Exclusion(
                "size", .number(.anyNumber), beside: ["shape": .words(["ellipse"])],
                "expected [x, y], the half axes of an ellipse"),
        ])

    private static let conic = table(
        .conic(), turn, in: "degrees",
        [
            Property(
                "from", \.start, .degrees(), .pixels, also: ["angle", "startAngle"],
                "Where it begins, in degrees clockwise from upward."
            )
            .named("Gradient.Shape.conic"),
            centerProperty,
        ])

    private static let centerProperty = Property<Gradient>(
        "center", \.center, RelativePoint.codec, .pixels, also: ["at", "position"],
        "Where the middle of the gradient is: [x, y] in points or as percentages, or a word."
    ).named("Gradient.shape")

    private static func table(
        _ shape: Shape, _ place: Codec<LayoutDimension>, in unit: String, _ own: [Property<Gradient>],
        excluding exclusions: [Exclusion] = []
    ) -> PropertyTable<Gradient> {
        PropertyTable(
            Gradient(shape, stops: []),
            own + [
                Property(
                    "stops", \.stops, .list(Stop.codec(place, in: unit), count: 2...(.max), "at least two colors"),
                    .pixels, also: ["colors"], isRequired: true, "At least two colors, with their places.")
            ] + commonProperties, excluding: exclusions, check: warn)
    }

    private static let commonProperties: [Property<Gradient>] = [
        Property(
            "repeating", \.repeats, .bool, .pixels, also: ["repeat"], "Whether the gradient repeats beyond its ends."
        )
        .named("Gradient.spread"),
        Property("interpolation", \.interpolation, .choice, .pixels, "The space in which colors mix."),
        Property(
            "hue", \.hue, .choice, .pixels, "The way around on which hues mix, in a space that has hues."),
        Property("dither", \.isDithered, .bool, .pixels, "Whether a pattern hides the steps between colors."),
    ]

    private static let warn: @Sendable (DocumentMapping, Gradient) -> Void = { mapping, gradient in
        if let text = gradient.mistakenPlace { mapping.warn("\(text)", at: "stops") }
        guard ![.okLCH, .lch].contains(gradient.interpolation) else { return }
        mapping.warn("has an effect only if \"interpolation\" is \"oklch\" or \"lch\"", at: "hue")
    }

    /// Points or a percentage, also outside the gradient.
    private static let place = Codec<LayoutDimension>.length(
        positions, parts: -1e4...1e4, orAuto: true, "points or a percentage such as \"50%\"")

    /// Degrees from the beginning of a conic gradient, or a percentage.
    private static let turn = Codec<LayoutDimension>(
        .anyFraction + .number(positions, .degrees),
        read: { value in
            let expected: Expected = "degrees or a percentage such as \"50%\""
            if value.looksRelative { return value.fraction(-1e4...1e4, expected).map { .fraction($0) } }
            return value.number(positions, expected).map { .fraction($0 / 360) }
        },
        write: { if case .fraction(let part, _) = $0 { .number(part * 360) } else { .null } })
}

extension Gradient.Stop {
    /// A color alone, or `{color, at, hint}`.
    fileprivate static func codec(_ place: Codec<LayoutDimension>, in unit: String) -> Codec<Gradient.Stop> {
        let table = PropertyTable(
            Gradient.Stop(.black),
            [
                Property<Gradient.Stop>(
                    "color", \.color, .color, .pixels, isRequired: true, "The color of the stop."),
                Property(
                    "at", \.position, place, .pixels, also: ["position", "offset", "location"],
                    "Where the stop is, in \(unit) or as a percentage."),
                Property(
                    "hint", \.hint, place, .pixels,
                    "Where the color half way to the next stop is, in \(unit) or as a percentage."),
            ])
        return .oneOf([
            .form(.color, { Gradient.Stop($0) }) { $0.position.isAuto && $0.hint.isAuto ? $0.color : nil },
            .all(.structure(table)),
        ])
    }
}

// MARK: - Places that are meant as parts

extension Gradient {
    /// What is wrong with the places of stops that are points and look like percentages, or like parts of 1; `nil` if none
    /// do. From 0 to 100 alone may be points.
    fileprivate var mistakenPlace: String? {
        if case .conic = shape { return nil }
        let places = stops.compactMap { stop in if case .points(let points) = stop.position { points } else { nil } }
        guard spread != .repeat, places.count > 1, let last = places.last, let first = places.first, first >= 0,
            places == places.sorted(), last == 1 || last == 100 && (places.count > 2 || first > 0)
        else { return nil }
        let percent = shortDescription(last == 1 ? first * 100 : first)
        return
            "\"at: \(shortDescription(first))\" is in points, and the last color begins at \(shortDescription(last)); "
            + "\"\(percent)%\" is a part of the length"
    }

    // MARK: Keys of the shape

    fileprivate var side: LineDirection? {
        get {
            guard case .linear(let direction) = shape else { return nil }
            if case .degrees = direction { return nil }
            return direction
        }
        set { if let newValue { shape = .linear(newValue) } }
    }

    fileprivate var angle: Double? {
        get { if case .linear(.degrees(let angle)) = shape { angle } else { nil } }
        set { if let newValue { shape = .linear(.degrees(newValue)) } }
    }

    fileprivate var start: Double {
        get { if case .conic(let angle, _) = shape { angle } else { 0 } }
        set { shape = .conic(from: newValue, center: center) }
    }

    fileprivate var center: RelativePoint {
        get {
            switch shape {
            case .linear: .center
            case .radial(_, let center), .conic(_, let center): center
            }
        }
        set {
            switch shape {
            case .linear: break
            case .radial(let extent, _): shape = .radial(extent, center: newValue)
            case .conic(let angle, _): shape = .conic(from: angle, center: newValue)
            }
        }
    }

    fileprivate var repeats: Bool {
        get { spread == .repeat }
        set { spread = newValue ? .repeat : .pad }
    }

    fileprivate var isCircle: Bool {
        get { if case .radial(.circle, _) = shape { true } else { false } }
        set { if case .reach(let reach) = radialSize { setRadial(reach, isCircle: newValue) } }
    }

    fileprivate var radialSize: RadialSize {
        get {
            guard case .radial(let extent, _) = shape else { return .reach(.farthestCorner) }
            return switch extent {
            case .circle(let reach), .ellipse(let reach): .reach(reach)
            case .radii(let x, let y): .radii(ElementStyle.LayoutSize(x, y))
            }
        }
        set {
            switch newValue {
            case .reach(let reach): setRadial(reach, isCircle: isCircle)
            case .radii(let radii): shape = .radial(.radii(radii.width, radii.height), center: center)
            }
        }
    }

    private mutating func setRadial(_ reach: RadialExtent.Reach, isCircle: Bool) {
        shape = .radial(isCircle ? .circle(reach) : .ellipse(reach), center: center)
    }

    /// How far a radial gradient reaches, as a circle or as an ellipse.
    fileprivate enum RadialSize: Hashable, Sendable {
        case reach(RadialExtent.Reach)
        case radii(ElementStyle.LayoutSize)

        static let codec = Codec<RadialSize>.oneOf([
            .form(.choice, { .reach($0) }) { if case .reach(let reach) = $0 { reach } else { nil } },
            .form(.points(.zeroOrMore), { .radii(ElementStyle.LayoutSize(.points($0), .points($0))) }) { size in
                guard case .radii(let radii) = size, radii.width == radii.height,
                    case .points(let radius) = radii.width
                else { return nil }
                return radius
            },
            .form(.layoutSize, { .radii($0) }) { if case .radii(let radii) = $0 { radii } else { nil } },
        ])
    }
}

extension Gradient.Shape {
    fileprivate var key: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .conic: "conic"
        }
    }
}

extension Gradient.LineDirection {
    fileprivate static let names: [(name: String, value: Gradient.LineDirection)] = [
        ("bottom", .toBottom), ("top", .toTop), ("left", .toLeft), ("right", .toRight), ("topLeft", .toTopLeft),
        ("topRight", .toTopRight), ("bottomLeft", .toBottomLeft), ("bottomRight", .toBottomRight),
    ]
}
