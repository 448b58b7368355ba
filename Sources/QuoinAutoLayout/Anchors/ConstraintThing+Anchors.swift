// The anchors, spelled as FlooidLayout and UIKit spell them.

extension ConstraintThing {
    private func anchor<Shape>(_ name: AnchorName) -> LayoutAnchor<Shape> { LayoutAnchor(self, name) }

    /// The side where reading starts: the left one, or the right one in a right-to-left container. Tying it to left or
    /// right is an error.
    public var leadingAnchor: LayoutAnchor<XAxisShape> { anchor(.leading) }
    /// The side where reading ends. It too cannot be tied to left or right.
    public var trailingAnchor: LayoutAnchor<XAxisShape> { anchor(.trailing) }
    /// The left side in either direction of reading, as the next is the right one; tying it to leading or trailing is
    /// an error.
    public var leftAnchor: LayoutAnchor<XAxisShape> { anchor(.left) }
    public var rightAnchor: LayoutAnchor<XAxisShape> { anchor(.right) }
    /// Halfway between the sides; it may be tied to any of them.
    public var centerXAnchor: LayoutAnchor<XAxisShape> { anchor(.centerX) }

    /// The upper edge, as the next is the lower one; places from top to bottom grow downward.
    public var topAnchor: LayoutAnchor<YAxisShape> { anchor(.top) }
    public var bottomAnchor: LayoutAnchor<YAxisShape> { anchor(.bottom) }
    /// Halfway between top and bottom.
    public var centerYAnchor: LayoutAnchor<YAxisShape> { anchor(.centerY) }

    /// An extent in points, never negative. It may be tied to a height, or to a number alone, as may the height.
    public var widthAnchor: LayoutAnchor<DimensionShape> { anchor(.width) }
    public var heightAnchor: LayoutAnchor<DimensionShape> { anchor(.height) }

    /// Width and height: a rule makes a constraint for each, in this order, and may have a size in points on its right
    /// side.
    public var sizeAnchor: LayoutAnchor<SizeShape> { anchor(.size) }
    /// The leading, trailing, top and bottom edges, in this order. Edges have `==` only.
    public var edgesAnchor: LayoutAnchor<EdgesShape> { anchor(.edges) }
    /// The leading and trailing edges, in this order; the next are the top and bottom ones.
    public var horizontalEdgesAnchor: LayoutAnchor<HorizontalEdgesShape> { anchor(.horizontalEdges) }
    public var verticalEdgesAnchor: LayoutAnchor<VerticalEdgesShape> { anchor(.verticalEdges) }

    /// A corner, as the others below are corners, middles of sides and centers: a rule makes a constraint for x, then
    /// one for y.
    public var leadingTopAnchor: LayoutAnchor<LocationShape> { anchor(.leadingTop) }
    /// The middle of the leading side: after a side, the center is that of y.
    public var leadingCenterAnchor: LayoutAnchor<LocationShape> { anchor(.leadingCenter) }
    public var leadingBottomAnchor: LayoutAnchor<LocationShape> { anchor(.leadingBottom) }
    /// The middle of the top: before top and bottom, the center is that of x.
    public var centerTopAnchor: LayoutAnchor<LocationShape> { anchor(.centerTop) }
    /// The center on both axes.
    public var centerAnchor: LayoutAnchor<LocationShape> { anchor(.center) }
    public var centerBottomAnchor: LayoutAnchor<LocationShape> { anchor(.centerBottom) }
    public var trailingTopAnchor: LayoutAnchor<LocationShape> { anchor(.trailingTop) }
    public var trailingCenterAnchor: LayoutAnchor<LocationShape> { anchor(.trailingCenter) }
    public var trailingBottomAnchor: LayoutAnchor<LocationShape> { anchor(.trailingBottom) }
    /// A corner at the left in either direction of reading, as the others below are at the left or the right.
    public var leftTopAnchor: LayoutAnchor<LocationShape> { anchor(.leftTop) }
    public var leftCenterAnchor: LayoutAnchor<LocationShape> { anchor(.leftCenter) }
    public var leftBottomAnchor: LayoutAnchor<LocationShape> { anchor(.leftBottom) }
    public var rightTopAnchor: LayoutAnchor<LocationShape> { anchor(.rightTop) }
    public var rightCenterAnchor: LayoutAnchor<LocationShape> { anchor(.rightCenter) }
    public var rightBottomAnchor: LayoutAnchor<LocationShape> { anchor(.rightBottom) }
}

extension ConstraintThingWithBaselines {
    /// The baseline of the first line of text; the top of what has none.
    public var firstBaselineAnchor: LayoutAnchor<YAxisShape> { LayoutAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom of what has none.
    public var lastBaselineAnchor: LayoutAnchor<YAxisShape> { LayoutAnchor(self, .lastBaseline) }
}
