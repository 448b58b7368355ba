import QuoinLayout
import QuoinValues

/// What an area is filled with.
public enum Fill: Hashable, Sendable {
    case solid(Color)
    indirect case gradient(Gradient)
    indirect case image(Fill.ImageFill)

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

extension Codec where Value == Fill {
    /// A color, or a mapping with a gradient or an image.
    public static var fill: Codec { Fill.codec }
}

extension Fill {
    fileprivate static let codec = Codec<Fill>.oneOf(
        "a color, an image, or one gradient: linear, radial or conic",
        [
            .form(.color, { .solid($0) }) { if case .solid(let color) = $0 { color } else { nil } },
            .form(Fill.ImageFill.codec, { .image($0) }) { if case .image(let image) = $0 { image } else { nil } },
        ] + Gradient.cases({ .gradient($0) }) { if case .gradient(let gradient) = $0 { gradient } else { nil } }
    ).refusing { value in
        // A gradient that is written as a function of CSS.
        guard let text = value.node.string, text.utf8.last == UInt8(ascii: ")"),
            let name = ["linear", "radial", "conic"].first(where: { text.contains("\($0)-gradient(") })
        else { return nil }
        return "a gradient is a mapping, such as {\(name): {stops: [red, blue]}}, not the text \(value.summary)"
    }.named("fill")
}
