/// Children one after another (Texture, §4.2): `Stack(.vertical, spacing: 5) { … }`.
public typealias Stack = Element<StackLayout>

extension Element where Kind == StackLayout {
    @inlinable
    public init(
        _ direction: Axis = .horizontal, spacing: Double = 0, justifyContent: StackLayout.JustifyContent = .start,
        alignItems: StackLayout.AlignItems = .stretch, @ElementBuilder children: () -> [AnyElement] = { [] }
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

    @inlinable
    public init(
        spacing: Double = 0, justifyContent: StackLayout.JustifyContent = .start,
        alignItems: StackLayout.AlignItems = .stretch, @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        element = Stack(
            .horizontal, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems, children: children)
    }
}

/// A stack from top to bottom.
public struct Column: LayoutElement {
    public let element: Stack

    @inlinable
    public init(
        spacing: Double = 0, justifyContent: StackLayout.JustifyContent = .start,
        alignItems: StackLayout.AlignItems = .stretch, @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        element = Stack(
            .vertical, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems, children: children)
    }
}

/// Stack modifiers: each returns a copy of the stack with one property set.
extension LayoutElement where Kind == StackLayout {
    @inlinable
    public func direction(_ direction: Axis) -> Stack { modified { $0.kind.direction = direction } }

    /// The room between neighbors, in points; may be negative.
    @inlinable
    public func spacing(_ spacing: Double) -> Stack { modified { $0.kind.spacing = spacing } }

    @inlinable
    public func justifyContent(_ justifyContent: StackLayout.JustifyContent) -> Stack {
        modified { $0.kind.justifyContent = justifyContent }
    }

    @inlinable
    public func alignItems(_ alignItems: StackLayout.AlignItems) -> Stack {
        modified { $0.kind.alignItems = alignItems }
    }

    @inlinable
    public func flexWrap(_ flexWrap: StackLayout.FlexWrap = .wrap) -> Stack {
        modified { $0.kind.flexWrap = flexWrap }
    }

    @inlinable
    public func alignContent(_ alignContent: StackLayout.AlignContent) -> Stack {
        modified { $0.kind.alignContent = alignContent }
    }

    /// The room between lines, in points.
    @inlinable
    public func lineSpacing(_ spacing: Double) -> Stack { modified { $0.kind.lineSpacing = spacing } }

    @inlinable
    public func horizontalAlignment(_ alignment: StackLayout.HorizontalAlignment?) -> Stack {
        modified { $0.kind.horizontalAlignment = alignment }
    }

    @inlinable
    public func verticalAlignment(_ alignment: StackLayout.VerticalAlignment?) -> Stack {
        modified { $0.kind.verticalAlignment = alignment }
    }

    /// Whose rules flexing and stretching follow.
    @inlinable
    public func flexRules(_ rules: StackLayout.FlexRules) -> Stack { modified { $0.kind.flexRules = rules } }
}
