import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// One fill, or a list of them, the first lowest.
    func fills() -> [Fill]? {
        isRead()
        if isList { return list()?.compactMap { $0.fill() } }
        return fill().map { [$0] }
    }

    /// A color, or a mapping with a gradient or an image.
    func fill() -> Fill? {
        isRead()
        guard isMapping, let mapping = mapping(), !mapping.contains("light"), !mapping.contains("dark") else {
            return color().map { .solid($0) }
        }
        defer { mapping.finish() }
        if mapping.contains("image") { return mapping.imageFill() }
        let linear = mapping["linear"].map { $0.gradient { $0.linearShape() } }
        let radial = mapping["radial"].map { $0.gradient { $0.radialShape() } }
        let conic = mapping["conic"].map { $0.gradient(angular: true) { $0.conicShape() } }
        let gradients = [linear, radial, conic].compactMap { $0 }
        if gradients.count > 1 || mapping.keys.isEmpty {
            report("expected a color, an image, or one gradient: linear, radial or conic")
        }
        return gradients.count == 1 ? gradients[0].map { .gradient($0) } : nil
    }
}
