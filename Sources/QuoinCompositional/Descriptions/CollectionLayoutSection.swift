import QuoinLayout

/// A group that is repeated for all items of a section, and the views around it.
public struct CollectionLayoutSection: Sendable {
    /// Usually a group; a plain item gives one cell per row.
    public var group: CollectionLayoutItem
    /// In points.
    public var interGroupSpacing: Double
    /// The space around the groups, in points. An empty section has none.
    public var contentInsets: DirectionalEdgeInsets
    /// The insets of the section's container across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference
    /// Whether the groups scroll in a separate lane, and where the lane stops.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// Whether boundary items keep within the content insets along their boundary.
    public var supplementariesFollowContentInsets: Bool
    /// The insets of the boundary items' container; `automatic` is the same as for the section.
    public var supplementaryContentInsetsReference: ContentInsetsReference
    /// Headers, footers and views at other edges; their element kinds must differ.
    public var boundarySupplementaryItems: [CollectionLayoutSection.BoundarySupplementaryItem]
    /// Backgrounds.
    public var decorationItems: [DecorationItem]
    /// May change the visible items before they are drawn.
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// The configuration that a list was made from; `nil` for any other section.
    package var list: ListConfiguration?

    /// By default without spacing, insets, views around the groups, and a lane.
    public init(
        group: CollectionLayoutItem, interGroupSpacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero,
        contentInsetsReference: ContentInsetsReference = .automatic,
        orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
        supplementariesFollowContentInsets: Bool = true,
        supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
        boundarySupplementaryItems: [CollectionLayoutSection.BoundarySupplementaryItem] = [],
        decorationItems: [DecorationItem] = [],
        visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? = nil
    ) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
        self.contentInsets = contentInsets
        self.contentInsetsReference = contentInsetsReference
        self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.decorationItems = decorationItems
        self.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    }

    /// Changes the visible cells and supplementary items of a section after they are placed and before they are drawn.
    ///
    /// It gets the items in the coordinates of the content, or of the section's lane, the offset of the content or the
    /// lane, and the environment. It may change `center`, `alpha`, `zIndex`, `isHidden` and `transform`.
    public typealias VisibleItemsInvalidationHandler =
        @Sendable (inout [CollectionLayoutSection.VisibleItem], Point, CollectionLayoutSection.Environment) -> Void
}

extension CollectionLayoutSection {
    /// Whether a section's groups scroll across the scroll axis in a separate lane, and where the lane stops.
    public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
        /// No lane: the groups run along the scroll axis.
        case none
        /// Anywhere between the lane's ends.
        case continuous
        /// With a group's leading edge at the leading inset, or at the end.
        case continuousGroupLeadingBoundary
        /// At multiples of the collection view's length along the lane.
        case paging
        /// At multiples of a group's length and the spacing.
        case groupPaging
        /// With a group in the middle of the collection view.
        case groupPagingCentered
    }

    /// The insets of a container across the scroll axis.
    public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
        /// The insets of the layout's configuration; there, it means the safe area.
        case automatic
        /// None, not even the safe area.
        case none
        case safeArea
        /// 8 points more than the safe area.
        case layoutMargins
        /// The layout margins, or more where the width between them would exceed 672 points.
        case readableContent
    }

    /// A section's background.
    public struct DecorationItem: Hashable, Sendable {
        /// The name of what the view shows.
        public var elementKind: String
        /// The drawing order; higher items are on top.
        public var zIndex: Int
        /// The insets that shrink the background inside the section, in points.
        public var contentInsets: DirectionalEdgeInsets
        /// The space around the background if it is used as an item of a group.
        public var edgeSpacing: CollectionLayoutEdgeSpacing

        /// By default the whole section, below everything else.
        public init(
            elementKind: String, zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero,
            edgeSpacing: CollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing()
        ) {
            self.elementKind = elementKind
            self.zIndex = zIndex
            self.contentInsets = contentInsets
            self.edgeSpacing = edgeSpacing
        }
    }

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

    /// The frame and the appearance of a cell, a supplementary view or a background that intersects the viewport.
    public struct VisibleItem: Hashable, Sendable {
        /// The kinds of items, in the order in which items of one z index are drawn.
        public enum Category: String, Hashable, Sendable, CaseIterable {
            case decoration, cell, supplementary, boundary, layoutBoundary
        }

        public let category: Category
        /// The index of the section; `nil` for a boundary item of the layout.
        public let section: Int?
        /// The index of the item in its section; for a supplementary item, of the item or group that it is attached to.
        public let index: Int
        /// `nil` for a cell.
        public let elementKind: String?
        /// In points.
        public let size: Size
        /// In points.
        public var center: Point
        /// The drawing order; higher items are on top.
        public var zIndex: Int
        /// From 0, invisible, to 1.
        public var alpha = 1.0
        /// Whether the item is not drawn.
        public var isHidden = false
        /// Applied to the drawing, around the item's center.
        public var transform = TransformMatrix.identity
        /// Whether the item stays visible as long as its section is.
        public let isPinned: Bool
        let placement: ItemPlacement
        /// The space around a cell that its description requests.
        package let space: CollectionItemSpace
        /// Where the size of a cell of a linear group comes from.
        let source: CollectionItemSize?
        /// The repetition of the section's group that contains the item, from 0; `nil` outside groups.
        package var row: Int? { placement.row }

        init(
            category: Category, section: Int?, index: Int, elementKind: String?, frame: Rect, zIndex: Int,
            isPinned: Bool = false, placement: ItemPlacement, space: CollectionItemSpace = CollectionItemSpace(),
            source: CollectionItemSize? = nil
        ) {
            (self.category, self.section, self.index, self.elementKind) = (category, section, index, elementKind)
            (size, center, self.zIndex, self.isPinned) = (frame.size, frame.center, zIndex, isPinned)
            (self.placement, self.space, self.source) = (placement, space, source)
        }

        /// The rectangle before the transform, in points.
        public var frame: Rect {
            Rect(origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
        }
    }
}

/// How an item was placed.
enum ItemPlacement: Hashable, Sendable {
    /// At a point of a repetition of the section's group.
    case row(Int, Point)
    /// Behind the whole section, at a point of the content.
    case decoration(Point)
    /// At an edge, at a point of the content; then moved by its offset and by pinning.
    case boundary(Point, offset: Point, pinning: Point)

    var row: Int? { if case .row(let row, _) = self { row } else { nil } }
}

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
