/// A view, a layout guide, or the container that they are in: something with anchors.
public protocol ConstraintThing {
    /// Which of its container's things it is.
    var thing: Thing { get }
    /// The name by which reports speak of it.
    var name: String { get }
    /// The container that collects its constraints.
    var constraintContainer: ConstraintContainer { get }
}

/// A thing that may have text, and so has baselines.
public protocol ConstraintThingWithBaselines: ConstraintThing {}

/// A view in a ``ConstraintContainer``.
public struct ConstraintView: ConstraintThingWithBaselines {
    public let thing: Thing
    public let name: String
    public let constraintContainer: ConstraintContainer
}

/// A layout guide in a ``ConstraintContainer``: a rectangle with no drawing and no own size.
public struct ConstraintGuide: ConstraintThing {
    public let thing: Thing
    public let name: String
    public let constraintContainer: ConstraintContainer
}
