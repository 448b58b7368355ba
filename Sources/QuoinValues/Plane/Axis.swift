/// The horizontal or the vertical direction.
///
/// An algorithm that works along a main and a cross axis is written once, for an `Axis`: it is a subscript of sizes,
/// points and ranges, and an argument of ``EdgeInsets/leading(_:)`` and ``EdgeInsets/trailing(_:)``.
public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The other axis.
    @inlinable
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The name of the extent along the axis: `width` or `height`.
    package var extentName: String { self == .horizontal ? "width" : "height" }
}
