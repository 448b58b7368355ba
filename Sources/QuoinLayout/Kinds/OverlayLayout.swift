/// A child, and over it an element of exactly the child's size (Texture, §4.4).
public struct OverlayLayout: LayoutKind {
    public static let name = "overlay"

    public static let declaration = KindDeclaration<OverlayLayout>(
        "A child, and an element of exactly its size over it.", PropertyTable(OverlayLayout(), []),
        children: .named([ChildSlots.wrapped, "overlay"]), also: ["zstack", "ZStack"])

    @inlinable
    public init() {}

    public static func childName(at index: Int, of count: Int) -> String {
        index == 0 ? "child" : "overlay"
    }

    public static func content(of count: Int) -> Int? { count > 0 ? 0 : nil }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .child(0) }

    public func minimumWidth(scope: LayoutScope) -> Double { scope.children.first?.minimumWidth ?? 0 }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else { return LayoutMeasurement(size: .zero) }
        let size = child.measure(range, parent: scope.parentSize)
        for overlay in scope.children.dropFirst() {
            overlay.explain { "an overlay is as large as what it lies over" }
            overlay.measure(SizeRange(exactly: size), parent: size)
        }
        return LayoutMeasurement(size: size)
    }
}
