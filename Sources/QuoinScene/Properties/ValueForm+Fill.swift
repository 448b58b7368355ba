import QuoinLayout

extension ValueForm where Value == Fill {
    /// A color, or a mapping with a gradient or an image.
    public static var fill: ValueForm {
        ValueForm(.named("fill") { Self.fillShape }, read: { $0.fill() }, write: { $0.propertyValue })
    }

    private static var fillShape: ValueShape {
        let gradients = MappingShape.gradients.map { key in
            ValueShape.mapping { MappingShape([key], required: [[key.key]]) }
        }
        let image = ValueForm<ImageFill>.imageFill.shape
        return gradients.reduce(ValueForm<Color>.color.shape + image, +)
    }
}

extension Fill {
    fileprivate var propertyValue: PropertyValue {
        switch self {
        case .solid(let color): color.propertyValue
        case .gradient(let gradient): gradient.propertyValue
        case .image(let image): ValueForm<ImageFill>.imageFill.write(image)
        }
    }
}

extension DocumentValue {
    fileprivate func fill() -> Fill? {
        guard isMapping, let mapping = mapping(), !mapping.contains("light"), !mapping.contains("dark") else {
            return ValueForm<Color>.color.read(self).map { .solid($0) }
        }
        if mapping.contains("image") { return ValueForm<ImageFill>.imageFill.read(self).map { .image($0) } }
        defer { mapping.finish() }
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
