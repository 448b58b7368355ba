import QuoinAutoLayout

/// An anchor of a view, a guide or a container: the left side of a rule, or the start of its right side.
public struct LayoutAnchor<Shape: AnchorShape.Shape>: LayoutAnchorOperand {
    public let expression: Expression

    init(_ item: some AnchoredItem, _ name: AnchorName) {
        expression = Expression(
            terms: AnchorExpression(item.item, name, text: "\(item.name).\(name.name)"),
            container: item.constraintContainer)
    }

    /// An anchor with arithmetic, which can be the right side of a rule.
    public struct Expression: LayoutAnchorOperand {
        package var terms: AnchorExpression
        let container: ConstraintContainer

        public var expression: Expression { self }
    }
}

/// An anchor, or an anchor with arithmetic.
public protocol LayoutAnchorOperand<Shape> {
    associatedtype Shape: AnchorShape.Shape

    /// The operand with its arithmetic.
    var expression: LayoutAnchor<Shape>.Expression { get }
}
