import QuoinLayout
import QuoinValues

extension Gradient {
    /// Where a stop can be, in points or degrees.
    fileprivate static let positions = -1e6...1e6
}

extension MappingShape {
    /// The keys of the three kinds of gradients.
    static let gradients: [KeyShape] = {
        let point = ValueForm<RelativePoint>.relativePoint.shape
        let center = KeyShape(
            "center", point, "Where the middle of the gradient is: [x, y] in points or as percentages, or a word.",
            defaultValue: "center", swiftName: "Gradient.shape")
        let (color, places) = (ValueForm<Color>.color.shape, ValueShape.auto + .anyPart)
        func gradient(
            _ name: String, _ summary: String, at place: ValueShape, in unit: String, _ keys: [KeyShape]
        ) -> KeyShape {
            let stop = MappingShape(
                [
                    KeyShape("color", color, "The color of the stop.", swiftName: "Gradient.Stop.color"),
                    KeyShape(
                        "at", place, "Where the stop is, in \(unit) or as a percentage.",
                        defaultValue: unit == "points" ? "auto" : nil, swiftName: "Gradient.Stop.position"),
                    KeyShape(
                        "hint", place, "Where the color half way to the next stop is, in \(unit) or as a percentage.",
                        swiftName: "Gradient.Stop.hint"),
                ], required: [["color"]])
            let stops = KeyShape(
                "stops", .list(color + .mapping { stop }, count: 2...(.max)), "At least two colors, with their places.",
                swiftName: "Gradient.stops")
            let shape = MappingShape(keys + [stops] + commonKeys, required: [["stops"]])
            return KeyShape(name, .mapping { shape }, summary, swiftName: "Gradient.Shape.\(name)")
        }
        return [
            gradient(
                "linear", "Colors along a line.", at: places + .number(Gradient.positions, .points), in: "points",
                [
                    KeyShape(
                        "to", .words(Gradient.LineDirection.names.map(\.name)), "Where the last color is.",
                        defaultValue: "bottom", swiftName: "Gradient.LineDirection"),
                    KeyShape(
                        "angle", .number(.anyNumber, .degrees), "The direction in degrees, clockwise from upward.",
                        swiftName: "Gradient.LineDirection.degrees"),
                ]),
            gradient(
                "radial", "Colors from a center outward.",
                at: places + .number(Gradient.positions, .points), in: "points",
                [
                    KeyShape(
                        "shape", .words(["ellipse", "circle"]), "The shape of the rings.", defaultValue: "ellipse",
                        swiftName: "Gradient.RadialExtent"),
                    KeyShape(
                        "size",
                        .words(Gradient.RadialExtent.Reach.allCases.map(\.rawValue)) + .number(.zeroOrMore, .points)
                            + ValueForm<LayoutSize>.layoutSize.shape,
                        "How far the gradient reaches: a word, or radii in points.",
                        defaultValue: "farthestCorner", swiftName: "Gradient.RadialExtent"),
                    center,
                ]),
            gradient(
                "conic", "Colors around a center.", at: .anyFraction + .number(Gradient.positions, .degrees),
                in: "degrees",
                [
                    KeyShape(
                        "from", .number(.anyNumber, .degrees), "Where it begins, in degrees clockwise from upward.",
                        defaultValue: 0.0, swiftName: "Gradient.Shape.conic"),
                    center,
                ]),
        ]
    }()

    private static let commonKeys = [
        KeyShape(
            "repeating", .bool, "Whether the gradient repeats beyond its ends.", defaultValue: false,
            swiftName: "Gradient.spread"),
        KeyShape(
            "interpolation", .words(Gradient.Interpolation.allCases.map(\.rawValue)), "The space in which colors mix.",
            defaultValue: "srgb", swiftName: "Gradient.interpolation"),
        KeyShape(
            "hue", .words(Gradient.HueDirection.allCases.map(\.rawValue)),
            "The way around on which hues mix, in a space that has hues.", defaultValue: "shorter",
            swiftName: "Gradient.hue"),
        KeyShape(
            "dither", .bool, "Whether a pattern hides the steps between colors.", defaultValue: false,
            swiftName: "Gradient.isDithered"),
    ]
}

