import QuoinLayout

/// Colors that turn into one another over an area (CSS Images 4, §3).
public struct Gradient: Hashable, Sendable {
    public var shape: GradientShape
    public var stops: [GradientStop]

    public init(_ shape: GradientShape, stops: [GradientStop]) {
        self.shape = shape
        self.stops = stops
    }
}

/// How a gradient's colors lie in the area.
public enum GradientShape: Hashable, Sendable {
    /// Along a line, in bands across it.
    case linear(LinearDirection)
}

/// A color at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
    public var color: Color
    /// Points or a fraction from the start; `auto` is half way between the neighbors that have a place.
    public var position: Dimension

    public init(_ color: Color, at position: Dimension = .auto) {
        self.color = color
        self.position = position
    }
}
