import QuoinScene

// The names of ASDKFluentExtensions: with them, code for that library compiles after its types are renamed. Each method
// calls the one that its comment names. For properties without a method in ASDKFluentExtensions there is one in the
// same style.

extension LayoutElement {
    /// Same as `wrapped()`.
    @inlinable
    public func wrap() -> Element<WrapperLayout> { wrapped() }
    /// Same as `inset(_:)`.
    @inlinable
    public func withInset(_ insets: EdgeInsets) -> Element<InsetLayout> { inset(insets) }
    /// Same as `overlay(_:)`.
    @inlinable
    public func withOverlay(_ element: some LayoutElement) -> Element<OverlayLayout> { overlay(element) }
    /// Same as `background(_:)`.
    @inlinable
    public func withBackground(_ element: some LayoutElement) -> Element<BackgroundLayout> { background(element) }
    /// Same as `ratio(_:)`.
    @inlinable
    public func withRatio(_ ratio: Double) -> Element<RatioLayout> { self.ratio(ratio) }

    /// Same as `centered(_:sizing:)` on both axes. In ASDKFluentExtensions it centers on neither axis.
    @inlinable
    public func center() -> Element<CenterLayout> { centered() }
    /// Same as `centered(_:sizing:)`.
    @inlinable
    public func center(withCenteringOptions axes: CenterLayout.Axes) -> Element<CenterLayout> { centered(axes) }
    /// Same as `centered(_:sizing:)` on no axis.
    @inlinable
    public func center(withSizingOptions sizing: RelativeLayout.SizingOptions) -> Element<CenterLayout> {
        centered([], sizing: sizing)
    }
    /// Same as `centered(_:sizing:)`.
    @inlinable
    public func center(
        withCenteringOptions axes: CenterLayout.Axes, sizingOptions: RelativeLayout.SizingOptions
    ) -> Element<CenterLayout> {
        centered(axes, sizing: sizingOptions)
    }

    /// Same as `position(horizontal:vertical:sizing:)`.
    @inlinable
    public func withRelativePosition(
        horizontal: RelativeLayout.Position = .none, vertical: RelativeLayout.Position = .none,
        sizing: RelativeLayout.SizingOptions = []
    ) -> Element<RelativeLayout> {
        position(horizontal: horizontal, vertical: vertical, sizing: sizing)
    }

    /// Same as `corner(_:at:offset:wraps:)`.
    public func withCorner(
        _ corner: some LayoutElement, at location: CornerLayout.Location = .topRight, offset: Point = .zero,
        wraps: Bool = false
    ) -> Element<CornerLayout> {
        self.corner(corner, at: location, offset: offset, wraps: wraps)
    }

