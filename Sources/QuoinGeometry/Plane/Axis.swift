/// The horizontal or the vertical direction.
///
/// An algorithm that works along a main and a cross axis is written once, for an `Axis`, and reads sizes, points,
/// insets and ranges through their axis subscripts.
public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The other axis.
    @inlinable
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
