/// Children one after another along an axis (Texture, §4.2): `Stack(.vertical, spacing: 5) { … }`.
public typealias Stack = Element<StackLayout>

extension Element where Kind == StackLayout {
    /// - Parameters:
    ///   - direction: the axis along which the children are placed.
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: where the children are along the stack.
    ///   - alignItems: where they are across it.
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

    /// - Parameters:
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: where the children are along the stack.
    ///   - alignItems: where they are across it.
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

    /// - Parameters:
    ///   - spacing: the space between neighbors, in points; may be negative.
    ///   - justifyContent: where the children are along the stack.
    ///   - alignItems: where they are across it.
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
    /// The axis along which the children are placed.
    @inlinable
    public func direction(_ direction: Axis) -> Stack { modified { $0.kind.direction = direction } }

    /// The space between neighbors, in points; may be negative.
    @inlinable
    public func spacing(_ spacing: Double) -> Stack { modified { $0.kind.spacing = spacing } }

    /// Where the children of a line are along it, and how the free space is distributed.
    @inlinable
    public func justifyContent(_ justifyContent: StackLayout.JustifyContent) -> Stack {
        modified { $0.kind.justifyContent = justifyContent }
    }

    /// Where the children are across their line.
    @inlinable
    public func alignItems(_ alignItems: StackLayout.AlignItems) -> Stack {
        modified { $0.kind.alignItems = alignItems }
    }

    /// Whether children that do not fit continue in another line.
    @inlinable
    public func flexWrap(_ flexWrap: StackLayout.FlexWrap = .wrap) -> Stack {
        modified { $0.kind.flexWrap = flexWrap }
    }

    /// Where the lines are across the stack.
    @inlinable
    public func alignContent(_ alignContent: StackLayout.AlignContent) -> Stack {
        modified { $0.kind.alignContent = alignContent }
    }

    /// The space between lines, in points.
    @inlinable
    public func lineSpacing(_ spacing: Double) -> Stack { modified { $0.kind.lineSpacing = spacing } }

    /// Where the children are from left to right, in place of `justifyContent` or `alignItems`, whichever is for
    /// that axis. `nil` leaves it to them.
    @inlinable
    public func horizontalAlignment(_ alignment: StackLayout.HorizontalAlignment?) -> Stack {
        modified { $0.kind.horizontalAlignment = alignment }
    }

    /// Where the children are from top to bottom, in place of `justifyContent` or `alignItems`, whichever is for
    /// that axis. `nil` leaves it to them.
    @inlinable
    public func verticalAlignment(_ alignment: StackLayout.VerticalAlignment?) -> Stack {
        modified { $0.kind.verticalAlignment = alignment }
    }

    /// The rules that flexing, stretching and rounding follow.
    @inlinable
    public func flexRules(_ rules: StackLayout.FlexRules) -> Stack { modified { $0.kind.flexRules = rules } }

    /// Whether the children follow each other from the end to the start.
    @inlinable
    public func reversed(_ isReversed: Bool = true) -> Stack { modified { $0.kind.isReversed = isReversed } }

    /// The space between neighbors, as a percentage of the stack's own extent, from 0 to 100; none while that is unknown.
    public func spacing(percent: Double) -> Stack { modified { $0.kind.spacingLength = .percent(percent) } }

    /// The space between lines, as a percentage of the stack's own extent across them, from 0 to 100.
    public func lineSpacing(percent: Double) -> Stack { modified { $0.kind.lineSpacingLength = .percent(percent) } }
}
