/// What narrows the container of sections across the scroll axis.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
    /// As the configuration says, and there the safe area.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
