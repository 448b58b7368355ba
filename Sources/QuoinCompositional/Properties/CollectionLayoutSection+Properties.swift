import QuoinLayout

extension CollectionLayoutSection {
    /// The properties of a section that is not a list.
    package static let properties = PropertyTable(
        CollectionLayoutSection(group: CollectionLayoutItem()),
        [
            Property(
                written: "group", \.group, CollectionLayoutItem.codec, .contentLayout, isRequired: true,
                "What is repeated until the section's items are used up."),
            Property(
                "interGroupSpacing", \.interGroupSpacing, .points(.zeroOrMore), .contentLayout, also: ["spacing"],
                "The space between groups, in points."),
            Property(
                "contentInsets", \.contentInsets, DirectionalEdgeInsets.codec, .contentLayout,
                also: ["insets", "padding"],
                "The space around the groups, in points."),
            Property(
                "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .choice, .contentLayout,
                also: ["orthogonalScrolling"], "Whether the groups run in a lane of their own, and where it rests."),
            Property(
                "supplementariesFollowContentInsets", \.supplementariesFollowContentInsets, .bool, .contentLayout,
                "Whether boundary items keep within the content insets along their boundary."),
            Property(
                "contentInsetsReference", \.contentInsetsReference, .choice, .contentLayout,
                "What narrows the section across the scroll axis."),
            Property(
                "supplementaryContentInsetsReference", \.supplementaryContentInsetsReference, .choice, .contentLayout,
                "What narrows the boundary items' container."),
            Property(
                "boundarySupplementaryItems", \.boundarySupplementaryItems,
                .boundaryItems, .contentLayout, also: ["headers", "footers"], "Headers, footers and the like."),
            Property(
                "decorationItems", \.decorationItems, .list(CollectionLayoutSection.DecorationItem.codec),
                .contentLayout,
                "Backgrounds."),
        ])
}

extension Codec where Value == [CollectionLayoutSection.BoundarySupplementaryItem] {
    /// Headers, footers and other boundary items, with different element kinds.
    static var boundaryItems: Codec {
        let list = Codec.list(CollectionLayoutSection.BoundarySupplementaryItem.codec)
        return Codec(
            list.shape,
            read: { value in
                guard let values = value.list() else { return nil }
                var kinds: Set<String> = []
                return values.compactMap { value in
                    guard let item = CollectionLayoutSection.BoundarySupplementaryItem.codec.read(value) else {
                        return nil
                    }
                    if !kinds.insert(item.elementKind).inserted {
                        let reason = CollectionLayoutSection.LayoutError.Reason.repeatedElementKind(item.elementKind)
                        value.mapping()?.report(reason.description, at: "elementKind")
                    }
                    return item
                }
            }, write: list.write)
    }
}

extension CollectionViewCompositionalLayout.Configuration {
    package static let properties = PropertyTable(
        CollectionViewCompositionalLayout.Configuration(),
        [
            Property(
                "scrollDirection", \.scrollDirection, .choice, .contentLayout,
                "The direction in which sections follow one another."),
            Property(
                "interSectionSpacing", \.interSectionSpacing, .points(.zeroOrMore), .contentLayout,
                "The space between sections, in points."),
            Property(
                "contentInsetsReference", \.contentInsetsReference, .choice, .contentLayout,
                "What narrows the sections across the scroll axis."),
            Property(
                "boundarySupplementaryItems", \.boundarySupplementaryItems, .boundaryItems, .contentLayout,
                "Headers, footers and the like of the whole layout."),
        ])
}

extension CollectionLayoutSection.ListConfiguration {
    package static let properties = PropertyTable(
        CollectionLayoutSection.ListConfiguration(appearance: .plain),
        [
            Property("appearance", \.appearance, .choice, .contentLayout, also: ["style"], "The style of the list."),
            Property(
                "showsSeparators", \.showsSeparators, .bool, .contentLayout,
                "Whether lines separate the rows, where the style has them."),
            Property("headerMode", \.headerMode, .choice, .contentLayout, "What stands above the rows."),
            Property("footerMode", \.footerMode, .choice, .contentLayout, "What stands below the rows."),
        ], check: noteKinds)

    private static let noteKinds: @Sendable (DocumentMapping, CollectionLayoutSection.ListConfiguration) -> Void = {
        mapping, list in
        guard let kinds = mapping.value.reading[ElementKindsKey.self] else { return }
        kinds.record(supplementary: separatorKind)
        if list.headerMode == .supplementary { kinds.record(supplementary: headerKind) }
        if list.footerMode == .supplementary { kinds.record(supplementary: footerKind) }
    }
}

extension CollectionLayoutSection {
    /// A section or a list, without the key `kind`.
    package static var shape: ValueShape {
        .mapping { properties.shape } + .mapping { CollectionLayoutSection.ListConfiguration.properties.shape }
    }
}

/// The element kinds that the layout of a collection uses, collected while the layout is read.
package final class ElementKinds {
    /// The kinds of supplementary and boundary items.
    package private(set) var supplementary: Set<String> = []
    /// The kinds of backgrounds, each with the value that names it first.
    package private(set) var decoration: [String: DocumentValue] = [:]

    package init() {}

    package func record(supplementary kind: String) { supplementary.insert(kind) }

    func record(decoration kind: String, at value: DocumentValue) {
        decoration[kind] = decoration[kind] ?? value
    }
}

/// The element kinds of the collection that is being read.
package enum ElementKindsKey: ReadingKey {
    package static var initial: ElementKinds? { nil }
}

extension Codec where Value == String {
    /// The name of a kind of supplementary views.
    static var supplementaryKind: Codec {
        elementKind { kinds, kind, _ in kinds.record(supplementary: kind) }
    }

    /// The name of a kind of backgrounds.
    static var decorationKind: Codec {
        elementKind { kinds, kind, value in kinds.record(decoration: kind, at: value) }
    }

    private static func elementKind(
        _ note: @escaping @Sendable (ElementKinds, String, DocumentValue) -> Void
    ) -> Codec {
        Codec(
            .text,
            read: { value in
                guard let kind = value.string() else { return nil }
                if let kinds = value.reading[ElementKindsKey.self] { note(kinds, kind, value) }
                return kind
            }, write: { .text($0) })
    }
}
