/// A child, and under it an element of exactly the child's size (Texture, §4.5). The background is the first child,
/// because it is painted first.
public struct BackgroundLayout: LayoutKind {
    public static let name = "background"

    public static let declaration = KindDeclaration<BackgroundLayout>(
        "A child, and an element of exactly its size under it.", PropertyTable(BackgroundLayout(), []),
        children: .named(["background", ChildSlots.wrapped]))

    @inlinable
    public init() {}

    public static func childName(at index: Int, of count: Int) -> String {
        index == count - 1 ? "child" : "background"
    }

    public static func content(of count: Int) -> Int? { count > 0 ? count - 1 : nil }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .child(childCount - 1) }

    public func minimumWidth(scope: LayoutScope) -> Double { scope.children.last?.minimumWidth ?? 0 }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.last else { return LayoutMeasurement(size: .zero) }
        let size = child.measure(range, parent: scope.parentSize)
        for background in scope.children.dropLast() {
            background.explain { "a background is as large as what it lies under" }
            background.measure(SizeRange(exactly: size), parent: scope.parentSize)
        }
        return LayoutMeasurement(size: size)
    }
}
