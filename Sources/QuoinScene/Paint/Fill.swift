/// What an area is filled with.
public enum Fill: Hashable, Sendable {
    case solid(Color)
    case gradient(Gradient)
    case image(ImageFill)

    /// A gradient along a line.
    public static func linear(_ direction: LinearDirection, _ stops: [GradientStop]) -> Fill {
        .gradient(Gradient(.linear(direction), stops: stops))
    }

    /// A gradient along a line, its colors at equal distances.
    public static func linear(_ direction: LinearDirection, colors: [Color]) -> Fill {
        .linear(direction, colors.map { GradientStop($0) })
    }

    /// A gradient from a center outward, its colors at equal distances.
    public static func radial(
        _ extent: RadialExtent = .ellipse(.farthestCorner), center: RelativePoint = .center, colors: [Color]
    ) -> Fill {
        .gradient(Gradient(.radial(extent, center: center), stops: colors.map { GradientStop($0) }))
    }

    /// A gradient around a center, its colors at equal distances.
    ///
    /// - Parameter angle: where it begins, in degrees clockwise from upward.
    public static func conic(from angle: Double = 0, center: RelativePoint = .center, colors: [Color]) -> Fill {
        .gradient(Gradient(.conic(from: angle, center: center), stops: colors.map { GradientStop($0) }))
    }
}
