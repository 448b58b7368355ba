/// Collects constraints, bundles and arrays of constraints, in the order of the statements, with `if`, `switch`, `for` and
/// optionals.
@resultBuilder
public enum ConstraintsBuilder {
    public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }
    public static func buildExpression<Shape>(_ constraints: LayoutConstraints<Shape>) -> [LayoutConstraint] {
        constraints.all
    }
    public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
    public static func buildExpression(_ constraint: LayoutConstraint?) -> [LayoutConstraint] {
        constraint.map { [$0] } ?? []
    }
    public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }
    public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }
    public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }
    public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] { part }
}

extension ConstraintThing {
    /// Makes constraints and activates them.
    ///
    /// - Parameter make: is given the thing itself.
    public func constraints(@ConstraintsBuilder _ make: (Self) -> [LayoutConstraint]) {
        for constraint in make(self) { constraint.container.activate(constraint) }
    }
}
