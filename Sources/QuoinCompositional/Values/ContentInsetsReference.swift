/// What narrows the container of sections across the scroll axis.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
    /// As the configuration says, and there the safe area.
    case automatic
    /// Nothing does, not even the safe area.
    case none
    case safeArea
    /// 8 points more than the safe area, unless the viewport has margins of its own.
    case layoutMargins
    /// The layout margins, and at most 672 points of width between them, unless the viewport has its own.
    case readableContent
}
