/// Style modifiers: each returns a copy of the element with one property of its style set (Texture, §2.1).
extension LayoutElement {
    /// Sets the width: points such as `50`, a fraction of the parent's such as `.percent(50)`, or
    /// `.auto` for the natural one.
    @inlinable
    public consuming func width(_ width: LayoutDimension) -> Element<Kind> { styled { $0.width = width } }

    /// Sets the height: points such as `50`, a fraction of the parent's such as `.percent(50)`, or
    /// `.auto` for the natural one.
    @inlinable
    public consuming func height(_ height: LayoutDimension) -> Element<Kind> { styled { $0.height = height } }

    /// Sets the smallest width: points or a fraction of the parent's. `.auto` is 0.
    @inlinable
    public consuming func minWidth(_ width: LayoutDimension) -> Element<Kind> { styled { $0.minWidth = width } }

    /// Sets the largest width: points or a fraction of the parent's. `.auto` is no bound.
    @inlinable
    public consuming func maxWidth(_ width: LayoutDimension) -> Element<Kind> { styled { $0.maxWidth = width } }

    /// Sets the smallest height: points or a fraction of the parent's. `.auto` is 0.
    @inlinable
    public consuming func minHeight(_ height: LayoutDimension) -> Element<Kind> { styled { $0.minHeight = height } }

    /// Sets the largest height: points or a fraction of the parent's. `.auto` is no bound.
    @inlinable
    public consuming func maxHeight(_ height: LayoutDimension) -> Element<Kind> { styled { $0.maxHeight = height } }

    /// Sets width and height, in points.
    @inlinable
    public consuming func preferredSize(_ size: Size) -> Element<Kind> {
        styled { $0.preferredLayoutSize = ElementStyle.LayoutSize(.points(size.width), .points(size.height)) }
    }

    /// Sets width and height, in points.
    @inlinable
    public consuming func preferredSize(_ width: Double, _ height: Double) -> Element<Kind> {
        preferredSize(Size(width, height))
    }

    /// Sets width and height, in points.
    @inlinable
    public consuming func size(_ width: Double, _ height: Double) -> Element<Kind> {
        preferredSize(Size(width, height))
    }

    /// Sets the smallest width and height, in points.
    @inlinable
    public consuming func minSize(_ size: Size) -> Element<Kind> {
        styled { $0.minLayoutSize = ElementStyle.LayoutSize(.points(size.width), .points(size.height)) }
    }

    /// Sets the smallest width and height, in points.
    @inlinable
    public func minSize(_ width: Double, _ height: Double) -> Element<Kind> { minSize(Size(width, height)) }

    /// Sets the largest width and height, in points.
    @inlinable
    public consuming func maxSize(_ size: Size) -> Element<Kind> {
        styled { $0.maxLayoutSize = ElementStyle.LayoutSize(.points(size.width), .points(size.height)) }
    }

    /// Sets the largest width and height, in points.
    @inlinable
    public func maxSize(_ width: Double, _ height: Double) -> Element<Kind> { maxSize(Size(width, height)) }

    /// Sets width and height, in points or as fractions of the parent's.
    @inlinable
    public consuming func preferredLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> {
        styled { $0.preferredLayoutSize = size }
    }

    /// Sets width and height, in points or as fractions of the parent's.
    @inlinable
    public consuming func preferredLayoutSize(_ width: LayoutDimension, _ height: LayoutDimension) -> Element<Kind> {
        preferredLayoutSize(ElementStyle.LayoutSize(width, height))
    }

    /// Sets the smallest width and height, in points or as fractions of the parent's.
    @inlinable
    public consuming func minLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> {
        styled { $0.minLayoutSize = size }
    }

    /// Sets the smallest width and height, in points or as fractions of the parent's.
    @inlinable
    public func minLayoutSize(_ width: LayoutDimension, _ height: LayoutDimension) -> Element<Kind> {
        minLayoutSize(ElementStyle.LayoutSize(width, height))
    }

    /// Sets the largest width and height, in points or as fractions of the parent's.
    @inlinable
    public consuming func maxLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> {
        styled { $0.maxLayoutSize = size }
    }

    /// Sets the largest width and height, in points or as fractions of the parent's.
    @inlinable
    public func maxLayoutSize(_ width: LayoutDimension, _ height: LayoutDimension) -> Element<Kind> {
        maxLayoutSize(ElementStyle.LayoutSize(width, height))
    }

