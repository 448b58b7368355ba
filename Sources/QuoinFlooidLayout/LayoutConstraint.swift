import QuoinAutoLayout

/// A constraint that a rule made. It is a value, and part of a layout once it is activated.
public struct LayoutConstraint {
    package internal(set) var rule: Rule
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

    /// Whether the constraint is part of its container's layout.
    public var isActive: Bool { container.isActive(self) }

    /// Activates the constraints of a block.
    public static func activate(@ConstraintsBuilder _ constraints: () -> [LayoutConstraint]) {
        for constraint in constraints() { constraint.container.activate(constraint) }
    }

    /// Makes constraints without activating them.
    public static func make(@ConstraintsBuilder _ constraints: () -> [LayoutConstraint]) -> [LayoutConstraint] {
        constraints()
    }
}

/// The result of a rule: a constraint, or the constraints of a composite anchor.
public protocol ConstraintGroup {
    /// The constraints, in the order of the anchor's parts.
    var all: [LayoutConstraint] { get }

    /// - Parameter all: one constraint for each part.
    init(all: [LayoutConstraint])
}

extension LayoutConstraint: ConstraintGroup {
    public var all: [LayoutConstraint] { [self] }

    public init(all: [LayoutConstraint]) {
        self = all[0]
    }
}

/// The constraints of a rule on a composite anchor.
public struct LayoutConstraints<Shape: AnchorShape.Composite>: ConstraintGroup {
    public let all: [LayoutConstraint]

    public init(all: [LayoutConstraint]) {
        self.all = all
    }
}

extension LayoutConstraints<AnchorShape.Size> {
    public var width: LayoutConstraint { all[0] }
    public var height: LayoutConstraint { all[1] }
}

extension LayoutConstraints<AnchorShape.Location> {
    public var x: LayoutConstraint { all[0] }
    public var y: LayoutConstraint { all[1] }
}

extension LayoutConstraints<AnchorShape.Edges> {
    public var leading: LayoutConstraint { all[0] }
    public var trailing: LayoutConstraint { all[1] }
    public var top: LayoutConstraint { all[2] }
    public var bottom: LayoutConstraint { all[3] }
}

extension LayoutConstraints<AnchorShape.HorizontalEdges> {
    public var leading: LayoutConstraint { all[0] }
    public var trailing: LayoutConstraint { all[1] }
}

extension LayoutConstraints<AnchorShape.VerticalEdges> {
    public var top: LayoutConstraint { all[0] }
    public var bottom: LayoutConstraint { all[1] }
}

/// Collects constraints in the order of the statements of a block. The statements may be constraints, optional
/// constraints, arrays of constraints, `if`, `switch` and `for`.
@resultBuilder
public enum ConstraintsBuilder {
    public static func buildExpression(_ group: some ConstraintGroup) -> [LayoutConstraint] { group.all }
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

precedencegroup ConstraintPropertyPrecedence {
    lowerThan: ComparisonPrecedence
    higherThan: ConstraintAssignmentPrecedence
    associativity: left
}

precedencegroup ConstraintAssignmentPrecedence {
    lowerThan: ComparisonPrecedence
    higherThan: LogicalConjunctionPrecedence
    associativity: left
}

infix operator --! : ConstraintPropertyPrecedence
infix operator --> : ConstraintAssignmentPrecedence

extension LayoutConstraint {
    /// A property of a constraint, written after `--!`.
    public enum Property: Hashable, Sendable {
        /// How important the constraint is: above 0 and at most 1000. By default it is 1000, which is required.
        case priority(LayoutPriority)
        /// A name for reports.
        case identifier(String)
        /// Activates the constraint at once. A `constraints` block activates its constraints itself.
        case activated
    }

    fileprivate func applying(_ property: Property) -> LayoutConstraint {
        var result = self
        switch property {
        case .priority(let priority): result.rule.priority = priority
        case .identifier(let identifier): result.rule.identifier = identifier
        case .activated: container.activate(result)
        }
        // If the constraint is active, it changes in the layout too: the properties of a rule take effect together.
        if isActive { container.activate(result) }
        return result
    }
}

extension ConstraintGroup {
    /// Sets a property of every constraint. With an identifier the constraints of a composite rule are named
    /// `identifier.part`.
    @discardableResult
    public static func --! (group: Self, property: LayoutConstraint.Property) -> Self {
        Self(all: group.all.map { $0.applying(property) })
    }

    /// Stores the constraints in a variable, and returns them.
    @discardableResult
    public static func --> (group: Self, variable: inout Self) -> Self {
        variable = group
        return group
    }

    /// Stores the constraints in a variable, and returns them.
    @discardableResult
    public static func --> (group: Self, variable: inout Self?) -> Self {
        variable = group
        return group
    }
}
