import QuoinLayout

/// What a section provider and a custom group know of their surroundings.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
    /// The room there is.
    public var container: CollectionLayoutContainer
    /// What a layout may be adapted to, besides the room there is.
    public var traitCollection: TraitCollection

    /// A section provider is given one by the layout; make one for an inner section with room of its own.
    public init(container: CollectionLayoutContainer, traitCollection: TraitCollection = TraitCollection()) {
        self.container = container
        self.traitCollection = traitCollection
    }
}

/// The room that something is laid out in.
public struct CollectionLayoutContainer: Hashable, Sendable {
    /// In points, before the insets are taken off.
    public var contentSize: Size
    /// What is taken off the content size, in points.
    public var contentInsets: DirectionalEdgeInsets

    public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    /// The content size less the insets, in points.
    public var effectiveContentSize: Size { contentSize.less(contentInsets) }
    /// The insets, in points.
    public var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}

/// What a layout may be adapted to, besides the room there is.
public struct TraitCollection: Hashable, Sendable {
    /// How much room there is on an axis.
    public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
    /// Whether the surroundings are light or dark.
    public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// For section providers and custom groups to go by, as are the next two; the layout itself makes nothing of it.
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var userInterfaceStyle: UserInterfaceStyle
    /// Pixels per point.
    public var displayScale: Double
    /// Right-to-left mirrors the finished layout.
    public var layoutDirection: LayoutDirection

    /// The traits of a phone held upright, in light colors and with one pixel a point, unless told otherwise.
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
