/// Children one after another along an axis (Texture, §4.2): `Stack(.vertical, spacing: 5) { … }`.
public typealias Stack = Element<StackLayout>

extension Element where Kind == StackLayout {
    /// - Parameters:
    ///   - direction: the axis along which the children are placed.
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: the alignment of the children along the stack.
    ///   - alignItems: the alignment of the children across the stack.
    @inlinable
    public init(
        _ direction: Axis = StackLayout().direction, spacing: Double = StackLayout().spacing,
        justifyContent: StackLayout.JustifyContent = StackLayout().justifyContent,
        alignItems: StackLayout.AlignItems = StackLayout().alignItems,
        @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        self.init(
            StackLayout(direction, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems),
            children: children())
    }

    /// A stack from top to bottom.
    @inlinable
    public static func vertical() -> Stack { Stack(.vertical) }

    /// A stack from left to right.
    @inlinable
    public static func horizontal() -> Stack { Stack(.horizontal) }
}

/// A stack from left to right.
public struct Row: LayoutElement {
    public let element: Stack

    /// - Parameters:
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: the alignment of the children along the stack.
    ///   - alignItems: the alignment of the children across the stack.
    @inlinable
    public init(
        spacing: Double = StackLayout().spacing,
        justifyContent: StackLayout.JustifyContent = StackLayout().justifyContent,
        alignItems: StackLayout.AlignItems = StackLayout().alignItems,
        @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        element = Stack(
            .horizontal, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems, children: children)
    }
}

/// A stack from top to bottom.
public struct Column: LayoutElement {
    public let element: Stack

    /// - Parameters:
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: the alignment of the children along the stack.
    ///   - alignItems: the alignment of the children across the stack.
    @inlinable
    public init(
        spacing: Double = StackLayout().spacing,
        justifyContent: StackLayout.JustifyContent = StackLayout().justifyContent,
        alignItems: StackLayout.AlignItems = StackLayout().alignItems,
        @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        element = Stack(
            .vertical, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems, children: children)
    }
}
