import QuoinLayout

// Arithmetic on the right side of a rule. On dimensions and sizes `++` and `--` count twice, being padding on both sides; on
// edges they count once for each edge, `--` inward and `++` outward.

infix operator ++ : AdditionPrecedence
infix operator -- : AdditionPrecedence

// MARK: - Dimensions

/// A multiple of a width or height.
public func * (left: some LayoutAnchorOperand<DimensionShape>, factor: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.times, factor)
}

/// More than a width or height by a number of points.
public func + (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.plus, value)
}

/// Less than a width or height by a number of points.
public func - (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.minus, value)
}

/// More than a width or height by twice a number of points, one for each side.
public func ++ (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.grow, value)
}

/// Less than a width or height by twice a number of points, one for each side.
public func -- (left: some LayoutAnchorOperand<DimensionShape>, value: Double) -> LayoutExpression<DimensionShape> {
    left.applying(.shrink, value)
}

// MARK: - Sizes

/// A width and a height, or two factors.
public typealias SizeOperand = (width: Double, height: Double)

/// A multiple of a size, the same for both extents.
public func * (left: some LayoutAnchorOperand<SizeShape>, factor: Double) -> LayoutExpression<SizeShape> {
    left.applying(.times, factor)
}

/// More than a size by a number of points, the same for both extents.
public func + (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.plus, value)
}

/// Less than a size by a number of points, the same for both extents.
public func - (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.minus, value)
}

/// More than a size by twice a number of points, one for each side, the same for both extents.
public func ++ (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.grow, value)
}

/// Less than a size by twice a number of points, one for each side, the same for both extents.
public func -- (left: some LayoutAnchorOperand<SizeShape>, value: Double) -> LayoutExpression<SizeShape> {
    left.applying(.shrink, value)
}

/// A multiple of a size, each extent with its own.
public func * (left: some LayoutAnchorOperand<SizeShape>, factor: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.times, ("width", factor.width), ("height", factor.height))
}

/// More than a size by a number of points, each extent with its own.
public func + (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.plus, ("width", value.width), ("height", value.height))
}

/// Less than a size by a number of points, each extent with its own.
public func - (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.minus, ("width", value.width), ("height", value.height))
}

/// More than a size by twice a number of points, one for each side, each extent with its own.
public func ++ (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.grow, ("width", value.width), ("height", value.height))
}

/// Less than a size by twice a number of points, one for each side, each extent with its own.
public func -- (left: some LayoutAnchorOperand<SizeShape>, value: SizeOperand) -> LayoutExpression<SizeShape> {
    left.applying(.shrink, ("width", value.width), ("height", value.height))
}

// MARK: - Positions

/// A number of points further along: in reading direction from leading and trailing, to the right from others.
public func + (left: some LayoutAnchorOperand<XAxisShape>, value: Double) -> LayoutExpression<XAxisShape> {
    left.applying(.plus, value)
}

/// A number of points back: against reading direction from leading and trailing, to the left from others.
public func - (left: some LayoutAnchorOperand<XAxisShape>, value: Double) -> LayoutExpression<XAxisShape> {
    left.applying(.minus, value)
}

/// A number of points further down.
public func + (left: some LayoutAnchorOperand<YAxisShape>, value: Double) -> LayoutExpression<YAxisShape> {
    left.applying(.plus, value)
}

/// A number of points further up.
public func - (left: some LayoutAnchorOperand<YAxisShape>, value: Double) -> LayoutExpression<YAxisShape> {
    left.applying(.minus, value)
}

/// An offset on each axis.
public typealias LocationOperand = (x: Double, y: Double)

/// Further along both axes by a number of points, the same on both axes.
public func + (left: some LayoutAnchorOperand<LocationShape>, value: Double) -> LayoutExpression<LocationShape> {
    left.applying(.plus, value)
}

/// Back along both axes by a number of points, the same on both axes.
public func - (left: some LayoutAnchorOperand<LocationShape>, value: Double) -> LayoutExpression<LocationShape> {
    left.applying(.minus, value)
}

