/// The names of ASDKFluentExtensions, so that typing `.with` lists everything and code that was written for it compiles
/// once its types are renamed. Each is the same as the method it calls. What the original has no name for, because it is
/// younger or was set by assignment, has one of the same make.
extension LayoutElement {
    /// Same as ``wrapped()``.
    public func wrap() -> Element<WrapperLayout> { wrapped() }
    /// Same as ``inset(_:)-(EdgeInsets)``.
    public func withInset(_ insets: EdgeInsets) -> Element<InsetLayout> { inset(insets) }
    /// Same as ``overlay(_:)``.
    public func withOverlay(_ element: some LayoutElement) -> Element<OverlayLayout> { overlay(element) }
    /// Same as ``background(_:)``.
    public func withBackground(_ element: some LayoutElement) -> Element<BackgroundLayout> { background(element) }
    /// Same as ``ratio(_:)``.
    public func withRatio(_ ratio: Double) -> Element<RatioLayout> { self.ratio(ratio) }

    /// Same as ``centered(_:sizing:)`` on both axes. The original centers on neither, whatever its name says.
    public func center() -> Element<CenterLayout> { centered() }
    /// Same as ``centered(_:sizing:)``.
    public func center(withCenteringOptions axes: CenterLayout.Axes) -> Element<CenterLayout> { centered(axes) }
    /// Same as ``centered(_:sizing:)`` on no axis.
    public func center(withSizingOptions sizing: SizingOptions) -> Element<CenterLayout> {
        centered([], sizing: sizing)
    }
    /// Same as ``centered(_:sizing:)``.
    public func center(
        withCenteringOptions axes: CenterLayout.Axes, sizingOptions: SizingOptions
    ) -> Element<CenterLayout> {
        centered(axes, sizing: sizingOptions)
    }

    /// Same as ``position(horizontal:vertical:sizing:)``.
    public func withRelativePosition(
        horizontal: RelativeLayout.Position = .none, vertical: RelativeLayout.Position = .none,
        sizing: SizingOptions = []
    ) -> Element<RelativeLayout> {
        position(horizontal: horizontal, vertical: vertical, sizing: sizing)
    }

    /// Same as ``corner(_:at:offset:wraps:)``.
    public func withCorner(
        _ corner: some LayoutElement, at location: CornerLayout.Location = .topRight, offset: Point = .zero,
        wraps: Bool = false
    ) -> Element<CornerLayout> {
        self.corner(corner, at: location, offset: offset, wraps: wraps)
    }

