import QuoinLayout

// Arithmetic on the right side of a rule. On dimensions and sizes `++` and `--` count twice, being padding on both sides; on
// edges they count once for each edge, `--` inward and `++` outward.

infix operator ++ : AdditionPrecedence
infix operator -- : AdditionPrecedence

// MARK: - Dimensions

public func * (left: some LayoutAnchorOperand<DimensionShape>, factor: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.times, factor)
}

public func + (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.plus, value)
}

public func - (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.minus, value)
}

public func ++ (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.grow, value)
}

public func -- (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.shrink, value)
}

// MARK: - Sizes

/// A width and a height, or two factors.
public typealias SizeOperand = (width: Double, height: Double)

public func * (left: some LayoutAnchorOperand<SizeShape>, factor: Double) -> LayoutExpression<SizeShape> {
    left.applying(.times, factor)
}

public func + (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.plus, value)
}

public func - (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.minus, value)
}

public func ++ (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.grow, value)
}

public func -- (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.shrink, value)
}

public func * (left: some LayoutAnchorOperand<SizeShape>, factor: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.times, ("width", factor.width), ("height", factor.height))
}

public func + (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.plus, ("width", value.width), ("height", value.height))
}

public func - (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.minus, ("width", value.width), ("height", value.height))
}

public func ++ (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.grow, ("width", value.width), ("height", value.height))
}

public func -- (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.shrink, ("width", value.width), ("height", value.height))
}

// MARK: - Positions

public func + (left: some LayoutAnchorOperand<XAxisShape>, value: Double) -> LayoutExpression<XAxisShape> {
    left.applying(.plus, value)
}

public func - (left: some LayoutAnchorOperand<XAxisShape>, value: Double) -> LayoutExpression<XAxisShape> {
    left.applying(.minus, value)
}

public func + (left: some LayoutAnchorOperand<YAxisShape>, value: Double) -> LayoutExpression<YAxisShape> {
    left.applying(.plus, value)
}

public func - (left: some LayoutAnchorOperand<YAxisShape>, value: Double) -> LayoutExpression<YAxisShape> {
    left.applying(.minus, value)
}

/// An offset on each axis.
public typealias LocationOperand = (x: Double, y: Double)

public func + (left: some LayoutAnchorOperand<LocationShape>, value: Double) -> LayoutExpression<LocationShape> {
    left.applying(.plus, value)
}

public func - (left: some LayoutAnchorOperand<LocationShape>, value: Double) -> LayoutExpression<LocationShape> {
    left.applying(.minus, value)
}

public func + (
    left: some LayoutAnchorOperand<LocationShape>, value: LocationOperand
) -> LayoutExpression<LocationShape> {
    left.applying(.plus, ("x", value.x), ("y", value.y))
}

public func - (
    left: some LayoutAnchorOperand<LocationShape>, value: LocationOperand
) -> LayoutExpression<LocationShape> {
    left.applying(.minus, ("x", value.x), ("y", value.y))
}

// MARK: - Edges

public typealias HorizontalEdgesOperand = (leading: Double, trailing: Double)
public typealias VerticalEdgesOperand = (top: Double, bottom: Double)
public typealias EdgePairsOperand = (horizontally: Double, vertically: Double)
public typealias EdgesOperand = (leading: Double, trailing: Double, top: Double, bottom: Double)

public func ++ (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: Double
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.grow, value)
}

public func -- (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: Double
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.shrink, value)
}

public func ++ (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: HorizontalEdgesOperand
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.grow, ("leading", value.leading), ("trailing", value.trailing))
}

public func -- (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: HorizontalEdgesOperand
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.shrink, ("leading", value.leading), ("trailing", value.trailing))
}

public func ++ (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: Double
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.grow, value)
}

public func -- (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: Double
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.shrink, value)
}

public func ++ (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: VerticalEdgesOperand
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.grow, ("top", value.top), ("bottom", value.bottom))
}

public func -- (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: VerticalEdgesOperand
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.shrink, ("top", value.top), ("bottom", value.bottom))
}

public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: Double) -> LayoutExpression<EdgesShape> {
    left.applying(.grow, value)
}

public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: Double) -> LayoutExpression<EdgesShape> {
    left.applying(.shrink, value)
}

public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: EdgePairsOperand) -> LayoutExpression<EdgesShape> {
    left.applying(.grow, ("horizontally", value.horizontally), ("vertically", value.vertically))
}

public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: EdgePairsOperand) -> LayoutExpression<EdgesShape> {
    left.applying(.shrink, ("horizontally", value.horizontally), ("vertically", value.vertically))
}

public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: EdgesOperand) -> LayoutExpression<EdgesShape> {
    left.applying(
        .grow, ("leading", value.leading), ("trailing", value.trailing), ("top", value.top), ("bottom", value.bottom))
}

public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: EdgesOperand) -> LayoutExpression<EdgesShape> {
    left.applying(
        .shrink, ("leading", value.leading), ("trailing", value.trailing), ("top", value.top),
        ("bottom", value.bottom))
}

public func ++ (
    left: some LayoutAnchorOperand<EdgesShape>, value: DirectionalEdgeInsets
) -> LayoutExpression<EdgesShape> {
    left ++ (leading: value.leading, trailing: value.trailing, top: value.top, bottom: value.bottom)
}

public func -- (
    left: some LayoutAnchorOperand<EdgesShape>, value: DirectionalEdgeInsets
) -> LayoutExpression<EdgesShape> {
    left -- (leading: value.leading, trailing: value.trailing, top: value.top, bottom: value.bottom)
}

// MARK: - All of them

extension LayoutAnchorOperand {
    fileprivate func applying(_ operation: AnchorOperator, _ value: Double) -> LayoutExpression<Shape> {
        applying(operation, [value], shortDescription(value))
    }

    fileprivate func applying(
        _ operation: AnchorOperator, _ values: (label: String, value: Double)...
    ) -> LayoutExpression<Shape> {
        let text = values.map { "\($0.label): \(shortDescription($0.value))" }.joined(separator: ", ")
        return applying(operation, values.map(\.value), "(\(text))")
    }

    private func applying(
        _ operation: AnchorOperator, _ values: [Double], _ text: String
    ) -> LayoutExpression<Shape> {
        expression.applying(operation, expression.sum.kind.spread(values) ?? [], text)
    }
}
