import QuoinLayout

extension CollectionLayoutSection {
    /// A header, a footer, or a view at another edge of a section or of the whole layout.
    public struct BoundarySupplementaryItem: Hashable, Sendable {
        /// The name of what the view shows.
        public var elementKind: String
        /// The dimensions in the container.
        public var layoutSize: CollectionLayoutSize
        public var alignment: Alignment
        /// The distance from the aligned position in points: to the right, or to the left if the direction is right to
        /// left, and down.
        public var absoluteOffset: Point
        /// Whether the view extends the content by its length. If not, it covers the content's edge.
        public var extendsBoundary: Bool
        /// Whether the view stays visible as long as its section is.
        public var pinToVisibleBounds: Bool
        /// The drawing order; higher items are on top.
        public var zIndex: Int
        /// The insets that shrink the view inside its place, in points.
        public var contentInsets: DirectionalEdgeInsets
        /// The space around the view if it is used as an item of a group.
        public var edgeSpacing: CollectionLayoutEdgeSpacing

        /// By default at the top, where it extends the content and scrolls with it.
        public init(
            layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment = .top,
            absoluteOffset: Point = .zero, extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false,
            zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero,
            edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing()
        ) {
            self.elementKind = elementKind
            self.layoutSize = layoutSize
            self.alignment = alignment
            self.absoluteOffset = absoluteOffset
            self.extendsBoundary = extendsBoundary
            self.pinToVisibleBounds = pinToVisibleBounds
            self.zIndex = zIndex
            self.contentInsets = contentInsets
            self.edgeSpacing = edgeSpacing
        }

        /// The edge or corner at which the view is.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
            /// No edge: over the middle of the content.
            case none
        }
    }
}

extension CollectionLayoutSection.BoundarySupplementaryItem.Alignment {
    var edges: CollectionLayoutItem.Anchor.Edges {
        switch self {
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        case .none: []
        }
    }
}
