import QuoinAutoLayout

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
