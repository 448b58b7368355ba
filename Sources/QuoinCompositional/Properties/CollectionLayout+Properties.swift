import QuoinLayout

extension CollectionLayout {
    package static let declaration = KindDeclaration(
        "Sections of items, of which only those are made that can be seen.",
        PropertyTable(
            CollectionLayout(
                CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: CollectionLayoutItem())),
                itemCounts: []
            ) { _ in nil }, properties), children: .none,
        // It scrolls.
        containment: { _ in ChildContainment(.noChild) })

    private static let properties: [Property<CollectionLayout>] = [
        Property(
            "sections", \.itemCounts, itemCountsCodec, .contentLayout, also: ["itemCounts"], isRequired: true,
            "The number of items in each section, or auto for as many as its cells are listed."
        ).named("CollectionView.init(_:itemCounts:content:)"),
        Property(
            "contentOffset", \.contentOffset, .point, .contentLayout, "How far the content is scrolled, in points."
        ).named("CollectionView.contentOffset(_:)"),
        Property(
            "contentInset", \.contentInset, .finiteInsets(), .contentLayout,
            "What bars cover, in points: pinned items keep out of it."
        ).named("CollectionView.contentInset(_:)"),
        Property(
            "safeArea", \.safeArea, .finiteInsets(), .contentLayout, also: ["safeAreaInsets"],
            "The safe area, in points."
        ).named("CollectionView.safeArea(_:)"),
        Property(
            "orthogonalOffsets", \.orthogonalOffsets, .bySection(.points()), .contentLayout,
            "How far the lanes are scrolled, by section, in points."
        ).named("CollectionView.orthogonalOffset(_:section:)"),
        Property(
            "measured", \.measuredLengths, .bySection(.list(.points(.zeroOrMore))), .contentLayout,
            "Lengths in place of estimated ones, by section and item, in points."
        ).named(nil),
    ]
}

/// The number of sections of the collection that is being read.
package enum SectionCountKey: ReadingKey {
    package static let initial = Int.max
}

extension CollectionLayout {
    /// The number of items in each section; -1 for `auto`.
    fileprivate static let itemCountsCodec: Codec<[Int]> = {
        let count = Codec<Int>.oneOf([
            .words([("auto", -1)]), .all(.integer(0...1_000_000_000)),
        ])
        let counts = Codec<[Int]>.list(count, count: 0...(.max), Expected("a list", .list))
        return Codec(
            counts.shape,
            read: { value in
                value.reading[SectionCountKey.self] = value.list()?.count ?? .max
                return counts.read(value)
            }, write: counts.write)
    }()
}

extension Codec {
    /// A mapping of section indexes. Indexes without a section cause warnings.
    fileprivate static func bySection<Item: Sendable>(_ item: Codec<Item>) -> Codec where Value == [Int: Item] {
        Codec(
            .mapping { MappingShape([], others: .numbered(item.shape)) },
            read: { $0.bySection { item.read($1) } },
            write: { values in
                .mapping(Dictionary(uniqueKeysWithValues: values.map { ("\($0)", item.write($1)) }))
            })
    }
}

extension DocumentValue {
    /// A mapping of section indexes. Indexes without a section cause warnings.
    package func bySection<Value>(_ read: (Int, DocumentValue) -> Value?) -> [Int: Value]? {
        guard let mapping = mapping() else { return nil }
        let count = reading[SectionCountKey.self]
        var values: [Int: Value] = [:]
        for (key, value) in mapping.all() {
            guard let section = Int(key), section >= 0 else {
                mapping.report("expected the index of a section, not \"\(key)\"", at: key)
                continue
            }
            if section >= count { mapping.warn("has no effect, since there is no section \(section)", at: key) }
            values[section] = read(section, value)
        }
        return values
    }
}

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
