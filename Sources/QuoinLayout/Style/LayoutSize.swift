/// A pair of dimensions.
public struct LayoutSize: Hashable, Sendable {
    public var width: Dimension
    public var height: Dimension

    @inlinable
    public init(_ width: Dimension = .auto, _ height: Dimension = .auto) {
        self.width = width
        self.height = height
    }

    public static let auto = LayoutSize()
}
