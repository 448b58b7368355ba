import QuoinLayout

/// Colors that turn into one another over an area (CSS Images 4, §3).
public struct Gradient: Hashable, Sendable {
    /// How the colors lie in the area.
    public var shape: GradientShape
    /// From the start to the end; one that stands before those in front of it moves up to them (CSS Images 3, §3.4.3).
    /// A single stop fills the area with its color, none leaves it transparent.
    public var stops: [GradientStop]
    /// What lies before the first stop and behind the last.
    public var spread = GradientSpread.pad
    /// The space in which the colors of neighboring stops mix.
    public var interpolation = GradientInterpolation.sRGB
    /// Whether an ordered pattern hides the steps between neighboring colors; it makes files larger.
    public var isDithered = false

    /// A gradient whose end colors go on beyond it, mixed in sRGB, without dithering.
    public init(_ shape: GradientShape, stops: [GradientStop]) {
        self.shape = shape
        self.stops = stops
    }
}

/// How a gradient's colors lie in the area.
public enum GradientShape: Hashable, Sendable {
    /// Along a line, in bands across it.
    case linear(LinearDirection)
    /// From a center outward, in rings.
    case radial(RadialExtent = .ellipse(.farthestCorner), center: RelativePoint = .center)
    /// Around a center, clockwise, from an angle in degrees clockwise from upward.
    case conic(from: Double = 0, center: RelativePoint = .center)
}

/// What lies before the first stop of a gradient and behind the last.
public enum GradientSpread: String, Hashable, Sendable, CaseIterable {
    /// The color of the nearest stop.
    case pad
    /// The gradient again, from the first stop to the last.
    case `repeat`
}

/// The space in which a gradient's colors mix, multiplied by their alpha.
public enum GradientInterpolation: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    /// Steps that look equal.
    case okLab = "oklab"
}

/// A color at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The color at the position; on the way to its neighbors it turns into theirs.
    public var color: Color
    /// Points or a fraction from the start; on a conic gradient a fraction of the turn. `auto` is half way between the
    /// neighbors that have a place.
    public var position: Dimension

    /// A stop; without a position the first is at the start, the last at the end, and others evenly between their
    /// neighbors.
    public init(_ color: Color, at position: Dimension = .auto) {
        self.color = color
        self.position = position
    }
}