    /// Same as ``width(_:)``.
    public func withWidth(_ width: Dimension) -> Element<Kind> { self.width(width) }
    /// Same as ``height(_:)``.
    public func withHeight(_ height: Dimension) -> Element<Kind> { self.height(height) }
    /// Same as ``minWidth(_:)``.
    public func withMinWidth(_ width: Dimension) -> Element<Kind> { minWidth(width) }
    /// Same as ``maxWidth(_:)``.
    public func withMaxWidth(_ width: Dimension) -> Element<Kind> { maxWidth(width) }
    /// Same as ``minHeight(_:)``.
    public func withMinHeight(_ height: Dimension) -> Element<Kind> { minHeight(height) }
    /// Same as ``maxHeight(_:)``.
    public func withMaxHeight(_ height: Dimension) -> Element<Kind> { maxHeight(height) }
    /// Same as ``preferredSize(_:)``.
    public func withPreferredSize(_ size: Size) -> Element<Kind> { preferredSize(size) }
    /// Same as ``minSize(_:)``.
    public func withMinSize(_ size: Size) -> Element<Kind> { minSize(size) }
    /// Same as ``maxSize(_:)``.
    public func withMaxSize(_ size: Size) -> Element<Kind> { maxSize(size) }
    /// Same as ``preferredLayoutSize(_:)``.
    public func withPreferredLayoutSize(_ size: LayoutSize) -> Element<Kind> { preferredLayoutSize(size) }
    /// Same as ``minLayoutSize(_:)``.
    public func withMinLayoutSize(_ size: LayoutSize) -> Element<Kind> { minLayoutSize(size) }
    /// Same as ``maxLayoutSize(_:)``.
    public func withMaxLayoutSize(_ size: LayoutSize) -> Element<Kind> { maxLayoutSize(size) }
    /// Same as ``spacingBefore(_:)``.
    public func withSpacingBefore(_ spacing: Double) -> Element<Kind> { spacingBefore(spacing) }
    /// Same as ``spacingAfter(_:)``.
    public func withSpacingAfter(_ spacing: Double) -> Element<Kind> { spacingAfter(spacing) }
    /// Same as ``flexGrow(_:)``.
    public func withFlexGrow(_ factor: Double) -> Element<Kind> { flexGrow(factor) }
    /// Same as ``flexShrink(_:)``.
    public func withFlexShrink(_ factor: Double) -> Element<Kind> { flexShrink(factor) }
    /// Same as ``flexBasis(_:)``.
    public func withFlexBasis(_ basis: Dimension) -> Element<Kind> { flexBasis(basis) }
    /// Same as ``alignSelf(_:)``.
    public func withAlignSelf(_ alignment: AlignSelf) -> Element<Kind> { alignSelf(alignment) }
    /// Same as ``ascender(_:)``.
    public func withAscender(_ ascender: Double) -> Element<Kind> { self.ascender(ascender) }
    /// Same as ``descender(_:)``: positive downward.
    public func withDescender(_ descender: Double) -> Element<Kind> { self.descender(descender) }
    /// Same as ``layoutPosition(_:)``.
    public func withLayoutPosition(_ position: Point) -> Element<Kind> { layoutPosition(position) }
    /// Same as ``children(_:)-([LayoutElement])``.
    public func withChildren(_ children: [any LayoutElement]) -> Element<Kind> { self.children(children) }
}

extension LayoutElement where Kind == StackLayout {
    /// Same as ``spacing(_:)``.
    public func withSpacing(_ spacing: Double) -> Stack { self.spacing(spacing) }
    /// Same as ``justifyContent(_:)``.
    public func withJustifyContent(_ justifyContent: StackLayout.JustifyContent) -> Stack {
        self.justifyContent(justifyContent)
    }
    /// Same as ``alignItems(_:)``.
    public func withAlignItems(_ alignItems: StackLayout.AlignItems) -> Stack { self.alignItems(alignItems) }
    /// Same as ``direction(_:)``.
    public func withDirection(_ direction: Axis) -> Stack { self.direction(direction) }
    /// Same as ``flexWrap(_:)``.
    public func withFlexWrap(_ flexWrap: StackLayout.FlexWrap) -> Stack { self.flexWrap(flexWrap) }
    /// Same as ``alignContent(_:)``.
    public func withAlignContent(_ alignContent: StackLayout.AlignContent) -> Stack { self.alignContent(alignContent) }
    /// Same as ``lineSpacing(_:)``.
    public func withLineSpacing(_ spacing: Double) -> Stack { lineSpacing(spacing) }
    /// Same as ``horizontalAlignment(_:)``.
    public func withHorizontalAlignment(_ alignment: StackLayout.HorizontalAlignment?) -> Stack {
        horizontalAlignment(alignment)
    }
    /// Same as ``verticalAlignment(_:)``.
    public func withVerticalAlignment(_ alignment: StackLayout.VerticalAlignment?) -> Stack {
        verticalAlignment(alignment)
    }
}

extension LayoutElement where Kind == AbsoluteLayout {
    /// Same as ``sizing(_:)``.
    public func withSizing(_ sizing: AbsoluteLayout.Sizing) -> Absolute { self.sizing(sizing) }
}

extension Element where Kind == SpacerLayout {
    /// Same as ``init()``.
    public static func spacer() -> Spacer { Spacer() }
}
