/// What an area is filled with.
public enum Fill: Hashable, Sendable {
    case solid(Color)
    case gradient(Gradient)

    /// A gradient along a line.
    public static func linear(_ direction: LinearDirection, _ stops: [GradientStop]) -> Fill {
        .gradient(Gradient(.linear(direction), stops: stops))
    }

    /// A gradient along a line, its colors at equal distances.
    public static func linear(_ direction: LinearDirection, colors: [Color]) -> Fill {
        .linear(direction, colors.map { GradientStop($0) })
    }
}
