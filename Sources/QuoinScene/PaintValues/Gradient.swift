import QuoinLayout

/// Colors that blend into one another over an area (CSS Images 4, §3).
public struct Gradient: Hashable, Sendable {
    public var shape: Shape
    /// From the start to the end. A stop in front of an earlier one moves up to it (CSS Images 3, §3.4.3). A single stop
    /// fills the area with its color; without stops the area is transparent.
    public var stops: [Stop]
    /// How the gradient continues before the first stop and after the last.
    public var spread = Spread.pad
    /// The color space in which neighboring stops mix.
    public var interpolation = Interpolation.sRGB
    /// The way around the color circle on which the hues of neighboring stops mix, in a space that has hues.
    public var hue = HueDirection.shorter
    /// Whether the gradient is dithered: an ordered pattern hides the steps between neighboring colors. It makes files
    /// larger.
    public var isDithered = false

    public init(_ shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }

    /// How the colors lie in the area.
    public enum Shape: Hashable, Sendable {
        /// Along a line, in bands across it.
        case linear(LineDirection)
        /// From a center outward, in rings.
        case radial(RadialExtent = .ellipse(.farthestCorner), center: RelativePoint = .center)
        /// Around a center, clockwise, from an angle in degrees clockwise from upward.
        case conic(from: Double = 0, center: RelativePoint = .center)
    }

    /// A color at a position along a gradient.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// Points or a fraction from the start, also before it or after the end; on a conic gradient a fraction of the
        /// turn. By default, `auto`, the first stop is at the start, the last at the end, and others are evenly spaced
        /// between their neighbors.
        public var position: LayoutDimension
        /// The position of the color half way to the next stop, given like that of a stop; by default, `auto`, in the
        /// middle (CSS Images 4, §3.4.2).
        public var hint: LayoutDimension

        public init(_ color: Color, at position: LayoutDimension = .auto, hint: LayoutDimension = .auto) {
            (self.color, self.position, self.hint) = (color, position, hint)
        }
    }

    /// How a gradient continues before the first stop and after the last.
    public enum Spread: String, Hashable, Sendable, CaseIterable {
        /// The color of the nearest stop.
        case pad
        /// The gradient again, from the first stop to the last.
        case `repeat`
    }

    /// The color space in which a gradient's premultiplied colors mix.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        case sRGB = "srgb"
        /// Linear sRGB, in which colors mix as light does.
        case linearSRGB = "srgb-linear"
        /// OKLab, in which equal steps look equal.
        case okLab = "oklab"
        /// OKLab by hue and chroma: between two colors lie the hues between them on the color circle.
        case okLCH = "oklch"
        /// CIE Lab.
        case lab
        /// CIE Lab by hue and chroma.
        case lch
    }

    /// The way around the color circle on which hues mix (CSS Color 4, §12.4).
    public enum HueDirection: String, Hashable, Sendable, CaseIterable {
        case shorter
        case longer
        case increasing
        case decreasing
    }

    /// The direction of a linear gradient (CSS Images 3, §3.1).
    public enum LineDirection: Hashable, Sendable {
        /// Degrees clockwise from upward: 90 goes to the right, 180 down.
        case degrees(Double)
        /// To the middle of a side: with `toTop`, the first color is at the bottom, the last at the top.
        case toTop, toRight, toBottom, toLeft
        /// To a corner; the color half way runs through both corners beside it, in any proportions of the area.
        case toTopLeft, toTopRight, toBottomLeft, toBottomRight
    }

    /// How far a radial gradient reaches from its center (CSS Images 3, §3.2).
    public enum RadialExtent: Hashable, Sendable {
        /// To a side, or through a corner.
        case circle(Reach)
        /// To the sides, or through a corner in the same proportions.
        case ellipse(Reach)
        /// An ellipse with the given half axes; fractions are of the area's extents.
        case radii(LayoutDimension, LayoutDimension)

        /// What the end of the gradient touches.
        public enum Reach: String, Hashable, Sendable, CaseIterable {
            case closestSide
            case farthestSide
            case closestCorner
            case farthestCorner

            fileprivate var isCorner: Bool { self == .closestCorner || self == .farthestCorner }

            fileprivate func choose(_ a: Double, _ b: Double) -> Double {
                self == .closestSide || self == .closestCorner ? min(a, b) : max(a, b)
            }
        }
    }
}

extension Gradient.LineDirection {
    /// The ends of the gradient line: the end colors just touch the corners of the area.
    func line(in frame: Rect) -> (start: Point, end: Point) {
        let direction = unitVector(in: frame.size)
        let half = (abs(frame.size.width * direction.x) + abs(frame.size.height * direction.y)) / 2
        let reach = Point(direction.x * half, direction.y * half)
        return (frame.center - reach, frame.center + reach)
    }

    private func unitVector(in size: Size) -> Point {
        switch self {
        case .degrees(let angle):
            let direction = Direction(degrees: angle)
            return Point(direction.sine, -direction.cosine)
        case .toTop: return Side.top.outward
        case .toRight: return Side.right.outward
        case .toBottom: return Side.bottom.outward
        case .toLeft: return Side.left.outward
        case .toTopLeft: return unitVector(to: .topLeft, in: size)
        case .toTopRight: return unitVector(to: .topRight, in: size)
        case .toBottomLeft: return unitVector(to: .bottomLeft, in: size)
        case .toBottomRight: return unitVector(to: .bottomRight, in: size)
        }
    }

    /// At a right angle to the diagonal between the other two corners, so that both get the color half way.
    private func unitVector(to corner: Corner, in size: Size) -> Point {
        let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
        guard diagonal > 0 else { return Point(0, 1) }
        return Point(
            corner.isLeft ? -size.height / diagonal : size.height / diagonal,
            corner.isTop ? -size.width / diagonal : size.width / diagonal)
    }
}

extension Gradient.RadialExtent {
    /// The half axes, in points.
    func radii(around center: Point, in area: Rect) -> Size {
        switch self {
        case .radii(let x, let y):
            return Size(x.extent(in: area.size.width, auto: 0), y.extent(in: area.size.height, auto: 0))
        case .ellipse(let reach):
            let sides = Gradient.RadialExtent.sides(reach, center, area)
            // An ellipse through a corner has the proportions of the one that touches the sides.
            let factor = reach.isCorner ? 2.0.squareRoot() : 1
            return Size(sides.width * factor, sides.height * factor)
        case .circle(let reach):
            let sides = Gradient.RadialExtent.sides(reach, center, area)
            let radius =
                reach.isCorner
                ? (sides.width * sides.width + sides.height * sides.height).squareRoot()
                : reach.choose(sides.width, sides.height)
            return Size(radius, radius)
        }
    }

    /// The distances to the sides on each axis, the nearer or the farther one.
    private static func sides(_ reach: Reach, _ center: Point, _ area: Rect) -> Size {
        Size(
            reach.choose(abs(center.x - area.minX), abs(area.maxX - center.x)),
            reach.choose(abs(center.y - area.minY), abs(area.maxY - center.y)))
    }
}
