/// A pair of dimensions.
public struct LayoutSize: Hashable, Sendable {
    /// Points, or a part of the parent's width.
    public var width: Dimension
    /// Points, or a part of the parent's height.
    public var height: Dimension

    /// A dimension that is left out is `auto`.
    @inlinable
    public init(_ width: Dimension = .auto, _ height: Dimension = .auto) {
        self.width = width
        self.height = height
    }

    /// No wish on either axis.
    public static let auto = LayoutSize()
}
