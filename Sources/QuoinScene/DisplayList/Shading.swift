import QuoinLayout

/// A fill as a backend paints it: every color and every place final.
public enum Shading: Hashable, Sendable {
    case solid(RGBA)
    case gradient(GradientShading)
    case image(ImageShading)
}

/// A gradient with its places in points relative to the canvas.
public struct GradientShading: Hashable, Sendable {
    /// Where the offsets of the stops lie.
    public let geometry: Geometry
    /// At least two, their offsets never falling; the last offset is above the first if the gradient repeats.
    public let stops: [Stop]
    /// What lies before the first stop's offset and behind the last's.
    public let spread: GradientSpread
    /// The space in which the colors of neighboring stops mix, multiplied by their alpha.
    public let interpolation: GradientInterpolation
    /// Whether an ordered pattern hides the steps between neighboring colors; without effect where a format has
    /// gradients of its own.
    public let isDithered: Bool

    /// Where offsets lie, in points relative to the canvas.
    public enum Geometry: Hashable, Sendable {
        /// From offset 0 at the start to offset 1 at the end.
        case linear(start: Point, end: Point)
        /// From offset 0 at the center to offset 1 on the ellipse with the given half axes, both above 0.
        case radial(center: Point, radii: Size)
        /// From offset 0 at an angle, in degrees clockwise from upward, to offset 1 after a turn.
        case conic(center: Point, angle: Double)
    }

    /// A color at an offset.
    public struct Stop: Hashable, Sendable {
        /// 0 at the start of the gradient, 1 at its end.
        public var offset: Double
        /// As it is painted at the offset, in the appearance of the display list.
        public var color: RGBA

        public init(offset: Double, color: RGBA) {
            self.offset = offset
            self.color = color
        }
    }
}

extension Fill {
    /// The fill of an area, in points relative to the canvas.
    public func shading(of area: Rect, appearance: Appearance) -> Shading {
        switch self {
        case .solid(let color): .solid(color.resolved(for: appearance))
        case .gradient(let gradient): gradient.shading(of: area, appearance: appearance)
        case .image(let fill): .image(fill.shading(of: area, appearance: appearance))
        }
    }
}
