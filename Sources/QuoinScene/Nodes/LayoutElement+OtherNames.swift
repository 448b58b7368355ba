import QuoinLayout

/// Names from other libraries. The compiler's error gives the name in Quoin.
extension LayoutElement {
    @available(*, unavailable, renamed: "inset(_:)")
    public func padding(_ length: Double = 8) -> Element<InsetLayout> { inset(length) }

    @available(*, unavailable, message: "set the size with size(_:_:), width(_:) or height(_:)")
    public func frame(width: Double? = nil, height: Double? = nil) -> Element<Kind> { _resolved() }

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
