import QuoinLayout

/// Names a cell, a supplementary view or a background of a collection.
public struct CollectionContent: Hashable, Sendable {
    /// What it is.
    public var category: CollectionLayoutVisibleItem.Category
    /// Nil for a boundary item of the layout.
    public var section: Int?
    /// The index of the item in its section; for a supplementary item, of the item or group that it belongs to. While a
    /// group's supplementary item is measured, it is the index of the group's first item.
    public var index: Int
    /// Nil for a cell.
    public var elementKind: String?

    public init(
        category: CollectionLayoutVisibleItem.Category, section: Int?, index: Int, elementKind: String? = nil
    ) {
        self.category = category
        self.section = section
        self.index = index
        self.elementKind = elementKind
    }
}

/// Measures a cell or a view in a range of sizes, in points: exact on the axis whose length is known, open on the one
/// that was estimated. Nil leaves the estimate.
public typealias ContentMeasuring = (CollectionContent, SizeRange) -> Size?
