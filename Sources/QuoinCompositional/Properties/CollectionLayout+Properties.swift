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
