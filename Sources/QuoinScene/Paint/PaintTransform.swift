import QuoinLayout

/// A transform of what is painted of an element and its children; the layout does not move.
public struct PaintTransform: Hashable, Sendable {
    /// Each step applies in the coordinates that the steps before it made (CSS Transforms 1, §9).
    public var steps: [Step]
    /// The origin of the transform in the frame; by default its center.
    public var anchor: RelativePoint

    public init(_ steps: [Step], anchor: RelativePoint = .center) {
        (self.steps, self.anchor) = (steps, anchor)
    }

    public init(_ transform: TransformMatrix, anchor: RelativePoint = .center) {
        self.init([.matrix(transform)], anchor: anchor)
    }

    /// A step of a transform.
    public enum Step: Hashable, Sendable {
        /// A translation in points, to the right and down.
        case translate(Point)
        /// A clockwise rotation in degrees.
        case rotate(Double)
        /// A factor for each axis; a negative one mirrors.
        case scale(Point)
        /// The skew of each axis, in degrees.
        case skew(Point)
        /// Any other transform, as six numbers.
        case matrix(TransformMatrix)
    }

    /// All steps as one, with the anchor as the origin.
    package var transform: TransformMatrix {
        steps.reduce(.identity) { $0.concatenating($1.transform) }
    }
}

extension PaintTransform.Step {
    var transform: TransformMatrix {
        switch self {
        case .translate(let distance): .translation(distance.x, distance.y)
        case .rotate(let angle): .rotation(angle)
        case .scale(let factors): .scale(factors.x, factors.y)
        case .skew(let angles): .skew(angles.x, angles.y)
        case .matrix(let matrix): matrix
        }
    }
}
