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

extension StackLayout {
    /// A kind whose elements are stacks or contain one, such as the box around a painted stack. The modifiers of stacks
    /// apply to them.
    public protocol Holder: LayoutKind {
        /// Changes the stack.
        static func changeStack(of element: inout Element<Self>, _ change: (inout StackLayout) -> Void)
    }
}

extension StackLayout: StackLayout.Holder {
    @inlinable
    public static func changeStack(of stack: inout Stack, _ change: (inout StackLayout) -> Void) {
        change(&stack.kind)
    }
}

/// Stack modifiers: each returns a copy of the stack, or of the box around it, with one property set.
extension LayoutElement where Kind: StackLayout.Holder {
    @usableFromInline
    func stackChanged(_ change: (inout StackLayout) -> Void) -> Element<Kind> {
        modified { Kind.changeStack(of: &$0, change) }
    }

    /// The axis along which the children are placed.
    @inlinable
    public func direction(_ direction: Axis) -> Element<Kind> { stackChanged { $0.direction = direction } }

    /// The space between neighbors, in points; may be negative.
    @inlinable
    public func spacing(_ spacing: Double) -> Element<Kind> { stackChanged { $0.spacing = spacing } }

    /// The alignment of the children along their line, and the distribution of free space.
    @inlinable
    public func justifyContent(_ justifyContent: StackLayout.JustifyContent) -> Element<Kind> {
        stackChanged { $0.justifyContent = justifyContent }
    }

    /// The alignment of the children across their line.
    @inlinable
    public func alignItems(_ alignItems: StackLayout.AlignItems) -> Element<Kind> {
        stackChanged { $0.alignItems = alignItems }
    }

    /// Whether children that do not fit continue in another line.
    @inlinable
    public func flexWrap(_ flexWrap: StackLayout.FlexWrap = .wrap) -> Element<Kind> {
        stackChanged { $0.flexWrap = flexWrap }
    }

    /// The alignment of the lines across the stack.
    @inlinable
    public func alignContent(_ alignContent: StackLayout.AlignContent) -> Element<Kind> {
        stackChanged { $0.alignContent = alignContent }
    }

    /// The space between lines, in points.
    @inlinable
    public func lineSpacing(_ spacing: Double) -> Element<Kind> { stackChanged { $0.lineSpacing = spacing } }

    /// The horizontal alignment of the children. It replaces `justifyContent` or `alignItems`, whichever is for that
    /// axis; `nil` replaces nothing.
    @inlinable
    public func horizontalAlignment(_ alignment: StackLayout.HorizontalAlignment?) -> Element<Kind> {
        stackChanged { $0.horizontalAlignment = alignment }
    }

    /// The vertical alignment of the children. It replaces `justifyContent` or `alignItems`, whichever is for that
    /// axis; `nil` replaces nothing.
    @inlinable
    public func verticalAlignment(_ alignment: StackLayout.VerticalAlignment?) -> Element<Kind> {
        stackChanged { $0.verticalAlignment = alignment }
    }

    /// The rules that flexing, stretching and rounding follow.
    @inlinable
    public func flexRules(_ rules: StackLayout.FlexRules) -> Element<Kind> { stackChanged { $0.flexRules = rules } }

    /// Whether the order of the children is from the end to the start.
    @inlinable
    public func reversed(_ isReversed: Bool = true) -> Element<Kind> { stackChanged { $0.isReversed = isReversed } }

    /// The space between neighbors, as a percentage of the stack's own extent, from 0 to 100, with points added to it; no
    /// space if the extent is unknown.
    public func spacing(percent: Double, plus points: Double = 0) -> Element<Kind> {
        stackChanged { $0.spacingLength = .percent(percent, plus: points) }
    }

    /// The space between lines, as a percentage of the stack's own extent across them, from 0 to 100, with points added to
    /// it.
    public func lineSpacing(percent: Double, plus points: Double = 0) -> Element<Kind> {
        stackChanged { $0.lineSpacingLength = .percent(percent, plus: points) }
    }
}
