import QuoinLayout

// MARK: - Sizes

/// A description with dimensions in its container.
protocol SizedDescription: Sendable {
    var layoutSize: CollectionLayoutSize { get set }
    var contentInsets: DirectionalEdgeInsets { get set }
}

extension CollectionLayoutItem: SizedDescription {}
extension CollectionLayoutItem.SupplementaryItem: SizedDescription {}
extension CollectionLayoutSection.BoundarySupplementaryItem: SizedDescription {}

extension SizedDescription {
    private var width: CollectionLayoutSize.Dimension {
        get { layoutSize.widthDimension }
        set { layoutSize.widthDimension = newValue }
    }

    private var height: CollectionLayoutSize.Dimension {
        get { layoutSize.heightDimension }
        set { layoutSize.heightDimension = newValue }
    }

    static var sizeProperties: [Property<Self>] {
        [
            Property(
                "width", \.width, CollectionLayoutSize.Dimension.codec, .layout,
                "The width; all of the container's by default."
            )
            .named("CollectionLayoutSize.widthDimension"),
            Property(
                "height", \.height, CollectionLayoutSize.Dimension.codec, .layout,
                "The height; all of the container's by default."
            ).named("CollectionLayoutSize.heightDimension"),
            Property(
                "contentInsets", \.contentInsets, DirectionalEdgeInsets.codec, .layout, also: ["insets", "padding"],
                "The space by which the content is smaller than its place, in points."
            ).named("\(Property<Self>.rootName).contentInsets"),
        ]
    }
}

// MARK: - Views

extension CollectionLayoutItem.SupplementaryItem {
    static let codec = Codec<CollectionLayoutItem.SupplementaryItem>.kinds([
        .kind("supplementary", properties, { $0 }) { $0 }
    ])
    .named("supplementaryItem")

    package static let properties = PropertyTable(
        CollectionLayoutItem.SupplementaryItem(layoutSize: CollectionLayoutSize(), elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .supplementaryKind, .layout, isRequired: true,
                "Names what the view shows."),
            Property(
                "containerAnchor", \.containerAnchor, CollectionLayoutItem.Anchor.codec, .parentLayout,
                "The point of the item that the view is attached to."),
            Property(
                "itemAnchor", \.itemAnchor, CollectionLayoutItem.Anchor.codec, .parentLayout,
                "The point of the view that is laid there."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
        ] + sizeProperties)
}

extension CollectionLayoutSection.BoundarySupplementaryItem {
    static let codec = Codec<CollectionLayoutSection.BoundarySupplementaryItem>.kinds([
        .kind("boundary", properties, { $0 }) { $0 }
    ])
    .named("boundaryItem")

    package static let properties = PropertyTable(
        CollectionLayoutSection.BoundarySupplementaryItem(layoutSize: CollectionLayoutSize(), elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .supplementaryKind, .layout, isRequired: true,
                "Names what the view shows."),
            Property("alignment", \.alignment, .choice, .layout, "The edge or corner at which the view stands."),
            Property("absoluteOffset", \.absoluteOffset, .point, .layout, "How far the view is moved, in points."),
            Property(
                "extendsBoundary", \.extendsBoundary, .bool, .layout,
                "Whether the view lies outside the content instead of over its edge."),
            Property(
                "pinToVisibleBounds", \.pinToVisibleBounds, .bool, .parentLayout,
                "Whether the view stays on screen while its section is."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
        ] + sizeProperties)
}

extension CollectionLayoutSection.DecorationItem {
    static let codec = Codec<CollectionLayoutSection.DecorationItem>.kinds([
        .kind("decoration", properties, { $0 }) { $0 }
    ])
    .named("decorationItem")

    package static let properties = PropertyTable(
        CollectionLayoutSection.DecorationItem(elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .decorationKind, .layout, isRequired: true,
                "Names what the background shows."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
            Property(
                "contentInsets", \.contentInsets, DirectionalEdgeInsets.codec, .layout,
                "The space by which the background is smaller than its section, in points."),
        ])
}
