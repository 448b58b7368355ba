// The anchors, spelled as FlooidLayout and UIKit spell them.

extension ConstraintThing {
    private func anchor<Shape>(_ name: AnchorName) -> LayoutAnchor<Shape> { LayoutAnchor(self, name) }

    public var leadingAnchor: LayoutAnchor<XAxisShape> { anchor(.leading) }
    public var trailingAnchor: LayoutAnchor<XAxisShape> { anchor(.trailing) }
    public var leftAnchor: LayoutAnchor<XAxisShape> { anchor(.left) }
    public var rightAnchor: LayoutAnchor<XAxisShape> { anchor(.right) }
    public var centerXAnchor: LayoutAnchor<XAxisShape> { anchor(.centerX) }

    public var topAnchor: LayoutAnchor<YAxisShape> { anchor(.top) }
    public var bottomAnchor: LayoutAnchor<YAxisShape> { anchor(.bottom) }
    public var centerYAnchor: LayoutAnchor<YAxisShape> { anchor(.centerY) }

    public var widthAnchor: LayoutAnchor<DimensionShape> { anchor(.width) }
    public var heightAnchor: LayoutAnchor<DimensionShape> { anchor(.height) }

    public var sizeAnchor: LayoutAnchor<SizeShape> { anchor(.size) }
    public var edgesAnchor: LayoutAnchor<EdgesShape> { anchor(.edges) }
    public var horizontalEdgesAnchor: LayoutAnchor<HorizontalEdgesShape> { anchor(.horizontalEdges) }
    public var verticalEdgesAnchor: LayoutAnchor<VerticalEdgesShape> { anchor(.verticalEdges) }

    public var leadingTopAnchor: LayoutAnchor<LocationShape> { anchor(.leadingTop) }
    public var leadingCenterAnchor: LayoutAnchor<LocationShape> { anchor(.leadingCenter) }
    public var leadingBottomAnchor: LayoutAnchor<LocationShape> { anchor(.leadingBottom) }
    public var centerTopAnchor: LayoutAnchor<LocationShape> { anchor(.centerTop) }
    public var centerAnchor: LayoutAnchor<LocationShape> { anchor(.center) }
    public var centerBottomAnchor: LayoutAnchor<LocationShape> { anchor(.centerBottom) }
    public var trailingTopAnchor: LayoutAnchor<LocationShape> { anchor(.trailingTop) }
    public var trailingCenterAnchor: LayoutAnchor<LocationShape> { anchor(.trailingCenter) }
    public var trailingBottomAnchor: LayoutAnchor<LocationShape> { anchor(.trailingBottom) }
    public var leftTopAnchor: LayoutAnchor<LocationShape> { anchor(.leftTop) }
    public var leftCenterAnchor: LayoutAnchor<LocationShape> { anchor(.leftCenter) }
    public var leftBottomAnchor: LayoutAnchor<LocationShape> { anchor(.leftBottom) }
    public var rightTopAnchor: LayoutAnchor<LocationShape> { anchor(.rightTop) }
    public var rightCenterAnchor: LayoutAnchor<LocationShape> { anchor(.rightCenter) }
    public var rightBottomAnchor: LayoutAnchor<LocationShape> { anchor(.rightBottom) }
}

extension ConstraintThingWithBaselines {
    public var firstBaselineAnchor: LayoutAnchor<YAxisShape> { LayoutAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: LayoutAnchor<YAxisShape> { LayoutAnchor(self, .lastBaseline) }
}
