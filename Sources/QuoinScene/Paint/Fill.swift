import QuoinLayout
import QuoinValues

/// What an area is filled with.
public enum Fill: Hashable, Sendable {
    case solid(Color)
    indirect case gradient(Gradient)
    indirect case image(ImageFill)

    /// A gradient along a line.
    public static func linear(_ direction: Gradient.LineDirection, _ stops: [Gradient.Stop]) -> Fill {
        .gradient(Gradient(.linear(direction), stops: stops))
    }

    /// A gradient along a line, its colors at equal distances.
    public static func linear(_ direction: Gradient.LineDirection, colors: [Color]) -> Fill {
        .linear(direction, colors.map { Gradient.Stop($0) })
    }

    /// A gradient from a center outward, its colors at equal distances.
    public static func radial(
        _ extent: Gradient.RadialExtent = .ellipse(.farthestCorner), center: RelativePoint = .center, colors: [Color]
    ) -> Fill {
        .gradient(Gradient(.radial(extent, center: center), stops: colors.map { Gradient.Stop($0) }))
    }

    /// A gradient around a center, its colors at equal distances.
    ///
    /// - Parameter angle: where it begins, in degrees clockwise from upward.
    public static func conic(from angle: Double = 0, center: RelativePoint = .center, colors: [Color]) -> Fill {
        .gradient(Gradient(.conic(from: angle, center: center), stops: colors.map { Gradient.Stop($0) }))
    }
}

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
            if let name = gradientFunction {
                report("a gradient is a mapping, such as {\(name): {stops: [red, blue]}}, not the text \(summary)")
                return nil
            }
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

    /// The key of a gradient that is written as a function of CSS; `nil` for another text.
    private var gradientFunction: String? {
        guard let text = node.string, text.utf8.last == UInt8(ascii: ")") else { return nil }
        return ["linear", "radial", "conic"].first { text.contains("\($0)-gradient(") }
    }
}
