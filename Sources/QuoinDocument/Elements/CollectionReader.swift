import QuoinCompositional
import QuoinScene

extension KindReader {
    /// `collection`: `{layout, sections, contentOffset, contentInset, safeArea, orthogonalOffsets, measured, cell,
    /// cells, supplementary, decoration}`, or a list of rows.
    static let collection = KindReader(
        key: CollectionLayout.name, summary: CollectionLayout.declaration.summary,
        synonyms: ["collectionView", "grid"],
        shape: .list(.element) + .mapping { CollectionShapes.collection },
        element: { $0.isList ? $0.rows() : $0.collection() })
}

extension DocumentValue {
    /// A collection with an element for each row, as wide as the collection and as high as the element.
    fileprivate func rows() -> AnyElement? {
        let first = CollectionViewCompositionalLayout.Content(category: .cell, section: 0, index: 0)
        guard var kind = CollectionLayout.declaration.properties?.base, let cells = contentTemplates(first: first)
        else {
            return nil
        }
        let row = CollectionLayoutItem(layoutSize: CollectionLayoutSize(heightDimension: .estimated(44)))
        kind.layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row))
        kind.itemCounts = [cells.count(inSection: 0) ?? 0]
        kind.content = { cells.template(for: $0)?.element(for: $0) }
        return Element(kind).erased
    }

    fileprivate func collection() -> AnyElement? {
        guard let mapping = mapping() else { return nil }
        guard let table = CollectionLayout.declaration.properties else { return nil }
        var kind = table.base
        let isComplete = mapping.read(table, into: &kind)
        var reader = CollectionLayoutReader(sectionCount: kind.itemCounts.count)
        let layout = mapping.required("layout").flatMap { reader.layout($0) }
        let contents = CollectionContents(mapping, reader, isWhole: layout != nil)
        kind.itemCounts = contents.resolved(kind.itemCounts, in: mapping)
        mapping.finish()
        guard let layout, isComplete else { return nil }
        kind.layout = layout
        kind.content = { contents.element(for: $0) }
        return Element(kind).erased
    }
}

/// The shapes of a collection and its layout.
private enum CollectionShapes {
    static let collection: MappingShape = {
        let contents = ValueShape.element + .list(.element)
        let elements = ValueShape.named(values: contents + .bySection(contents))
        let keys = CollectionLayout.declaration.properties?.keys ?? []
        return MappingShape(
            [
                KeyShape(
                    "layout", CollectionLayoutReader.shape, "How sections, groups and items are arranged.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)")
            ] + keys + [
                KeyShape(
                    "cell", contents,
                    "What a cell shows, or a list with one element for each; {section} and {item} in texts say which it is.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "cells", .bySection(contents),
                    "What the cells of a section show, or a list with one element for each, which for may make from data.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "supplementary", elements,
                    "What supplementary and boundary views show, by element kind: one element, or a list as for cells.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "decoration", elements, "What backgrounds show, by element kind.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
            ], required: [["layout", "sections"]])
    }()
}