    /// Same as `width(_:)`.
    @inlinable
    public func withWidth(_ width: LayoutDimension) -> Element<Kind> { self.width(width) }
    /// Same as `height(_:)`.
    @inlinable
    public func withHeight(_ height: LayoutDimension) -> Element<Kind> { self.height(height) }
    /// Same as `minWidth(_:)`.
    @inlinable
    public func withMinWidth(_ width: LayoutDimension) -> Element<Kind> { minWidth(width) }
    /// Same as `maxWidth(_:)`.
    @inlinable
    public func withMaxWidth(_ width: LayoutDimension) -> Element<Kind> { maxWidth(width) }
    /// Same as `minHeight(_:)`.
    @inlinable
    public func withMinHeight(_ height: LayoutDimension) -> Element<Kind> { minHeight(height) }
    /// Same as `maxHeight(_:)`.
    @inlinable
    public func withMaxHeight(_ height: LayoutDimension) -> Element<Kind> { maxHeight(height) }
    /// Same as `preferredSize(_:)`.
    @inlinable
    public func withPreferredSize(_ size: Size) -> Element<Kind> { preferredSize(size) }
    /// Same as `minSize(_:)`.
    @inlinable
    public func withMinSize(_ size: Size) -> Element<Kind> { minSize(size) }
    /// Same as `maxSize(_:)`.
    @inlinable
    public func withMaxSize(_ size: Size) -> Element<Kind> { maxSize(size) }
    /// Same as `preferredLayoutSize(_:)`.
    @inlinable
    public func withPreferredLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> { preferredLayoutSize(size) }
    /// Same as `minLayoutSize(_:)`.
    @inlinable
    public func withMinLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> { minLayoutSize(size) }
    /// Same as `maxLayoutSize(_:)`.
    @inlinable
    public func withMaxLayoutSize(_ size: ElementStyle.LayoutSize) -> Element<Kind> { maxLayoutSize(size) }
    /// Same as `spacingBefore(_:)`.
    @inlinable
    public func withSpacingBefore(_ spacing: Double) -> Element<Kind> { spacingBefore(spacing) }
    /// Same as `spacingAfter(_:)`.
    @inlinable
    public func withSpacingAfter(_ spacing: Double) -> Element<Kind> { spacingAfter(spacing) }
    /// Same as `flexGrow(_:)`.
    @inlinable
    public func withFlexGrow(_ factor: Double) -> Element<Kind> { flexGrow(factor) }
    /// Same as `flexShrink(_:)`.
    @inlinable
    public func withFlexShrink(_ factor: Double) -> Element<Kind> { flexShrink(factor) }
    /// Same as `flexBasis(_:)`.
    @inlinable
    public func withFlexBasis(_ basis: LayoutDimension) -> Element<Kind> { flexBasis(basis) }
    /// Same as `alignSelf(_:)`.
    @inlinable
    public func withAlignSelf(_ alignment: ElementStyle.AlignSelf) -> Element<Kind> { alignSelf(alignment) }
    /// Same as `ascender(_:)`.
    @inlinable
    public func withAscender(_ ascender: Double) -> Element<Kind> { self.ascender(ascender) }
    /// Same as `descender(_:)`: positive downward.
    @inlinable
    public func withDescender(_ descender: Double) -> Element<Kind> { self.descender(descender) }
    /// Same as `layoutPosition(_:)`.
    @inlinable
    public func withLayoutPosition(_ position: Point) -> Element<Kind> { layoutPosition(position) }
    /// Same as `scroll(_:offset:contentSize:showsIndicators:)`, without a content size.
    public func withScroll(
        _ directions: ScrollNode.Directions = .vertical, offset: Point = .zero, showsIndicators: Bool = false
    ) -> Scroll {
        scroll(directions, offset: offset, showsIndicators: showsIndicators)
    }
    /// Same as `children(_:)`.
    @inlinable
    public func withChildren(_ children: [any LayoutElement]) -> Element<Kind> { self.children(children) }
}

extension LayoutElement where Kind == StackLayout {
    /// Same as `spacing(_:)`.
    @inlinable
    public func withSpacing(_ spacing: Double) -> Stack { self.spacing(spacing) }
    /// Same as `justifyContent(_:)`.
    @inlinable
    public func withJustifyContent(_ justifyContent: StackLayout.JustifyContent) -> Stack {
        self.justifyContent(justifyContent)
    }
    /// Same as `alignItems(_:)`.
    @inlinable
    public func withAlignItems(_ alignItems: StackLayout.AlignItems) -> Stack { self.alignItems(alignItems) }
    /// Same as `direction(_:)`.
    public func withDirection(_ direction: Axis) -> Stack { self.direction(direction) }
    /// Same as `flexWrap(_:)`.
    public func withFlexWrap(_ flexWrap: StackLayout.FlexWrap) -> Stack { self.flexWrap(flexWrap) }
    /// Same as `alignContent(_:)`.
    public func withAlignContent(_ alignContent: StackLayout.AlignContent) -> Stack { self.alignContent(alignContent) }
    /// Same as `lineSpacing(_:)`.
    public func withLineSpacing(_ spacing: Double) -> Stack { lineSpacing(spacing) }
    /// Same as `horizontalAlignment(_:)`.
    public func withHorizontalAlignment(_ alignment: StackLayout.HorizontalAlignment?) -> Stack {
        horizontalAlignment(alignment)
    }
    /// Same as `verticalAlignment(_:)`.
    public func withVerticalAlignment(_ alignment: StackLayout.VerticalAlignment?) -> Stack {
        verticalAlignment(alignment)
    }
}

extension LayoutElement where Kind == AbsoluteLayout {
    /// Same as `sizing(_:)`.
    @inlinable
    public func withSizing(_ sizing: AbsoluteLayout.Sizing) -> Absolute { self.sizing(sizing) }
}

extension Element where Kind == SpacerLayout {
    /// Same as `Spacer()`.
    @inlinable
    public static func spacer() -> Spacer { Spacer() }
}
