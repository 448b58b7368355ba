import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// A gradient: its stops, what is said of all gradients, and the keys of its shape.
    ///
    /// - Parameters:
    ///   - angular: whether the stops lie around a center, so that their places are angles.
    ///   - shape: reads the keys of the shape.
    func gradient(angular: Bool = false, shape: (DocumentMapping) -> GradientShape?) -> Gradient? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let shape = shape(mapping)
        let spread: GradientSpread? = mapping["repeating"]?.bool().map { $0 ? .repeat : .pad }
        let interpolation = mapping["interpolation"]?.choice(GradientInterpolation.self)
        let isDithered = mapping["dither"]?.bool()
        guard let stops = mapping.required("stops")?.gradientStops(angular: angular), let shape else { return nil }
        var gradient = Gradient(shape, stops: stops)
        gradient.spread = spread ?? .pad
        gradient.interpolation = interpolation ?? .sRGB
        gradient.isDithered = isDithered ?? false
        return gradient
    }

    /// At least two colors, each alone or as `{color, at}`.
    private func gradientStops(angular: Bool) -> [GradientStop]? {
        guard let values = list() else { return nil }
        guard values.count >= 2 else { return mismatch("at least two colors") }
        let stops = values.compactMap { $0.gradientStop(angular: angular) }
        return stops.count == values.count ? stops : nil
    }

    private func gradientStop(angular: Bool) -> GradientStop? {
        isRead()
        guard isMapping, let mapping = mapping(), mapping.contains("color") || mapping.contains("at") else {
            return color().map { GradientStop($0) }
        }
        defer { mapping.finish() }
        let (color, at) = (mapping.required("color")?.color(), mapping["at"])
        let place = angular ? at?.turn() : at?.dimension()
        return color.map { GradientStop($0, at: place ?? .auto) }
    }

    /// Degrees from where a conic gradient begins, or a percentage of the turn.
    private func turn() -> Dimension? {
        if case .scalar(let scalar) = node, scalar.string.hasSuffix("%") { return dimension() }
        return number(0...360, "degrees from 0 to 360, or a percentage from \"0%\" to \"100%\"")
            .map { .fraction($0 / 360) }
    }
}

extension DocumentMapping {
    /// `to` or `angle`; to the bottom where both are absent.
    func linearShape() -> GradientShape? {
        let side = self["to"]
        if let angle = self["angle"] {
            if side != nil { report("\"to\" and \"angle\" set the same; use one of them", at: "angle") }
            return angle.number().map { .linear(.degrees($0)) }
        }
        guard let side else { return .linear(.toBottom) }
        return side.choice([
            ("bottom", .toBottom), ("top", .toTop), ("left", .toLeft), ("right", .toRight), ("topLeft", .toTopLeft),
            ("topRight", .toTopRight), ("bottomLeft", .toBottomLeft), ("bottomRight", .toBottomRight),
        ]).map { .linear($0) }
    }

    /// `from` and `center`.
    func conicShape() -> GradientShape? {
        let (angle, center) = (self["from"], self["center"])
        let (start, place) = (angle?.number() ?? 0, center?.relativePoint() ?? .center)
        return .conic(from: start, center: place)
    }

    /// `shape`, `size` and `center`.
    func radialShape() -> GradientShape? {
        let center = self["center"]?.relativePoint() ?? .center
        return radialExtent().map { .radial($0, center: center) }
    }

    private func radialExtent() -> RadialExtent? {
        let isCircle = self["shape"]?.choice([("ellipse", false), ("circle", true)])
        guard let size = self["size"] else {
            return isCircle == true ? .circle(.farthestCorner) : .ellipse(.farthestCorner)
        }
        if let radii = size.radialRadii(isCircle: isCircle) { return radii }
        guard !size.isLength else { return nil }
        return size.choice(RadialExtent.Reach.self).map { isCircle == true ? .circle($0) : .ellipse($0) }
    }
}

extension DocumentValue {
    /// Whether the size of a radial gradient is given as lengths, not as a word.
    fileprivate var isLength: Bool {
        guard case .scalar(let scalar) = node else { return true }
        return Self.number(scalar.string) != nil
    }

    /// The radius of a circle, or `[x, y]` for an ellipse's half axes.
    fileprivate func radialRadii(isCircle: Bool?) -> RadialExtent? {
        guard isLength else { return nil }
        if isList, isCircle != true {
            return layoutSize().map { .radii($0.width, $0.height) }
        }
        guard !isList, isCircle != false else {
            return mismatch(isCircle == true ? "the radius of a circle" : "[x, y], the half axes of an ellipse")
        }
        return number(0...1e9).map { .radii(.points($0), .points($0)) }
    }
}
