import QuoinLayout

extension Button {
    /// What chooses among a button's contents (Texture, §11.5).
    public enum State: String, Hashable, Sendable, CaseIterable {
        case normal
        case highlighted
        case selected
        case selectedHighlighted
        case disabled

        /// The state, then those whose content stands in for what it lacks.
        var withFallbacks: [State] {
            switch self {
            case .normal: [.normal]
            case .selectedHighlighted: [.selectedHighlighted, .highlighted, .selected, .normal]
            case .highlighted, .selected, .disabled: [self, .normal]
            }
        }
    }

    /// What a button shows in a state.
    public struct Content: Sendable {
        /// Left out where its text is empty.
        public var title: Text?
        /// An image, or whatever stands in its place.
        public var image: AnyElement?
        /// Behind title and image, stretched to the button.
        public var background: ImageResource?

        public init(title: Text? = nil, image: AnyElement? = nil, background: ImageResource? = nil) {
            (self.title, self.image, self.background) = (title, image, background)
        }
    }
}