// MARK: - Writing

extension Gradient {
    var propertyValue: PropertyValue {
        let (name, fields) = shape.fields
        let isConic = name == "conic"
        let all: [(String, PropertyValue?)] =
            fields + [
                ("stops", .list(stops.map { $0.propertyValue(isAngle: isConic) })),
                ("repeating", spread == .repeat ? true : nil),
                ("interpolation", interpolation == .sRGB ? nil : .text(interpolation.rawValue)),
                ("hue", hue == .shorter ? nil : .text(hue.rawValue)),
                ("dither", isDithered ? true : nil),
            ]
        return .mapping([name: .mapping(of: all)])
    }
}

extension Gradient.Stop {
    fileprivate func propertyValue(isAngle: Bool) -> PropertyValue {
        func place(_ dimension: LayoutDimension) -> PropertyValue? {
            if dimension.isAuto { return nil }
            if isAngle, case .fraction(let part, _) = dimension { return .number(part * 360) }
            return dimension.propertyValue
        }
        if position.isAuto, hint.isAuto { return color.propertyValue }
        return .mapping(of: [("color", color.propertyValue), ("at", place(position)), ("hint", place(hint))])
    }
}

extension Gradient.Shape {
    fileprivate var fields: (name: String, fields: [(String, PropertyValue?)]) {
        func place(_ point: RelativePoint) -> (String, PropertyValue?) {
            ("center", point == .center ? nil : ValueForm<RelativePoint>.relativePoint.write(point))
        }
        switch self {
        case .linear(.degrees(let angle)): return ("linear", [("angle", .number(angle))])
        case .linear(let direction):
            return (
                "linear",
                [("to", (Gradient.LineDirection.names.first { $0.value == direction }?.name).map { .text($0) })]
            )
        case .radial(let extent, let center): return ("radial", extent.fields + [place(center)])
        case .conic(let angle, let center):
            return ("conic", [("from", angle == 0 ? nil : .number(angle)), place(center)])
        }
    }
}

extension Gradient.RadialExtent {
    fileprivate var fields: [(String, PropertyValue?)] {
        switch self {
        case .circle(let reach): return [("shape", "circle"), ("size", .text(reach.rawValue))]
        case .ellipse(let reach): return [("size", reach == .farthestCorner ? nil : .text(reach.rawValue))]
        case .radii(let x, let y):
            return [("size", x == y ? x.propertyValue : .list([x.propertyValue, y.propertyValue]))]
        }
    }
}

extension Gradient.LineDirection {
    fileprivate static let names: [(name: String, value: Gradient.LineDirection)] = [
        ("bottom", .toBottom), ("top", .toTop), ("left", .toLeft), ("right", .toRight), ("topLeft", .toTopLeft),
        ("topRight", .toTopRight), ("bottomLeft", .toBottomLeft), ("bottomRight", .toBottomRight),
    ]
}

// MARK: - Reading

