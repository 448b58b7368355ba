import QuoinLayout
import QuoinValues

/// Sides by the reading direction. A layout from right to left is mirrored as a whole, so the leading side is the left one
/// before that.
extension LayoutElement {
    /// Space on each side, in points; the leading side is where reading starts.
    @_disfavoredOverload
    public func inset(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) -> Element<InsetLayout> {
        inset(top: top, left: leading, bottom: bottom, right: trailing)
    }

    /// Space around the element, in points; the leading side is where reading starts.
    @_disfavoredOverload
    public func inset(_ insets: DirectionalEdgeInsets) -> Element<InsetLayout> {
        inset(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// An element over this one, of exactly its size, if there is one.
    @_disfavoredOverload
    public func overlay(_ overlay: (any LayoutElement)?) -> Element<OverlayLayout> {
        self.overlay { overlay }
    }
}

extension CornerLayout.Location {
    /// At the top, where reading starts.
    public static let topLeading = topLeft
    /// At the top, where reading ends.
    public static let topTrailing = topRight
    /// At the bottom, where reading starts.
    public static let bottomLeading = bottomLeft
    /// At the bottom, where reading ends.
    public static let bottomTrailing = bottomRight
}
