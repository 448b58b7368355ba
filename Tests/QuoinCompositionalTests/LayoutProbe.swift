import QuoinCompositionalLayoutDSL

/// The contents of a layout, by default at a scale of 1.
struct LayoutProbe {
    let contents: CollectionLayoutContents

    init(
        _ layout: CollectionViewCompositionalLayout, items: [Int], _ viewport: CollectionViewport,
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) {
        contents = try layout.contents(itemCounts: items, in: viewport, measure: measure)
    }

    init(
        _ section: any LayoutSection, items: [Int], _ size: Size = Size(300, 400),
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) {
        try self.init(LayoutBuilder { section }, items: items, CollectionViewport(size: size), measure: measure)
    }

    /// The frames of one category, or of one element kind, in drawing order.
    func frames(_ category: CollectionLayoutSection.VisibleItem.Category, kind: String? = nil) -> [Rect] {
        contents.visibleItems.filter { $0.category == category && (kind == nil || $0.elementKind == kind) }.map(\.frame)
    }

    var cells: [Rect] { frames(.cell) }
}

/// Rows of this height with one item each.
func rows(height: Double) -> HGroup { HGroup(height: .absolute(height), count: 1) { Item() } }

extension CollectionViewport {
    init(_ width: Double, _ height: Double, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        self.init(
            size: Size(width, height),
            traitCollection: .init(displayScale: scale, layoutDirection: direction))
    }
}
