extension TextNode {
    /// Where lines stand in a text that is higher than they are.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom

        /// The part of the free height that is above the lines.
        package var share: Double {
            switch self {
            case .top: 0
            case .center: 0.5
            case .bottom: 1
            }
        }
    }
}
