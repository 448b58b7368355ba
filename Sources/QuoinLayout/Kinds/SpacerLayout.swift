/// An element without content: it is as small as its range allows (Texture, §4.11).
///
/// With `flexGrow` it is the space between other elements of a stack.
public struct SpacerLayout: LayoutKind {
    public static let name = "spacer"

    public static let declaration = KindDeclaration<SpacerLayout>(
        "Empty space, which grows in a stack.", PropertyTable(SpacerLayout(), []), children: .none)

    /// ``ElementStyle/flexGrow`` is 1.
    public static let defaultStyle: ElementStyle = {
        var style = ElementStyle()
        style.flexGrow = 1
        return style
    }()

    @inlinable
    public init() {}

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.min)
    }
}

// MARK: - In Swift

/// An element without content that takes the free space of a stack: `flexGrow` is 1 (Texture, §6.4).
public typealias Spacer = Element<SpacerLayout>

extension Element where Kind == SpacerLayout {
    /// A spacer whose `flexGrow` is 1.
    @inlinable
    public init() {
        self.init(SpacerLayout())
    }
}

extension LayoutElement where Self == Spacer {
    /// A spacer whose `flexGrow` is 1, for an argument that is an element. In a builder write `Spacer()`: on a line of its
    /// own, Swift reads `.spacer` as a member of the expression above.
    public static var spacer: Spacer { Spacer() }
}

/// An element that cannot be made. Laying it out throws the reason, with its id or its place in Swift, so that a composition
/// need not handle it.
package struct FailedLayout: UnfoldingKind {
    package static let name = "failed"

    private let reason: any Error

    package init(_ reason: any Error) {
        self.reason = reason
    }

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.min)
    }

    package func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Spacer { throw reason }
}
