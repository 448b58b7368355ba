import QuoinLayout

/// Names from other libraries. The compiler's error gives the name in Quoin.
extension LayoutElement {
    @available(*, unavailable, renamed: "inset(_:)")
    public func padding(_ length: Double = 8) -> Element<InsetLayout> { inset(length) }

    @available(
        *, unavailable, message: "space on some sides is inset(horizontal:vertical:) or inset(top:left:bottom:right:)"
    )
    public func padding(_ sides: Axis, _ length: Double = 8) -> Element<InsetLayout> { inset(length) }

    @available(*, unavailable, message: "set the size with size(_:_:), width(_:) or height(_:)")
    public func frame(width: Double? = nil, height: Double? = nil) -> Element<Kind> { _resolved() }

    @available(
        *, unavailable,
        message: "bounds are minWidth(_:), maxWidth(_:), minHeight(_:) and maxHeight(_:); flexGrow(1) takes free space"
    )
    public func frame(
        minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil
    ) -> Element<Kind> { _resolved() }

    @available(*, unavailable, message: "size(_:_:) takes a width and a height: size(40, 40)")
    @_disfavoredOverload
    public func size(_ side: Double) -> Element<Kind> { size(side, side) }

    @available(*, unavailable, renamed: "preferredSize(_:)")
    @_disfavoredOverload
    public func size(_ size: Size) -> Element<Kind> { preferredSize(size) }

    @available(
        *, unavailable, message: "write aspectRatio(width: 16, height: 9); ratio(_:) is that of height to width"
    )
    public func aspectRatio(_ ratio: Double) -> Element<RatioLayout> { self.ratio(1 / ratio) }

    @available(*, unavailable, message: "a color behind an element is fill(_:); background(_:) takes an element")
    public func background(_ color: Color) -> Box { fill(color) }

    @available(*, unavailable, renamed: "corner(_:at:offset:wraps:)")
    public func corner(
        _ corner: some LayoutElement, location: CornerLayout.Location, offset: Point = .zero
    ) -> Element<CornerLayout> { self.corner(corner, at: location, offset: offset) }

    @available(*, unavailable, renamed: "position(horizontal:vertical:sizing:)")
    public func relative(
        horizontal: RelativeLayout.Position = .none, vertical: RelativeLayout.Position = .none
    ) -> Element<RelativeLayout> { position(horizontal: horizontal, vertical: vertical) }
}

extension LayoutElement where Kind == TextNode {
    @available(*, unavailable, renamed: "fontSize(_:)")
    public func size(_ size: Double) -> Text { fontSize(size) }

    @available(*, unavailable, renamed: "color(_:)")
    public func foregroundColor(_ color: Color) -> Text { self.color(color) }

    @available(*, unavailable, renamed: "color(_:)")
    public func foregroundStyle(_ color: Color) -> Text { self.color(color) }

    @available(*, unavailable, message: "truncation is set with the number of lines: lineLimit(1, truncation: .tail)")
    public func truncation(_ truncation: ParagraphStyle.Truncation) -> Text { _resolved() }

    @available(*, unavailable, renamed: "align(_:)")
    public func multilineTextAlignment(_ alignment: ParagraphStyle.Alignment) -> Text { _resolved() }
}

// SwiftUI has these names where it is imported as well.
#if !canImport(SwiftUI)
    @available(*, unavailable, renamed: "Column")
    public typealias VStack = Column

    @available(*, unavailable, renamed: "Row")
    public typealias HStack = Row

    @available(*, unavailable, message: "elements over each other are overlay(_:) and background(_:) of the main one")
    public typealias ZStack = Stack

    @available(*, unavailable, message: "a block of elements takes a loop: for item in items { … }")
    public struct ForEach {
        public init<Items: Sequence>(_ items: Items, @ElementBuilder content: (Items.Element) -> [AnyElement]) {}
    }

    @available(*, unavailable, message: "a line is a box with a color: Box().height(1).fill(.gray)")
    public typealias Divider = Box

    @available(*, unavailable, message: "a round shape is Box().size(40, 40).shape(.ellipse)")
    public typealias Circle = Box
#endif

/// Sides by the reading direction. A layout from right to left is mirrored as a whole, so the leading side is the left one
/// before that.
extension LayoutElement {
    /// Space on each side, in points; the leading side is where reading starts.
    @_disfavoredOverload
    public func inset(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) -> Element<InsetLayout> {
        inset(top: top, left: leading, bottom: bottom, right: trailing)
    }

    /// Space around the element, in points; the leading side is where reading starts.
    @_disfavoredOverload
    public func inset(_ insets: DirectionalEdgeInsets) -> Element<InsetLayout> {
        inset(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// An element over this one, of exactly its size, if there is one.
    @_disfavoredOverload
    public func overlay(_ overlay: (any LayoutElement)?) -> Element<OverlayLayout> {
        self.overlay { overlay }
    }
}

extension CornerLayout.Location {
    /// At the top, where reading starts.
    public static let topLeading = topLeft
    /// At the top, where reading ends.
    public static let topTrailing = topRight
    /// At the bottom, where reading starts.
    public static let bottomLeading = bottomLeft
    /// At the bottom, where reading ends.
    public static let bottomTrailing = bottomRight
}
