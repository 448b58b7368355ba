/// Children one above another at the same corner, with no relation between their sizes; as large as the largest
/// (Texture, §4.1).
public struct WrapperLayout: LayoutKind {
    public static let name = "wrapper"

    public static let declaration = KindDeclaration<WrapperLayout>(
        "Children at the same corner, as large as the largest.", PropertyTable(WrapperLayout(), []), children: .bare)

    @inlinable
    public init() {}

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var size = range.min
        for child in scope.children {
            let measured = child.measure(range, parent: range.max)
            size = Size(max(size.width, measured.width), max(size.height, measured.height))
        }
        return LayoutMeasurement(size: size)
    }
}
