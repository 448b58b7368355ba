/// An anchor of a view, a guide or a container: the left side of a rule, or the start of its right side.
public struct LayoutAnchor<Shape: AnchorShape>: LayoutAnchorOperand {
    public let expression: LayoutExpression<Shape>

    init(_ thing: some ConstraintThing, _ name: AnchorName) {
        let text = "\(thing.name).\(name.name)"
        expression = LayoutExpression(
            sum: AnchorSum(thing.thing, name, text: text), container: thing.constraintContainer)
    }
}

/// An anchor with arithmetic: what may stand on the right side of a rule.
public struct LayoutExpression<Shape: AnchorShape>: LayoutAnchorOperand {
    var sum: AnchorSum
    let container: ConstraintContainer

    public var expression: LayoutExpression<Shape> { self }

    /// The expression with an operator applied; `text` is how the operand is written.
    func applying(_ operation: AnchorOperator, _ operands: [Double], _ text: String) -> LayoutExpression {
        var result = self
        result.sum.apply(operation, operands)
        result.sum.text += " \(operation.rawValue) \(text)"
        return result
    }
}

/// An anchor, or an anchor with arithmetic.
public protocol LayoutAnchorOperand<Shape> {
    /// What the anchor is a bundle of.
    associatedtype Shape: AnchorShape

    /// The operand with its arithmetic; a bare anchor counts once, with nothing added.
    var expression: LayoutExpression<Shape> { get }
}
