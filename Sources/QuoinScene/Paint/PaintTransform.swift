import QuoinLayout

/// A transform of what is painted of an element and its children; the layout does not move.
public struct PaintTransform: Hashable, Sendable {
    /// Each happens in the coordinates that those before it made (CSS Transforms 1, §9).
    public var steps: [TransformStep]
    /// The point of the frame that stays where it is, except for a translation.
    public var anchor: RelativePoint

    /// A transform around the middle of the frame, unless another anchor is given.
    public init(_ steps: [TransformStep], anchor: RelativePoint = .center) {
        (self.steps, self.anchor) = (steps, anchor)
    }

    /// A transform around the middle of the frame, unless another anchor is given.
    public init(_ transform: AffineTransform, anchor: RelativePoint = .center) {
        self.init([.matrix(transform)], anchor: anchor)
    }

    /// All steps as one, with the anchor as the origin.
    public var transform: AffineTransform {
        steps.reduce(.identity) { $0.concatenating($1.transform) }
    }
}

/// A step of a transform.
public enum TransformStep: Hashable, Sendable {
    /// A move in points, to the right and down.
    case translate(Point)
    /// A turn in degrees, clockwise.
    case rotate(Double)
    /// A factor for each axis; a negative one mirrors.
    case scale(Point)
    /// How far each axis leans, in degrees.
    case skew(Point)
    /// Any other transform, as six numbers.
    case matrix(AffineTransform)

    var transform: AffineTransform {
        switch self {
        case .translate(let distance): .translation(distance.x, distance.y)
        case .rotate(let angle): .rotation(angle)
        case .scale(let factors): .scale(factors.x, factors.y)
        case .skew(let angles): .skew(angles.x, angles.y)
        case .matrix(let matrix): matrix
        }
    }
}
