/// Children on top of one another at the same corner; as large as the largest (Texture, §4.1).
public struct WrapperLayout: LayoutKind {
    public static let name = "wrapper"

    public static let declaration = KindDeclaration<WrapperLayout>(
        "Children at the same corner, as large as the largest.", PropertyTable(WrapperLayout(), []), children: .bare)

    @inlinable
    public init() {}

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var size = range.min
        for child in scope.children {
            let measured = child.measure(range, parent: range.max)
            size = Size(max(size.width, measured.width), max(size.height, measured.height))
        }
        return LayoutMeasurement(size: size)
    }
}

// MARK: - In Swift

/// Children on top of one another at the same corner (Texture, §4.1): `Wrapper { … }`.
public typealias Wrapper = Element<WrapperLayout>

extension Element where Kind == WrapperLayout {
    /// A wrapper as large as its largest child.
    @inlinable
    public init(@ElementBuilder children: () -> [AnyElement]) {
        self.init(WrapperLayout(), children: children())
    }
}