extension DocumentValue {
    /// A gradient: its stops, the keys of all gradients, and those of its shape.
    ///
    /// - Parameters:
    ///   - angular: whether the positions of the stops are angles.
    ///   - shape: reads the keys of the shape.
    func gradient(angular: Bool = false, shape: (DocumentMapping) -> Gradient.Shape?) -> Gradient? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let shape = shape(mapping)
        let spread: Gradient.Spread? = mapping["repeating"]?.bool().map { $0 ? .repeat : .pad }
        let interpolation = mapping["interpolation"]?.choice(Gradient.Interpolation.self)
        let hue = mapping["hue"]?.choice(Gradient.HueDirection.self)
        if hue != nil, let interpolation, ![.okLCH, .lch].contains(interpolation) {
            mapping.warn("has an effect only if \"interpolation\" is \"oklch\" or \"lch\"", at: "hue")
        }
        let isDithered = mapping["dither"]?.bool()
        guard let stops = mapping.required("stops")?.gradientStops(angular: angular), let shape else { return nil }
        var gradient = Gradient(shape, stops: stops)
        gradient.spread = spread ?? .pad
        gradient.interpolation = interpolation ?? .sRGB
        gradient.hue = hue ?? .shorter
        gradient.isDithered = isDithered ?? false
        return gradient
    }

    /// At least two colors, each alone or as `{color, at}`.
    private func gradientStops(angular: Bool) -> [Gradient.Stop]? {
        guard let values = list() else { return nil }
        guard values.count >= 2 else { return mismatch("at least two colors") }
        let stops = values.compactMap { $0.gradientStop(angular: angular) }
        return stops.count == values.count ? stops : nil
    }

    private func gradientStop(angular: Bool) -> Gradient.Stop? {
        guard isMapping, let mapping = mapping(), ["color", "at", "hint"].contains(where: mapping.contains) else {
            return ValueForm<Color>.color.read(self).map { Gradient.Stop($0) }
        }
        defer { mapping.finish() }
        let color = mapping.required("color").flatMap(ValueForm<Color>.color.read)
        let (at, hint) = (mapping["at"], mapping["hint"])
        let (place, middle) = (at?.gradientPlace(angular: angular), hint?.gradientPlace(angular: angular))
        return color.map { Gradient.Stop($0, at: place ?? .auto, hint: middle ?? .auto) }
    }

    /// Points or, on a conic gradient, degrees from its beginning, or a percentage; also outside the gradient.
    private func gradientPlace(angular: Bool) -> LayoutDimension? {
        let expected = (angular ? "degrees" : "points") + " or a percentage such as \"50%\""
        if node.string == "auto", !angular { return .auto }
        if looksRelative {
            return angular ? fraction(-1e4...1e4, expected).map { .fraction($0) } : part(-1e4...1e4, expected)
        }
        return number(Gradient.positions, expected).map { angular ? .fraction($0 / 360) : .points($0) }
    }
}

extension DocumentMapping {
    /// `to` or `angle`; to the bottom by default.
    func linearShape() -> Gradient.Shape? {
        let side = self["to"]
        if let angle = self["angle"] {
            if side != nil { report("\"to\" and \"angle\" set the same property; use one of them", at: "angle") }
            return angle.number().map { .linear(.degrees($0)) }
        }
        guard let side else { return .linear(.toBottom) }
        return side.choice(Gradient.LineDirection.names).map { .linear($0) }
    }

    /// `from` and `center`.
    func conicShape() -> Gradient.Shape? {
        let (angle, center) = (self["from"], self["center"])
        let (start, place) = (
            angle?.number() ?? 0, center.flatMap(ValueForm<RelativePoint>.relativePoint.read) ?? .center
        )
        return .conic(from: start, center: place)
    }

    /// `shape`, `size` and `center`.
    func radialShape() -> Gradient.Shape? {
        let center = self["center"].flatMap(ValueForm<RelativePoint>.relativePoint.read) ?? .center
        return radialExtent().map { .radial($0, center: center) }
    }

    private func radialExtent() -> Gradient.RadialExtent? {
        let isCircle = self["shape"]?.choice([("ellipse", false), ("circle", true)])
        guard let size = self["size"] else {
            return isCircle == true ? .circle(.farthestCorner) : .ellipse(.farthestCorner)
        }
        if let radii = size.radialRadii(isCircle: isCircle) { return radii }
        guard !size.isLength else { return nil }
        return size.choice(Gradient.RadialExtent.Reach.self).map { isCircle == true ? .circle($0) : .ellipse($0) }
    }
}

extension DocumentValue {
    /// Whether the size of a radial gradient is a length, not a word.
    fileprivate var isLength: Bool {
        guard case .scalar(let scalar) = node else { return true }
        return Self.number(scalar.string) != nil
    }

    /// The radius of a circle, or `[x, y]` for an ellipse's half axes.
    fileprivate func radialRadii(isCircle: Bool?) -> Gradient.RadialExtent? {
        guard isLength else { return nil }
        if isList, isCircle != true {
            return layoutSize().map { .radii($0.width, $0.height) }
        }
        guard !isList, isCircle != false else {
            return mismatch(isCircle == true ? "the radius of a circle" : "[x, y], the half axes of an ellipse")
        }
        return number(.zeroOrMore).map { .radii(.points($0), .points($0)) }
    }
}
