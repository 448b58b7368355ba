import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// One fill, or a list of them, the first lowest.
    func fills() -> [Fill]? {
        if isList { return list()?.compactMap { $0.fill() } }
        return fill().map { [$0] }
    }

    /// A color, or a mapping with a gradient or an image.
    func fill() -> Fill? {
        guard isMapping, let mapping = mapping(), !mapping.contains("light"), !mapping.contains("dark") else {
            return color().map { .solid($0) }
        }
        defer { mapping.finish() }
        if mapping.contains("image") { return mapping.imageFill() }
        guard let gradient = mapping.required("linear") else { return nil }
        return gradient.linearGradient()
    }

    private func linearGradient() -> Fill? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let direction = direction(of: mapping)
        guard let stops = mapping.required("stops")?.gradientStops(), let direction else { return nil }
        return .linear(direction, stops)
    }

    private func direction(of mapping: DocumentMapping) -> LinearDirection? {
        let side = mapping["to"]
        if let angle = mapping["angle"] {
            if side != nil { mapping.report("\"to\" and \"angle\" set the same; use one of them", at: "angle") }
            return angle.number().map { .degrees($0) }
        }
        guard let side else { return .toBottom }
        return side.choice([
            ("bottom", .toBottom), ("top", .toTop), ("left", .toLeft), ("right", .toRight), ("topLeft", .toTopLeft),
            ("topRight", .toTopRight), ("bottomLeft", .toBottomLeft), ("bottomRight", .toBottomRight),
        ])
    }

    /// At least two colors, each alone or as `{color, at}`.
    private func gradientStops() -> [GradientStop]? {
        guard let values = list() else { return nil }
        guard values.count >= 2 else { return mismatch("at least two colors") }
        let stops = values.compactMap { $0.gradientStop() }
        return stops.count == values.count ? stops : nil
    }

    private func gradientStop() -> GradientStop? {
        guard isMapping, let mapping = mapping(), mapping.contains("color") else {
            return color().map { GradientStop($0) }
        }
        defer { mapping.finish() }
        let (color, place) = (mapping["color"]?.color(), mapping["at"]?.dimension())
        return color.map { GradientStop($0, at: place ?? .auto) }
    }
}
