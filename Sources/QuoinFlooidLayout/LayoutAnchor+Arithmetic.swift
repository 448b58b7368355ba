import QuoinAutoLayout
import QuoinLayout

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
