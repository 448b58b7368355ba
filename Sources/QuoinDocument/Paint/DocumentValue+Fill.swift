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
        return gradients.count == 1 ? gradients[0].map { .gradient($0) } : nil
    }
}
