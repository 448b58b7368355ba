import QuoinLayout

extension CollectionLayoutSection {
    /// The environment to which a section provider or a custom group may adapt its layout.
    public struct Environment: Hashable, Sendable {
        /// The available space.
        public var container: Container
        public var traitCollection: TraitCollection

        /// An environment of your own, for a section inside narrower insets. Section providers get theirs from the layout.
        public init(container: Container, traitCollection: TraitCollection = TraitCollection()) {
            self.container = container
            self.traitCollection = traitCollection
        }

        /// The space that a layout is made for.
        public struct Container: Hashable, Sendable {
            /// In points, including the insets.
            public var contentSize: Size
            /// In points.
            public var contentInsets: DirectionalEdgeInsets

            public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
                self.contentSize = contentSize
                self.contentInsets = contentInsets
            }

            /// The content size minus the insets, in points.
            public var effectiveContentSize: Size { contentSize.inset(by: contentInsets) }
            /// The insets, in points.
            public var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
        }

        /// What a layout may be adapted to, except for the available space.
        public struct TraitCollection: Hashable, Sendable {
            /// How much space there is along an axis.
            public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
            /// Whether colors are light or dark.
            public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }

            /// For section providers and custom groups, like the next two. The layout does not read them.
            public var horizontalSizeClass: SizeClass
            public var verticalSizeClass: SizeClass
            public var userInterfaceStyle: UserInterfaceStyle
            /// Pixels per point.
            public var displayScale: Double
            /// Right-to-left mirrors the finished layout.
            public var layoutDirection: LayoutDirection

            /// By default the traits of a phone in portrait orientation with light colors, at one pixel per point.
            public init(
                horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
                userInterfaceStyle: UserInterfaceStyle = .light, displayScale: Double = 1,
                layoutDirection: LayoutDirection = .leftToRight
            ) {
                self.horizontalSizeClass = horizontalSizeClass
                self.verticalSizeClass = verticalSizeClass
                self.userInterfaceStyle = userInterfaceStyle
                self.displayScale = displayScale
                self.layoutDirection = layoutDirection
            }
        }
    }
}
