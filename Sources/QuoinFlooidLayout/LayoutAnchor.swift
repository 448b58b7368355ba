@_exported import QuoinAutoLayout

/// An anchor of a view, a guide or a container: the left side of a rule, or the start of its right side.
public struct LayoutAnchor<Shape: AnchorShape.Shape>: LayoutAnchorOperand {
    public let expression: Expression

    init(_ item: some AnchoredItem, _ name: AnchorName) {
        expression = Expression(
            terms: AnchorExpression(
                item.item, (item as? ConstraintContainer.Area)?.area, name, text: "\(item.name).\(name.name)"),
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

infix operator ++ : AdditionPrecedence
infix operator -- : AdditionPrecedence

extension LayoutAnchorOperand where Shape: AnchorShape.Ordered & AnchorShape.Padded {
    /// A multiple of a width, a height or a size.
    public static func * (left: Self, factor: Double) -> LayoutAnchor<Shape>.Expression {
        left.applying(.times, factor)
    }
}

extension LayoutAnchorOperand where Shape: AnchorShape.Ordered & AnchorShape.Padded & AnchorShape.Composite {
    /// A multiple of a size, with a factor for each extent.
    public static func * (left: Self, factors: Shape.Operand) -> LayoutAnchor<Shape>.Expression {
        left.applying(.times, Shape.parts(of: factors))
    }
}

extension LayoutAnchorOperand where Shape: AnchorShape.Ordered {
    /// A number of points more: larger for extents, in reading direction for leading and trailing, otherwise to the right
    /// or down.
    public static func + (left: Self, value: Double) -> LayoutAnchor<Shape>.Expression {
        left.applying(.plus, value)
    }

    /// A number of points less: smaller for extents, against reading direction for leading and trailing, otherwise to the
    /// left or up.
    public static func - (left: Self, value: Double) -> LayoutAnchor<Shape>.Expression {
        left.applying(.minus, value)
    }
}

extension LayoutAnchorOperand where Shape: AnchorShape.Ordered & AnchorShape.Composite {
    /// A number of points more, one number for each part.
    public static func + (left: Self, values: Shape.Operand) -> LayoutAnchor<Shape>.Expression {
        left.applying(.plus, Shape.parts(of: values))
    }

    /// A number of points less, one number for each part.
    public static func - (left: Self, values: Shape.Operand) -> LayoutAnchor<Shape>.Expression {
        left.applying(.minus, Shape.parts(of: values))
    }
}

extension LayoutAnchorOperand where Shape: AnchorShape.Padded {
    /// Edges outward by a number of points; an extent larger by twice the number, once for each side.
    public static func ++ (left: Self, value: Double) -> LayoutAnchor<Shape>.Expression {
        left.applying(.grow, value)
    }

    /// Edges inward by a number of points; an extent smaller by twice the number, once for each side.
    public static func -- (left: Self, value: Double) -> LayoutAnchor<Shape>.Expression {
        left.applying(.shrink, value)
    }
}

extension LayoutAnchorOperand where Shape: AnchorShape.Padded & AnchorShape.Composite {
    /// Outward or larger, like `++` with one number, with a number for each part.
    public static func ++ (left: Self, values: Shape.Operand) -> LayoutAnchor<Shape>.Expression {
        left.applying(.grow, Shape.parts(of: values))
    }

    /// Inward or smaller, like `--` with one number, with a number for each part.
    public static func -- (left: Self, values: Shape.Operand) -> LayoutAnchor<Shape>.Expression {
        left.applying(.shrink, Shape.parts(of: values))
    }
}

extension LayoutAnchorOperand<AnchorShape.Edges> {
    /// Outward by a number of points for leading and trailing, and one for top and bottom.
    public static func ++ (
        left: Self, values: (horizontally: Double, vertically: Double)
    ) -> LayoutAnchor<AnchorShape.Edges>.Expression {
        left.applying(.grow, [("horizontally", values.horizontally), ("vertically", values.vertically)])
    }

    /// Inward by a number of points for leading and trailing, and one for top and bottom.
    public static func -- (
        left: Self, values: (horizontally: Double, vertically: Double)
    ) -> LayoutAnchor<AnchorShape.Edges>.Expression {
        left.applying(.shrink, [("horizontally", values.horizontally), ("vertically", values.vertically)])
    }

    /// Outward by insets, in points.
    public static func ++ (left: Self, insets: DirectionalEdgeInsets) -> LayoutAnchor<AnchorShape.Edges>.Expression {
        left ++ (leading: insets.leading, trailing: insets.trailing, top: insets.top, bottom: insets.bottom)
    }

    /// Inward by insets, in points.
    public static func -- (left: Self, insets: DirectionalEdgeInsets) -> LayoutAnchor<AnchorShape.Edges>.Expression {
        left -- (leading: insets.leading, trailing: insets.trailing, top: insets.top, bottom: insets.bottom)
    }
}

extension LayoutAnchorOperand {
    fileprivate func applying(_ operation: AnchorOperator, _ value: Double) -> LayoutAnchor<Shape>.Expression {
        applying(operation, [value], shortDescription(value))
    }

    fileprivate func applying(
        _ operation: AnchorOperator, _ values: [(label: String, value: Double)]
    ) -> LayoutAnchor<Shape>.Expression {
        let text = values.map { "\($0.label): \(shortDescription($0.value))" }.joined(separator: ", ")
        return applying(operation, values.map(\.value), "(\(text))")
    }

    private func applying(
        _ operation: AnchorOperator, _ values: [Double], _ text: String
    ) -> LayoutAnchor<Shape>.Expression {
        var result = expression
        result.terms.apply(operation, result.terms.kind.spread(values) ?? [])
        result.terms.text += " \(operation.rawValue) \(text)"
        return result
    }
}

// The relations. On the left is a bare anchor, on the right an expression of the same shape, or a constant for dimensions and
// sizes.

/// The anchor equals the other side, part by part.
@discardableResult
public func == <Shape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> Shape.Constraints {
    left.constraints(.equal, right)
}

/// The anchor is at most the other side, part by part.
@discardableResult
public func <= <Shape: AnchorShape.Ordered>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> Shape.Constraints {
    left.constraints(.lessOrEqual, right)
}

/// The anchor is at least the other side, part by part.
@discardableResult
public func >= <Shape: AnchorShape.Ordered>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> Shape.Constraints {
    left.constraints(.greaterOrEqual, right)
}

/// The extent equals a number of points.
@discardableResult
public func == (left: LayoutAnchor<AnchorShape.LayoutDimension>, value: Double) -> LayoutConstraint {
    left.constraints(.equal, [value], shortDescription(value))
}

/// The extent is at most a number of points.
@discardableResult
public func <= (left: LayoutAnchor<AnchorShape.LayoutDimension>, value: Double) -> LayoutConstraint {
    left.constraints(.lessOrEqual, [value], shortDescription(value))
}

/// The extent is at least a number of points.
@discardableResult
public func >= (left: LayoutAnchor<AnchorShape.LayoutDimension>, value: Double) -> LayoutConstraint {
    left.constraints(.greaterOrEqual, [value], shortDescription(value))
}

/// Both extents equal those of a size, in points.
@discardableResult
public func == (
    left: LayoutAnchor<AnchorShape.Size>, size: Size
) -> LayoutConstraints<AnchorShape.Size> {
    left.constraints(.equal, size)
}

/// Both extents are at most those of a size, in points.
@discardableResult
public func <= (
    left: LayoutAnchor<AnchorShape.Size>, size: Size
) -> LayoutConstraints<AnchorShape.Size> {
    left.constraints(.lessOrEqual, size)
}

/// Both extents are at least those of a size, in points.
@discardableResult
public func >= (
    left: LayoutAnchor<AnchorShape.Size>, size: Size
) -> LayoutConstraints<AnchorShape.Size> {
    left.constraints(.greaterOrEqual, size)
}

extension LayoutAnchor {
    fileprivate func constraints(
        _ relation: Relation, _ right: some LayoutAnchorOperand<Shape>
    ) -> Shape.Constraints {
        let other = right.expression
        let rules = Rule.rules(expression.terms, relation, other.terms)
        return Shape.Constraints(
            all: rules.map { LayoutConstraint($0, in: expression.container, and: other.container) })
    }

    fileprivate func constraints(
        _ relation: Relation, _ constants: [Double], _ text: String
    ) -> Shape.Constraints {
        let rules = Rule.rules(expression.terms, relation, constants, text: text)
        return Shape.Constraints(all: rules.map { LayoutConstraint($0, in: expression.container) })
    }
}

extension LayoutAnchor<AnchorShape.Size> {
    fileprivate func constraints(_ relation: Relation, _ size: Size) -> LayoutConstraints<AnchorShape.Size> {
        constraints(
            relation, [size.width, size.height],
            "(width: \(shortDescription(size.width)), height: \(shortDescription(size.height)))")
    }
}
