import QuoinLayout

extension CollectionLayoutSection {
    /// The frame and the appearance of a cell, a supplementary view or a background that intersects the viewport.
    public struct VisibleItem: Hashable, Sendable {
        /// The kinds of items, in the order in which items of one z index are drawn.
        public enum Category: String, Hashable, Sendable, CaseIterable {
            case decoration, cell, supplementary, boundary, layoutBoundary
        }

        public let category: Category
        /// The index of the section; `nil` for a boundary item of the layout.
        public let section: Int?
        /// The index of the item in its section; for a supplementary item, of the item or group that it is attached to.
        public let index: Int
        /// `nil` for a cell.
        public let elementKind: String?
        /// In points.
        public let size: Size
        /// In points.
        public var center: Point
        /// The drawing order; higher items are on top.
        public var zIndex: Int
        /// From 0, invisible, to 1.
        public var alpha = 1.0
        /// Whether the item is not drawn.
        public var isHidden = false
        /// Applied to the drawing, around the item's center.
        public var transform = TransformMatrix.identity
        /// Whether the item stays visible as long as its section is.
        public let isPinned: Bool
        let placement: ItemPlacement
        /// The space around a cell that its description requests.
        package let space: CollectionItemSpace
        /// Where the size of a cell of a linear group comes from.
        let source: CollectionItemSize?
        /// The repetition of the section's group that contains the item, from 0; `nil` outside groups.
        package var row: Int? { placement.row }

        init(
            category: Category, section: Int?, index: Int, elementKind: String?, frame: Rect, zIndex: Int,
            isPinned: Bool = false, placement: ItemPlacement, space: CollectionItemSpace = CollectionItemSpace(),
            source: CollectionItemSize? = nil
        ) {
            (self.category, self.section, self.index, self.elementKind) = (category, section, index, elementKind)
            (size, center, self.zIndex, self.isPinned) = (frame.size, frame.center, zIndex, isPinned)
            (self.placement, self.space, self.source) = (placement, space, source)
        }

        /// The rectangle before the transform, in points.
        public var frame: Rect {
            Rect(origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
        }
    }
}

/// How an item was placed.
enum ItemPlacement: Hashable, Sendable {
    /// At a point of a repetition of the section's group.
    case row(Int, Point)
    /// Behind the whole section, at a point of the content.
    case decoration(Point)
    /// At an edge, at a point of the content; then moved by its offset and by pinning.
    case boundary(Point, offset: Point, pinning: Point)

    var row: Int? { if case .row(let row, _) = self { row } else { nil } }
}
