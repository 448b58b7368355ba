/// Changes a constraint within its rule: `a == b --! .priority(750) --! .identifier("x")`.
precedencegroup ConstraintPropertyPrecedence {
    lowerThan: ComparisonPrecedence
    higherThan: ConstraintAssignmentPrecedence
    associativity: left
}

infix operator --! : ConstraintPropertyPrecedence

/// What may follow `--!`.
public enum ConstraintProperty: Hashable, Sendable {
    /// How important the constraint is; above 0 and at most 1000, which is required and the default.
    case priority(LayoutPriority)
    /// A name for reports.
    case identifier(String)
    /// Activates the constraint at once; of use outside a `constraints` block, which activates everything at its end.
    case activated
}

/// Changes a constraint that a rule made.
@discardableResult
public func --! (constraint: LayoutConstraint, property: ConstraintProperty) -> LayoutConstraint {
    constraint.applying(property)
}

/// Changes every part of a composite rule; with an identifier the parts are called `identifier.part`.
@discardableResult
public func --! <Shape>(constraints: LayoutConstraints<Shape>, property: ConstraintProperty) -> LayoutConstraints<Shape>
{
    LayoutConstraints(all: constraints.all.map { $0.applying(property) })
}

extension LayoutConstraint {
    fileprivate func applying(_ property: ConstraintProperty) -> LayoutConstraint {
        var result = self
        switch property {
        case .priority(let priority): result.rule.priority = priority
        case .identifier(let identifier): result.rule.identifier = identifier
        case .activated: container.activate(result)
        }
        // A constraint that is active already changes there too: the properties of a rule take effect together.
        if isActive { container.activate(result) }
        return result
    }
}
