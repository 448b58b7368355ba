import QuoinCompositional
import QuoinLayout

/// `collection`: `{layout, sections, contentOffset, contentInset, safeArea, orthogonalOffsets, measured, cell, cells,
/// supplementary, decoration}`.
enum CollectionReader: KindReader {
    static let key = "collection"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        let counts = mapping.required("sections")?.itemCounts()
        let structs = CollectionStructReader(sectionCount: counts?.count ?? 0)
        let layout = mapping.required("layout").flatMap { structs.layout($0) }
        let contents = CollectionContents(mapping, structs)
        let scrolling = CollectionScrolling(mapping, sectionCount: counts?.count ?? .max)
        mapping.finish()
        guard let layout, let counts else { return nil }
        var kind = CollectionLayout(layout, itemCounts: counts) { contents.element(for: $0) }
        scrolling.apply(to: &kind)
        return Element(kind).erased
    }
}

extension DocumentValue {
    /// The number of items in each section.
    fileprivate func itemCounts() -> [Int]? {
        guard let values = list() else { return nil }
        let counts = values.compactMap { $0.integer(0...1_000_000_000) }
        return counts.count == values.count ? counts : nil
    }
}