    /// The space before the element in a stack, in points; may be negative.
    @inlinable
    public consuming func spacingBefore(_ spacing: Double) -> Element<Kind> { styled { $0.spacingBefore = spacing } }

    /// The space after the element in a stack, in points; may be negative.
    @inlinable
    public consuming func spacingAfter(_ spacing: Double) -> Element<Kind> { styled { $0.spacingAfter = spacing } }

    /// The element's share of a stack's free space, 0 or more.
    @inlinable
    public consuming func flexGrow(_ factor: Double = 1) -> Element<Kind> { styled { $0.flexGrow = factor } }

    /// The weight with which the element shrinks if a stack is too long, 0 or more.
    @inlinable
    public consuming func flexShrink(_ factor: Double = 1) -> Element<Kind> { styled { $0.flexShrink = factor } }

    /// The extent along a stack from which flexing starts.
    @inlinable
    public consuming func flexBasis(_ basis: LayoutDimension) -> Element<Kind> { styled { $0.flexBasis = basis } }

    /// How the element is aligned across a stack. It overrides the stack's `alignItems`.
    @inlinable
    public consuming func alignSelf(_ alignment: ElementStyle.AlignSelf) -> Element<Kind> {
        styled { $0.alignSelf = alignment }
    }

    /// The distance from the top edge to the first baseline, in points.
    @inlinable
    public consuming func ascender(_ ascender: Double) -> Element<Kind> { styled { $0.ascender = ascender } }

    /// The distance from the last baseline to the bottom edge, in points, positive downward.
    @inlinable
    public consuming func descender(_ descender: Double) -> Element<Kind> { styled { $0.descender = descender } }

    /// The position under an absolute layout, in points. It must be the last modifier of a chain.
    @inlinable
    public consuming func layoutPosition(_ position: Point) -> Element<Kind> {
        styled {
            $0.layoutPosition = position
            $0.layoutPositionFraction = .zero
        }
    }

    /// The position under an absolute layout, on each axis in points or as a fraction of what the layout has at most:
    /// `.layoutPosition(.percent(50), .fraction(1, plus: -50))`. It must be the last modifier of a chain.
    @_disfavoredOverload
    public consuming func layoutPosition(_ x: LayoutDimension, _ y: LayoutDimension) -> Element<Kind> {
        styled { $0.position = ElementStyle.Position(x, y) }
    }

    /// The position under an absolute layout, in points. It must be the last modifier of a chain.
    @inlinable
    public func layoutPosition(_ x: Double, _ y: Double) -> Element<Kind> { layoutPosition(Point(x, y)) }

    /// The position under an absolute layout, in points. It must be the last modifier of a chain.
    @inlinable
    public func at(_ x: Double, _ y: Double) -> Element<Kind> { layoutPosition(Point(x, y)) }

    /// Whether the element may extend beyond the edges of an absolute layout, as decoration does.
    @inlinable
    public consuming func bleeds(_ bleeds: Bool = true) -> Element<Kind> { styled { $0.bleeds = bleeds } }
}

/// Extents in points from variables and expressions; literals are dimensions.
extension LayoutElement {
    /// Sets the width, in points.
    @inlinable
    @_disfavoredOverload
    public func width(_ points: Double) -> Element<Kind> { width(.points(points)) }

    /// Sets the height, in points.
    @inlinable
    @_disfavoredOverload
    public func height(_ points: Double) -> Element<Kind> { height(.points(points)) }

    /// Sets the smallest width, in points.
    @inlinable
    @_disfavoredOverload
    public func minWidth(_ points: Double) -> Element<Kind> { minWidth(.points(points)) }

    /// Sets the largest width, in points.
    @inlinable
    @_disfavoredOverload
    public func maxWidth(_ points: Double) -> Element<Kind> { maxWidth(.points(points)) }

    /// Sets the smallest height, in points.
    @inlinable
    @_disfavoredOverload
    public func minHeight(_ points: Double) -> Element<Kind> { minHeight(.points(points)) }

    /// Sets the largest height, in points.
    @inlinable
    @_disfavoredOverload
    public func maxHeight(_ points: Double) -> Element<Kind> { maxHeight(.points(points)) }

    /// The extent along a stack from which flexing starts, in points.
    @inlinable
    @_disfavoredOverload
    public func flexBasis(_ points: Double) -> Element<Kind> { flexBasis(.points(points)) }
}
