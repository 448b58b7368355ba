import QuoinLayout

extension CollectionViewCompositionalLayout {
    /// Identifies a cell, a supplementary view or a background of a collection.
    public struct Content: Hashable, Sendable {
        public var category: CollectionLayoutSection.VisibleItem.Category
        /// `nil` for a boundary item of the layout.
        public var section: Int?
        /// The index of the item in its section; for a supplementary item, of the item or group that it is attached to.
        /// While a group's supplementary item is measured, it is the index of the group's first item.
        public var index: Int
        /// `nil` for a cell.
        public var elementKind: String?

        public init(
            category: CollectionLayoutSection.VisibleItem.Category, section: Int?, index: Int,
            elementKind: String? = nil
        ) {
            self.category = category
            self.section = section
            self.index = index
            self.elementKind = elementKind
        }
    }
}

/// Measures a cell or a view in a range of sizes, in points: exact on the axis with a known length, unbounded on the
/// estimated one. `nil` keeps the estimate.
package typealias ContentMeasuring = (CollectionViewCompositionalLayout.Content, SizeRange) -> Size?
