/// Stores a constraint, or the bundle of a composite rule, in a variable: `a == b --> stored`.
precedencegroup ConstraintAssignmentPrecedence {
    lowerThan: ComparisonPrecedence
    higherThan: LogicalConjunctionPrecedence
    associativity: left
}

infix operator --> : ConstraintAssignmentPrecedence

/// What `-->` stores.
public protocol InlineAssignable {}

extension LayoutConstraint: InlineAssignable {}
extension LayoutConstraints: InlineAssignable {}

extension InlineAssignable {
    /// Stores the value in a variable and gives it on.
    @discardableResult
    public static func --> (value: Self, variable: inout Self) -> Self {
        variable = value
        return value
    }

    /// Stores the value in a variable and gives it on.
    @discardableResult
    public static func --> (value: Self, variable: inout Self?) -> Self {
        variable = value
        return value
    }
}
