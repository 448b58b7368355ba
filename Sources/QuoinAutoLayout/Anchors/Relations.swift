import QuoinLayout

// The relations: on the left a bare anchor, on the right an expression of the same shape, or a constant for dimensions and
// sizes.

/// A constraint: the anchor equals the other side.
@discardableResult
public func == <Shape: SingleAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraint {
    left.constraint(.equal, right)
}

/// A constraint: the anchor is at most the other side.
@discardableResult
public func <= <Shape: SingleAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraint {
    left.constraint(.lessOrEqual, right)
}

/// A constraint: the anchor is at least the other side.
@discardableResult
public func >= <Shape: SingleAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraint {
    left.constraint(.greaterOrEqual, right)
}

/// A constraint: the extent equals a number of points.
@discardableResult
public func == (left: LayoutAnchor<DimensionShape>, value: Double) -> LayoutConstraint {
    left.constraint(.equal, value)
}

/// A constraint: the extent is at most a number of points.
@discardableResult
public func <= (left: LayoutAnchor<DimensionShape>, value: Double) -> LayoutConstraint {
    left.constraint(.lessOrEqual, value)
}

/// A constraint: the extent is at least a number of points.
@discardableResult
public func >= (left: LayoutAnchor<DimensionShape>, value: Double) -> LayoutConstraint {
    left.constraint(.greaterOrEqual, value)
}

// MARK: - Composites

/// Constraints: each part equals the part of the other side.
@discardableResult
public func == <Shape: CompositeAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraints<Shape> {
    left.constraints(.equal, right)
}

/// Constraints: each part is at most the part of the other side.
@discardableResult
public func <= <Shape: ComparableAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraints<Shape> {
    left.constraints(.lessOrEqual, right)
}

/// Constraints: each part is at least the part of the other side.
@discardableResult
public func >= <Shape: ComparableAnchorShape>(
    left: LayoutAnchor<Shape>, right: some LayoutAnchorOperand<Shape>
) -> LayoutConstraints<Shape> {
    left.constraints(.greaterOrEqual, right)
}

/// Constraints: both extents equal those of a size, in points.
@discardableResult
public func == (left: LayoutAnchor<SizeShape>, size: Size) -> LayoutConstraints<SizeShape> {
    left.constraints(.equal, size)
}

/// Constraints: both extents are at most those of a size, in points.
@discardableResult
public func <= (left: LayoutAnchor<SizeShape>, size: Size) -> LayoutConstraints<SizeShape> {
    left.constraints(.lessOrEqual, size)
}

/// Constraints: both extents are at least those of a size, in points.
@discardableResult
public func >= (left: LayoutAnchor<SizeShape>, size: Size) -> LayoutConstraints<SizeShape> {
    left.constraints(.greaterOrEqual, size)
}

// MARK: - Making constraints

extension LayoutAnchor {
    private func parts(_ rules: [Rule], and other: ConstraintContainer? = nil) -> [LayoutConstraint] {
        rules.map { LayoutConstraint($0, in: expression.container, and: other) }
    }

    fileprivate func constraints(
        _ relation: Relation, _ right: some LayoutAnchorOperand<Shape>
    ) -> LayoutConstraints<Shape> {
        LayoutConstraints(
            all: parts(Rule.rules(expression.sum, relation, right.expression.sum), and: right.expression.container))
    }
}

extension LayoutAnchor where Shape: SingleAnchorShape {
    /// A rule on a single anchor has exactly one part.
    private var part: AnchorSum.Part { expression.sum.parts[0] }

    fileprivate func constraint(_ relation: Relation, _ right: some LayoutAnchorOperand<Shape>) -> LayoutConstraint {
        let other = right.expression.container
        let (left, right) = (expression.sum, right.expression.sum)
        var rule = Rule(
            Rule.Side(left.thing, part.attribute), relation, Rule.Side(right.thing, right.parts[0].attribute),
            multiplier: right.parts[0].multiplier, constant: right.parts[0].constant, text: "")
        rule.text = "\(left.text) \(relation.rawValue) \(right.text)"
        return LayoutConstraint(rule, in: expression.container, and: other)
    }
}

extension LayoutAnchor<DimensionShape> {
    fileprivate func constraint(_ relation: Relation, _ value: Double) -> LayoutConstraint {
        let sum = expression.sum
        let rule = Rule(
            Rule.Side(sum.thing, sum.parts[0].attribute), relation, constant: value,
            text: "\(sum.text) \(relation.rawValue) \(shortDescription(value))")
        return LayoutConstraint(rule, in: expression.container)
    }
}

extension LayoutAnchor<SizeShape> {
    fileprivate func constraints(_ relation: Relation, _ size: Size) -> LayoutConstraints<SizeShape> {
        let text = "(width: \(shortDescription(size.width)), height: \(shortDescription(size.height)))"
        return LayoutConstraints(
            all: parts(Rule.rules(expression.sum, relation, [size.width, size.height], text: text)))
    }
}
