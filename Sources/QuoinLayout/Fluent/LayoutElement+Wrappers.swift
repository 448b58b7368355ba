/// Wrappers: each returns a new element around the receiver, so a chain reads from the inside out. A modifier that follows
/// in the chain applies to the wrapper.
extension LayoutElement {
    /// A wrapper of the same size around the element (Texture, §4.1).
    @inlinable
    public func wrapped() -> Element<WrapperLayout> {
        Element<WrapperLayout>(WrapperLayout(), children: [erased])
    }

    /// Space around the element, in points. `.infinity` takes the available space on a side (Texture, §4.3).
    @inlinable
    public func inset(_ insets: EdgeInsets) -> Element<InsetLayout> {
        Element<InsetLayout>(InsetLayout(insets), children: [erased])
    }

    /// The same space on all sides, in points.
    @inlinable
    public func inset(_ all: Double) -> Element<InsetLayout> { inset(EdgeInsets(all)) }

    /// Space on each side, in points.
    @inlinable
    public func inset(
        top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
    ) -> Element<InsetLayout> {
        inset(EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Space on the left and right, and above and below, in points.
    @inlinable
    public func inset(horizontal: Double = 0, vertical: Double = 0) -> Element<InsetLayout> {
        inset(EdgeInsets(horizontal: horizontal, vertical: vertical))
    }

    /// The element inside the safe area of the canvas.
    ///
    /// - Parameter margins: whether it is inside the margins of the canvas, too.
    public func safeAreaInset(margins: Bool = false) -> Element<InsetLayout.SafeArea> {
        Element<InsetLayout.SafeArea>(InsetLayout.SafeArea(includesMargins: margins), children: [erased])
    }

    /// An element over this one, of exactly its size (Texture, §4.4).
    @inlinable
    public func overlay(_ overlay: some LayoutElement) -> Element<OverlayLayout> {
        Element<OverlayLayout>(OverlayLayout(), children: [erased, overlay.erased])
    }

    /// Elements over this one, each of exactly its size.
    @inlinable
    public func overlay(@ElementBuilder _ overlays: () -> [AnyElement]) -> Element<OverlayLayout> {
        Element<OverlayLayout>(OverlayLayout(), children: [erased] + overlays())
    }

    /// An element under this one, of exactly its size (Texture, §4.5).
    @inlinable
    public func background(_ background: some LayoutElement) -> Element<BackgroundLayout> {
        Element<BackgroundLayout>(BackgroundLayout(), children: [background.erased, erased])
    }

    /// Elements under this one, each of exactly its size.
    @inlinable
    public func background(@ElementBuilder _ backgrounds: () -> [AnyElement]) -> Element<BackgroundLayout> {
        Element<BackgroundLayout>(BackgroundLayout(), children: backgrounds() + [erased])
    }

    /// The element in the middle of the available space (Texture, §4.7).
    @inlinable
    public func centered(
        _ axes: CenterLayout.Axes = .both, sizing: RelativeLayout.SizingOptions = []
    ) -> Element<CenterLayout> {
        Element<CenterLayout>(CenterLayout(axes, sizing: sizing), children: [erased])
    }

    /// The element as large as fits with a fixed ratio of height to width, above 0 (Texture, §4.8).
    @inlinable
    public func ratio(_ ratio: Double) -> Element<RatioLayout> {
        Element<RatioLayout>(RatioLayout(ratio), children: [erased])
    }

    /// The element as large as fits with the ratio of a height to a width, both above 0.
    @inlinable
    public func aspectRatio(width: Double, height: Double) -> Element<RatioLayout> { ratio(height / width) }

    /// The element at a position in the available space (Texture, §4.6).
    @inlinable
    public func position(
        horizontal: RelativeLayout.Position = .none, vertical: RelativeLayout.Position = .none,
        sizing: RelativeLayout.SizingOptions = []
    ) -> Element<RelativeLayout> {
        Element<RelativeLayout>(
            RelativeLayout(horizontal: horizontal, vertical: vertical, sizing: sizing), children: [erased])
    }

    /// An element with its center on a corner of this one (Texture, §4.10).
    ///
    /// - Parameters:
    ///   - offset: the distance by which it is moved from the corner, in points.
    ///   - wraps: whether the result is as large as both together instead of as this element.
    @inlinable
    public func corner(
        _ corner: some LayoutElement, at location: CornerLayout.Location = .topRight, offset: Point = .zero,
        wraps: Bool = false
    ) -> Element<CornerLayout> {
        Element<CornerLayout>(
            CornerLayout(location, offset: offset, wrapsCorner: wraps), children: [erased, corner.erased])
    }
}
