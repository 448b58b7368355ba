import QuoinCompositional
import QuoinLayout

extension KindReader {
    /// `collection`: `{layout, sections, contentOffset, contentInset, safeArea, orthogonalOffsets, measured, cell, cells,
    /// supplementary, decoration}`.
    static let collection = KindReader(
        key: CollectionLayout.name, summary: CollectionLayout.declaration.summary, synonyms: ["collectionView"],
        shape: .mapping { CollectionShapes.collection }, element: { $0.collection() })
}

extension DocumentValue {
    fileprivate func collection() -> AnyElement? {
        guard let mapping = mapping() else { return nil }
        guard let table = CollectionLayout.declaration.properties else { return nil }
        var kind = table.base
        let isComplete = mapping.read(table, into: &kind)
        var reader = CollectionLayoutReader(sectionCount: kind.itemCounts.count)
        let layout = mapping.required("layout").flatMap { reader.layout($0) }
        let contents = CollectionContents(mapping, reader)
        mapping.finish()
        guard let layout, isComplete else { return nil }
        kind.layout = layout
        kind.content = { contents.element(for: $0) }
        return Element(kind).erased
    }
}
