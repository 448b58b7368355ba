/// An element without content: it is as small as it may be (Texture, §4.11).
///
/// With `flexGrow` it is the room between other elements of a stack.
public struct SpacerLayout: LayoutKind {
    public static let name = "spacer"

    public static let declaration = KindDeclaration<SpacerLayout>(
        "Empty space, which grows in a stack.", PropertyTable(SpacerLayout(), []), children: .none, also: ["gap"])

    /// The kind alone, which does not grow; ``Spacer`` makes an element that does.
    @inlinable
    public init() {}

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.min)
    }
}
