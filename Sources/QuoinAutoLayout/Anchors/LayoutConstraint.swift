/// A constraint that a rule made. A value; it takes part in a layout once it is activated.
public struct LayoutConstraint {
    /// What the constraint says.
    public internal(set) var rule: Rule
    let container: ConstraintContainer
    /// The constraint's number in its container.
    let number: Int
    /// Whether the right side is in another container, which is an error once the constraint is active.
    let spansContainers: Bool

    init(_ rule: Rule, in container: ConstraintContainer, and other: ConstraintContainer? = nil) {
        self.rule = rule
        self.container = container
        spansContainers = other.map { $0 !== container } ?? false
        number = container.nextNumber()
    }

    /// Whether the constraint takes part in its container's layout.
    public var isActive: Bool { container.isActive(self) }

    /// Activates what a block made.
    public static func activate(@ConstraintsBuilder _ make: () -> [LayoutConstraint]) {
        for constraint in make() { constraint.container.activate(constraint) }
    }

    /// Makes constraints without activating them.
    public static func make(@ConstraintsBuilder _ make: () -> [LayoutConstraint]) -> [LayoutConstraint] {
        make()
    }
}

/// The constraints of a rule on a composite anchor.
public struct LayoutConstraints<Shape: CompositeAnchorShape> {
    /// The parts, in the order of the anchor.
    public internal(set) var all: [LayoutConstraint]
}

extension LayoutConstraints<SizeShape> {
    /// The constraint on the width, as the next is on the height.
    public var width: LayoutConstraint { all[0] }
    public var height: LayoutConstraint { all[1] }
}

extension LayoutConstraints<LocationShape> {
    /// The constraint on the place from left to right, as the next is on that from top to bottom.
    public var x: LayoutConstraint { all[0] }
    public var y: LayoutConstraint { all[1] }
}

extension LayoutConstraints<EdgesShape> {
    /// The constraint on the leading edge, as the others below are on theirs. An inset is a positive constant here and
    /// at the top, a negative one at the trailing edge and the bottom.
    public var leading: LayoutConstraint { all[0] }
    public var trailing: LayoutConstraint { all[1] }
    public var top: LayoutConstraint { all[2] }
    public var bottom: LayoutConstraint { all[3] }
}

extension LayoutConstraints<HorizontalEdgesShape> {
    /// The constraint on the leading edge, as the next is on the trailing one, where an inset is a negative constant.
    public var leading: LayoutConstraint { all[0] }
    public var trailing: LayoutConstraint { all[1] }
}

extension LayoutConstraints<VerticalEdgesShape> {
    /// The constraint on the top, as the next is on the bottom, where an inset is a negative constant.
    public var top: LayoutConstraint { all[0] }
    public var bottom: LayoutConstraint { all[1] }
}