/// Further along both axes by a number of points, each axis its own.
public func + (
    left: some LayoutAnchorOperand<LocationShape>, value: LocationOperand
) -> LayoutExpression<LocationShape> {
    left.applying(.plus, ("x", value.x), ("y", value.y))
}

/// Back along both axes by a number of points, each axis its own.
public func - (
    left: some LayoutAnchorOperand<LocationShape>, value: LocationOperand
) -> LayoutExpression<LocationShape> {
    left.applying(.minus, ("x", value.x), ("y", value.y))
}

// MARK: - Edges

/// A distance for each horizontal edge, in points.
public typealias HorizontalEdgesOperand = (leading: Double, trailing: Double)
/// A distance for each vertical edge, in points.
public typealias VerticalEdgesOperand = (top: Double, bottom: Double)
/// A distance for leading and trailing, and one for top and bottom, in points.
public typealias EdgePairsOperand = (horizontally: Double, vertically: Double)
/// A distance for each edge, in points.
public typealias EdgesOperand = (leading: Double, trailing: Double, top: Double, bottom: Double)

/// Outward by a number of points, the same on every edge.
public func ++ (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: Double
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.grow, value)
}

/// Inward by a number of points, the same on every edge.
public func -- (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: Double
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.shrink, value)
}

/// Outward by a number of points, each edge its own.
public func ++ (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: HorizontalEdgesOperand
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.grow, ("leading", value.leading), ("trailing", value.trailing))
}

/// Inward by a number of points, each edge its own.
public func -- (
    left: some LayoutAnchorOperand<HorizontalEdgesShape>, value: HorizontalEdgesOperand
) -> LayoutExpression<HorizontalEdgesShape> {
    left.applying(.shrink, ("leading", value.leading), ("trailing", value.trailing))
}

/// Outward by a number of points, the same on every edge.
public func ++ (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: Double
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.grow, value)
}

/// Inward by a number of points, the same on every edge.
public func -- (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: Double
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.shrink, value)
}

/// Outward by a number of points, each edge its own.
public func ++ (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: VerticalEdgesOperand
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.grow, ("top", value.top), ("bottom", value.bottom))
}

/// Inward by a number of points, each edge its own.
public func -- (
    left: some LayoutAnchorOperand<VerticalEdgesShape>, value: VerticalEdgesOperand
) -> LayoutExpression<VerticalEdgesShape> {
    left.applying(.shrink, ("top", value.top), ("bottom", value.bottom))
}

/// Outward by a number of points, the same on every edge.
public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: Double) -> LayoutExpression<EdgesShape> {
    left.applying(.grow, value)
}

/// Inward by a number of points, the same on every edge.
public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: Double) -> LayoutExpression<EdgesShape> {
    left.applying(.shrink, value)
}

/// Outward by a number of points, by pairs.
public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: EdgePairsOperand) -> LayoutExpression<EdgesShape> {
    left.applying(.grow, ("horizontally", value.horizontally), ("vertically", value.vertically))
}

/// Inward by a number of points, by pairs.
public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: EdgePairsOperand) -> LayoutExpression<EdgesShape> {
    left.applying(.shrink, ("horizontally", value.horizontally), ("vertically", value.vertically))
}

/// Outward by a number of points, each edge its own.
public func ++ (left: some LayoutAnchorOperand<EdgesShape>, value: EdgesOperand) -> LayoutExpression<EdgesShape> {
    left.applying(
        .grow, ("leading", value.leading), ("trailing", value.trailing), ("top", value.top), ("bottom", value.bottom))
}

/// Inward by a number of points, each edge its own.
public func -- (left: some LayoutAnchorOperand<EdgesShape>, value: EdgesOperand) -> LayoutExpression<EdgesShape> {
    left.applying(
        .shrink, ("leading", value.leading), ("trailing", value.trailing), ("top", value.top),
        ("bottom", value.bottom))
}

/// Outward by a number of points, each edge its own.
public func ++ (
    left: some LayoutAnchorOperand<EdgesShape>, value: DirectionalEdgeInsets
) -> LayoutExpression<EdgesShape> {
    left ++ (leading: value.leading, trailing: value.trailing, top: value.top, bottom: value.bottom)
}

/// Inward by a number of points, each edge its own.
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
