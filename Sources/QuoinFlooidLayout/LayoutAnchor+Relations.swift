import QuoinAutoLayout
import QuoinLayout

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
